import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Flashcard } from '../../../application/flashcards/flashcard.store';
import { LoadFailure } from '../../kit/layout/load-failure';
import { Picture } from '../../kit/media/picture';
import { OverlayContainerProvider } from '../../kit/overlays/overlay-container';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import { CardScrollerProvider } from '../panel/card-scroller';
import { useScrolledPast } from '../panel/use-scrolled-past';
import { AskButton } from './ask-button';
import { Breadcrumb, type Crumb } from './breadcrumb';
import styles from './card-frame.module.scss';
import { CardHeader } from './card-header';
import { SummarySkeleton } from './card-skeleton';
import { CardSummary } from './card-summary';
import { CompactTitle } from './compact-title';
import type { FlashcardProps } from './flashcard-props';
import { RelationsMenu } from './relations-menu';

interface Props extends Pick<FlashcardProps<Flashcard>, 'card' | 'theme' | 'titleId' | 'onClose'> {
  /** Above the card's own name. */
  readonly parents: readonly Crumb[];
  readonly picker?: ReactNode;
  /** The tabs, shown when the signal is loaded. */
  readonly children: ReactNode;
}

/** What topic and trend cards have in common: a fixed header, and below it cover, name and tabs that scroll. */
export const CardFrame = observer(function CardFrame(props: Props) {
  const { card, theme, titleId, onClose, parents, picker, children } = props;
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
  return (
    <OverlayContainerProvider element={frame}>
      <div ref={setFrame} className={styles.frame} {...(signal && { 'data-quadrant': quadrantHue(signal.quadrant) })}>
        <CardHeader onClose={onClose} onShare={card.share}>
          <div className={styles.place} data-shown={!isNameHidden}>
            <Breadcrumb crumbs={signal === null ? [] : [...parents, { name: signal.name }]} />
          </div>
          <div className={styles.place} data-shown={isNameHidden} aria-hidden="true">
            {signal && <CompactTitle signal={signal} theme={theme} />}
          </div>
        </CardHeader>
        <div
          ref={setScroller}
          className={styles.scroller}
          onScroll={({ currentTarget }) => (card.scroll = currentTarget.scrollTop)}
        >
          <div className={styles.content}>
            {signal === null ? (
              <div className={styles.cover} />
            ) : (
              <Picture of={signal} theme={theme} eager className={styles.cover} />
            )}
            <div className={styles.summary}>
              <CardSummary
                titleRef={title}
                titleId={titleId}
                type={card.type}
                signal={signal}
                isNew={card.isNew}
                relations={<RelationsMenu card={card} />}
              />
              {signal !== null && card.canAsk && <AskButton onClick={card.ask} />}
              {signal === null && resource.state.kind !== 'failed' && <SummarySkeleton />}
              {resource.state.kind === 'failed' && (
                <LoadFailure what={card.type} onRetry={() => void resource.reload()} />
              )}
              {picker}
            </div>
            <CardScrollerProvider element={scroller}>{signal && children}</CardScrollerProvider>
          </div>
        </div>
      </div>
    </OverlayContainerProvider>
  );
});
