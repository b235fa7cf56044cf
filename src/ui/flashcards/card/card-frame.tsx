import { Sparkles, NotebookPen, Star } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject, useId } from 'react';
import type { Flashcard } from '../../../application/flashcards/flashcard.store';
import type { ActiveCommands } from '../../../application/commands/active-commands';
import type { Theme } from '../../../application/shared/theme';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/layout/empty-state';
import { LoadFailure } from '../../kit/layout/load-failure';
import { Row, Stack, Text } from '../../kit/layout/stack';
import { Picture } from '../../signal/picture';
import { OverlayContainer } from '../../kit/overlays/use-placement';
import { Dot, quadrantHue } from '../../signal/dot';
import { CardScroller } from './card-tabs';
import type { CardChart } from '../tabs/drivers-tab';
import { type Crumb, CardHeader, CompareButton } from './card-header';
import styles from './card-frame.module.scss';
import { SummarySkeleton } from './card-skeleton';
import { CardSummary } from './card-summary';
import type { TeamTools } from '../../../application/team/team-loader';
import { NOTE_LIMIT, type NotesStore } from '../../../application/library/notes.store';
import type { FlashcardTarget } from '../../../domain/topic/flashcard-target';
import type { ModuleName } from '../../../domain/shared/modules';
import { focusOnMount, focusAround } from '../../kit/controls/focus-around';
import type { StarsStore } from '../../../application/library/stars.store';
import { IconButton } from '../../kit/controls/icon-button';
import { useDataText } from '../../kit/media/data-text';

export interface FlashcardProps<Card extends Flashcard> {
  readonly card: Card;
  readonly theme: Theme;
  /** A narrow window: the statuses are a select instead of buttons side by side. */
  readonly compact: boolean;
  readonly titleId: string;
  readonly chart: CardChart;
  /** null: the project has no team, or its code is not here. */
  readonly team: TeamTools | null;
  readonly commands: ActiveCommands;
  readonly onClose: () => void;
}

interface Props extends Pick<FlashcardProps<Flashcard>, 'card' | 'theme' | 'titleId' | 'onClose'> {
  /** Above the card's own name. */
  readonly parents: readonly Crumb[];
  readonly picker?: ReactNode;
  /** What is known of a signal that the data no longer has. */
  readonly gone?: ReactNode;
  /** The tabs, shown when the signal is loaded. */
  readonly children: ReactNode;
}

/** What topic and trend cards have in common: a fixed header, and below it cover, name and tabs that scroll. */
export const CardFrame = observer(function CardFrame(props: Props) {
  const dataText = useDataText();
  const { card, theme, titleId, onClose, parents, picker, gone, children } = props;
  const { signal: resource } = card;
  const signal = resource.value;
  const has = (module: ModuleName): boolean => card.data.has(module);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isNameHidden = useScrolledPast(title, scroller);
  const initialScroll = useRef(card.scroll);
  useLayoutEffect(() => {
    if (scroller !== null && initialScroll.current > 0) scroller.scrollTop = initialScroll.current;
  }, [scroller]);
  const actions = (
    <>
      {has('compare') && <CompareButton card={card} />}
      {has('library') && <StarButton target={card.target} stars={card.actions.stars} />}
    </>
  );
  return (
    <OverlayContainer value={frame}>
      <div
        ref={setFrame}
        className={styles.frame}
        data-print="block"
        {...(signal && { 'data-quadrant': quadrantHue(signal.quadrant) })}
      >
        <CardHeader
          onClose={onClose}
          {...(has('share') && { onShare: card.share })}
          actions={actions}
          crumbs={signal === null ? [] : [...parents, { name: signal.name }]}
        >
          <Text as="span" type="label" tone="muted" className={styles.headerPart} data-shown={!isNameHidden}>
            {card.type === 'topic' ? 'Topic' : 'Trend'}
          </Text>
          <div className={styles.headerPart} data-shown={isNameHidden} aria-hidden="true">
            {signal && (
              <Row as="span" gap={12} fit="shrink">
                <Picture of={signal} theme={theme} className={styles.thumbnail} />
                <Text as="span" type="card" lines={1} {...dataText}>
                  {signal.name}
                </Text>
                <Dot />
              </Row>
            )}
          </div>
        </CardHeader>
        <div
          ref={setScroller}
          className={styles.scroller}
          data-print="flow"
          onScroll={({ currentTarget }) => (card.scroll = currentTarget.scrollTop)}
        >
          <div className={styles.content}>
            {signal === null ? (
              <div className={styles.cover} />
            ) : (
              <Picture of={signal} theme={theme} eager className={styles.cover} />
            )}
            <Text as="div" pad="24 gutter">
              <CardSummary card={card} titleRef={title} titleId={titleId} />
              {signal === null && resource.state.kind !== 'failed' && <SummarySkeleton />}
              {card.isGone && (gone ?? <GoneNote card={card} />)}
              {resource.state.kind === 'failed' && !card.isGone && (
                <LoadFailure what={card.type} onRetry={() => void resource.reload()} />
              )}
              {picker}
              {card.isGone && has('library') && <CardNote target={card.target} notes={card.actions.notes} />}
              {signal !== null && (
                <Row gap={8} wrap above={16}>
                  {card.actions.askAbout.isAvailable && (
                    <Button variant="outline" size="small" onClick={card.ask}>
                      <Sparkles size={16} strokeWidth={1.75} aria-hidden="true" />
                      Ask about this
                    </Button>
                  )}
                  {has('library') && <CardNote target={card.target} notes={card.actions.notes} />}
                </Row>
              )}
            </Text>
            <CardScroller value={scroller}>{signal && children}</CardScroller>
          </div>
        </div>
      </div>
    </OverlayContainer>
  );
});

