import { ChevronRight } from 'lucide-react';
import styles from './breadcrumb.module.scss';

export interface Crumb {
  readonly name: string;
  /** Opens it; without this the crumb is plain text. */
  readonly onOpen?: () => void;
}

/** Shift > Trend > Topic, the current one last and for screen readers only; wraps instead of truncating names. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const last = crumbs.length - 1;
  return (
    <nav aria-label="Breadcrumb" className={styles.nav}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, onOpen }, index) => (
          <li key={index} className={styles.crumb} title={name} aria-current={index === last ? 'page' : undefined}>
            {onOpen === undefined ? (
              <span className={styles.name} dir="auto">
                {name}
              </span>
            ) : (
              <button type="button" className={styles.link} onClick={onOpen}>
                <span className={styles.name} dir="auto">
                  {name}
                </span>
              </button>
            )}
            {index < last && <ChevronRight className={styles.mark} size={14} strokeWidth={1.75} aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
