import { describe, expect, it } from 'vitest';
import { compareTopic, type TopicComparison } from '../../../../src/ui/charts/comparison/topic-comparison';
import { formatFigure, type SignalFigure } from '../../../../src/domain/topic/figures';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { UNKNOWN_SIZING } from '../../../../src/domain/topic/signal';
import type { Topic } from '../../../../src/domain/topic/topic';
import { aBareTopic, aTopic } from '../../../builders/topic-mother';

const own = aTopic({ id: entityId(1), driverCount: 9, growth: 0.3 });
const sibling = aTopic({ id: entityId(2), driverCount: 5, growth: 0.1 });
const other = aTopic({
  id: entityId(3),
  driverCount: 1,
  growth: -0.1,
  trend: { id: entityId(900), name: 'Another trend', shiftName: null },
});

function compared(id: number, topics: readonly Topic[]): TopicComparison {
  const comparison = compareTopic(entityId(id), topics);
  if (comparison === null) throw new Error('There is no such topic');
  return comparison;
}

const figure = (comparison: TopicComparison, measure: SignalFigure) =>
  comparison.figures.find((each) => each.measure === measure);

describe('a topic beside the others', () => {
  it('stands against the average of its trend and of all topics', () => {
    const comparison = compared(1, [own, sibling, other]);
    expect(figure(comparison, 'drivers')).toEqual({ measure: 'drivers', own: 9, trend: 7, all: 5 });
    expect(figure(comparison, 'growth')?.trend).toBeCloseTo(0.2);
    expect(figure(comparison, 'growth')?.all).toBeCloseTo(0.1);
    expect([comparison.trendSize, comparison.allSize]).toEqual([2, 3]);
    expect(comparison.driverCounts).toEqual([9, 5, 1]);
  });

  it('leaves missing figures out of the averages: they are no zeros', () => {
    const unknown = aTopic({ id: entityId(4), driverCount: null, growth: null, sizing: UNKNOWN_SIZING });
    const comparison = compared(1, [own, sibling, unknown]);
    expect(figure(comparison, 'drivers')).toMatchObject({ trend: 7, all: 7 });
    expect(figure(comparison, 'consumer')).toMatchObject({ own: 0.26, trend: 0.26, all: 0.26 });
    expect(comparison.driverCounts).toEqual([9, 5]);
    expect(figure(compared(4, [own, unknown]), 'growth')).toMatchObject({ own: null, all: 0.3 });
  });

  it('has no trend to stand against when it belongs to none', () => {
    const bare = aBareTopic({ id: entityId(5), driverCount: 4 });
    const comparison = compared(5, [bare, own]);
    expect(comparison.trendSize).toBe(0);
    expect(figure(comparison, 'drivers')).toMatchObject({ own: 4, trend: null, all: 6.5 });
  });

  it('is nothing for a topic that the project does not have', () => {
    expect(compareTopic(entityId(77), [own])).toBeNull();
  });
});

describe('a figure of the comparison', () => {
  it('gives mean driver counts one decimal, and what is not known a dash', () => {
    expect([formatFigure('drivers', 6.5), formatFigure('drivers', 1200), formatFigure('drivers', null)]).toEqual([
      '6.5',
      '1,200',
      '–',
    ]);
    expect([formatFigure('growth', 0.05), formatFigure('industry', 0.05)]).toEqual(['+5 %', '5 %']);
  });
});
