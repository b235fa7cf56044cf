import styles from './citation.module.scss';

/** The number of a source; leads to it in the list. */
export function Citation({ number, isInline = false }: { readonly number: number; readonly isInline?: boolean }) {
  return (
    <button
      type="button"
      className={isInline ? styles.reference : styles.citation}
      aria-label={`Source ${number}`}
      onClick={() => {
        const source = document.querySelector<HTMLElement>(`#brief-source-${number}`);
        source?.focus({ preventScroll: true });
        source?.scrollIntoView({ block: 'center' });
      }}
    >
      [{number}]
    </button>
  );
}
