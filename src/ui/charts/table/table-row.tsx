import { observer } from 'mobx-react-lite';
import { NewBadge } from '../../kit/signal/new-badge';
import type { ChartItem } from '../items/chart-item';
import type { HighlightStore } from '../highlight.store';
import styles from './signal-table.module.scss';
import type { Column } from './table-columns';
import { TableCell } from './table-cell';

interface Props {
  readonly item: ChartItem;
  readonly index: number;
  /** In pixels from the top of the table's body. */
  readonly top: number;
  readonly height: number;
  readonly columns: readonly Column[];
  /** Whether Tab stops here. */
  readonly isStop: boolean;
  readonly highlight: HighlightStore | undefined;
  readonly self: object;
  readonly onOpen: (item: ChartItem) => void;
  readonly onFocus: (index: number) => void;
}

export const TableRow = observer(function TableRow(props: Props) {
  const { item, index, top, height, columns, isStop, highlight, self, onOpen, onFocus } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      data-lit={highlight?.active?.id === item.id || undefined}
      className={styles.row}
      style={{ height, transform: `translateY(${top}px)` }}
      onPointerEnter={() => highlight?.light(item.id, self, false)}
      onFocus={() => {
        onFocus(index);
        highlight?.light(item.id, self, true);
      }}
      onBlur={() => highlight?.release(self)}
    >
      {columns.map((column) => {
        const cell = column.cell(item, index);
        return (
          <div
            key={column.id}
            role={cell.kind === 'name' ? 'rowheader' : 'cell'}
            className={styles.cell}
            data-align={column.align}
            data-column={column.id}
          >
            {cell.kind === 'name' ? (
              <>
                <button
                  type="button"
                  className={styles.name}
                  tabIndex={isStop ? 0 : -1}
                  title={cell.isGone ? `${cell.text} (no longer in the current data)` : cell.text}
                  aria-disabled={cell.isGone || undefined}
                  dir="auto"
                  onClick={() => onOpen(item)}
                >
                  {cell.text}
                </button>
                {cell.isNew && <NewBadge className={styles.new} />}
                {cell.isGone && <span className={styles.gone}>GONE</span>}
              </>
            ) : (
              <TableCell cell={cell} />
            )}
          </div>
        );
      })}
    </div>
  );
});
