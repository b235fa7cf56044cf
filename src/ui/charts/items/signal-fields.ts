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
import type { GrowthName } from '../../../domain/topic/growth';
import { disagreement } from '../../../domain/topic/lens-disagreement';
import { columnOfKey, isOwnKey, type OwnKey } from '../../../domain/topic/own-values';
import { topicStatusName } from '../../../domain/topic/topic-status';
import type { Agreement } from '../../../domain/team/agreement';
import type { ChartItem } from './chart-item';

/** A fact of a chart's rows: what they can be sorted by, and its column in the CSV file. */
export interface ItemField {
  /**
   * null: not known.
   * @param before the previous item, while movement is shown
   * @param agreement of the team on the topic; null: there is none
   */
  readonly value: (item: ChartItem, before?: ChartItem, agreement?: Agreement | null) => string | number | null;
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
  // Most disagreement first, as in the team's tab. Its columns in the CSV file are those of the members.
  team: {
    value: (_item, _before, agreement) =>
      agreement == null || agreement.deciders < 2 ? null : agreement.steps * 10 + agreement.meanDistance,
    type: 'topic',
  },
  growthBefore: ofFigureBefore('growth'),
  sizingBefore: ofFigureBefore('sizing'),
} satisfies Readonly<Record<string, ItemField>>;

export type SortKey = keyof typeof FIELDS | OwnKey;
export const SIGNAL_FIELDS: readonly ItemField[] = Object.values(FIELDS);

export function isSortKey(name: string): name is SortKey {
  return isOwnKey(name) || Object.hasOwn(FIELDS, name);
}

export function fieldOf(key: SortKey): ItemField {
  return isOwnKey(key) ? ownField(columnOfKey(key)) : FIELDS[key];
}

/** A column of the user's file. */
export function ownField(column: string): ItemField {
  return { value: ({ own }) => own?.[column] ?? null, type: 'topic', title: () => column };
}
