import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import type { Flashcard } from '../../application/flashcards/flashcard.store';
import { Navigator } from '../../application/shared/navigator';
import { comparePath } from '../../domain/shared/routes';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { late } from '../kit/layout/late';
import styles from './compare-card-part.module.scss';

const PickSignalDialog = late(async () => (await import('../signal/pick-signal-dialog')).PickSignalDialog, {
  failure: 'note',
});

/** 'Compare with…': a search for the other topic or trend, and then both side by side. */
export function CompareCardPart({ card }: { readonly card: Flashcard }) {
  const navigator = useResolved(Navigator);
  const compare = (other: string): void => {
    if (card.data.sow !== null) navigator.go(comparePath(card.data.sow, [card.target.id, other], card.type));
  };
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <GitCompareArrows size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.word}>Compare with…</span>
      </Button>
      {open && (
        <PickSignalDialog
          title={`Compare with another ${card.type}`}
          plural={`${card.type}s`}
          signals={card.others}
          onPick={(id) => {
            close();
            compare(id);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
