import type { SwitchedOff } from '../../../src/domain/shared/modules';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { isDeepdiveEmpty, type Deepdive } from '../../../src/domain/topic/deepdive';
import { carouselItemKey, type CarouselItem } from '../../../src/domain/workspace/carousel-item';
import { hasNewDiscoveries, workspaceFeatures, type Sow } from '../../../src/domain/workspace/sow';
import { initials, isMember, type User } from '../../../src/domain/session/user';
import { experimentAddress } from '../../../src/domain/experiments/experiment';
import { quadrantOf } from '../../../src/domain/topic/quadrant';

const sow: Sow = {
  id: entityId('1'),
  name: 'Consumer Goods 2035',
  loadDate: null,
  newDiscoveries: [],
  experiments: [{ id: entityId('timeline'), name: 'Timeline' }],
  reneAI: true,
};

const NONE: SwitchedOff = new Set();

describe('what a workspace offers', () => {
  it('is without the functions that are switched off for all, or by its file', () => {
    const own = workspaceFeatures({ ...sow, off: new Set(['brief']) }, null, new Set(['ask', 'experiments']));
    expect(own).toEqual({ assistant: true, experiments: [], off: new Set(['ask', 'experiments', 'brief']) });
  });

  it('is decided by its settings', () => {
    expect(workspaceFeatures(sow, { reneAI: false, experiments: [] }, NONE)).toEqual({
      assistant: false,
      experiments: [],
      off: NONE,
    });
  });

  it('falls back to the project where the settings are silent', () => {
    const features = { assistant: true, experiments: sow.experiments, off: NONE };
    expect(workspaceFeatures(sow, { reneAI: null, experiments: null }, NONE)).toEqual(features);
    expect(workspaceFeatures(sow, null, NONE)).toEqual(features);
  });

  it('is nothing while nothing is known', () => {
    expect(workspaceFeatures(null, null, NONE)).toEqual({ assistant: false, experiments: [], off: NONE });
  });
});

describe("the link 'Analyze'", () => {
  it('is shown when there are new discoveries', () => {
    const item: CarouselItem = { type: 'Topic', id: entityId('7'), name: 'x', imageUrl: null, quadrant: quadrantOf(1) };
    expect(hasNewDiscoveries(sow)).toBe(false);
    expect(hasNewDiscoveries({ ...sow, newDiscoveries: [item] })).toBe(true);
  });
});

describe('a carousel item', () => {
  it('is told from another of the same id by its type', () => {
    expect(carouselItemKey({ type: 'Topic', id: entityId('7') })).not.toBe(
      carouselItemKey({ type: 'Trend', id: entityId('7') }),
    );
  });
});

describe('a deepdive', () => {
  const empty: Deepdive = { evolution: [], manifestations: [], provocations: [], dataPoints: [], more: [] };

  it('is empty only when manifestations, evolution, datapoints and provocations all are', () => {
    expect(isDeepdiveEmpty(empty)).toBe(true);
    expect(isDeepdiveEmpty({ ...empty, provocations: ['x'] })).toBe(false);
    expect(isDeepdiveEmpty({ ...empty, evolution: [{ label: '2020', text: 'x' }] })).toBe(false);
    expect(isDeepdiveEmpty({ ...empty, dataPoints: [{ value: '1', description: null, sourceUrl: null }] })).toBe(false);
  });
});

describe('a user', () => {
  const user: User = {
    userId: 'u',
    orgId: 'org',
    organisationName: null,
    internal: false,
    loginCount: null,
    nickname: 'maya.brandt',
    email: null,
    updatedAt: null,
    supportHash: null,
  };

  it('is a member with an org_id only', () => {
    expect(isMember(user)).toBe(true);
    expect(isMember({ ...user, orgId: null })).toBe(false);
    expect(isMember({ ...user, orgId: '' })).toBe(false);
  });

  it('has initials', () => {
    expect(initials(user)).toBe('MB');
    expect(initials({ nickname: 'analyst' })).toBe('A');
    expect(initials({ nickname: '' })).toBe('?');
  });
});

describe("an experiment's page", () => {
  it.each(['https://example.com/x', '/experiments/own.html'])('%s may be framed', (url) => {
    expect(experimentAddress(url)).toBe(url);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.com/x', '/\\evil.com', 'x.html', '', null, 7])(
    '%s may not',
    (url) => expect(experimentAddress(url)).toBeNull(),
  );
});
