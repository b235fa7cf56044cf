import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import type { FlashcardStore } from '../../application/flashcards/flashcard.store';
import { useFirstInteraction } from '../kit/layout/first-interaction';
import { late } from '../kit/layout/late';

const FlashcardHost = late(async () => (await import('../flashcards/panel/flashcard-host')).FlashcardHost, {
  failure: 'note',
});

/** Loads the flashcards with the first card that opens, or after the first pointer or key event; they stay mounted. */
export const FlashcardGate = observer(function FlashcardGate({ flashcards }: { flashcards: FlashcardStore }) {
  const [isNeeded, setNeeded] = useState(false);
  const mountAhead = useCallback(() => {
    void FlashcardHost.preload().then((isLoaded) => isLoaded && setNeeded(true));
    return undefined;
  }, []);
  useFirstInteraction(mountAhead);
  if (flashcards.isOpen && !isNeeded) setNeeded(true);
  return isNeeded && <FlashcardHost />;
});
