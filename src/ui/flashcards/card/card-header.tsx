import { Link, X, ChevronRight, GitCompareArrows } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/controls/button';
import { IconButton } from '../../kit/controls/icon-button';
import { Row, Text } from '../../kit/layout/stack';
import styles from './card-header.module.scss';
import type { Flashcard } from '../../../application/flashcards/flashcard.store';
import { late } from '../../kit/layout/late';
import { useDataText } from '../../kit/media/data-text';

interface Props {
  readonly onClose: () => void;
  /** Absent while the card is loading. */
  readonly onShare?: () => void;
  /** At the left of the buttons. */
  readonly children?: ReactNode;
  /** Further buttons, before 'Share'. */
  readonly actions?: ReactNode;
  /** From the shift to the card itself; empty while the card is loading. */
  readonly crumbs?: readonly Crumb[];
}

/** The fixed header of a card: share and close at the right, and below them the breadcrumb, which stays while the card scrolls. */
export function CardHeader({ onClose, onShare, children, actions, crumbs = [] }: Props) {
  return (
    <div className={styles.header}>
      <Row gap={4} pad="0 16 0 gutter" className={styles.line}>
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
          <li key={index} className={styles.crumb} title={name} aria-current={index === last ? 'page' : undefined}>
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
          </li>
        ))}
      </Row>
    </Text>
  );
}

const PickSignalDialog = late(async () => (await import('../../signal/pick-signal-dialog')).PickSignalDialog, {
  failure: 'note',
});

/** 'Compare with…': a search for the other topic or trend, and then both side by side. */
export function CompareButton({ card }: { readonly card: Flashcard }) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <GitCompareArrows size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.compare}>Compare with…</span>
      </Button>
      {open && (
        <PickSignalDialog
          title={`Compare with another ${card.type}`}
          plural={`${card.type}s`}
          signals={card.others}
          onPick={(id) => {
            close();
            card.compareWith(id);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
