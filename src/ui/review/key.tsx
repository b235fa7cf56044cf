import styles from './key.module.scss';

/** A key of the keyboard beside the button that does the same. Decorative: the button names its key. */
export function Key({ children }: { readonly children: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
