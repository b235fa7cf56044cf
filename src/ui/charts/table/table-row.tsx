import { observer } from 'mobx-react-lite';
import type { ChartItem } from '../items/chart-item';
import type { Column } from './column';
import styles from './signal-table.module.scss';
import { RowCell } from './row-cell';
import type { TopicRows } from './topic-rows';
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
  /** null: the rows are no topics, or are drawn in a picture. */
  readonly topics?: TopicRows | null;
  readonly onOpen?: (item: ChartItem) => void;
  readonly onStatus?: (item: ChartItem, button: HTMLButtonElement) => void;
  /** Shows the topics of a trend. */
  readonly onDecided?: (item: ChartItem) => void;
  readonly onFocus?: (index: number) => void;
}

export const TableRow = observer(function TableRow(props: Props) {
  const {
    item,
    index,
    top,
    height,
    columns,
    isTabStop = false,
    highlight,
    onOpen,
    onStatus,
    onDecided,
    onFocus,
  } = props;
  const topics = props.topics?.topicOf(item) ? props.topics : null;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      data-selected={topics?.isSelected(item) || undefined}
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
            <RowCell {...{ cell, item, topics, isTabStop }} {...{ onOpen, onStatus, onDecided }} />
          </div>
        );
      })}
    </div>
  );
});
