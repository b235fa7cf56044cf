import type { ReactNode } from 'react';
import { CheckMark } from '../controls/check-mark';
import styles from './table.module.scss';

interface Props {
  readonly label: string;
  readonly state: 'none' | 'some' | 'all';
  readonly onToggle: (isRange: boolean) => void;
  /** Shown in its place until its row is hovered, focused or selected; absent: in the head of the column. */
  readonly children?: ReactNode;
}

/** The checkbox of a row, or of all rows in the head of their column. */
export function SelectBox({ label, state, onToggle, children }: Props) {
  const isHead = children === undefined;
  return (
    <button
      type="button"
      role="checkbox"
      className={isHead ? styles.selectAll : styles.select}
      aria-checked={state === 'some' ? 'mixed' : state === 'all'}
      aria-label={label}
      tabIndex={isHead ? 0 : -1}
      // A press with Shift would also select the text between the two rows.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={({ shiftKey }) => onToggle(shiftKey)}
    >
      <Rank>{children}</Rank>
      <CheckMark state={state} />
    </button>
  );
}

/** The place of a row in the order. */
export function Rank({ children }: { readonly children: ReactNode }) {
  return <span className={styles.rank}>{children}</span>;
}
