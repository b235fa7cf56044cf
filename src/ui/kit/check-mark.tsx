import { Check, Minus } from 'lucide-react';
import styles from './check-mark.module.scss';

/** The drawn half of a checkbox; whoever holds it says its state. */
export function CheckMark({ state }: { readonly state: 'none' | 'some' | 'all' }) {
  return (
    <span className={state === 'none' ? styles.empty : styles.filled}>
      {state === 'all' && <Check size={12} strokeWidth={3} aria-hidden="true" />}
      {state === 'some' && <Minus size={12} strokeWidth={3} aria-hidden="true" />}
    </span>
  );
}
