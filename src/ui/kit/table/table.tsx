import {
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  memo,
  useLayoutEffect,
  type FocusEvent,
} from 'react';
import { formatCount } from '../../../domain/shared/figures';
import { Button } from '../controls/button';
import { rem, usePageView } from '../layout/page-view';
import { leastWidth, type Column } from './column';
import type { SortOrder } from '../../../domain/shared/sort-order';
import { TableRow, type RowContent } from './table-row';
import { arrowDirection, arrowStep } from '../arrow-keys';
import styles from './table.module.scss';
import { useRowFocus } from './use-row-focus';
import { ArrowDown, ArrowUp } from 'lucide-react';

interface FrameProps {
  /** Its name for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<never>[];
  /** Where not all rows are rendered. */
  readonly rowCount?: number;
  readonly order?: SortOrder | null;
  readonly onSort?: (key: string) => void;
  readonly ref?: RefObject<HTMLTableElement | null> | undefined;
  readonly className?: string | undefined;
  /** 'blocks': on a phone each row is a block of its cells. */
  readonly phone?: 'blocks';
  /** While the page is scrolled past the rows the heads stay below its header. */
  readonly headStays?: boolean;
  /** The arrow keys walk the cells; see useCellKeys for the others. */
  readonly onCellKey?: Parameters<typeof useCellKeys>[1];
  readonly children: ReactNode;
}

/** The element of a table with its heads; its bodies are the children. */
export function TableFrame({ label, columns, rowCount, order = null, onSort, ...props }: FrameProps) {
  const own = useRef<HTMLTableElement>(null);
  const { ref = own, className, phone, headStays = false, onCellKey, children } = props;
  const cellKeys = useCellKeys(ref, onCellKey);
  const isFixed = columns.some(({ width }) => width !== undefined);
  return (
    <table
      ref={ref}
      className={`${styles.table} ${className ?? ''}`}
      aria-label={label}
      aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
      data-fixed={isFixed || undefined}
      data-phone={phone}
      data-head-stays={headStays || undefined}
      style={{ '--least': isFixed ? rem(leastWidth(columns)) : undefined } as CSSProperties}
      {...cellKeys}
    >
      {isFixed && (
        <colgroup>
          {columns.map(({ id, width, grows }) => (
            <col key={id} style={width === undefined || grows ? {} : ({ '--width': rem(width) } as CSSProperties)} />
          ))}
        </colgroup>
      )}
      <TableHead columns={columns} order={order} onSort={onSort} />
      {children}
    </table>
  );
}

export interface TableGroup<Row> {
  readonly key: string | number;
  /** Above its rows; absent: nothing. */
  readonly head?: { readonly label: string; readonly content: ReactNode; readonly hue?: string | undefined };
  readonly rows: readonly Row[];
}

interface Props<Row> extends Omit<FrameProps, 'columns' | 'rowCount' | 'children'>, RowContent<Row> {
  readonly groups: readonly TableGroup<Row>[];
  readonly keyOf: (row: Row, index: number) => string | number;
  /** The arrow keys walk the rows, whose names are buttons. Of very many rows the first are rendered, until more are asked for. */
  readonly walksRows?: boolean;
  /** Rows that are rendered at once, and with each press for more: thousands would block the page for seconds. */
  readonly step?: number;
}

/** A table of which every row is rendered. LongTable is the one for many rows. */
export function Table<Row>({ groups, keyOf, walksRows = false, step = 200, propsOf, wholeOf, ...frame }: Props<Row>) {
  const own = useRef<HTMLTableElement>(null);
  const { columns, ref = own } = frame;
  const all = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const [most, setMost] = useState(step);
  const { isPrinting } = usePageView();
  const count = walksRows && !isPrinting ? Math.min(most, all) : all;
  const focus = useRowFocus(ref, count);
  const walking = { onFocus: focus.onFocus, onKeyDown: (event: KeyboardEvent) => void focus.onKeyDown(event) };
  let index = -1;
  const shown = firstOf(groups, count);
  return (
    <TableFrame {...frame} ref={ref}>
      {shown.map(({ key, head, rows }) => (
        <tbody key={key} aria-label={head?.label} {...(walksRows && walking)}>
          {head && (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length} data-quadrant={head.hue}>
                {head.content}
              </th>
            </tr>
          )}
          {rows.map((row) => {
            index += 1;
            return (
              <TableRow
                key={keyOf(row, index)}
                {...{ row, index, columns, propsOf, wholeOf }}
                isTabStop={walksRows ? index === focus.index : undefined}
              />
            );
          })}
        </tbody>
      ))}
      {count < all && (
        <tbody>
          <tr>
            <td colSpan={columns.length}>
              <Button variant="quiet" size="small" onClick={() => setMost(most + step)}>
                Show {formatCount(Math.min(step, all - count))} more of {formatCount(all)}
              </Button>
            </td>
          </tr>
        </tbody>
      )}
    </TableFrame>
  );
}

