import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import {
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { ChartFrame } from '../../../application/explore/chart-frame';
import { OpenFromChart } from '../../../application/explore/open-from-chart';
import { FlashcardStore, type Flashcard } from '../../../application/flashcards/flashcard.store';
import { OpenFlashcard } from '../../../application/flashcards/open-flashcard';
import { ThemeStore } from '../../../application/shell/theme.store';
import { Viewport } from '../../../application/shell/viewport';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { useResolved } from '../../di/resolver';
import { afterFrame } from '../../kit/layout/after-frame';
import { onCardAim } from '../../kit/signal/card-hover-intent';
import { CardHeader } from '../card/card-header';
import { CardSkeleton } from '../card/card-skeleton';
import type { FlashcardProps } from './flashcard-content';
import { SidePanel } from './side-panel';
import { usePresence } from './use-presence';

/** In pixels; below, five statuses do not fit side by side. */
const COMPACT_BELOW = 560;

type Content = ComponentType<FlashcardProps<Flashcard>>;

let loaded: Content | null = null;
const loadContent = async (): Promise<Content> => (loaded = (await import('./flashcard-content')).FlashcardContent);
const LazyContent = lazy(async () => ({ default: await loadContent() }));

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
  const frame = useResolved(ChartFrame);
  const openFromChart = useResolved(OpenFromChart);
  const { currentId } = useResolved(WorkspaceStore);
  const chart = useMemo(
    () => (currentId === null ? null : { frame, openFromChart, sow: currentId }),
    [frame, openFromChart, currentId],
  );
  const panel = useRef<HTMLDivElement>(null);
  const present = usePresence(store.isOpen, panel);
  const [ahead, opening] = useCardAhead(store);
  const last = useLast(store.card);
  const card = store.card ?? (present ? last : ahead);
  if (!present && card === null) return null;
  return (
    <SidePanel open={store.isOpen} present={present} panel={panel} titleId={titleId} onClose={close}>
      <ContentAfterFrame key={opening} atOnce={!present} fallback={<Loading titleId={titleId} onClose={close} />}>
        {(FlashcardContent) =>
          card !== null &&
          chart !== null && (
            <FlashcardContent
              card={card}
              theme={theme}
              compact={viewport.width < COMPACT_BELOW}
              titleId={titleId}
              chart={chart}
              onClose={close}
            />
          )
        }
      </ContentAfterFrame>
    </SidePanel>
  );
});

/**
 * The card that somebody aims at is made before it is opened, off the page, whenever React has nothing better to do.
 * @returns it, and the number of the opening: another one begins with an empty panel
 */
function useCardAhead(store: FlashcardStore): readonly [ahead: Flashcard | null, opening: number] {
  const [ahead, setAhead] = useState<Flashcard | null>(null);
  const [opening, setOpening] = useState(0);
  useEffect(() => {
    let stopWaiting = (): void => {};
    const stop = onCardAim((target) => {
      stopWaiting();
      // A hand may come before what is known of the project, and stay.
      stopWaiting = when(
        () => store.knows(target),
        () => {
          const card = store.prepare(target);
          startTransition(() => setAhead(card));
        },
      );
    });
    return () => {
      stopWaiting();
      stop();
    };
  }, [store]);
  if (store.card !== null && ahead !== null) {
    if (store.card !== ahead) setOpening(opening + 1);
    setAhead(null);
  }
  return [ahead, opening];
}

interface ContentProps {
  /** Nobody waits for the panel yet: nothing needs to come before its content. */
  readonly atOnce: boolean;
  readonly fallback: ReactNode;
  readonly children: (content: Content) => ReactNode;
}

/** The panel answers the click with its skeleton; what is in it is drawn when that has been painted. */
function ContentAfterFrame({ atOnce, fallback, children }: ContentProps) {
  const [isPainted, setPainted] = useState(atOnce);
  // Code that is here already must not be waited for: React holds back for 300 ms whatever follows a fallback.
  const [content] = useState(() => ({ of: loaded ?? LazyContent }));
  // At once: React would first finish what the router does with the new address.
  useEffect(() => (isPainted ? undefined : afterFrame(() => flushSync(() => setPainted(true)))), [isPainted]);
  return isPainted ? <Suspense fallback={fallback}>{children(content.of)}</Suspense> : fallback;
}

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
