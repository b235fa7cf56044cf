import styles from './check-mark.module.scss';

export type CheckState = 'none' | 'some' | 'all';

/** The drawn half of a checkbox; whoever holds it says its state. One element, because lists draw many at once. */
export function CheckMark({ state }: { readonly state: CheckState }) {
  return <span className={styles[state]} />;
}
