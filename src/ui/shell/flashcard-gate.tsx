import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { FlashcardStore } from '../../application/flashcards/flashcard.store';
import { useSignOfUse } from '../kit/layout/first-interaction';

const FlashcardHost = lazy(async () => ({
  default: (await import('../flashcards/panel/flashcard-host')).FlashcardHost,
}));

/** Brings the flashcards in with the first card, or before it, when somebody starts to use the page. They stay then. */
export const FlashcardGate = observer(function FlashcardGate({ flashcards }: { flashcards: FlashcardStore }) {
  const [wanted, setWanted] = useState(false);
  useSignOfUse(useCallback(() => setWanted(true), []));
  if (flashcards.isOpen && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <FlashcardHost />
    </Suspense>
  );
});
