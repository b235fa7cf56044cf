import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Flashcard } from '../../../application/flashcards/flashcard.store';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/layout/empty-state';
import { LoadFailure } from '../../kit/layout/load-failure';
import { Row, Text } from '../../kit/layout/stack';
import { Picture } from '../../signal/picture';
import { OverlayContainer } from '../../kit/overlays/use-placement';
import { Dot, quadrantHue } from '../../signal/dot';
import { CardScroller } from './card-tabs';
import type { CardChart } from '../tabs/drivers-tab';
import { type Crumb, CardHeader } from './card-header';
import type { CardPart } from './card-parts';
import styles from './card-frame.module.scss';
import { SummarySkeleton } from './card-skeleton';
import { CardSummary } from './card-summary';
import { useDataText } from '../../kit/media/data-text';
import type { PageAction } from '../../screens/page-actions';

export interface FlashcardProps<Card extends Flashcard> {
  readonly card: Card;
  /** A narrow window: the statuses are a select instead of buttons side by side. */
  readonly compact: boolean;
  readonly titleId: string;
  readonly chart: CardChart;
  /** What features show on it. */
  readonly parts: readonly CardPart[];
  /** What features do with it. */
  readonly actions: readonly PageAction[];
  /** Buttons to the cards before and after it. */
  readonly neighbours: ReactNode;
  readonly onClose: () => void;
}

interface Props extends Pick<
  FlashcardProps<Flashcard>,
  'card' | 'titleId' | 'parts' | 'actions' | 'neighbours' | 'onClose'
> {
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
  const { card, titleId, parts, actions, neighbours, onClose, parents, picker, gone, children } = props;
  const { signal: resource } = card;
  const signal = resource.value;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isNameHidden = useScrolledPast(title, scroller);
  const initialScroll = useRef(card.scroll);
  useLayoutEffect(() => {
    if (scroller !== null && initialScroll.current > 0) scroller.scrollTop = initialScroll.current;
  }, [scroller]);
  const below = parts.filter(({ place }) => place === 'below status');
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
          actions={
            <>
              {neighbours}
              {parts.map(({ place, Part }, at) => place === 'header' && <Part key={at} card={card} />)}
              {actions.map(({ text, module, Icon, run }) => (
                <Button key={module} variant="quiet" size="small" onClick={() => run(card.target)}>
                  <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
                  <span className={styles.word}>{text}</span>
                </Button>
              ))}
            </>
          }
          crumbs={signal === null ? [] : [...parents, { name: signal.name }]}
        >
          <Text as="span" type="label" tone="muted" className={styles.headerPart} data-shown={!isNameHidden}>
            {card.type === 'topic' ? 'Topic' : 'Trend'}
          </Text>
          <div className={styles.headerPart} data-shown={isNameHidden} aria-hidden="true">
            {signal && (
              <Row as="span" gap={12} fit="shrink">
                <Picture of={signal} className={styles.thumbnail} />
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
              <Picture of={signal} eager className={styles.cover} />
            )}
            <Text as="div" pad="24 gutter">
              <CardSummary card={card} titleRef={title} titleId={titleId} />
              {signal === null && resource.state.kind !== 'failed' && <SummarySkeleton />}
              {card.isGone && (gone ?? <GoneNote card={card} />)}
              {resource.state.kind === 'failed' && !card.isGone && (
                <LoadFailure what={card.type} onRetry={() => void resource.reload()} />
              )}
              {picker}
              {(signal !== null || card.isGone) && below.length > 0 && (
                <Row gap={8} wrap above={16}>
                  {below.map(({ Part }, at) => (
                    <Part key={at} card={card} />
                  ))}
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
  const known = data.earlier.lastKnown(target);
  return (
    <EmptyState title={`This ${type} is no longer in the data`} inset={false}>
      {known === null ? (
        'The link may be older than the data, or from another project.'
      ) : (
        <>
          <bdi>{known.name}</bdi>: {known.last}
        </>
      )}
    </EmptyState>
  );
});
