import { formatCount } from '../../../domain/shared/figures';
import type { ChartData } from '../chart-data';
import type { TableKind } from '../table/column';
import { listViewColumns } from '../table/list-view-columns';
import { columnsOf } from '../table/table-columns';
import { rem } from '../../kit/layout/page-view';
import { TableGrid } from '../table/table-grid';
import { TableKeyLine } from '../table/table-key-line';
import { TableRow } from '../table/table-row';
import { tableScales } from '../table/table-scales';
import { ROW_HEIGHT } from '../table/use-table-rows';
import styles from './picture-sheet.module.scss';

/** A picture of a list is for a slide; all rows are in the CSV file. */
export const MOST_ROWS = 60;

interface Props {
  readonly data: ChartData;
  readonly kind: TableKind;
  /** In units of 1/16 rem. Where the columns need more, the picture is wider. */
  readonly leastWidth: number;
}

/** The first rows in the order that is shown, and what their marks mean. */
export function TablePicture({ data, kind, leastWidth }: Props) {
  const items = data.sorted.slice(0, MOST_ROWS);
  const scales = tableScales(data.everything.all);
  const before = data.movement.beforeById;
  const columns =
    kind === 'listView'
      ? listViewColumns({ type: data.type, scales, figures: data.listFigures, before, isWide: true })
      : columnsOf(kind, data.type, scales, before);
  const rowHeight = ROW_HEIGHT * data.textScale;
  return (
    <div className={styles.table} style={{ minWidth: rem(leastWidth) }}>
      <TableGrid
        kind={kind}
        columns={columns}
        order={data.order}
        rowCount={items.length}
        bodyHeight={items.length * rowHeight}
      >
        {items.map((item, index) => (
          <TableRow
            key={item.id}
            item={item}
            index={index}
            top={index * rowHeight}
            height={rowHeight}
            columns={columns}
          />
        ))}
      </TableGrid>
      {data.sorted.length > MOST_ROWS && (
        <p className={styles.rest}>
          The first {MOST_ROWS} of {formatCount(data.sorted.length)} rows
        </p>
      )}
      <TableKeyLine columns={columns} items={items} isPicture />
    </div>
  );
}
