import { observer } from 'mobx-react-lite';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { OpenFromChart, OpenFlashcard } from '../../../application/workspace/open-flashcard';
import { ActiveCommands } from '../../../application/commands/active-commands';
import { CardNeighbours } from '../../../application/flashcards/card-neighbours';
import { FlashcardStore, type Flashcard } from '../../../application/flashcards/flashcard.store';
import { ThemeStore } from '../../../application/shared/theme.store';
import { Viewport } from '../../../application/shared/viewport';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { TOPIC_STATUSES } from '../../../domain/topic/topic-status';
import { ChartComponent } from '../../charts/chart';
import { useResolved } from '../../di/resolver';
import { PageActions } from '../../screens/page-actions';
import { useAfterPaint } from '../../kit/layout/when-idle';
import { CardHeader } from '../card/card-header';
import { CardParts, type CardPart } from '../card/card-parts';
import { CardSkeleton } from '../card/card-skeleton';
import { NeighbourButtons } from '../card/neighbour-buttons';
import { type FlashcardProps, CardFrame } from '../card/card-frame';
import { TopicFlashcard } from '../card/topic-flashcard';
import { TREND_CARD_TABS, type TrendCard } from '../../../application/flashcards/signal-card';
import { Text } from '../../kit/layout/stack';
import { FoldedLines } from '../deepdive/deepdive-section';
import { MetricsTab } from '../metrics/metrics-tab';
import { RelatedTopicsTab } from '../tabs/related-topics-tab';
import { CardTabs } from '../card/card-tabs';
import { createPortal } from 'react-dom';
import styles from './side-panel.module.scss';
import { useModalPanel } from './use-modal-panel';

/** Below this width, in pixels, the statuses do not fit side by side. */
const COMPACT_BELOW = 112 * TOPIC_STATUSES.length;

/** The panel with the open flashcard; on the page until it has slid away. */
export const FlashcardHost = observer(function FlashcardHost() {
  const store = useResolved(FlashcardStore);
  const flashcards = useResolved(OpenFlashcard);
  const theme = useResolved(ThemeStore);
  const viewport = useResolved(Viewport);
  const Chart = useResolved(ChartComponent);
  const openFromChart = useResolved(OpenFromChart);
  const { currentId, has } = useResolved(WorkspaceStore);
  const chart = useMemo(
    () => (currentId === null ? null : { Chart, openFromChart, theme, sow: currentId }),
    [Chart, openFromChart, theme, currentId],
  );
  const titleId = useId();
  const allParts = useResolved(CardParts);
  const allActions = useResolved(PageActions);
  const neighbours = useResolved(CardNeighbours);
  const commands = useResolved(ActiveCommands);
  const parts = useMemo(() => allParts.filter(({ module }) => has(module)), [allParts, has]);
  const actions = allActions.filter(({ module }) => has(module));
  const panel = useRef<HTMLDivElement>(null);
  const present = usePresence(store.isOpen, panel);
  const { card, opening } = useLastCard(store.card);
  const close = useCallback(() => flashcards.close(), [flashcards]);
  if (!present || card === null || chart === null) return null;
  return (
    <SidePanel open={store.isOpen} panel={panel} titleId={titleId} onClose={close}>
      <FlashcardContent
        card={card}
        opening={opening}
        compact={viewport.width < COMPACT_BELOW}
        titleId={titleId}
        chart={chart}
        parts={parts}
        actions={actions}
        neighbours={<NeighbourButtons neighbours={neighbours} commands={commands} />}
        onClose={close}
      />
    </SidePanel>
  );
});

interface LastCard {
  readonly card: Flashcard | null;
  /** Counts the cards: the same topic opened once more is another one, and begins at its top. */
  readonly opening: number;
}

/** The open card, or the last one: it is shown while the panel slides away. */
function useLastCard(card: Flashcard | null): LastCard {
  const [last, setLast] = useState<LastCard>({ card, opening: 0 });
  if (card === null || card === last.card) return last;
  const next = { card, opening: last.opening + 1 };
  setLast(next);
  return next;
}

