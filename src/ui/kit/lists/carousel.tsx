import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, useRef, type ReactNode } from 'react';
import { useNearViewport } from '../layout/use-near-viewport';
import { usePageView } from '../layout/page-view';
import styles from './carousel.module.scss';
import { IconButton } from '../controls/icon-button';
import { Box, Row, Text } from '../layout/stack';
import { useCarousel, type ScrollMemory } from './use-carousel';
import { Spinner } from '../layout/spinner';
import { Skeleton } from '../layout/skeleton';

export interface CarouselProps {
  /** Names the carousel and its two buttons for assistive technology. */
  readonly name: string;
  /** Beside the buttons, such as "4 trends". */
  readonly count: string;
  readonly heading: ReactNode;
  /** Between the heading and the count. */
  readonly action?: ReactNode;
  /** Between the head and the slides. */
  readonly lead?: ReactNode;
  /** How many slides are drawn on mount; the others near the viewport, because there may be hundreds. */
  readonly atOnce: number;
  /** The slides, each with a key. */
  readonly children: ReactNode;
  readonly listClassName?: string | undefined;
  readonly scrollMemory?: ScrollMemory | undefined;
}

/**
 * A scrolling row of cards with previous and next buttons: slides of 390 px, 25 apart, no loop (specification, section
 * 9).
 */
export function Carousel({
  name,
  count,
  heading,
  action,
  lead,
  atOnce,
  children,
  listClassName,
  scrollMemory,
}: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const slides = Children.count(children);
  const { atStart, atEnd, previous, next, preload, onFocus } = useCarousel(track, list, slides, scrollMemory);
  return (
    <Box as="section" fit="shrink" className={styles.carousel} aria-label={name}>
      <Row gap={24} align="end" pad="0 gutter 0 0" className={styles.head}>
        <Text as="div" fit="shrink">
          {heading}
        </Text>
        <Row gap={16} fit="last" className={styles.controls}>
          {action}
          <Row gap={4} className={styles.moves} onPointerEnter={preload} onFocus={preload}>
            <Text as="span" type="small" tone="muted" nowrap tabular className={styles.count}>
              {count}
            </Text>
            {/* Not `disabled`: the button would lose the focus at the end of the list. */}
            <IconButton
              outlined
              label={`Previous: ${name}`}
              icon={<ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />}
              aria-disabled={atStart}
              onClick={atStart ? undefined : previous}
            />
            <IconButton
              outlined
              label={`Next: ${name}`}
              icon={<ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />}
              aria-disabled={atEnd}
              onClick={atEnd ? undefined : next}
            />
          </Row>
        </Row>
      </Row>
      {lead}
      {/* Swiper looks for its three class names. */}
      <div ref={track} className="swiper">
        <ul
          ref={list}
          className={['swiper-wrapper', styles.list, listClassName].filter(Boolean).join(' ')}
          onFocus={onFocus}
        >
          {Children.map(children, (child, index) => (
            <Slide atOnce={index < atOnce}>{child}</Slide>
          ))}
        </ul>
      </div>
    </Box>
  );
}

/** Has the width of its card, which is rendered when it is near the viewport. */
function Slide({ atOnce, children }: { atOnce: boolean; children: ReactNode }) {
  const slide = useRef<HTMLLIElement>(null);
  const near = useNearViewport(slide);
  const { isPrinting } = usePageView();
  return (
    <li ref={slide} className={`swiper-slide ${styles.slide}`}>
      {(atOnce || near || isPrinting) && children}
    </li>
  );
}

/** Two carousels in grey while they load, in the same size; 'Loading ...' stands in the place of the first name. */
export function CarouselSkeletons({ withText = false }: { withText?: boolean }) {
  return (
    <div className={styles.rows}>
      {['first', 'second'].map((row) => (
        <div key={row}>
          <div className={styles.title}>
            {row === 'first' ? <Spinner size={20} /> : <Skeleton width={220} height={28} />}
          </div>
          {withText && <Skeleton width={420} height={20} className={styles.text} />}
          <div className={styles.track}>
            {['a', 'b', 'c', 'd'].map((card) => (
              <div key={card} className={styles.card}>
                <Skeleton className={styles.picture} />
                <Skeleton width={160} height={14} className={styles.meta} />
                <Skeleton width={240} height={18} className={styles.name} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
