import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import type { AddedKey } from '../../../../src/application/workspace/topic-columns';
import type { ChartItem } from '../../../../src/application/charts/items/chart-item';
import { disagreement, hasLenses, UNKNOWN_SIZING } from '../../../../src/domain/topic/signal';
import {
  type SortKey,
  firstOrder,
  nextOrder,
  orderFromText,
  sortItems,
} from '../../../../src/application/charts/items/signal-fields';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { QUADRANT_CODES, quadrantOf, UNCLASSIFIED } from '../../../../src/domain/topic/quadrant';
import type { OwnKey } from '../../../../src/domain/topic/own-values';
import { TOPIC_STATUSES } from '../../../../src/domain/topic/topic-status';
import { aChartItem, anItemAt } from '../../../builders/chart-item-mother';

const names = (items: readonly ChartItem[]): readonly string[] => items.map(({ name }) => name);

/** What a column shows of an item. */
const SHOWN: Readonly<
  Record<
    Exclude<SortKey, 'movement' | 'growthBefore' | 'sizingBefore' | OwnKey | AddedKey> | 'own:Size',
    (item: ChartItem) => string | number | null
  >
> = {
  name: ({ name }) => name,
  trend: ({ trendName }) => trendName,
  shift: ({ shiftName }) => shiftName,
  quadrant: ({ quadrant }) => quadrant.code,
  status: ({ status }) => status,
  growth: ({ growth }) => growth,
  sizing: ({ sizing }) => sizing.average,
  consumer: ({ sizing }) => sizing.consumer,
  industry: ({ sizing }) => sizing.industry,
  society: ({ sizing }) => sizing.society,
  ring: ({ ring }) => ring ?? null,
  ringMove: ({ ringMove }) => ringMove ?? null,
  drivers: ({ driverCount }) => driverCount,
  topics: ({ topicCount }) => topicCount,
  disagreement: ({ sizing }) => disagreement(sizing),
  'own:Size': ({ own }) => own?.['Size'] ?? null,
};

describe('the order by movement', () => {
  it('has the farthest way first, then what is new, and what has not moved last', () => {
    const item = (id: number, growth: number | null) => aChartItem({ id: entityId(id), name: String(id), growth });
    const before = new Map([item(1, 0.1), item(2, 0.1), item(3, 0.1), item(4, null)].map((one) => [one.id, one]));
    const items = [item(1, 0.1), item(2, 0.3), item(3, 0.15), item(4, 0.5), item(5, 0.2)];
    const order = { key: 'movement', direction: 'descending' } as const;
    // What was not known before cannot have moved.
    expect(names(sortItems(items, order, before))).toEqual(['2', '3', '5', '1', '4']);
  });
});

it('an order in an address names a column of the list, or one that a feature adds, as earlier addresses did without `of:`', () => {
  expect(orderFromText('-growth')).toEqual({ key: 'growth', direction: 'descending' });
  expect(orderFromText('of:ranking')).toEqual({ key: 'of:ranking', direction: 'ascending' });
  expect(orderFromText('-team')).toEqual({ key: 'of:team', direction: 'descending' });
  for (const text of [null, undefined, '', '-', 'a b', '<b>', 'constructor()']) expect(orderFromText(text)).toBeNull();
});

const KEYS = Object.keys(SHOWN) as readonly (keyof typeof SHOWN)[];

const share = fc.option(fc.integer({ min: -10, max: 10 }).map((value) => value / 10));
const anyItem: fc.Arbitrary<ChartItem> = fc
  .record({
    name: fc.string({ unit: fc.constantFrom('a', 'B', 'ä', '1', '2', ' '), minLength: 1, maxLength: 4 }),
    trendName: fc.option(fc.constantFrom('One', 'two', 'Ünder')),
    own: fc.oneof(fc.constant({}), fc.record({ Size: fc.integer({ min: -5, max: 20_000 }) })),
    growth: share,
    driverCount: fc.option(fc.integer({ min: 0, max: 9 })),
    status: fc.option(fc.constantFrom(...TOPIC_STATUSES)),
    quadrant: fc.constantFrom(UNCLASSIFIED, ...QUADRANT_CODES.map(quadrantOf)),
    sizing: fc
      .record({ average: share, consumer: share, industry: share, society: share })
      .map((sizing) => ({ ...UNKNOWN_SIZING, ...sizing })),
  })
  .map(aChartItem);

