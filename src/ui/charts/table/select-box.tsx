import { observer } from 'mobx-react-lite';
import { CheckMark } from '../../kit/controls/check-mark';
import type { ChartItem } from '../items/chart-item';
import styles from './select-box.module.scss';
import type { TopicRows } from './topic-rows';

interface Props {
  readonly item: ChartItem;
  /** Shown until the row is hovered, focused or selected. */
  readonly rank: string;
  readonly topics: TopicRows;
}

/** The place of a row in the order, and the checkbox that selects its topic; with Shift all rows from the last one. */
export const SelectBox = observer(function SelectBox({ item, rank, topics }: Props) {
  const isSelected = topics.isSelected(item);
  return (
    <button
      type="button"
      role="checkbox"
      className={styles.box}
      aria-checked={isSelected}
      aria-label={`Select ${item.name}`}
      tabIndex={-1}
      // A press with Shift would also select the text between the two rows.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={({ shiftKey }) => topics.toggle(item, shiftKey)}
    >
      <span className={styles.rank}>{rank}</span>
      <CheckMark state={isSelected ? 'all' : 'none'} />
    </button>
  );
});

/** Selects every row that the filters pass, or none. */
export const SelectAllBox = observer(function SelectAllBox({ topics }: Pick<Props, 'topics'>) {
  const state = topics.checkState;
  return (
    <button
      type="button"
      role="checkbox"
      className={styles.all}
      aria-checked={state === 'some' ? 'mixed' : state === 'all'}
      aria-label="Select all topics of this list"
      onClick={() => topics.toggleAll()}
    >
      <CheckMark state={state} />
    </button>
  );
});
