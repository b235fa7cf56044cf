import { compareNames } from '../../../domain/shared/name-order';
import type { ChartItem } from './chart-item';
import { disagreement } from './disagreement';
import { distanceSince } from './movement';

/** The figures and names that rows can be sorted by. */
export type SortKey =
  | 'name'
  | 'trend'
  | 'quadrant'
  | 'status'
  | 'growth'
  | 'sizing'
  | 'consumer'
  | 'industry'
  | 'society'
  | 'drivers'
  | 'disagreement'
  | PreviousKey;

/** Previous figures, only while movement is shown. */
type PreviousKey = 'movement' | 'growthBefore' | 'sizingBefore';

export interface SortOrder {
  readonly key: SortKey;
  readonly direction: 'ascending' | 'descending';
}

type ValueOf = (item: ChartItem) => string | number | null;
/** Previous items by id. */
type Previous = ReadonlyMap<string, ChartItem>;

const VALUES: Readonly<Record<Exclude<SortKey, PreviousKey>, ValueOf>> = {
  name: (item) => item.name,
  trend: (item) => item.trendName,
  quadrant: (item) => item.quadrant.code,
  status: (item) => item.status,
  growth: (item) => item.growth,
  sizing: (item) => item.sizing.average,
  consumer: (item) => item.sizing.consumer,
  industry: (item) => item.sizing.industry,
  society: (item) => item.sizing.society,
  drivers: (item) => item.driverCount,
  disagreement: (item) => disagreement(item.sizing),
};

export function isPreviousKey(key: SortKey | undefined): key is PreviousKey {
  return key === 'movement' || key === 'growthBefore' || key === 'sizingBefore';
}

function valueOf(key: SortKey, before: Previous | null): ValueOf {
  if (key === 'movement') return (item) => distanceOf(item, before?.get(item.id));
  if (key === 'growthBefore') return ({ id }) => before?.get(id)?.growth ?? null;
  if (key === 'sizingBefore') return ({ id }) => before?.get(id)?.sizing.average ?? null;
  return VALUES[key];
}

/** Sorts new items after those that moved; unmoved ones come last. */
function distanceOf(item: ChartItem, before: ChartItem | undefined): number | null {
  return before === undefined ? 0 : distanceSince(item, before) || null;
}

const FROM_SMALLEST: readonly SortKey[] = ['name', 'trend', 'quadrant'];

/** The order after a press on a column: the other direction, or for another column A before Z, or the largest first. */
export function nextOrder(order: SortOrder, key: SortKey): SortOrder {
  if (order.key === key) {
    return { key, direction: order.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { key, direction: FROM_SMALLEST.includes(key) ? 'ascending' : 'descending' };
}

/** The largest first, by the first of these figures that any item has; by name when none has. */
export function firstOrder(keys: readonly SortKey[], items: readonly ChartItem[]): SortOrder {
  const key = keys.find((candidate) => items.some((item) => valueOf(candidate, null)(item) !== null));
  return key === undefined ? { key: 'name', direction: 'ascending' } : { key, direction: 'descending' };
}

/**
 * Items in an order. Those without the value come last in both directions; equal ones are sorted by name.
 * @param before for the keys of previous figures
 */
export function sortItems(
  items: readonly ChartItem[],
  { key, direction }: SortOrder,
  before: Previous | null = null,
): readonly ChartItem[] {
  const value = valueOf(key, before);
  const sign = direction === 'ascending' ? 1 : -1;
  return [...items].sort((one, other) => {
    const a = value(one);
    const b = value(other);
    if (a === null || b === null) {
      if (a !== b) return a === null ? 1 : -1;
    } else {
      const difference = typeof a === 'string' || typeof b === 'string' ? compareNames(String(a), String(b)) : a - b;
      if (difference !== 0) return sign * difference;
    }
    return compareNames(one.name, other.name);
  });
}
