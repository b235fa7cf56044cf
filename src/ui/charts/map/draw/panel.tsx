import type { ReactNode } from 'react';
import styles from './panel.module.scss';

interface Props {
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** One of two that take turns in a place. Behind the other it is as it was, out of reach, and neither laid out nor painted. */
export function Face({ shown, children }: Props) {
  return (
    <div className={shown ? styles.shown : styles.behind} aria-hidden={shown ? undefined : true}>
      {children}
    </div>
  );
}
