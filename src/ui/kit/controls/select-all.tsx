import { Text } from '../layout/stack';
import { CheckMark, type CheckState } from './check-mark';
import styles from './select-all.module.scss';

interface Props {
  readonly label: string;
  /** The number of options, in words. */
  readonly count: string;
  readonly state: CheckState;
  readonly onChoose: () => void;
}

const CHECKED = { none: 'false', some: 'mixed', all: 'true' } as const;

/** The first row of a multi-select. */
export function SelectAll({ label, count, state, onChoose }: Props) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={CHECKED[state]}
      aria-label={label}
      className={styles.all}
      onClick={onChoose}
    >
      <CheckMark state={state} />
      {label}
      <Text as="span" tone="muted" weight={400} tabular fit="last">
        {count}
      </Text>
    </button>
  );
}
