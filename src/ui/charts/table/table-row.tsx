import { observer } from 'mobx-react-lite';
import { NewBadge } from '../../kit/signal/new-badge';
import type { ChartItem } from '../items/chart-item';
import type { Cell, Column } from './column';
import styles from './signal-table.module.scss';
import { TableCell } from './table-cell';
import type { RowHighlight } from './use-row-highlight';

interface Props {
  readonly item: ChartItem;
  readonly index: number;
  /** In pixels from the top of the table's body. */
  readonly top: number;
  readonly height: number;
  readonly columns: readonly Column[];
  readonly isTabStop?: boolean;
  readonly highlight?: RowHighlight | null;
  readonly onOpen?: (item: ChartItem) => void;
  readonly onFocus?: (index: number) => void;
}

export const TableRow = observer(function TableRow(props: Props) {
  const { item, index, top, height, columns, isTabStop = false, highlight, onOpen, onFocus } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      data-lit={highlight?.isLit(item.id) || undefined}
      className={styles.row}
      style={{ height, transform: `translateY(${top}px)` }}
      onPointerEnter={() => highlight?.light(item.id, false)}
      onFocus={() => {
        onFocus?.(index);
        highlight?.light(item.id, true);
      }}
      onBlur={() => highlight?.release()}
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
              <Name cell={cell} isTabStop={isTabStop} onOpen={() => onOpen?.(item)} />
            ) : (
              <TableCell cell={cell} />
            )}
          </div>
        );
      })}
    </div>
  );
});

interface NameProps {
  readonly cell: Extract<Cell, { kind: 'name' }>;
  readonly isTabStop: boolean;
  readonly onOpen: () => void;
}

function Name({ cell: { text, isNew, isGone }, isTabStop, onOpen }: NameProps) {
  return (
    <>
      <button
        type="button"
        className={styles.name}
        tabIndex={isTabStop ? 0 : -1}
        title={isGone ? `${text} (no longer in the current data)` : text}
        aria-disabled={isGone || undefined}
        dir="auto"
        onClick={onOpen}
      >
        {text}
      </button>
      {isNew && <NewBadge className={styles.new} />}
      {isGone && <span className={styles.gone}>GONE</span>}
    </>
  );
}
