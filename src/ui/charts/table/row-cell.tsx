import { observer } from 'mobx-react-lite';
import { NewBadge } from '../../kit/signal/new-badge';
import { VisitMark } from '../../kit/signal/visit-mark';
import type { ChartItem } from '../items/chart-item';
import type { Cell } from './column';
import { SelectBox } from './select-box';
import styles from './signal-table.module.scss';
import { StatusCell } from './status-cell';
import { TableCell } from './table-cell';
import type { TopicRows } from './topic-rows';

interface Props {
  readonly cell: Cell;
  readonly item: ChartItem;
  /** null: the row is not a topic of the current data, or is drawn in a picture. */
  readonly topics: TopicRows | null;
  readonly isTabStop: boolean;
  readonly onOpen: ((item: ChartItem) => void) | undefined;
  readonly onStatus: ((item: ChartItem, button: HTMLButtonElement) => void) | undefined;
  readonly onDecided: ((item: ChartItem) => void) | undefined;
}

interface VisitProps {
  readonly item: ChartItem;
  readonly topics: TopicRows;
  readonly isNew: boolean;
}

/** A cell of a row: what can be pressed, or figures and drawings. */
export function RowCell(props: Props) {
  const { cell, item, topics, onStatus, onDecided } = props;
  if (cell.kind === 'name') return <Name {...props} cell={cell} />;
  if (cell.kind === 'rank' && topics !== null) return <SelectBox item={item} rank={cell.text} topics={topics} />;
  if (cell.kind === 'status' && topics !== null && onStatus !== undefined) {
    return <StatusCell item={item} topics={topics} onOpen={onStatus} />;
  }
  if (cell.kind === 'decided' && cell.marks.length > 0 && onDecided !== undefined) {
    return (
      <button
        type="button"
        className={styles.decided}
        tabIndex={-1}
        aria-label={`${cell.text} topics decided. Show them in the topic list`}
        title="Show these topics in the topic list"
        onClick={() => onDecided(item)}
      >
        <TableCell cell={cell} />
      </button>
    );
  }
  if (cell.kind === 'lines') {
    return (
      <span className={styles.lines}>
        {cell.cells.map((line) => (
          <RowCell key={line.kind} {...props} cell={line} />
        ))}
      </span>
    );
  }
  return <TableCell cell={cell} />;
}

const RowVisitMark = observer(function RowVisitMark({ item, topics, isNew }: VisitProps) {
  const change = topics.changeOf(item);
  return change && <VisitMark change={change} isNew={isNew} />;
});

function Name(props: Props & { readonly cell: Extract<Cell, { kind: 'name' }> }) {
  const { item, cell, isTabStop, onOpen } = props;
  const { text, isNew, isGone, detail, below } = cell;
  const name = (
    <>
      <button
        type="button"
        className={styles.name}
        data-name
        tabIndex={isTabStop ? 0 : -1}
        title={isGone ? `${text} (no longer in the current data)` : text}
        aria-disabled={isGone || undefined}
        aria-keyshortcuts={isTabStop && props.topics !== null ? 'X 0 1 2 3 4' : undefined}
        dir="auto"
        onClick={() => onOpen?.(item)}
      >
        {text}
      </button>
      {isNew && <NewBadge className={styles.new} />}
      {props.topics !== null && <RowVisitMark item={item} topics={props.topics} isNew={isNew} />}
      {isGone && <span className={styles.gone}>GONE</span>}
      {detail != null && (
        <span className={styles.detail} title={detail} dir="auto">
          {detail}
        </span>
      )}
    </>
  );
  if (below === undefined) return name;
  return (
    <span className={styles.stack}>
      <span className={styles.first}>{name}</span>
      <span className={styles.second}>
        {below.map((cell) => (
          <RowCell key={cell.kind} {...props} cell={cell} />
        ))}
      </span>
    </span>
  );
}
