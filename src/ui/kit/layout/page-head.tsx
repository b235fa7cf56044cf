import type { ReactNode } from 'react';
import styles from './page-head.module.scss';

interface Props {
  readonly title: string;
  readonly text: string | null;
  /** Above the title, such as a link back. */
  readonly above?: ReactNode;
}

/** The title of a reading page and one line below it. */
export function PageHead({ title, text, above }: Props) {
  return (
    <header className={styles.head}>
      {above !== undefined && <div className={styles.above}>{above}</div>}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </header>
  );
}