/** The panel is painted with a skeleton first, so that it answers the click at once; then with the card. */
function FlashcardContent({ opening, card, ...rest }: FlashcardProps<Flashcard> & Pick<LastCard, 'opening'>) {
  const { titleId, onClose } = rest;
  const isPanelPainted = useAfterPaint();
  const haveParts = usePreloaded(rest.parts);
  const shown = useRef(opening);
  useEffect(() => {
    // Another card in the same panel: the focus announces it to assistive technology.
    if (shown.current !== opening) document.getElementById(titleId)?.focus({ preventScroll: true });
    shown.current = opening;
  }, [opening, titleId]);
  if (!isPanelPainted || !haveParts) return <LoadingCard titleId={titleId} onClose={onClose} />;
  return card.type === 'topic' ? (
    <TopicFlashcard key={opening} card={card} {...rest} />
  ) : (
    <TrendFlashcard key={opening} card={card} {...rest} />
  );
}

/** Whether the code of all parts has been asked for and is here; of one that cannot be fetched the card says so. */
function usePreloaded(parts: readonly CardPart[]): boolean {
  const [isDone, setDone] = useState(parts.length === 0);
  useEffect(() => {
    let isStale = false;
    const atOnce = parts.filter(({ place }) => typeof place === 'string');
    void Promise.all(atOnce.map(({ Part }) => Part.preload())).then(() => isStale || setDone(true));
    return () => {
      isStale = true;
    };
  }, [parts]);
  return isDone;
}

function LoadingCard({ titleId, onClose }: Pick<FlashcardProps<Flashcard>, 'titleId' | 'onClose'>) {
  return (
    <>
      <CardHeader onClose={onClose}>
        <Text as="h2" id={titleId} type="small" tone="muted">
          Loading ...
        </Text>
      </CardHeader>
      <CardSkeleton />
    </>
  );
}

/** The trend flashcard (specification, section 2). */
const TrendFlashcard = observer(function TrendFlashcard(props: FlashcardProps<TrendCard>) {
  const { card, titleId, parts, actions, neighbours, onClose } = props;
  const trend = card.signal.value;
  const parents = trend?.shiftName ? [{ name: trend.shiftName }] : [];
  return (
    <CardFrame
      card={card}
      titleId={titleId}
      parts={parts}
      actions={actions}
      neighbours={neighbours}
      onClose={onClose}
      parents={parents}
    >
      <CardTabs tabs={TREND_CARD_TABS} active={card.activeTab} onPick={card.openTab}>
        {(tab) =>
          tab === 'Related Topics' ? (
            <RelatedTopicsTab card={card} />
          ) : (
            trend && (
              <>
                <MetricsTab card={card} signal={trend} growthOrigin={card.data.figureOrigin} />
                {trend.more && (
                  <Text as="div" above={24}>
                    <FoldedLines lines={trend.more} />
                  </Text>
                )}
              </>
            )
          )
        }
      </CardTabs>
    </CardFrame>
  );
});

interface Props {
  /** false: it is sliding away. */
  readonly open: boolean;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly titleId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel at the right over a dark backdrop (specification, section 2, flashcards). */
function SidePanel({ open, panel, titleId, onClose, children }: Props) {
  useModalPanel(open, panel, onClose);
  return createPortal(
    <div className={styles.layer} data-state={open ? 'open' : 'closed'}>
      <div className={styles.backdrop} data-testid="flashcard-backdrop" aria-hidden="true" onClick={onClose} />
      <div
        ref={panel}
        className={styles.panel}
        role="dialog"
        data-card
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** Delays unmounting until the exit animation has ended. @returns whether to render */
function usePresence(open: boolean, element: RefObject<Element | null>): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useLayoutEffect(() => {
    if (open || !present) return undefined;
    // Reading the animations makes the browser start those of the state that was just rendered.
    const leaving = element.current?.getAnimations?.() ?? [];
    if (leaving.length === 0) {
      // oxlint-disable-next-line react/set-state-in-effect -- only the rendered element knows that nothing moves
      setPresent(false);
      return undefined;
    }
    let stale = false;
    void Promise.allSettled(leaving.map((animation) => animation.finished)).then(() => {
      if (!stale) setPresent(false);
    });
    return () => {
      stale = true;
    };
  }, [open, present, element]);
  return present || open;
}
