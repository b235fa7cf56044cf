import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useState } from 'react';
import type { FlashcardStore } from '../../application/flashcards/flashcard.store';
import { useFirstInteraction } from '../kit/layout/first-interaction';
import { lazyPart } from '../kit/layout/lazy-part';

const loadHost = () => import('../flashcards/panel/flashcard-host');
const FlashcardHost = lazyPart(async () => (await loadHost()).FlashcardHost, 'note');

/** Loads the flashcards with the first card that opens, or after the first pointer or key event; they stay mounted. */
export const FlashcardGate = observer(function FlashcardGate({ flashcards }: { flashcards: FlashcardStore }) {
  const [isNeeded, setNeeded] = useState(false);
  const loadAhead = useCallback(() => {
    // A failure is told when a card is opened.
    loadHost().then(
      () => setNeeded(true),
      () => {},
    );
    return undefined;
  }, []);
  useFirstInteraction(loadAhead);
  if (flashcards.isOpen && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <FlashcardHost />
    </Suspense>
  );
});
