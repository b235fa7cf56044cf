import { formatCount } from '../../domain/shared/figures';
import { CheckMark } from './check-mark';
import styles from './select-all.module.scss';

interface Props {
  /** How many there are to select. */
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The first row of a multi-select: never empty, because what lets nothing through cannot be chosen. */
export function SelectAll({ count, isChosen, onChoose }: Props) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isChosen ? 'true' : 'mixed'}
      aria-label="Select all"
      className={styles.all}
      onClick={onChoose}
    >
      <CheckMark state={isChosen ? 'all' : 'some'} />
      Select all
      <span className={styles.count}>{formatCount(count)}</span>
    </button>
  );
}
