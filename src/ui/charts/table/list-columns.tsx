import { addedKey, type TopicColumn } from '../../../application/workspace/topic-columns';
import { FIGURES } from '../../../domain/topic/figures';
import { formatOwnValue, ownKey, type OwnColumn } from '../../../domain/topic/own-values';
import { leastWidth } from '../../kit/table/column';
import type { ChartData } from '../../../application/charts/chart-data';
import { AddedCell } from './added-cell';
import { TextCell } from './cells';
import { countOf } from '../../../domain/shared/figures';
import { FoldButton, GroupedHead } from './fold-button';
import type { TrendGroups } from '../../../application/charts/trend-groups';
import type { SortKey } from '../../../application/charts/items/signal-fields';
import {
  COLUMNS,
  hasSince,
  type ColumnId,
  type ColumnSource,
  type ListPart,
  type SignalColumn,
} from './signal-columns';

/** 'list': the lists, and a map as a table. 'drivers' and 'impact' are plots; with 'Table' the same in figures. */
export type TableKind = 'list' | 'drivers' | 'impact' | 'driversTable' | 'impactTable';

export function tableKindOf({ surface, table }: Pick<ChartData, 'surface' | 'table'>): TableKind {
  if (surface !== 'drivers' && surface !== 'impact') return 'list';
  return table ? `${surface}Table` : surface;
}

/** What a table has room for. */
export interface Room {
  readonly isOnPhone: boolean;
  /** Of a window with room for more than the figures of a plot. */
  readonly isWide: boolean;
  /** For a list, in units of 1/16 rem; more than that is scrolled sideways. */
  readonly width: number;
  /** A list does not leave out what it is sorted by; absent: nothing. */
  readonly sortedBy?: string;
  /** The keys of further columns that it shows first: those of the axes of a map. */
  readonly first?: readonly string[];
}

/** As wide as its columns, on a sheet. */
export const ANY_ROOM: Room = { isOnPhone: false, isWide: true, width: Infinity };

type ListSource = Omit<ColumnSource, 'without' | 'isOnPhone'>;

/** The columns of a table, in their order. A list has none of a figure that no row has. */
export function columnsOf(kind: TableKind, source: ListSource, room: Room): readonly SignalColumn[] {
  if (kind === 'list') return fittingColumns(source, room);
  const plots = room.isOnPhone ? PHONE_PLOTS : room.isWide ? WIDE_PLOTS : PLOTS;
  return plots[kind].map((id) =>
    compact(COLUMNS[id]({ ...source, without: NOTHING_LESS, isOnPhone: room.isOnPhone }), kind, room),
  );
}

/** In units of 1/16 rem: the button to fold beside the box of a row. The name gives what it takes. */
const FOLD_BUTTON = 24;

/** What a list does without where it has less room, one after another: first what is worth least. */
const LESS: readonly { readonly part: ListPart; readonly sort?: readonly SortKey[] }[] = [
  { part: 'parent', sort: ['trend', 'shift'] },
  { part: 'air' },
  { part: 'spare' },
  { part: 'sizingRange' },
  { part: 'growthBar' },
  { part: 'drivers', sort: ['drivers'] },
  { part: 'sizingChange' },
  { part: 'since', sort: ['movement'] },
  { part: 'quadrant', sort: ['quadrant', 'ring'] },
];

const NOTHING_LESS: ColumnSource['without'] = new Set();

/** In units of 1/16 rem. */
const AIRLESS: Readonly<Partial<Record<ColumnId, number>>> = {
  name: 200,
  quadrant: 92,
  status: 96,
  decided: 96,
  growth: 104,
  since: 132,
  sizing: 124,
};

/** The least of a name on a phone, and from where on two lines do for it. */
const PHONE_NAME = 116;
const ROOMY_NAME = 150;

/**
 * As many columns and drawings as fit beside one another. The columns of the user's file and of features are scrolled to, but
 * for the one that the list is sorted by, and those of a map's axes.
 */
