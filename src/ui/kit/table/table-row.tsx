import { observer } from 'mobx-react-lite';
import { createContext, type ReactNode } from 'react';
import type { Column } from './column';

/** What a screen says of a row besides its cells. */
export interface RowProps {
  readonly 'data-quadrant'?: string | undefined;
  readonly 'data-section-end'?: boolean | undefined;
  readonly 'data-short'?: boolean | undefined;
  /** 1: a group, whose rows of level 2 follow. */
  readonly 'data-level'?: 1 | 2 | undefined;
  readonly 'data-selected'?: boolean | undefined;
}

export interface RowContent<Row> {
  readonly columns: readonly Column<Row>[];
  /** Called in an observer. */
  readonly propsOf?: ((row: Row) => RowProps) | undefined;
  /** One content for all columns but the first; undefined: each has its own. */
  readonly wholeOf?: ((row: Row) => ReactNode) | undefined;
}

interface Props<Row> extends RowContent<Row> {
  readonly row: Row;
  readonly index: number;
  /** Its name is the one that Tab stops at. */
  readonly isTabStop?: boolean | undefined;
  /** Not all rows are rendered, so each says which it is. */
  readonly isCounted?: boolean;
}

/** Whether the name of a row is a stop of the Tab key; undefined: the arrow keys do not walk the rows. */
export const TabStop = createContext<boolean | undefined>(undefined);

function Row<Row>({ row, index, columns, propsOf, wholeOf, isTabStop, isCounted }: Props<Row>) {
  const whole = wholeOf?.(row);
  const shown = whole === undefined ? columns : columns.slice(0, 1);
  return (
    <TabStop value={isTabStop}>
      <tr aria-rowindex={isCounted ? index + 2 : undefined} data-row={index} {...propsOf?.(row)}>
        {shown.map((column) => (
          <Cell key={column.id} column={column}>
            {column.cell(row, index)}
          </Cell>
        ))}
        {whole !== undefined && <td colSpan={columns.length - 1}>{whole}</td>}
      </tr>
    </TabStop>
  );
}

function Cell({ column, children }: { readonly column: Column<never>; readonly children: ReactNode }) {
  const { id, align, isWords, isRowHead, sticks, wraps, phone, phoneLabel } = column;
  const marks = {
    'data-column': id,
    'data-align': align,
    'data-words': isWords || undefined,
    'data-sticks': sticks || undefined,
    'data-wraps': wraps || undefined,
    'data-phone': phone,
    'data-label': phoneLabel,
  };
  return isRowHead ? (
    <th scope="row" {...marks}>
      {children}
    </th>
  ) : (
    <td {...marks}>{children}</td>
  );
}

/** A row, which follows what its cells observe. */
export const TableRow = observer(Row) as typeof Row;
