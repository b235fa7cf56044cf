import type { ReactNode } from 'react';
import styles from './most-tag.module.scss';

/** Marks the figure that differs most. */
export function MostTag({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
