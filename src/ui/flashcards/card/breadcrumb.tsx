import { ChevronRight } from 'lucide-react';
import { Row } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
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
    <Text as="nav" aria-label="Breadcrumb" fit="shrink">
      <Row as="ol" gap="0 8" wrap type="small" tone="muted" className={styles.crumbs}>
        {crumbs.map(({ name, onOpen }, index) => (
          <li key={index} className={styles.crumb} title={name} aria-current={index === last ? 'page' : undefined}>
            {onOpen === undefined ? (
              <Text as="span" lines={1} dir="auto">
                {name}
              </Text>
            ) : (
              <button type="button" className={styles.link} onClick={onOpen}>
                <Text as="span" lines={1} dir="auto">
                  {name}
                </Text>
              </button>
            )}
            {index < last && <ChevronRight className={styles.mark} size={14} strokeWidth={1.75} aria-hidden="true" />}
          </li>
        ))}
      </Row>
    </Text>
  );
}
