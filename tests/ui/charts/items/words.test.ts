import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histogram } from '../../../../src/ui/charts/comparison/topic-comparison';
import { countQuadrants, describeItem, describeMap } from '../../../../src/ui/charts/items/map-summary';
import { countMovements, movementOf } from '../../../../src/domain/plane/movement';
import { largest } from '../../../../src/domain/shared/statistics';
import { quadrantOf, UNCLASSIFIED } from '../../../../src/domain/topic/quadrant';
import { UNKNOWN_SIZING } from '../../../../src/domain/topic/signal';
import { aChartItem, anItemAt, anUnplacedItem } from '../../../builders/chart-item-mother';

describe('the map in words', () => {
  const items = [
    anItemAt(0.9, 0.01, { name: 'Large', quadrant: quadrantOf(2) }),
    anItemAt(0.5, -0.2, { name: 'Shrinking', quadrant: quadrantOf(2) }),
    anItemAt(0.2, 0.4, { name: 'Fast', quadrant: quadrantOf(3) }),
    anItemAt(0.1, 0, { name: 'Small', quadrant: quadrantOf(4) }),
    anUnplacedItem({ name: 'Unknown' }),
  ];

  it('say how many there are, where, which are largest and which grow fastest, and what is not on it', () => {
    expect(describeMap(items, 'trend')).toBe(
      '4 trends on a map of growth by average sizing. ' +
        'Strong Signal: 0, Mature Signal: 2, Potential Disruptor: 2 (1 on the map), Uncertain Signal: 1. ' +
        'Largest: Large (90 %), Shrinking (50 %), Fast (20 %). ' +
        'Growing fastest: Fast (+40 %), Large (+1 %), Small (0 %). ' +
        'Not on the map, because figures are not known: 1.',
    );
  });

  it('name nothing where nothing can be placed', () => {
    expect(describeMap([anUnplacedItem()], 'topic')).toBe(
      '0 topics on a map of growth by average sizing. ' +
        'Strong Signal: 0, Mature Signal: 0, Potential Disruptor: 1 (0 on the map), Uncertain Signal: 0. ' +
        'Not on the map, because figures are not known: 1.',
    );
  });

  it('count thousands readably, and one as one', () => {
    expect(describeMap(Array<(typeof items)[0]>(2413).fill(anItemAt(0.1, 0.1)), 'topic')).toMatch(/^2,413 topics /);
    expect(describeMap([anItemAt(0.1, 0.1)], 'topic')).toMatch(/^1 topic on /);
  });

  it('tell one bubble by name, quadrant and both figures', () => {
    expect(describeItem(anItemAt(0.21, -0.032, { name: 'Seaweed films', quadrant: quadrantOf(4) }), null)).toBe(
      'Seaweed films, Uncertain Signal, growth −3.2 %, average sizing 21 %',
    );
  });
});

describe('the counts of the quadrants', () => {
  it('stand in the order of the codes, with 0 where there are none', () => {
    const counted = countQuadrants([aChartItem({ quadrant: quadrantOf(4) }), aChartItem({ quadrant: quadrantOf(1) })]);
    expect(counted.map(({ code, count }) => [code, count])).toEqual([
      [1, 1],
      [2, 0],
      [3, 0],
      [4, 1],
    ]);
  });

  it('have Unclassified last, only where there are any', () => {
    const counted = countQuadrants([aChartItem({ quadrant: UNCLASSIFIED }), aChartItem({ quadrant: quadrantOf(1) })]);
    expect(counted.at(-1)).toMatchObject({ code: null, label: 'Unclassified', count: 1, placed: 1 });
    expect(counted).toHaveLength(5);
  });

  it('tell how many of them have a place on the map', () => {
    const counted = countQuadrants([anItemAt(0.5, 0.2), anItemAt(0.5, 0.3), anUnplacedItem()]);
    const [entry] = counted.filter(({ count }) => count > 0);
    expect(entry).toMatchObject({ count: 3, placed: 2 });
  });

  it('use the words of the project', () => {
    const own = { ...quadrantOf(1), label: 'Act now' };
    expect(countQuadrants([aChartItem({ quadrant: own })])[0]).toEqual({
      code: 1,
      label: 'Act now',
      quadrant: own,
      count: 1,
      placed: 1,
    });
  });
});

describe('movement from the previous data to the current', () => {
  const now = anItemAt(0.5, 0.2);

  it('leads from where the item was', () => {
    const before = anItemAt(0.4, 0.1);
    expect(movementOf(now, before)).toEqual({ kind: 'moved', from: { x: 0.4, y: 0.1 }, before });
  });

  it('is none below what the figures show', () => {
    expect(movementOf(now, anItemAt(0.50004, 0.20004)).kind).toBe('unmoved');
    expect(movementOf(now, anItemAt(0.5001, 0.2)).kind).toBe('moved');
  });

  it('is new for an item that was not there, or had no place', () => {
    const unplaced = anUnplacedItem();
    expect(movementOf(now, undefined)).toEqual({ kind: 'new', before: null });
    expect(movementOf(now, unplaced)).toEqual({ kind: 'new', before: unplaced });
  });

  it('is counted by kind', () => {
    const moves = [
      movementOf(now, anItemAt(0.4, 0.1)),
      movementOf(now, now),
      movementOf(now, undefined),
      { kind: 'gone' } as const,
    ];
    expect(countMovements(moves)).toEqual({ moved: 1, unmoved: 1, new: 1, gone: 1 });
  });
});

describe('how often each driver count occurs', () => {
  it('begins at 0 and leaves no gap', () => {
    expect(histogram([0, 3, 3], 40)).toEqual({
      width: 1,
      columns: [
        { from: 0, count: 1 },
        { from: 1, count: 0 },
        { from: 2, count: 0 },
        { from: 3, count: 2 },
      ],
    });
  });

  it('is nothing of nothing', () => {
    expect(histogram([], 40).columns).toEqual([]);
  });

  it('counts everything once, in no more columns than wanted', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 5000 }));
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 60 }), (values, most) => {
        const { columns, width } = histogram(values, most);
        expect(columns.length).toBeLessThanOrEqual(most);
        expect(columns.reduce((total, { count }) => total + count, 0)).toBe(values.length);
        for (const { from, count } of columns) {
          expect(values.filter((value) => value >= from && value < from + width)).toHaveLength(count);
        }
      }),
    );
  });
});

describe('the few largest', () => {
  it('are what putting all in order would give', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 })), fc.integer({ min: 1, max: 6 }), (values, count) => {
        const items = values.map((value, index) => ({ value, index }));
        const expected = [...items].sort((one, other) => other.value - one.value).slice(0, count);
        expect(largest(items, count, ({ value }) => value)).toEqual(expected);
      }),
    );
  });
});

describe('an item without a figure', () => {
  it('is told with a dash in its place', () => {
    expect(describeItem(aChartItem({ growth: null, sizing: UNKNOWN_SIZING }), null)).toMatch(
      /growth –, average sizing –$/,
    );
  });
});
