import type { ChartItem } from '../../../domain/explore/chart-item';
import { formatFraction } from '../../../domain/shared/figures';
import { formatGrowth } from '../../../domain/topic/growth';
import type { Column } from './table-columns';

/** The previous figures beside the current ones, for the twin of a map that shows movement. */
export type Before = ReadonlyMap<string, ChartItem>;

export function growthBefore(before: Before): Column {
  return figure('growthBefore', 'Growth before', (item) => formatGrowth(before.get(item.id)?.growth ?? null));
}

export function sizingBefore(before: Before): Column {
  return figure('sizingBefore', 'Sizing before', (item) => formatFraction(before.get(item.id)?.sizing.average ?? null));
}

function figure(id: string, title: string, textOf: (item: ChartItem) => string): Column {
  return {
    id,
    title,
    hint: 'In the previous data',
    sort: null,
    track: '96px',
    align: 'end',
    cell: (item) => ({ kind: 'figure', text: textOf(item) }),
  };
}