function firstOf<Row>(groups: readonly TableGroup<Row>[], count: number): readonly TableGroup<Row>[] {
  let room = count;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, room);
    room -= rows.length;
    return rows.length === 0 && group.rows.length > 0 ? [] : [{ ...group, rows }];
  });
}

interface TableHeadProps {
  readonly columns: readonly Column<never>[];
  readonly order: SortOrder | null;
  readonly onSort: ((key: string) => void) | undefined;
}

/** The heads of the columns; those that can be sorted are buttons. */
const TableHead = memo(function TableHead({ columns, order, onSort }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, head, hint, subhead, headNote, sort, align, sticks }) =>
          head === null ? (
            <td key={id} />
          ) : (
            <th
              key={id}
              scope="col"
              aria-sort={sort === undefined ? undefined : sort === order?.key ? order.direction : 'none'}
              data-column={id}
              data-align={align}
              data-sticks={sticks || undefined}
            >
              {sort === undefined ? (
                <div title={hint}>{head}</div>
              ) : (
                <button type="button" className={styles.sort} title={hint} onClick={() => onSort?.(sort)}>
                  {head}
                  {/* The other columns reserve the room of the arrow, so that sorting moves no head. */}
                  <span className={styles.arrow}>{sort === order?.key && <Arrow direction={order.direction} />}</span>
                </button>
              )}
              {subhead !== undefined && (
                <small className={styles.subhead} aria-hidden="true">
                  {subhead}
                </small>
              )}
              {headNote}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
});

function Arrow({ direction }: Pick<SortOrder, 'direction'>) {
  const Icon = direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Icon size={12} strokeWidth={2.25} aria-hidden="true" />;
}

type Cell = HTMLTableCellElement;

/**
 * Arrow keys walk the cells of a table, of which one is in the order of focus.
 * @param onKey another key on a cell of a column, with the cell that is to have the focus when the column is removed.
 *   @returns whether it does something
 */
function useCellKeys(
  table: RefObject<HTMLTableElement | null>,
  onKey: ((key: string, column: string, neighbour: HTMLElement | null) => boolean) | undefined,
) {
  // After every rendering: columns and rows come and go.
  useLayoutEffect(() => {
    if (onKey !== undefined && table.current !== null) setOneFocusable(table.current);
  });
  if (onKey === undefined) return {};
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLTableElement>): void => {
      const cell = target.closest<Cell>('th, td');
      if (cell !== null && currentTarget.contains(cell)) setOneFocusable(currentTarget, cell);
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>): void => {
      const { target: cell, currentTarget, key } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(cell instanceof HTMLTableCellElement)) return;
      const { column } = cell.dataset;
      const beside = neighbour(currentTarget, cell, { rows: 0, cells: cell.nextElementSibling === null ? -1 : 1 });
      if (arrowDirection(event) !== null) neighbour(currentTarget, cell, arrowStep(event))?.focus();
      else if (column === undefined || !onKey(key, column, beside)) return;
      event.preventDefault();
    },
  };
}

/** The cell in a direction; in a row whose only cell spans all columns, that one. */
function neighbour(table: HTMLTableElement, cell: Cell, { rows, cells }: ReturnType<typeof arrowStep>): Cell | null {
  const row = cell.parentElement instanceof HTMLTableRowElement ? cell.parentElement.rowIndex : -1;
  const target = table.rows[row + rows];
  if (target === undefined) return null;
  const at = Math.min(cell.cellIndex + cells, rows === 0 ? target.cells.length : target.cells.length - 1);
  return target.cells[at] ?? null;
}

function setOneFocusable(table: HTMLTableElement, wanted?: Cell): void {
  const cells = [...table.querySelectorAll<Cell>('th, td')];
  const focusable = wanted ?? cells.find(({ tabIndex }) => tabIndex === 0) ?? table.querySelector<Cell>('thead th');
  for (const cell of cells) cell.tabIndex = cell === focusable ? 0 : -1;
}
