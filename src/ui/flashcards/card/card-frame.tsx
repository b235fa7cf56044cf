import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { SignalType } from '../../../domain/topic/quadrant';
import type { Signal } from '../../../domain/topic/signal';
import type { Theme } from '../../../application/shell/theme';
import { LayerProvider } from '../../kit/overlays/overlay-container';
import { LoadFailure } from '../../kit/layout/load-failure';
import { Picture } from '../../kit/media/picture';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import { Breadcrumb, type Crumb } from './breadcrumb';
import styles from './card-frame.module.scss';
import { CardHeader } from './card-header';
import { ScrollerProvider } from '../panel/card-scroller';
import { SummarySkeleton } from './card-skeleton';
import { CardSummary } from './card-summary';
import { MiniTitle } from './compact-title';
import { useScrolledPast } from '../panel/use-scrolled-past';

interface Props {
  readonly type: SignalType;
  /** How far it was scrolled when it was left, and is now. In pixels. */
  readonly scroll: number;
  readonly onScroll: (scroll: number) => void;
  /** null: not here yet. */
  readonly signal: Signal | null;
  /** The signal could not be loaded. */
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly crumbs: readonly Crumb[];
  readonly isNew: boolean;
  readonly relations: ReactNode;
  /** Below the description. */
  readonly actions?: ReactNode;
  readonly picker?: ReactNode;
  /** The tabs; shown once the signal is here. */
  readonly children: ReactNode;
  readonly theme: Theme;
  readonly titleId: string;
  readonly onShare: () => void;
  readonly onClose: () => void;
}

/** What topic and trend cards have in common: a fixed head, and below it cover, name and tabs that scroll. */
export function CardFrame(props: Props) {
  const {
    type,
    scroll,
    onScroll,
    signal,
    failed,
    onRetry,
    crumbs,
    isNew,
    relations,
    actions,
    picker,
    children,
    theme,
    titleId,
    onShare,
    onClose,
  } = props;
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const scrolled = useScrolledPast(title, scroller);
  const start = useRef(scroll);
  useLayoutEffect(() => {
    if (scroller !== null && start.current > 0) scroller.scrollTop = start.current;
  }, [scroller]);
  return (
    <LayerProvider element={layer}>
      <div ref={setLayer} className={styles.frame} {...(signal && { 'data-quadrant': quadrantHue(signal.quadrant) })}>
        <CardHeader onClose={onClose} onShare={onShare}>
          <div className={styles.place} data-shown={!scrolled}>
            <Breadcrumb crumbs={crumbs} />
          </div>
          <div className={styles.place} data-shown={scrolled} aria-hidden="true">
            {signal && <MiniTitle signal={signal} theme={theme} />}
          </div>
        </CardHeader>
        <div
          ref={setScroller}
          className={styles.scroller}
          onScroll={({ currentTarget }) => onScroll(currentTarget.scrollTop)}
        >
          <div className={styles.content}>
            <CardCover signal={signal} theme={theme} />
            <div className={styles.summary}>
              <CardSummary
                titleRef={title}
                titleId={titleId}
                type={type}
                signal={signal}
                isNew={isNew}
                relations={relations}
              />
              {signal === null && (failed ? <LoadFailure what={type} onRetry={onRetry} /> : <SummarySkeleton />)}
              {signal !== null && actions}
              {picker}
            </div>
            <ScrollerProvider element={scroller}>{signal && children}</ScrollerProvider>
          </div>
        </div>
      </div>
    </LayerProvider>
  );
}

function CardCover({ signal, theme }: { signal: Signal | null; theme: Theme }) {
  if (signal === null) return <div className={styles.cover} />;
  const { imageUrl, name, quadrant } = signal;
  return <Picture src={imageUrl} name={name} quadrant={quadrant} theme={theme} eager className={styles.cover} />;
}
