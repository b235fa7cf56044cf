import { use, type ReactNode } from 'react';
import { Marked } from '../media/marked';
import { Row } from '../layout/stack';
import { TabStop } from './table-row';
import styles from './table.module.scss';
import { CheckMark } from '../controls/check-mark';
import { useDataText } from '../media/data-text';

interface Props {
  readonly name: string;
  readonly title?: string;
  readonly keys?: string | undefined;
  readonly isDisabled?: boolean;
  readonly onOpen?: (() => void) | undefined;
  /** Words that are searched, and marked in the name. */
  readonly query?: string;
  /** At the side of the name. */
  readonly before?: ReactNode;
  /** After the name, which is cut last. */
  readonly children?: ReactNode;
}

/** The name of a row as the button that opens it; the arrow keys go from one to the next. */
export function RowName({ name, title = name, keys, isDisabled = false, onOpen, query, before, children }: Props) {
  const dataText = useDataText();
  const isTabStop = use(TabStop);
  return (
    <Row as="span" fit="shrink" className={styles.nameLine}>
      {before}
      <button
        type="button"
        className={styles.name}
        data-name
        tabIndex={isTabStop === false ? -1 : 0}
        title={title}
        aria-disabled={isDisabled || undefined}
        aria-keyshortcuts={isTabStop ? keys : undefined}
        {...dataText}
        onClick={onOpen}
      >
        {query === undefined ? name : <Marked text={name} query={query} />}
      </button>
      {children}
    </Row>
  );
}

interface SelectBoxProps {
  readonly label: string;
  readonly state: 'none' | 'some' | 'all';
  readonly onToggle: (isRange: boolean) => void;
  /** Shown in its place until its row is hovered, focused or selected; absent: in the head of the column. */
  readonly children?: ReactNode;
}

/** The checkbox of a row, or of all rows in the head of their column. */
export function SelectBox({ label, state, onToggle, children }: SelectBoxProps) {
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
