import { observer } from 'mobx-react-lite';
import { useMemo, useRef, type CSSProperties } from 'react';
import type { SortKey } from '../items/signal-order';
import type { ChartData } from '../chart-data';
import { EmptyChart } from '../empty-chart';
import styles from './signal-table.module.scss';
import { columnsOf, type Column, type TableKind } from './table-columns';
import { TableHeader } from './table-header';
import { TableKeyLine } from './table-key-line';
import { TableRow } from './table-row';
import { onPhone } from './phone-columns';
import { tableScales } from './table-scales';
import { COLUMN_GAP, leastWidth } from './track-widths';
import { useFollowedHighlight } from './use-followed-highlight';
import { useTableRows } from './use-table-rows';

interface Props {
  readonly data: ChartData;
  readonly kind?: TableKind;
}

const LABELS: Readonly<Record<TableKind, string>> = {
  list: 'Figures',
  drivers: 'Impacting drivers',
  impact: 'Sizing by lens and how far the lenses disagree',
  driversTable: 'Impacting drivers in figures',
  impactTable: 'Sizing by lens in figures',
};

/** Rows of items: sortable, and drawn only where they are seen. The lists, the plots, and the twin of the maps. */
export const SignalTable = observer(function SignalTable(props: Props) {
  const { data, kind } = props;
  const isEmpty = data.sorted.length === 0 || (kind !== 'list' && data.isUnknown);
  return isEmpty ? <EmptyChart data={data} /> : <Rows {...props} />;
});

const Rows = observer(function Rows({ data, kind = 'list' }: Props) {
  const { type, sorted } = data;
  // The charts beside one another show the same items; the two lists do not.
  const highlight = kind === 'list' ? undefined : data.highlight;
  const all = data.everything.all;
  const before = data.movement.beforeById;
  const { isOnPhone } = data;
  const columns = useMemo(() => {
    const wide = columnsOf(kind, type, tableScales(all), before);
    return isOnPhone ? onPhone(kind, wide) : wide;
  }, [kind, type, all, before, isOnPhone]);
  const place = useRef<HTMLDivElement>(null);
  const { rows, headerHeight, focusedIndex, onKeyDown, onFocusRow, toTop } = useTableRows(
    place,
    sorted.length,
    data.isPrinting,
    columns,
    data.remembered,
  );
  const sortBy = (key: SortKey): void => {
    data.sortBy(key);
    toTop();
  };
  const self = useFollowedHighlight(highlight, sorted, (index) => rows.scrollToIndex(index, { align: 'auto' }));

  const table = (
    <div ref={place} className={styles.place} data-kind={kind}>
      <div
        role="table"
        aria-label={LABELS[kind]}
        aria-rowcount={sorted.length + 1}
        aria-colcount={columns.length}
        className={styles.table}
        style={gridOf(columns)}
      >
        <TableHeader columns={columns} order={data.order} onSort={sortBy} />
        <div
          role="rowgroup"
          data-rows
          className={styles.body}
          style={{ height: rows.getTotalSize() }}
          onKeyDown={onKeyDown}
          onPointerLeave={() => highlight?.release(self)}
        >
          {rows.getVirtualItems().map(({ index, start, size }) => {
            const item = sorted[index];
            return (
              item && (
                <TableRow
                  key={item.id}
                  item={item}
                  index={index}
                  top={start - headerHeight}
                  height={size}
                  columns={columns}
                  isStop={index === focusedIndex}
                  highlight={highlight}
                  self={self}
                  onOpen={data.open}
                  onFocus={onFocusRow}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
  return (
    <div className={styles.whole}>
      {table}
      <TableKeyLine columns={columns} items={all} />
    </div>
  );
});

/** The rows are grids of their own, because they are placed one by one; these make them agree. */
function gridOf(columns: readonly Column[]): CSSProperties {
  const tracks = columns.map(({ track }) => track);
  return {
    '--tracks': tracks.join(' '),
    '--gap': `${COLUMN_GAP}px`,
    '--least': `${leastWidth(tracks)}px`,
  } as CSSProperties;
}
