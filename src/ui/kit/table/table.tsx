import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { rem } from '../layout/page-view';
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

export interface RowGroup<Row> {
  readonly key: string | number;
  /** Above its rows; absent: nothing. */
  readonly head?: { readonly label: string; readonly content: ReactNode; readonly hue?: string | undefined };
  readonly rows: readonly Row[];
}

interface Props<Row> extends Omit<FrameProps, 'columns' | 'rowCount' | 'children'>, RowContent<Row> {
  readonly groups: readonly RowGroup<Row>[];
  readonly keyOf: (row: Row, index: number) => string | number;
  /** The arrow keys walk the rows, whose names are buttons. */
  readonly walksRows?: boolean;
}

/** A table of which every row is rendered. LongTable is the one for many rows. */
export function Table<Row>({ groups, keyOf, walksRows = false, propsOf, wholeOf, ...frame }: Props<Row>) {
  const own = useRef<HTMLTableElement>(null);
  const { columns, ref = own } = frame;
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const focus = useRowFocus(ref, count);
  const walking = { onFocus: focus.onFocus, onKeyDown: (event: KeyboardEvent) => void focus.onKeyDown(event) };
  let index = -1;
  return (
    <TableFrame {...frame} ref={ref}>
      {groups.map(({ key, head, rows }) => (
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
    </TableFrame>
  );
}
