import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { ChartData } from '../chart-data';
import { EmptyChart } from '../empty-chart';
import type { SortKey } from '../items/signal-order';
import styles from './signal-table.module.scss';
import { tableKindOf } from './table-columns';
import { TableGrid } from './table-grid';
import { TableKeyLine } from './table-key-line';
import { TableRow } from './table-row';
import { StatusMenu, useStatusMenu } from './status-menu';
import { useColumns } from './use-columns';
import { useSortedColumn } from './use-sorted-column';
import { useRowHighlight } from './use-row-highlight';
import { useLongPress } from './use-long-press';
import { useRowKeys } from './use-row-keys';
import { rowHeightOf, useTableRows } from './use-table-rows';

interface Props {
  readonly data: ChartData;
}

/** Sortable rows of items, of which only those in view are rendered: the lists, the plots, and the maps as tables. */
export const LoadedTable = observer(function LoadedTable({ data }: Props) {
  const isEmpty = data.sorted.length === 0 || (tableKindOf(data) !== 'list' && data.isUnknown);
  return isEmpty ? <EmptyChart data={data} /> : <Rows data={data} />;
});

const Rows = observer(function Rows({ data }: Props) {
  const { sorted } = data;
  const kind = tableKindOf(data);
  const columns = useColumns(data);
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = rowHeightOf(data);
  const table = useTableRows(scroller, sorted.length, data, columns, rowHeight);
  useSortedColumn(scroller, data.order.key);
  const { rows, headerHeight, focusedIndex, focusRow } = table;
  // The charts beside one another show the same items; the two lists do not.
  const highlight = useRowHighlight(kind === 'list' ? null : data.sources.highlight, sorted, (index) =>
    rows.scrollToIndex(index, { align: 'auto' }),
  );
  const sortBy = (key: SortKey): void => {
    data.sortBy(key);
    table.toTop();
  };
  const onKeyDown = useRowKeys(data, table);
  const statusMenu = useStatusMenu();
  const touch = useLongPress(data);
  return (
    <div className={styles.whole} {...(data.topicRows && touch)}>
      <TableGrid
        kind={kind}
        columns={columns}
        order={data.order}
        rowCount={sorted.length}
        bodyHeight={rows.getTotalSize()}
        scroller={scroller}
        topics={data.topicRows}
        onSort={sortBy}
        onKeyDown={onKeyDown}
        onPointerLeave={highlight?.release}
      >
        {rows.getVirtualItems().map(({ index, start }) => {
          const item = sorted[index];
          return (
            item && (
              <TableRow
                key={item.id}
                item={item}
                index={index}
                top={start - headerHeight}
                height={rowHeight}
                columns={columns}
                isTabStop={index === focusedIndex}
                highlight={highlight}
                topics={data.topicRows}
                onOpen={data.open}
                onStatus={statusMenu.open}
                onDecided={data.chooseTopicsOf}
                onFocus={focusRow}
              />
            )
          );
        })}
      </TableGrid>
      {data.topicRows && <StatusMenu menu={statusMenu} topics={data.topicRows} />}
      <TableKeyLine columns={columns} items={data.everything.all} />
    </div>
  );
});
