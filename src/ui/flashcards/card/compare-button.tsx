import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import type { FlashcardTarget } from '../../../domain/flashcards/flashcard-target';
import { Button } from '../../kit/controls/button';
import { late } from '../../kit/layout/late';
import styles from './card-header.module.scss';

const CompareWith = late(async () => (await import('../../compare/compare-with')).CompareWith, { failure: 'note' });

/** 'Compare with…': a search for the other topic or trend, and then both side by side. */
export function CompareButton({ target }: { readonly target: FlashcardTarget }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <GitCompareArrows size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.compare}>Compare with…</span>
      </Button>
      {open && <CompareWith target={target} onClose={() => setOpen(false)} />}
    </>
  );
}
