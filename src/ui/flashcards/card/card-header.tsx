import { X, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../kit/controls/icon-button';
import { Row, Text } from '../../kit/layout/stack';
import styles from './card-header.module.scss';
import { useDataText } from '../../kit/media/data-text';

interface Props {
  readonly onClose: () => void;
  /** At the left of the buttons. */
  readonly children?: ReactNode;
  /** Buttons before 'Close'. */
  readonly actions?: ReactNode;
  /** From the shift to the card itself; empty while the card is loading. */
  readonly crumbs?: readonly Crumb[];
}

/** The fixed header of a card: its buttons at the right, and below them the breadcrumb, which stays while the card scrolls. */
export function CardHeader({ onClose, children, actions, crumbs = [] }: Props) {
  return (
    <div className={styles.header}>
      <Row gap={4} pad="0 16 0 gutter" className={styles.line}>
        <div className={styles.start}>{children}</div>
        {actions}
        <IconButton label="Close" icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onClose} />
      </Row>
      <Breadcrumb crumbs={crumbs} />
    </div>
  );
}

export interface Crumb {
  readonly name: string;
  /** Opens it; without this the crumb is plain text. */
  readonly onOpen?: () => void;
}

/** Shift > Trend > Topic (specification, section 2), the current one last; wraps instead of truncating names. */
function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const dataText = useDataText();
  const last = crumbs.length - 1;
  return (
    <Text as="nav" aria-label="Breadcrumb" pad="0 gutter 12">
      <Row as="ol" gap="0 8" wrap type="small" tone="muted" className={styles.crumbs}>
        {crumbs.map(({ name, onOpen }, index) => (
          <Row
            as="li"
            gap={8}
            key={index}
            className={styles.crumb}
            title={name}
            aria-current={index === last ? 'page' : undefined}
          >
            {onOpen === undefined ? (
              <Text as="span" lines={1} {...dataText}>
                {name}
              </Text>
            ) : (
              <button type="button" className={styles.link} onClick={onOpen}>
                <Text as="span" lines={1} {...dataText}>
                  {name}
                </Text>
              </button>
            )}
            {index < last && <ChevronRight className={styles.mark} size={14} strokeWidth={1.75} aria-hidden="true" />}
          </Row>
        ))}
      </Row>
    </Text>
  );
}
