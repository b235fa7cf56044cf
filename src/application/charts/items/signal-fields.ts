import { addedColumnOf, addedKey, type AddedKey } from '../../workspace/topic-columns';
import type { CsvValue } from '../../../domain/shared/csv';
import { distanceSince, changeSince } from '../../../domain/plane/movement';
import {
  figureOf,
  ofEachFigure,
  previousTitle,
  spreadsheetFigure,
  spreadsheetTitle,
  type SignalFigure,
} from '../../../domain/topic/figures';
import { type GrowthName, disagreement } from '../../../domain/topic/signal';
import { columnOfKey, formatOwnValue, isOwnKey, type OwnKey } from '../../../domain/topic/own-values';
import { topicStatusName } from '../../../domain/topic/topic-status';
import type { ChartItem } from './chart-item';
import { compareNames } from '../../../domain/shared/fold';
import type { SortOrder } from '../../../domain/shared/sort-order';

/** What features know of a topic, by which rows are sorted. */
export interface FactsOfOthers {
  /** In a column that a feature adds. @param id of the column; null: it has nothing of the topic, or there is none */
  readonly addedOf?: (item: ChartItem, id: string) => string | number | null;
}

/** A fact of a chart's rows: what they can be sorted by, and its column in the CSV file. */
interface ItemField {
  /**
   * null: not known.
   * @param before the previous item, while movement is shown
   * @param others what is not of the item itself
   */
  readonly value: (item: ChartItem, before?: ChartItem, others?: FactsOfOthers) => string | number | null;
  /** Sorted from A, and not from the largest. */
  readonly isFromFirst?: true;
  /** Only while movement is shown. */
  readonly isOfMovement?: true;
  /** Only where any row has it. */
  readonly isWhereKnown?: true;
  /** The only rows that have it. */
  readonly type?: ChartItem['type'];
  /** Of its column in a CSV file; absent: it has none. */
  readonly title?: (growth: GrowthName) => string;
  /** In the CSV file, where that is not the value. */
  readonly csv?: (item: ChartItem, before?: ChartItem) => CsvValue;
}

const ofFigure = (figure: SignalFigure): ItemField => ({
  value: (item) => figureOf(figure, item),
  title: (growth) => spreadsheetTitle(figure, growth),
  csv: (item) => spreadsheetFigure(figure, figureOf(figure, item)),
});

const ofFigureBefore = (figure: SignalFigure): ItemField => ({
  value: (_item, before) => (before === undefined ? null : figureOf(figure, before)),
  isOfMovement: true,
  title: (growth) => previousTitle(figure, growth),
  csv: (_item, before) => (before === undefined ? null : spreadsheetFigure(figure, figureOf(figure, before))),
});

/** In the order of the columns of a CSV file. */
const FIELDS = {
  name: { value: ({ name }) => name, isFromFirst: true, title: () => 'Name' },
  trend: { value: ({ trendName }) => trendName, isFromFirst: true, type: 'topic', title: () => 'Trend' },
  shift: { value: ({ shiftName }) => shiftName, isFromFirst: true, title: () => 'Shift' },
  quadrant: {
    value: ({ quadrant }) => quadrant.code,
    isFromFirst: true,
    title: () => 'Quadrant',
    csv: ({ quadrant }) => quadrant.label,
  },
  status: {
    value: ({ status }) => status,
    type: 'topic',
    title: () => 'Status',
    csv: ({ status }) => (status === null ? null : topicStatusName(status)),
  },
  ring: {
    value: ({ ring }) => ring ?? null,
    isFromFirst: true,
    type: 'topic',
    isWhereKnown: true,
    title: () => 'Ring',
  },
  ringMove: {
    value: ({ ringMove }) => ringMove ?? null,
    isFromFirst: true,
    type: 'topic',
    isWhereKnown: true,
    title: () => 'Moved',
  },
  ...ofEachFigure(ofFigure),
  topics: { value: ({ topicCount }) => topicCount, type: 'trend', title: () => 'Topics' },
  disagreement: { value: ({ sizing }) => disagreement(sizing) },
  movement: {
    // New items come after those that moved, and unmoved ones last.
    value: (item, before) => (before === undefined ? 0 : distanceSince(item, before) || null),
    isOfMovement: true,
    title: () => 'Since the previous data',
    csv: (item, before) => (item.isGone ? 'gone' : changeSince(item, before)),
  },
  growthBefore: ofFigureBefore('growth'),
  sizingBefore: ofFigureBefore('sizing'),
} satisfies Readonly<Record<string, ItemField>>;

export type SortKey = keyof typeof FIELDS | OwnKey | AddedKey;
export const SIGNAL_FIELDS: readonly ItemField[] = Object.values(FIELDS);

function isSortKey(name: string): name is SortKey {
  return isOwnKey(name) || addedColumnOf(name) !== null || Object.hasOwn(FIELDS, name);
}

function fieldOf(key: SortKey): ItemField {
  if (isOwnKey(key)) return ownField(columnOfKey(key));
  const added = addedColumnOf(key);
  return added === null ? FIELDS[key as keyof typeof FIELDS] : addedField(added);
}

function addedField(id: string): ItemField {
  return { value: (item, _before, others) => others?.addedOf?.(item, id) ?? null, type: 'topic' };
}

/** A column of the user's file. */
export function ownField(column: string): ItemField {
  const value = ({ own }: ChartItem): string | number | null => {
    const written = own?.[column] ?? null;
    return typeof written === 'string' ? formatOwnValue(written) : written;
  };
  return { value, type: 'topic', title: () => column };
}

/** Whether trends have nothing of it. */
export function isOnlyOfTopics(key: SortKey): boolean {
  return fieldOf(key).type === 'topic';
}

export type ItemOrder = SortOrder<SortKey>;

/** Whether rows can be sorted so only while movement is shown. */
export function isByPrevious(order: ItemOrder | null): boolean {
  return order !== null && fieldOf(order.key).isOfMovement === true;
}

/** '-growth': by growth, the largest first; see ChartView. */
export function orderToText({ key, direction }: ItemOrder): string {
  return direction === 'descending' ? `-${key}` : key;
}

/** @returns null for anything but a column; any other word is one that a feature adds, see {@link TopicRows.hasColumn} */
export function orderFromText(text: string | null | undefined): ItemOrder | null {
  const name = text?.replace(/^-/, '') ?? '';
  const key = isSortKey(name) ? name : /^[a-z]+$/.test(name) ? addedKey(name) : null;
  if (key === null) return null;
  return { key, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
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
 * @param others what features know of a topic
 */
export function sortItems(
  items: readonly ChartItem[],
  { key, direction }: ItemOrder,
  before: ReadonlyMap<string, ChartItem> | null = null,
  others: FactsOfOthers = {},
): readonly ChartItem[] {
  const field = fieldOf(key);
  const value = (item: ChartItem) => field.value(item, before?.get(item.id), others);
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
