import { Link, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../kit/controls/button';
import { IconButton } from '../../kit/controls/icon-button';
import { Row } from '../../kit/layout/stack';
import styles from './card-header.module.scss';

interface Props {
  readonly onClose: () => void;
  /** Absent while the card is loading. */
  readonly onShare?: () => void;
  readonly children?: ReactNode;
  /** Further buttons, before 'Share'. */
  readonly actions?: ReactNode;
}

/** The fixed header of a card: breadcrumb or title at the left, share and close at the right. */
export function CardHeader({ onClose, onShare, children, actions }: Props) {
  return (
    <Row gap={4} pad="0 16 0 gutter" className={styles.header}>
      <div className={styles.start}>{children}</div>
      {actions}
      {onShare !== undefined && (
        <Button variant="quiet" size="small" onClick={onShare}>
          <Link size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.share}>Share</span>
        </Button>
      )}
      <IconButton label="Close" icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onClose} />
    </Row>
  );
}
