import { use, type ReactNode } from 'react';
import { Marked } from '../media/marked';
import { Row } from '../layout/stack';
import { TabStop } from './table-row';
import styles from './table.module.scss';

interface Props {
  readonly name: string;
  readonly title?: string;
  readonly keys?: string | undefined;
  readonly isDisabled?: boolean;
  readonly onOpen?: (() => void) | undefined;
  /** Words that are searched, and marked in the name. */
  readonly query?: string;
  /** After the name, which is cut last. */
  readonly children?: ReactNode;
}

/** The name of a row as the button that opens it; the arrow keys go from one to the next. */
export function RowName({ name, title = name, keys, isDisabled = false, onOpen, query, children }: Props) {
  const isTabStop = use(TabStop);
  return (
    <Row as="span" fit="shrink" className={styles.nameLine}>
      <button
        type="button"
        className={styles.name}
        data-name
        tabIndex={isTabStop === false ? -1 : 0}
        title={title}
        aria-disabled={isDisabled || undefined}
        aria-keyshortcuts={isTabStop ? keys : undefined}
        dir="auto"
        onClick={onOpen}
      >
        {query === undefined ? name : <Marked text={name} query={query} />}
      </button>
      {children}
    </Row>
  );
}
