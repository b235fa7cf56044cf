import { compareNames } from '../../../domain/shared/name-order';
import type { ChartItem } from './chart-item';
import { disagreement } from '../../../domain/topic/lens-disagreement';
import { figureOf, ofEachFigure } from '../../../domain/topic/figures';
import { distanceSince } from '../../../domain/plane/movement';

/** @param before the previous item, while movement is shown */
type ValueOf = (item: ChartItem, before?: ChartItem) => string | number | null;

/** What rows can be sorted by. */
const VALUES = {
  name: (item) => item.name,
  trend: (item) => item.trendName,
  quadrant: (item) => item.quadrant.code,
  status: (item) => item.status,
  ...ofEachFigure((figure) => (item: ChartItem) => figureOf(figure, item)),
  disagreement: (item) => disagreement(item.sizing),
  // New items come after those that moved, and unmoved ones last.
  movement: (item, before) => (before === undefined ? 0 : distanceSince(item, before) || null),
  growthBefore: (_item, before) => (before === undefined ? null : figureOf('growth', before)),
  sizingBefore: (_item, before) => (before === undefined ? null : figureOf('sizing', before)),
} satisfies Readonly<Record<string, ValueOf>>;
export type SortKey = keyof typeof VALUES;

export interface SortOrder {
  readonly key: SortKey;
  readonly direction: 'ascending' | 'descending';
}

const PREVIOUS_KEYS: readonly SortKey[] = ['movement', 'growthBefore', 'sizingBefore'];

/** Whether rows can be sorted so only while movement is shown. */
export function isByPrevious(order: SortOrder | null): boolean {
  return order !== null && PREVIOUS_KEYS.includes(order.key);
}

const FROM_SMALLEST: readonly SortKey[] = ['name', 'trend', 'quadrant'];

/** '-growth': by growth, the largest first; see ChartView. */
export function orderToText({ key, direction }: SortOrder): string {
  return direction === 'descending' ? `-${key}` : key;
}

/** @returns null for anything but a column */
export function orderFromText(text: string | null | undefined): SortOrder | null {
  const name = text?.replace(/^-/, '') ?? '';
  if (!Object.hasOwn(VALUES, name)) return null;
  return { key: name as SortKey, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}

/** The order after a press on a column: the other direction, or for another column A before Z, or the largest first. */
export function nextOrder(order: SortOrder, key: SortKey): SortOrder {
  if (order.key === key) {
    return { key, direction: order.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { key, direction: FROM_SMALLEST.includes(key) ? 'ascending' : 'descending' };
}

/** The largest first, by the first of these figures that any item has; by name when none has. */
export function firstOrder(keys: readonly SortKey[], items: readonly ChartItem[]): SortOrder {
  const key = keys.find((candidate) => items.some((item) => (VALUES[candidate] as ValueOf)(item) !== null));
  return key === undefined ? { key: 'name', direction: 'ascending' } : { key, direction: 'descending' };
}

/**
 * Items in an order. Those without the value come last in both directions; equal ones are sorted by name.
 * @param before previous items by id
 */
export function sortItems(
  items: readonly ChartItem[],
  { key, direction }: SortOrder,
  before: ReadonlyMap<string, ChartItem> | null = null,
): readonly ChartItem[] {
  const valueOf: ValueOf = VALUES[key];
  const sign = direction === 'ascending' ? 1 : -1;
  return [...items].sort((one, other) => {
    const [a, b] = [valueOf(one, before?.get(one.id)), valueOf(other, before?.get(other.id))];
    if (a === null || b === null) {
      if (a !== b) return a === null ? 1 : -1;
    } else {
      const difference = typeof a === 'string' || typeof b === 'string' ? compareNames(String(a), String(b)) : a - b;
      if (difference !== 0) return sign * difference;
    }
    return compareNames(one.name, other.name);
  });
}