function fittingColumns(source: ListSource, room: Room): readonly SignalColumn[] {
  const make = (without: ColumnSource['without']): readonly SignalColumn[] => {
    const of = { ...source, without, isOnPhone: room.isOnPhone };
    return source.groups ? groupedColumns(of, source.groups) : listColumns(of);
  };
  const others = [...source.own.map(ownColumn), ...source.further.map((column) => addedColumn(column, source))];
  const isFirst = ({ id }: SignalColumn): boolean => id === room.sortedBy || room.first?.includes(id) === true;
  const first = others.filter(isFirst);
  const own = [...first, ...others.filter((column) => !isFirst(column))];
  if (room.isOnPhone) return [...endingWhole(make(PHONE_LESS), room.width), ...own];
  const steps = LESS.filter(({ sort }) => !sort?.some((key) => key === room.sortedBy)).map(({ part }) => part);
  for (let count = 0; count < steps.length; count += 1) {
    const columns = make(new Set(steps.slice(0, count)));
    if (leastWidth([...columns, ...first]) <= room.width) return [...columns, ...own];
  }
  return [...make(new Set(steps)), ...own];
}

const PHONE_LESS: ColumnSource['without'] = new Set([
  'air',
  'parent',
  'sizingRange',
  'growthBar',
  'quadrant',
  'sizingChange',
]);

/**
 * On a phone status and figures are seen beside the name, and the others are scrolled to below the names. The name takes what
 * the columns leave that are seen whole, so that the edge of the window cuts none.
 */
function endingWhole(columns: readonly SignalColumn[], width: number): readonly SignalColumn[] {
  const besideFirst = (count: number): number =>
    width - leastWidth(columns.slice(0, count).map((column) => (column.id === 'name' ? {} : column)));
  const seen = columns.findLastIndex((_, index) => besideFirst(index + 1) >= PHONE_NAME) + 1;
  const left = Math.max(PHONE_NAME, besideFirst(seen));
  // Beyond all columns it has the rest by itself.
  const most = seen === columns.length ? PHONE_NAME : left;
  return columns.map((column) =>
    column.id === 'name' ? { ...column, width: most, wraps: left < ROOMY_NAME } : column,
  );
}

/** What features draw behind the status. */
function drawnColumns({ drawn, without, type }: ColumnSource): readonly SignalColumn[] {
  const shown = drawn.filter(({ isSpare }) => isSpare !== true || !without.has('spare'));
  return shown.map(({ id, order, head, hint, headNote, width, cell }) => {
    const key = addedKey(id);
    const sort = order !== undefined && type === 'topic' && { sort: key };
    return { id: key, head, hint, headNote, width, cell, sticks: false, ...sort };
  });
}

function listColumns(source: ColumnSource): readonly SignalColumn[] {
  const { figures, before, type, isMap, without, isOnPhone } = source;
  const has = {
    growth: figures.growth.length > 0,
    sizing: figures.sizing.length > 0,
    before: before !== null,
  };
  const second = type === 'topic' ? 'status' : 'decided';
  const isRing = type === 'topic' && figures.hasRings;
  const ids = [
    'rank',
    'name',
    !without.has('parent') && 'parent',
    (!without.has('quadrant') || (isRing && !isOnPhone)) && 'quadrant',
    second,
    isOnPhone && has.growth && 'growth',
    isOnPhone && has.sizing && 'sizing',
    'drawn',
    !isOnPhone && has.growth && 'growth',
    isMap && has.before && has.growth && 'growthBefore',
    hasSince(source) && 'since',
    !isOnPhone && has.sizing && 'sizing',
    isMap && has.before && has.sizing && 'sizingBefore',
    isOnPhone && isRing && 'quadrant',
    figures.hasDrivers && !without.has('drivers') && 'drivers',
  ] as const;
  return ids.flatMap((id) => {
    if (id === false) return [];
    if (id === 'drawn') return drawnColumns(source);
    const column = COLUMNS[id](source);
    const most = without.has('air') ? AIRLESS[id] : undefined;
    const width = most === undefined || column.width === undefined ? column.width : Math.min(most, column.width);
    return [{ ...column, ...(width !== undefined && { width }), sticks: id === 'name' }];
  });
}

