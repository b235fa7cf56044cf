import { useState, type ReactNode } from 'react';
import styles from './fold.module.scss';

/** Its content stands below a button that shows and hides it; hidden first. */
export function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
      </button>
      {isOpen && children}
    </>
  );
}
