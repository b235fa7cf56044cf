import { rem } from '../../kit/layout/page-view';
import { Text } from '../../kit/layout/stack';
import { Table } from '../../kit/table/table';
import { addedKey } from '../../../application/workspace/topic-columns';
import type { ChartData } from '../../../application/charts/chart-data';
import { TextCell } from '../table/cells';
import type { SignalColumn } from '../table/signal-columns';
import { ANY_ROOM, columnsOf, tableKindOf } from '../table/list-columns';
import { QuadrantKey } from '../table/quadrant-key';
import { TABLE_LABELS } from '../table/loaded-table';
import { tableScales } from '../table/table-scales';

/** A picture of a list is for a slide; all rows are in the CSV file. */
export const MOST_PICTURED_ROWS = 60;

interface Props {
  readonly data: ChartData;
  /** In units of 1/16 rem. Where the columns need more, the picture is wider. */
  readonly leastWidth: number;
}

/** The first rows in the order that is shown, and what the page tells by tooltips. */
export function TablePicture({ data, leastWidth }: Props) {
  const items = data.sorted.slice(0, MOST_PICTURED_ROWS);
  const kind = tableKindOf(data);
  const { type, isMap, listFigures: figures, movement, ownColumns } = data;
  const source = {
    type,
    growthName: data.sources.workspace.growthName,
    isMap,
    figures,
    decidedOf: data.decidedOf,
    own: ownColumns,
    scales: tableScales(data.measured),
    before: movement.beforeById,
  };
  const own = columnsOf(kind, { ...source, topics: null, drawn: [], further: [] }, ANY_ROOM);
  const columns = [...own, ...(kind === 'list' ? addedColumnsOf(data) : [])];
  return (
    <Text as="div" pad="12 8" style={{ minWidth: rem(leastWidth) }}>
      <Table
        label={TABLE_LABELS[kind]}
        columns={columns}
        groups={[{ key: kind, rows: items }]}
        keyOf={({ id }) => id}
        order={data.order}
      />
      {kind === 'drivers' && <QuadrantKey items={items} />}
      {columns.map(({ id, head, hint }) =>
        EXPLAINED.includes(id) && typeof head === 'string' && hint !== undefined ? (
          <Text key={id} type="caption" tone="muted" pad="12 0 0">
            {`${head}: ${hint}`}
          </Text>
        ) : null,
      )}
    </Text>
  );
}

/** Of the columns of features those that the picture is of: what its rows are sorted by, and the axes of the map. */
function addedColumnsOf({ topicRows, order, axisKeys }: ChartData): readonly SignalColumn[] {
  return (topicRows?.listColumns ?? []).flatMap(({ title, value, list }) => {
    const id = addedKey(list?.id ?? title);
    if (id !== order.key && !axisKeys.includes(id)) return [];
    const cell: SignalColumn['cell'] = (item) => {
      const topic = topicRows?.topicOf(item);
      const shown = topic && value(topic);
      return <TextCell text={shown == null ? null : String(shown)} />;
    };
    return [{ id, head: title, sort: id, width: list?.width ?? 112, align: 'end' as const, cell }];
  });
}

/** The columns whose hints are words of the picture. */
const EXPLAINED: readonly string[] = ['growth', 'sizing', 'disagreement'];
