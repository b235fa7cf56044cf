import { describe, expect, it } from 'vitest';
import { whatMoved } from '../../../src/domain/discoveries/what-moved';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';

const topic = (id: number, overrides: Partial<Topic> = {}): Topic =>
  aTopic({ id: entityId(String(id)), quadrant: quadrantOf(3), growth: 0.1, ...overrides });

describe('what has moved from the previous data to the current', () => {
  const previous = [topic(1), topic(2), topic(3), topic(4), topic(5), topic(6)];
  const now = [
    topic(1, { quadrant: quadrantOf(1), growth: 0.2 }),
    topic(2, { quadrant: quadrantOf(1), growth: 0.4 }),
    topic(3, { growth: 0.05 }),
    topic(4, { growth: 0.10001 }),
    topic(5, { driverCount: 9 }),
    topic(7),
  ];

  it('is grouped by where it is now, the largest move first; what looks the same has not moved', () => {
    const { groups, ...counts } = whatMoved(previous, now);
    expect(groups.map(({ quadrant, movements }) => [quadrant, movements.map(({ id }) => id)])).toEqual([
      [1, ['2', '1']],
      [null, ['3']],
    ]);
    expect(counts).toMatchObject({ moved: 3, toAnotherQuadrant: 2, added: 1 });
    expect(counts.gone.map(({ id }) => id)).toEqual(['6']);
  });

  it('is nothing where both are the same', () => {
    expect(whatMoved(previous, previous)).toEqual({ groups: [], gone: [], moved: 0, toAnotherQuadrant: 0, added: 0 });
  });
});