describe('rows in the order of what they were before', () => {
  const item = (id: string, growth: number | null) => aChartItem({ id: entityId(id), name: id, growth });

  it('follow the previous figures, and those that were not there come last', () => {
    const before = new Map([item('1', 0.1), item('2', 0.3)].map((each) => [each.id, each]));
    const now = [item('3', 0.9), item('1', 0.5), item('2', 0.4)];
    const order = { key: 'growthBefore', direction: 'descending' } as const;
    expect(names(sortItems(now, order, before))).toEqual(['2', '1', '3']);
  });
});

describe('rows in an order', () => {
  it.each(KEYS)('by %s have what is not known last, in both directions', (key) => {
    fc.assert(
      fc.property(fc.array(anyItem), fc.constantFrom('ascending', 'descending'), (items, direction) => {
        const shown = sortItems(items, { key, direction }).map(SHOWN[key]);
        const firstUnknown = shown.indexOf(null);
        if (firstUnknown >= 0) expect(shown.slice(firstUnknown).every((value) => value === null)).toBe(true);
      }),
    );
  });

  it.each(KEYS)('by %s follow what the column shows', (key) => {
    fc.assert(
      fc.property(fc.array(anyItem), fc.constantFrom('ascending', 'descending'), (items, direction) => {
        const known = sortItems(items, { key, direction })
          .map(SHOWN[key])
          .filter((value) => value !== null);
        const sign = direction === 'ascending' ? 1 : -1;
        known.slice(1).forEach((value, index) => {
          const before = known[index] ?? value;
          const difference =
            typeof value === 'number'
              ? value - Number(before)
              : value.localeCompare(String(before), 'en', { sensitivity: 'base', numeric: true });
          expect(sign * difference).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  it('that are equal stand by name from A, whatever the direction', () => {
    const items = ['Topic 10', 'topic 9', 'Äpfel'].map((name) => aChartItem({ name, driverCount: 3 }));
    for (const direction of ['ascending', 'descending'] as const) {
      expect(names(sortItems(items, { key: 'drivers', direction }))).toEqual(['Äpfel', 'topic 9', 'Topic 10']);
    }
  });

  it('are all still there, and the given list stays as it was', () => {
    const items = [anItemAt(0.1, 0.2, { name: 'B' }), anItemAt(0.3, 0.1, { name: 'A' })];
    expect(names(sortItems(items, { key: 'name', direction: 'ascending' }))).toEqual(['A', 'B']);
    expect(names(items)).toEqual(['B', 'A']);
  });
});

describe('a press on a column', () => {
  it('begins with the largest figure, or with A', () => {
    const order = { key: 'growth', direction: 'descending' } as const;
    expect(nextOrder(order, 'drivers')).toEqual({ key: 'drivers', direction: 'descending' });
    expect(nextOrder(order, 'name')).toEqual({ key: 'name', direction: 'ascending' });
  });

  it('turns the order around when it was ordered by it', () => {
    expect(nextOrder({ key: 'name', direction: 'ascending' }, 'name').direction).toBe('descending');
    expect(nextOrder({ key: 'growth', direction: 'descending' }, 'growth').direction).toBe('ascending');
  });
});

describe('the order before the user chooses', () => {
  const unsized = aChartItem({ sizing: UNKNOWN_SIZING });

  it('is from the largest, by the first figure that the data carries', () => {
    expect(firstOrder(['sizing', 'drivers'], [unsized, aChartItem()])).toEqual({
      key: 'sizing',
      direction: 'descending',
    });
    expect(firstOrder(['sizing', 'drivers'], [unsized])).toEqual({ key: 'drivers', direction: 'descending' });
  });

  it('is by name where the data carries none', () => {
    expect(firstOrder(['sizing'], [unsized])).toEqual({ key: 'name', direction: 'ascending' });
    expect(firstOrder(['sizing'], [])).toEqual({ key: 'name', direction: 'ascending' });
  });
});

describe('how far the lenses lie apart', () => {
  it('is from the smallest to the largest that is known', () => {
    const sizing = { ...UNKNOWN_SIZING, consumer: 0.5, society: 0.2 };
    expect(hasLenses(sizing)).toBe(true);
    expect(disagreement(sizing)).toBeCloseTo(0.3);
  });

  it('is not known with fewer than two of them: it is not 0', () => {
    expect(disagreement({ ...UNKNOWN_SIZING, industry: 0.4 })).toBeNull();
    expect(hasLenses(UNKNOWN_SIZING)).toBe(false);
  });
});
