import { describe, expect, it } from 'vitest';
import { firstOfGroups, whatMoved, whatTrendsMoved } from '../../../src/domain/discoveries/what-moved';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';

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
    expect(counts).toMatchObject({ moved: 3, toAnotherQuadrant: 2 });
    const ids = [counts.added, counts.gone, counts.still].map((list) => list.map(({ id }) => id));
    expect(ids).toEqual([['7'], ['6'], ['4', '5']]);
  });

  it('is nothing where both are the same', () => {
    expect(whatMoved(previous, previous)).toMatchObject({
      groups: [],
      gone: [],
      added: [],
      moved: 0,
      toAnotherQuadrant: 0,
    });
  });

  it('is found of trends by the same rules', () => {
    const trend = aTrend({ id: entityId('9'), quadrant: quadrantOf(3) });
    const { groups, gone } = whatTrendsMoved([trend], [{ ...trend, quadrant: quadrantOf(2) }]);
    expect(groups.map(({ quadrant, movements }) => [quadrant, movements.map(({ id }) => id)])).toEqual([[2, ['9']]]);
    expect(gone).toEqual([]);
  });

  it('is cut to the first of each group, and of all', () => {
    const { groups } = whatMoved(previous, now);
    const idsOf = (ofEach: number, ofAll: number) =>
      firstOfGroups(groups, { ofEach, ofAll }).map(({ movements }) => movements.map(({ id }) => id));
    expect(idsOf(1, 60)).toEqual([['2'], ['3']]);
    expect(idsOf(10, 2)).toEqual([['2', '1']]);
  });
});
