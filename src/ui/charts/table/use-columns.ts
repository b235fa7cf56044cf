import { useMemo } from 'react';
import type { ChartData } from '../chart-data';
import type { Column } from './column';
import { listViewColumns } from './list-view-columns';
import { onPhone } from './phone-columns';
import { columnsOf, tableKindOf } from './table-columns';
import { tableScales } from './table-scales';

/** A window of this width has room for a column of trends or shifts, in pixels. */
const WIDE = 1720;
/** In a window that is not wider, a list of the list view scrolls sideways: its figures are behind the names. */
const NARROW = 1280;

const FIRST = ['rank', 'name', 'growth', 'sizing'];

function figuresFirst(columns: readonly Column[]): readonly Column[] {
  const first = FIRST.flatMap((id) => columns.filter((column) => column.id === id));
  return [...first, ...columns.filter((column) => !first.includes(column))];
}

/** The columns of a chart's table in its window. For components that are observers. */
export function useColumns(data: ChartData): readonly Column[] {
  const { type, isOnPhone } = data;
  const isWide = data.sources.viewport.width >= WIDE;
  const isNarrow = data.sources.viewport.width <= NARROW;
  const { all } = data.everything;
  const kind = tableKindOf(data);
  const before = data.movement.beforeById;
  const figures = data.listFigures;
  return useMemo(() => {
    const scales = tableScales(all);
    const columns =
      kind === 'listView'
        ? listViewColumns({ type, scales, figures, before, isWide })
        : columnsOf(kind, type, scales, before);
    if (isOnPhone) return onPhone(kind, columns);
    return kind === 'listView' && isNarrow ? figuresFirst(columns) : columns;
  }, [kind, type, all, before, figures, isOnPhone, isNarrow, isWide]);
}
