import { figureOf, FIGURES, formatFigure } from '../../../domain/topic/figures';
import { formatOwnValue, ownKey, type OwnColumn } from '../../../domain/topic/own-values';
import { sortedRows } from '../../kit/table/column';
import type { ChartData } from '../chart-data';
import { Lines, SinceCell, TextCell } from './cells';
import { countOf } from '../../../domain/shared/figures';
import { FoldButton, GroupedHead } from './fold-button';
import type { TrendGroups } from './trend-groups';
import { COLUMNS, type ColumnId, type ColumnSource, type SignalColumn } from './signal-columns';

/** 'list': the lists, and a map as a table. 'drivers' and 'impact' are plots; with 'Table' the same in figures. */
export type TableKind = 'list' | 'drivers' | 'impact' | 'driversTable' | 'impactTable';

export function tableKindOf({ surface, table }: Pick<ChartData, 'surface' | 'table'>): TableKind {
  if (surface !== 'drivers' && surface !== 'impact') return 'list';
  return table ? `${surface}Table` : surface;
}

/** 'narrow': a list scrolls sideways, so its status and figures stand behind the names. 'wide': there is room for the parents. */
export type Room = 'phone' | 'narrow' | 'tight' | 'usual' | 'wide';

/** The columns of a table, in their order. A list has none of a figure that no row has. */
export function columnsOf(kind: TableKind, source: Omit<ColumnSource, 'isWide' | 'hasParents'>, room: Room) {
  const isList = kind === 'list';
  const of: ColumnSource = {
    ...source,
    isWide: isList && room === 'wide',
    hasParents: isList && ['narrow', 'tight', 'usual'].includes(room),
  };
  if (isList && source.groups) return groupedColumns(of, source.groups, room);
  if (isList) return room === 'phone' ? inTwoLines(of) : listColumns(of, room);
  const plots = { phone: PHONE_PLOTS, narrow: PLOTS, tight: PLOTS, usual: PLOTS, wide: WIDE_PLOTS }[room];
  return plots[kind].map((id) => compact(COLUMNS[id](of), kind, room));
}

/** In units of 1/16 rem: the button to fold beside the box of a row. The name gives what it takes. */
const FOLD_BUTTON = 24;

/** Widths that leave room for the team's column, or fit into a laptop's window with an open sidebar. */
const TIGHT: Readonly<Partial<Record<ColumnId, { readonly width: number }>>> = {
  name: { width: 200 },
  quadrant: { width: 88 },
  status: { width: 100 },
  growth: { width: 104 },
  since: { width: 132 },
  sizing: { width: 124 },
};

/** Widths in which a tablet shows the status and both figures at once. */
const NARROW: typeof TIGHT = {
  name: { width: 176 },
  quadrant: { width: 88 },
  status: { width: 104 },
  decided: { width: 104 },
  growth: { width: 96 },
  since: { width: 132 },
  sizing: { width: 112 },
};

function listColumns(source: ColumnSource, room: Room): readonly SignalColumn[] {
  const { figures, before, type, isMap } = source;
  const has = {
    growth: figures.growth.length > 0,
    sizing: figures.sizing.length > 0,
    before: before !== null,
  };
  const ids = [
    'rank',
    'name',
    room === 'wide' && 'parent',
    'quadrant',
    type === 'topic' ? 'status' : 'decided',
    source.hasTeam && 'team',
    has.growth && 'growth',
    isMap && has.before && has.growth && 'growthBefore',
    has.before && 'since',
    has.sizing && 'sizing',
    isMap && has.before && has.sizing && 'sizingBefore',
    figures.hasDrivers && 'drivers',
  ] as const;
  const narrower =
    room === 'narrow' ? NARROW : room === 'tight' || (room === 'usual' && ids.includes('team')) ? TIGHT : {};
  const ofUs = ids.flatMap((id) =>
    id === false ? [] : [{ ...COLUMNS[id](source), ...narrower[id], sticks: id === 'name' }],
  );
  const columns = [...ofUs, ...source.own.map(ownColumn)];
  if (room !== 'narrow') return columns;
  const first = sortedRows(columns, ['rank', 'name', 'status', 'decided', 'growth', 'sizing']);
  return [...first, ...columns.filter((column) => !first.includes(column))];
}

/** The columns of topics, in which a row of a trend shows what the list of trends has there. */
function groupedColumns(source: ColumnSource, groups: TrendGroups, room: Room): readonly SignalColumn[] {
  const columnsIn = (of: ColumnSource) => (room === 'phone' ? inTwoLines(of) : listColumns(of, room));
  const topics = columnsIn({ ...source, hasParents: false });
  const ofTrends: ColumnSource = { ...source, type: 'trend', before: groups.beforeById, hasParents: room !== 'phone' };
  const trends = new Map(columnsIn({ ...ofTrends, topics: null }).map((column) => [column.id, column]));
  const twinOf = (id: string): SignalColumn | undefined => trends.get(id === 'status' ? 'decided' : id);
  const { counts = groups.counts } = source;
  const words = `${countOf(counts.trends, 'trend')}, ${countOf(counts.topics, 'topic')}`;
  return topics
    .filter(({ id }) => id !== 'parent')
    .map((column) => ({
      ...column,
      ...(room !== 'phone' && widthBesideFold(column)),
      ...(column.id === 'rank' && {
        head: <GroupedHead head={column.head} groups={groups} hasBoth={room !== 'phone'} />,
      }),
      ...(column.id === 'name' && { head: 'Trend and topic', subhead: words }),
      cell: (item, index) => {
        if (item.type === 'topic') return column.cell(item, (groups.placeById.get(item.id) ?? 1) - 1);
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
  if (room !== 'phone') return column;
  if (column.id === 'drivers') return { ...column, width: 96, head: FIGURES.drivers.short };
  // The column of the disagreement is not there.
  return column.id === 'spread' ? { ...column, sort: 'disagreement' } : column;
}

/** A list on a phone: quadrant and status below the name, the change below the figure. */
function inTwoLines(source: ColumnSource): readonly SignalColumn[] {
  const { figures, type, scales, before } = source;
  const [name, quadrant, second] = [
    COLUMNS.name(source),
    COLUMNS.quadrant(source),
    type === 'topic' ? COLUMNS.status(source) : COLUMNS.decided(source),
  ];
  const figure = figures.growth.length > 0 ? 'growth' : 'sizing';
  const { subhead: _tooLong, ...own } = COLUMNS[figure](source);
  return [
    COLUMNS.rank(source),
    {
      ...name,
      width: 140,
      cell: (...of) => (
        <Lines>
          {name.cell(...of)}
          <span>
            {quadrant.cell(...of)}
            {second.cell(...of)}
          </span>
        </Lines>
      ),
    },
    {
      ...own,
      align: 'end',
      width: (own.width ?? 0) - 42,
      cell: (item) => (
        <Lines align="end">
          <b>{formatFigure(figure, figureOf(figure, item), figures.decimals[figure])}</b>
          {before !== null && <SinceCell item={item} before={before.get(item.id)} scales={scales} hasSizing={false} />}
        </Lines>
      ),
    },
  ];
}
