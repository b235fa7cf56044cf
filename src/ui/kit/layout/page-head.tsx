import type { ReactNode } from 'react';
import styles from './page-head.module.scss';

interface Props {
  readonly title: string;
  readonly text: string | null;
  /** Stands above the title, such as the way back. */
  readonly above?: ReactNode;
}

/** The head of a reading page: its title in the voice of names, and one line under it. */
export function PageHead({ title, text, above }: Props) {
  return (
    <header className={styles.head}>
      {above !== undefined && <div className={styles.above}>{above}</div>}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </header>
  );
}
