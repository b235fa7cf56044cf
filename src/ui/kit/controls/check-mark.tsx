import styles from './check-mark.module.scss';

export type CheckState = 'none' | 'some' | 'all';

/** The box of a checkbox, drawn by styles alone; the element around it has the role and the state. */
export function CheckMark({ state }: { readonly state: CheckState }) {
  return <span className={styles[state]} />;
}
