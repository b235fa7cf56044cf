import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import type { Screen } from '../../../src/domain/shared/screen';
import { pathInProject, screenAt } from '../../../src/domain/shared/screen-address';

const screenOf = (path: Screen['path']): Screen => ({
  path,
  headerTitle: 'Data',
  pageTitle: 'Data',
  pageName: 'data',
  menu: null,
});
const data = screenOf('/data/:sowId');
const experiment = screenOf('/sow/:sowId/experiments/:experimentId');
const screens = [data, experiment];

describe('an address', () => {
  it('names the screen by its whole path; a slash at the end does not count', () => {
    expect(screenAt(screens, '/data/1')).toEqual({ screen: data, sowId: '1' });
    expect(screenAt(screens, '/data/1/')).toEqual({ screen: data, sowId: '1' });
    expect(screenAt(screens, '/sow/1/experiments/x')).toEqual({ screen: experiment, sowId: '1' });
    expect(screenAt(screens, '/sow/1')).toBeNull();
    expect(screenAt(screens, '/data/1/2')).toBeNull();
    expect(screenAt(screens, '/unknown/1')).toBeNull();
    expect(screenAt(screens, '/')).toBeNull();
  });

  it('of a screen keeps any project id, whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }).filter((id) => id.trim() !== ''),
        (raw) => {
          const sowId: SowId = entityId(raw);
          expect(screenAt(screens, pathInProject(data, sowId) ?? '')).toEqual({ screen: data, sowId });
        },
      ),
    );
  });

  it('never makes the parser throw', () => {
    fc.assert(fc.property(fc.webPath(), fc.string(), (path, rest) => void screenAt(screens, `/data/${path}${rest}`)));
    expect(screenAt(screens, '/data/%')?.sowId).toBe('%');
  });

  it.each(['/data/', '/data/%20', '/data'])('with a blank project, such as %j, is no screen', (path) => {
    expect(screenAt(screens, path)).toBeNull();
  });

  it('is not known by the project alone where a screen needs more', () => {
    expect(pathInProject(experiment, entityId('1'))).toBeNull();
  });
});
