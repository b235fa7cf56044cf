import { compareNames } from '../../../domain/shared/name-order';
import type { ChartItem } from './chart-item';
import { disagreement } from './disagreement';
import { distanceSince } from './movement';

/** What rows of items can be ordered by. */
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
  | BeforeKey;

/** Only while movement is shown. */
type BeforeKey = 'movement' | 'growthBefore' | 'sizingBefore';

export interface SortOrder {
  readonly key: SortKey;
  readonly direction: 'ascending' | 'descending';
}

type ValueOf = (item: ChartItem) => string | number | null;
/** Previous items by id. */
type Previous = ReadonlyMap<string, ChartItem>;

const VALUES: Readonly<Record<Exclude<SortKey, BeforeKey>, ValueOf>> = {
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

export function isOfBefore(key: SortKey | undefined): key is BeforeKey {
  return key === 'movement' || key === 'growthBefore' || key === 'sizingBefore';
}

function valueOf(key: SortKey, before: Previous | null): ValueOf {
  if (key === 'movement') return (item) => wayOf(item, before?.get(item.id));
  if (key === 'growthBefore') return ({ id }) => before?.get(id)?.growth ?? null;
  if (key === 'sizingBefore') return ({ id }) => before?.get(id)?.sizing.average ?? null;
  return VALUES[key];
}

/** The farthest way first, then what is new; what has not moved comes last. */
function wayOf(item: ChartItem, before: ChartItem | undefined): number | null {
  return before === undefined ? 0 : distanceSince(item, before) || null;
}

const FROM_SMALLEST: readonly SortKey[] = ['name', 'trend', 'quadrant'];

/** Another column starts with what people look for first: A before Z, but the largest figure before the smallest. */
export function nextOrder(order: SortOrder, key: SortKey): SortOrder {
  if (order.key === key) {
    return { key, direction: order.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { key, direction: FROM_SMALLEST.includes(key) ? 'ascending' : 'descending' };
}

/** From the largest, by the first of these figures that any item carries; by name when none does. */
export function firstOrder(keys: readonly SortKey[], items: readonly ChartItem[]): SortOrder {
  const key = keys.find((candidate) => items.some((item) => valueOf(candidate, null)(item) !== null));
  return key === undefined ? { key: 'name', direction: 'ascending' } : { key, direction: 'descending' };
}

/**
 * Items in an order. Those without the value come last in both directions; equals stand by name.
 *
 * @param before what the keys of the previous figures look into
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