/** The columns of topics, in which a row of a trend shows what the list of trends has there. */
function groupedColumns(source: ColumnSource, groups: TrendGroups): readonly SignalColumn[] {
  // The names of the trends are in rows of their own.
  const without = new Set([...source.without, 'parent' as const]);
  const topics = listColumns({ ...source, without, isGrouped: true });
  const ofTrends: ColumnSource = { ...source, without, type: 'trend', before: groups.beforeById };
  const trends = new Map(listColumns({ ...ofTrends, topics: null }).map((column) => [column.id, column]));
  const twinOf = (id: string): SignalColumn | undefined => trends.get(id === 'status' ? 'decided' : id);
  const { counts = groups.counts, places = groups.placeById } = source;
  const words = `${countOf(counts.trends, 'trend')}, ${countOf(counts.topics, 'topic')}`;
  return topics.map((column) => ({
    ...column,
    ...(!source.isOnPhone && widthBesideFold(column)),
    ...(column.id === 'rank' && {
      head: <GroupedHead head={column.head} groups={groups} hasBoth={!source.isOnPhone} />,
    }),
    ...(column.id === 'name' && { head: 'Trend and topic', subhead: words }),
    cell: (item, index) => {
      if (item.type === 'topic') return column.cell(item, (places.get(item.id) ?? 1) - 1);
      if (column.id === 'rank') return <FoldButton trend={item} groups={groups} />;
      return twinOf(column.id)?.cell(item, index);
    },
  }));
}

function widthBesideFold({ id, width = 0 }: SignalColumn): { readonly width?: number } {
  if (id === 'rank') return { width: width + FOLD_BUTTON };
  return id === 'name' ? { width: width - FOLD_BUTTON } : {};
}

function ownColumn({ name, isFigure }: OwnColumn): SignalColumn {
  return {
    id: ownKey(name),
    head: name,
    sort: ownKey(name),
    width: 112,
    ...(isFigure && { align: 'end' }),
    cell: ({ own }) => {
      const value = own?.[name];
      return <TextCell text={value === undefined ? null : formatOwnValue(value)} />;
    },
  };
}

/** Of a feature. */
function addedColumn({ title, value, list }: TopicColumn, { topics }: Pick<ColumnSource, 'topics'>): SignalColumn {
  const id = addedKey(list?.id ?? title);
  return {
    id,
    head: title,
    sort: id,
    ...(list?.hint !== undefined && { hint: list.hint }),
    width: list?.width ?? 112,
    ...(list?.order !== undefined && { align: 'end' as const }),
    cell: (item) => (
      <AddedCell topic={topics?.topicOf(item) ?? null} title={title} value={value} partsOf={list?.parts} />
    ),
  };
}

type Plots = Readonly<Record<Exclude<TableKind, 'list'>, readonly ColumnId[]>>;

const PLOTS: Plots = {
  drivers: ['rank', 'name', 'driverDots'],
  impact: ['name', 'drivers', 'lensSpread', 'disagreement'],
  driversTable: ['name', 'quadrant', 'drivers'],
  impactTable: ['name', 'consumer', 'industry', 'society', 'disagreement'],
};
const WIDE_PLOTS: Plots = { ...PLOTS, impact: ['name', 'quadrant', 'drivers', 'lensSpread', 'disagreement', 'status'] };
/** How far the marks lie apart is seen; the figure is in the table. */
const PHONE_PLOTS: Plots = { ...PLOTS, impact: ['name', 'lensSpread'] };

/** A plot is half as wide as a list, or as a phone. */
function compact(column: SignalColumn, kind: TableKind, room: Room): SignalColumn {
  if (column.id === 'name') return { ...column, width: kind === 'impactTable' ? 140 : 104 };
  if (!room.isOnPhone) return column;
  if (column.id === 'drivers') return { ...column, width: 96, head: FIGURES.drivers.short };
  // The column of the disagreement is not there.
  return column.id === 'spread' ? { ...column, sort: 'disagreement' } : column;
}
