import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback, useEffect, useId, useState } from 'react';
import { FlashcardStore } from '../../application/flashcards/flashcard.store';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { ThemeStore } from '../../application/shell/theme.store';
import { Viewport } from '../../application/shell/viewport';
import { useResolved } from '../di/resolver';
import { CardHeader } from './card-header';
import { CardSkeleton } from './card-skeleton';
import { SidePanel } from './side-panel';

/** In pixels; below, five statuses do not fit side by side. */
const COMPACT_BELOW = 560;

const loadContent = () => import('./flashcard-content');
const FlashcardContent = lazy(async () => ({ default: (await loadContent()).FlashcardContent }));

/**
 * The flashcards of all project screens, as the store holds them; whoever mounts it starts the store. Only the panel
 * and its skeleton are here, so that they show at once; what is in a card, and the primitives below it, comes after.
 */
export const FlashcardHost = observer(function FlashcardHost() {
  const store = useResolved(FlashcardStore);
  const flashcards = useResolved(OpenFlashcard);
  const { theme } = useResolved(ThemeStore);
  const viewport = useResolved(Viewport);
  const titleId = useId();
  // With the first sign of use the host is here, and the first card is not far.
  useEffect(() => void loadContent().catch(() => {}), []);
  const close = useCallback(() => flashcards.close(), [flashcards]);
  const card = useLast(store.card);
  return (
    <SidePanel open={store.isOpen} titleId={titleId} onClose={close}>
      <Suspense fallback={<Loading titleId={titleId} onClose={close} />}>
        {card !== null && (
          <FlashcardContent
            card={card}
            theme={theme}
            compact={viewport.width < COMPACT_BELOW}
            titleId={titleId}
            onClose={close}
          />
        )}
      </Suspense>
    </SidePanel>
  );
});

function Loading({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  return (
    <>
      <CardHeader onClose={onClose} />
      <h2 id={titleId} className="visually-hidden">
        Loading ...
      </h2>
      <CardSkeleton />
    </>
  );
}

/** The card that is open, or the last one: it is still to be seen while the panel slides away. */
function useLast<T extends object>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
