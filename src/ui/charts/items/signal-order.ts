import { compareNames } from '../../../domain/shared/name-order';
import type { SortOrder } from '../../kit/table/column';
import type { Agreement } from '../../../domain/team/agreement';
import type { ChartItem } from './chart-item';
import { fieldOf, isSortKey, type SortKey } from './signal-fields';

export type ItemOrder = SortOrder<SortKey>;

/** Whether rows can be sorted so only while movement is shown. */
export function isByPrevious(order: ItemOrder | null): boolean {
  return order !== null && fieldOf(order.key).isOfMovement === true;
}

/** '-growth': by growth, the largest first; see ChartView. */
export function orderToText({ key, direction }: ItemOrder): string {
  return direction === 'descending' ? `-${key}` : key;
}

/** @returns null for anything but a column */
export function orderFromText(text: string | null | undefined): ItemOrder | null {
  const name = text?.replace(/^-/, '') ?? '';
  if (!isSortKey(name)) return null;
  return { key: name, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}

/** The order after a press on a column: the other direction, or for another column A before Z, or the largest first. */
export function nextOrder(order: ItemOrder, key: SortKey): ItemOrder {
  const isAscending = order.key === key ? order.direction === 'descending' : fieldOf(key).isFromFirst === true;
  return { key, direction: isAscending ? 'ascending' : 'descending' };
}

/** The largest first, by the first of these figures that any item has; by name when none has. */
export function firstOrder(keys: readonly SortKey[], items: readonly ChartItem[]): ItemOrder {
  const key = keys.find((candidate) => items.some((item) => fieldOf(candidate).value(item) !== null));
  return key === undefined ? { key: 'name', direction: 'ascending' } : { key, direction: 'descending' };
}

/**
 * Items in an order. Those without the value come last in both directions; equal ones are sorted by name.
 * @param before previous items by id
 * @param agreementOf of the team, on a topic
 */
export function sortItems(
  items: readonly ChartItem[],
  { key, direction }: ItemOrder,
  before: ReadonlyMap<string, ChartItem> | null = null,
  agreementOf: (item: ChartItem) => Agreement | null = () => null,
): readonly ChartItem[] {
  const field = fieldOf(key);
  const value = (item: ChartItem) => field.value(item, before?.get(item.id), key === 'team' ? agreementOf(item) : null);
  const sign = direction === 'ascending' ? 1 : -1;
  return [...items].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) {
      if (a !== b) return a === null ? 1 : -1;
    } else {
      const difference = typeof a === 'string' || typeof b === 'string' ? compareNames(String(a), String(b)) : a - b;
      if (difference !== 0) return sign * difference;
    }
    return compareNames(one.name, other.name);
  });
}
