import type { ChartItem } from '../items/chart-item';
import { changeSince } from '../items/movement';
import { formatFraction, MISSING_FIGURE } from '../../../domain/shared/figures';
import { formatGrowth } from '../../../domain/topic/growth';
import type { Column } from './table-columns';

/** The previous figures beside the current ones, for the twin of a map that shows movement. */
export type Before = ReadonlyMap<string, ChartItem>;

const CHANGES = { moved: 'Moved', new: 'New', unmoved: MISSING_FIGURE } as const;

/** What became of each row; by it those that moved farthest come first. */
export function movementColumn(before: Before | null): readonly Column[] {
  if (before === null) return [];
  return [
    {
      id: 'movement',
      title: 'Movement',
      hint: 'Since the previous data. Sorted by how far growth and average sizing have come together',
      sort: 'movement',
      track: '80px',
      cell: (item) => ({
        kind: 'text',
        text: item.isGone ? 'Gone' : CHANGES[changeSince(item, before.get(item.id))],
      }),
    },
  ];
}

/** The previous figures of one kind; none where nothing is known of any: a column of dashes says nothing. */
export function beforeColumns(before: Before | null, of: 'growth' | 'sizing'): readonly Column[] {
  if (before === null) return [];
  const valueOf = (item: ChartItem | undefined): number | null =>
    (of === 'growth' ? item?.growth : item?.sizing.average) ?? null;
  if ([...before.values()].every((item) => valueOf(item) === null)) return [];
  return [
    of === 'growth'
      ? figure('growthBefore', 'Growth before', ({ id }) => formatGrowth(valueOf(before.get(id))))
      : figure('sizingBefore', 'Sizing before', ({ id }) => formatFraction(valueOf(before.get(id)))),
  ];
}

function figure(id: 'growthBefore' | 'sizingBefore', title: string, textOf: (item: ChartItem) => string): Column {
  return {
    id,
    title,
    hint: 'In the previous data',
    sort: id,
    track: '96px',
    align: 'end',
    cell: (item) => ({ kind: 'figure', text: textOf(item) }),
  };
}
