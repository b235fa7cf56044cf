import { FIGURES } from '../../../domain/topic/figures';
import type { Cell, Column, TableKind } from './column';

/** In this order on a phone: what rows are ranked by is seen without scrolling sideways. */
const FIRST = ['rank', 'name', 'movement', 'sizing', 'sizingBefore', 'growth', 'growthBefore', 'drivers'];

/** How the columns differ there, by their ids: together they are as wide as the narrowest phone. */
const LIST: Changes = {
  rank: { track: '28px' },
  name: { track: 'minmax(140px, 3fr)' },
  sizing: { track: '88px', title: FIGURES.sizing.short },
  growth: { track: '96px' },
};
const DRIVERS: Changes = {
  rank: { track: '28px' },
  name: { track: 'minmax(104px, 3fr)' },
  drivers: { track: 'minmax(96px, 2fr)', title: FIGURES.drivers.short },
};
const IMPACT: Changes = {
  name: { track: 'minmax(104px, 1fr)' },
  // How far the marks lie apart is seen; the figure is in the table.
  spread: { track: 'minmax(100px, 1fr)', sort: 'disagreement' },
};

type Changes = Readonly<Record<string, Partial<Column>>>;

/** The same columns, for a place that is as wide as two or three of them. */
export function onPhone(kind: TableKind, columns: readonly Column[]): readonly Column[] {
  if (kind === 'listView') return inTwoLines(columns);
  if (kind === 'list') {
    const first = FIRST.flatMap((id) => columns.filter((column) => column.id === id));
    return changed([...first, ...columns.filter((column) => !first.includes(column))], LIST);
  }
  if (kind === 'drivers') return changed(columns, DRIVERS);
  if (kind !== 'impact') return columns;
  return changed(
    columns.filter(({ id }) => id !== 'disagreement'),
    IMPACT,
  );
}

function changed(columns: readonly Column[], changes: Changes): readonly Column[] {
  return columns.map((column) => {
    const { track = column.track, ...others } = changes[column.id] ?? {};
    const isFixed = column.extraRoom !== undefined && track !== column.track;
    return { ...column, ...others, track: isFixed ? `${Number.parseInt(track, 10) + column.extraRoom}px` : track };
  });
}

/** A list of the list view: quadrant and status below the name, the change below growth. */
function inTwoLines(columns: readonly Column[]): readonly Column[] {
  const byId = (...ids: readonly string[]): readonly Column[] =>
    ids.flatMap((id) => columns.filter((column) => column.id === id));
  const cellsOf = (below: readonly Column[], ...args: Parameters<Column['cell']>): readonly Cell[] =>
    below.map((column) => column.cell(...args));
  const below = byId('quadrant', 'status', 'decided');
  const figures = byId('growth', 'sizing').slice(0, 1);
  return [
    ...byId('rank'),
    ...byId('name').map((name): Column => ({
      ...name,
      track: 'minmax(140px, 1fr)',
      cell: (...args) => {
        const cell = name.cell(...args);
        return cell.kind === 'name' ? { ...cell, detail: null, below: cellsOf(below, ...args) } : cell;
      },
    })),
    ...figures.map((figure): Column => ({
      ...figure,
      align: 'end',
      track: `${76 + (figure.extraRoom ?? 0)}px`,
      cell: (...args) => {
        const { text } = figure.cell(...args);
        const movement = cellsOf(byId('movement'), ...args).map(withoutSizing);
        return { kind: 'lines', text, cells: [{ kind: 'figure', text }, ...movement] };
      },
    })),
  ];
}

function withoutSizing(cell: Cell): Cell {
  return cell.kind === 'since' && cell.change ? { ...cell, change: { ...cell.change, sizing: null } } : cell;
}
