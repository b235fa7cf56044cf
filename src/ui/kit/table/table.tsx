import { useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { formatCount } from '../../../domain/shared/figures';
import { Button } from '../controls/button';
import { rem, usePageView } from '../layout/page-view';
import { leastWidth, type Column, type SortOrder } from './column';
import { TableHead } from './table-head';
import { TableRow, type RowContent } from './table-row';
import styles from './table.module.scss';
import { useCellKeys } from './use-cell-keys';
import { useRowFocus } from './use-row-focus';

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
  /** The arrow keys walk the cells; see useCellKeys for the others. */
  readonly onCellKey?: Parameters<typeof useCellKeys>[1];
  readonly children: ReactNode;
}

/** The element of a table with its heads; its bodies are the children. */
export function TableFrame({ label, columns, rowCount, order = null, onSort, ...props }: FrameProps) {
  const own = useRef<HTMLTableElement>(null);
  const { ref = own, className, phone, onCellKey, children } = props;
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