/** Whether the element has been scrolled out over the upper edge of its scroller. */
function useScrolledPast(element: RefObject<Element | null>, scroller: Element | null): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (scroller === null || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry === undefined) return;
        const { isIntersecting, boundingClientRect, rootBounds } = entry;
        setPast(!isIntersecting && rootBounds !== null && boundingClientRect.bottom <= rootBounds.top);
      },
      { root: scroller },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, scroller]);
  return past;
}

/** In the place of what a link names, where the data no longer has it. */
const GoneNote = observer(function GoneNote({ card }: { readonly card: Flashcard }) {
  const { data, target, type } = card;
  const known = data.lastKnown(target);
  return (
    <EmptyState title={`This ${type} is no longer in the data`} inset={false}>
      {known === null ? (
        'The link may be older than the data, or of another project.'
      ) : (
        <>
          <bdi>{known.name}</bdi>: {known.last}
        </>
      )}
    </EmptyState>
  );
});

interface CardNoteProps {
  readonly target: FlashcardTarget;
  readonly notes: NotesStore;
}

/** The user's own note on a topic or trend: a button until there is one. Saved as one types, in this browser only. */
const CardNote = observer(function CardNote({ target, notes }: CardNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const text = notes.textOf(target);
  if (!isOpen && text === '') {
    return (
      <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
        <NotebookPen size={16} strokeWidth={1.75} aria-hidden="true" />
        Add a note
      </Button>
    );
  }
  return (
    <Stack gap={4} className={styles.note}>
      <Text as="label" type="small" tone="muted" htmlFor={id}>
        Your note
      </Text>
      <textarea
        id={id}
        value={text}
        rows={3}
        maxLength={NOTE_LIMIT}
        ref={isOpen ? focusOnMount : undefined}
        dir="auto"
        placeholder="Saved as you type, in this browser only"
        onChange={(event) => notes.write(target, event.target.value)}
        onBlur={() => setIsOpen(false)}
        // The first Escape leaves the field, the next one closes the card.
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          focusAround(event.currentTarget);
        }}
      />
    </Stack>
  );
});

interface StarButtonProps {
  readonly target: FlashcardTarget;
  readonly stars: StarsStore;
}

/** Adds a topic or trend to the user's favourites, and removes it again. */
const StarButton = observer(function StarButton({ target, stars }: StarButtonProps) {
  const isStarred = stars.isStarred(target);
  return (
    <IconButton
      label="Star"
      aria-pressed={isStarred}
      icon={<Star size={18} strokeWidth={1.75} aria-hidden="true" fill={isStarred ? 'currentColor' : 'none'} />}
      onClick={() => stars.toggle(target)}
    />
  );
});
