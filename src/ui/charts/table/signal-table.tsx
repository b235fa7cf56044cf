import { observer } from 'mobx-react-lite';
import { useMemo, useRef } from 'react';
import type { ChartData } from '../chart-data';
import { EmptyChart } from '../empty-chart';
import type { SortKey } from '../items/signal-order';
import { onPhone } from './phone-columns';
import styles from './signal-table.module.scss';
import { columnsOf, tableKindOf } from './table-columns';
import { TableGrid } from './table-grid';
import { TableKeyLine } from './table-key-line';
import { TableRow } from './table-row';
import { tableScales } from './table-scales';
import { useRowHighlight } from './use-row-highlight';
import { useSortedColumn } from './use-sorted-column';
import { useTableRows } from './use-table-rows';

interface Props {
  readonly data: ChartData;
}

/** Sortable rows of items, of which only those in view are rendered: the lists, the plots, and the maps as tables. */
export const SignalTable = observer(function SignalTable({ data }: Props) {
  const isEmpty = data.sorted.length === 0 || (tableKindOf(data) !== 'list' && data.isUnknown);
  return isEmpty ? <EmptyChart data={data} /> : <Rows data={data} />;
});

const Rows = observer(function Rows({ data }: Props) {
  const { type, sorted, isOnPhone } = data;
  const kind = tableKindOf(data);
  const all = data.everything.all;
  const before = data.movement.beforeById;
  const columns = useMemo(() => {
    const wide = columnsOf(kind, type, tableScales(all), before);
    return isOnPhone ? onPhone(kind, wide) : wide;
  }, [kind, type, all, before, isOnPhone]);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTableRows(scroller, sorted.length, data.isPrinting, columns, data.remembered, data.textScale);
  useSortedColumn(scroller, data.order.key, columns);
  const { rows, headerHeight, rowHeight, focusedIndex, focusRow } = table;
  // The charts beside one another show the same items; the two lists do not.
  const highlight = useRowHighlight(kind === 'list' ? null : data.sources.highlight, sorted, (index) =>
    rows.scrollToIndex(index, { align: 'auto' }),
  );
  const sortBy = (key: SortKey): void => {
    data.sortBy(key);
    table.toTop();
  };
  return (
    <div className={styles.whole}>
      <TableGrid
        kind={kind}
        columns={columns}
        order={data.order}
        rowCount={sorted.length}
        bodyHeight={rows.getTotalSize()}
        scroller={scroller}
        onSort={sortBy}
        onKeyDown={table.onKeyDown}
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
                onOpen={data.open}
                onFocus={focusRow}
              />
            )
          );
        })}
      </TableGrid>
      <TableKeyLine columns={columns} items={all} />
    </div>
  );
});
