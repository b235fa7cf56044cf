import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import type { Flashcard } from '../../../application/flashcards/flashcard.store';
import { Button } from '../../kit/controls/button';
import { late } from '../../kit/layout/late';
import styles from './card-header.module.scss';

const PickSignalDialog = late(async () => (await import('../../kit/signal/pick-signal-dialog')).PickSignalDialog, {
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
