import { describe, expect, it } from 'vitest';
import { FailurePolicy, RequestFailure, type FailureKind } from '../../../src/application/shared/request-failure';
import { failureKind } from '../../../src/infrastructure/http/http-failure';
import { FakeNavigator } from '../../fakes/fake-navigator';
import { RecordingLogger } from '../../fakes/recording-logger';

function fail(kind: FailureKind) {
  const navigator = new FakeNavigator('/data/1');
  const logger = new RecordingLogger();
  const failure = new RequestFailure(kind, 'in a test');
  new FailurePolicy(navigator, logger).handle('Failed to fetch topics:', failure);
  return { navigator, logger, failure };
}

describe('a failed request', () => {
  it.each([
    [404, '/404'],
    [417, '/maintenance'],
    [500, '/500'],
    [502, '/500'],
    [503, '/500'],
    [599, '/500'],
  ])('with the status %i leads to %s', (status, page) => {
    expect(fail(failureKind(status)).navigator.path).toBe(page);
  });

  it.each([400, 401, 403, 409, 418, 429, 499])('with the status %i stays where it is, with the caller', (status) => {
    expect(fail(failureKind(status)).navigator.path).toBe('/data/1');
  });

  it.each(['network', 'malformed'] as const)('of the kind %s stays where it is, with the caller', (kind) => {
    expect(fail(kind).navigator.path).toBe('/data/1');
  });

  it('is logged with its message, whatever comes of it', () => {
    for (const kind of ['not-found', 'refused'] as const) {
      const { logger, failure } = fail(kind);
      expect(logger.errors).toEqual([{ message: 'Failed to fetch topics:', cause: failure }]);
    }
  });

  it('leaves no step in the history, so that Back does not lead into it again', () => {
    expect(fail('server').navigator.historyLength).toBe(0);
  });
});
