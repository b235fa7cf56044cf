import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { FlashcardStore } from '../../application/flashcards/flashcard.store';
import { useFirstInteraction } from '../kit/layout/first-interaction';

const FlashcardHost = lazy(async () => ({
  default: (await import('../flashcards/panel/flashcard-host')).FlashcardHost,
}));

/** Loads the flashcards with the first card that opens, or after the first pointer or key event; they stay mounted. */
export const FlashcardGate = observer(function FlashcardGate({ flashcards }: { flashcards: FlashcardStore }) {
  const [isNeeded, setNeeded] = useState(false);
  useFirstInteraction(useCallback(() => setNeeded(true), []));
  if (flashcards.isOpen && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <FlashcardHost />
    </Suspense>
  );
});
