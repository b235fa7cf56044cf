import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import styles from './breadcrumb.module.scss';

export interface Crumb {
  readonly name: string;
  /** Opens it; a place without this is only named. */
  readonly onOpen?: () => void;
}

/** Shift > Trend > Topic; the last one is where one is. In want of room the middle is cut first. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.nav}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, onOpen }, index) => (
          <Fragment key={index}>
            {index > 0 && (
              <li className={styles.mark} role="presentation">
                <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
              </li>
            )}
            <li className={styles.crumb} title={name} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {onOpen === undefined ? (
                <span className={styles.name} dir="auto">
                  {name}
                </span>
              ) : (
                <button type="button" className={styles.name} dir="auto" onClick={onOpen}>
                  {name}
                </button>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
