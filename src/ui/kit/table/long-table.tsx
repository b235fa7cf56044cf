import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { rem } from '../layout/page-view';
import { useItemSize } from '../lists/use-item-size';
import { leastWidth, type Column } from './column';
import type { SortOrder } from '../../../domain/shared/sort-order';
import { TableFrame } from './table';
import { TableRow, type RowProps } from './table-row';
import styles from './table.module.scss';
import { useRowFocus } from './use-row-focus';

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Other rows are rendered after what was pressed has answered. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Rows are rendered again where it is another one. */
  readonly propsOf: (row: Row) => RowProps;
  /** In pixels. */
  readonly rowHeight: number;
  /** On paper every row is rendered. */
  readonly isWhole: boolean;
  readonly order: SortOrder;
  readonly onSort: (key: string) => void;
  /**
   * @param next the row that the key moves the focus to; undefined: none
   * @returns the place of another row that gets the focus; null: none
   */
  readonly onRowKey: (event: KeyboardEvent, row: Row, next: Row | undefined) => number | null;
  /** Where it was scrolled to; written when it is unmounted. */
  readonly remembered: { scroll: { readonly left: number; readonly top: number } };
  /** The heads are as high as those of the tables beside it, which have a scale. */
  readonly hasTallHead: boolean;
}

/** A table that scrolls on its own, and renders only the rows in view and the one that Tab stops at. */
export function LongTable<Row>(props: Props<Row>) {
  const { label, keyOf, propsOf, rowHeight, isWhole, order, remembered } = props;
  const { columns, rows, sortedBy } = useRowsAfterAnswer(props);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const isSorting = useRef(false);
  const [headHeight, setHeadHeight] = useState(0);
  useLayoutEffect(() => setHeadHeight(table.current?.tHead?.offsetHeight ?? 0), [columns, rowHeight]);
  const focus = useRowFocus(table, rows.length, (index) => virtual.scrollToIndex(index, { align: 'auto' }));
  const virtual = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    initialOffset: remembered.scroll.top,
    // The rows begin below the heads, which then stay over them.
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: (range) => {
      if (isWhole) return Array.from(rows.keys());
      const seen = defaultRangeExtractor(range);
      return seen.includes(focus.index) || focus.index >= rows.length
        ? seen
        : [...seen, focus.index].sort((one, other) => one - other);
    },
  });
  useItemSize(virtual, rowHeight);
  useSortedColumn(scroller, sortedBy);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    element.scrollLeft = remembered.scroll.left;
    element.scrollTop = remembered.scroll.top;
    return () => {
      remembered.scroll = { left: element.scrollLeft, top: element.scrollTop };
    };
  }, [remembered]);
  const onSort = (key: string): void => {
    props.onSort(key);
    focus.focusRow(0);
    isSorting.current = true;
  };
  // Not before: the rows of the former order would be rendered at the beginning.
  useLayoutEffect(() => {
    if (isSorting.current) virtual.scrollToOffset(0);
    isSorting.current = false;
  }, [virtual, rows]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[focus.index];
    const next = focus.onKeyDown(event);
    const to = row === undefined ? null : props.onRowKey(event, row, rows[next ?? -1]);
    if (to !== null) focus.moveTo(to);
  };
  let end = headHeight;
  const gapTo = (start: number) => {
    const height = start - end;
    return height > 0 && <tr key={`gap ${start}`} aria-hidden="true" style={{ height }} />;
  };
  return (
    <div ref={scroller} className={styles.scroller} data-scroller data-tall={props.hasTallHead || undefined}>
      <div
        className={styles.sheet}
        style={{ '--least': rem(leastWidth(columns)), '--row-height': `${rowHeight}px` } as CSSProperties}
      >
        <TableFrame
          label={label}
          columns={columns}
          rowCount={rows.length}
          order={order}
          onSort={onSort}
          ref={table}
          className={styles.long}
        >
          <tbody onFocus={focus.onFocus} onKeyDown={onKeyDown}>
            {virtual.getVirtualItems().flatMap(({ index, start, end: after }) => {
              const row = rows[index];
              if (row === undefined) return [];
              const gap = gapTo(start);
              end = after;
              const isTabStop = index === focus.index;
              return [gap, <TableRow key={keyOf(row)} {...{ row, index, columns, propsOf, isTabStop }} isCounted />];
            })}
            {gapTo(headHeight + virtual.getTotalSize())}
          </tbody>
        </TableFrame>
      </div>
    </div>
  );
}

/**
 * The rows with their columns, one rendering late where there are other rows: first the head that was pressed answers. Other
 * columns of the same rows, in a window of another size, are there at once.
 */
function useRowsAfterAnswer<Row>({ rows, columns, order: { key } }: Pick<Props<Row>, 'rows' | 'columns' | 'order'>) {
  const now = useMemo(() => ({ rows, columns, sortedBy: key }), [rows, columns, key]);
  const late = useDeferredValue(now);
  return late.rows === rows ? now : late;
}

/**
 * Scrolls a table that is too wide sideways after each sort, so that the sorted column is whole. A table opens at its
 * beginning, where the names and the first columns are.
 */
function useSortedColumn(scroller: RefObject<HTMLElement | null>, sorted: string): void {
  const shown = useRef(sorted);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (shown.current === sorted || element === null) return;
    shown.current = sorted;
    const column = element.querySelector('[aria-sort$="ending"]');
    if (column === null || element.scrollWidth <= element.clientWidth) return;
    const frame = element.getBoundingClientRect();
    const { left, right } = column.getBoundingClientRect();
    // The names stay at the side while the others are scrolled below them.
    const names = element.querySelector('th[data-sticks]');
    const beyond = right - frame.right;
    const below = Math.max(frame.left, names?.getBoundingClientRect().right ?? 0) - left;
    if (beyond > 0) element.scrollLeft += beyond;
    else if (below > 0 && column !== names) element.scrollLeft -= below;
  }, [scroller, sorted]);
}
