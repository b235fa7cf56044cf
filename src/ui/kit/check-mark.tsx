import styles from './check-mark.module.scss';

/** The drawn half of a checkbox; whoever holds it says its state. One element, because lists draw many at once. */
export function CheckMark({ state }: { readonly state: 'none' | 'some' | 'all' }) {
  return <span className={styles[state]} />;
}
