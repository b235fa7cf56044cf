import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, useRef, type ReactNode } from 'react';
import { useNearViewport } from '../../art/near-viewport';
import styles from './carousel.module.scss';
import { IconButton } from '../controls/icon-button';
import { useCarousel } from './use-carousel';

interface Props {
  /** Names the carousel and its two buttons. */
  readonly name: string;
  /** Stands beside the buttons, such as "4 trends". */
  readonly count: string;
  /** What stands above the track, at its left. */
  readonly heading: ReactNode;
  /** Stands between the heading and the count. */
  readonly action?: ReactNode;
  /** How many slides are drawn at once; the others when they come near, because there may be hundreds. */
  readonly atOnce: number;
  /** The slides; each keeps its key. */
  readonly children: ReactNode;
  readonly listClassName?: string | undefined;
}

/**
 * A row of cards with previous and next buttons: slides of 390 px, 25 apart, no loop (specification, section 9).
 * It is painted as a plain scrolling list of the same measures; Swiper takes over when somebody comes to the buttons.
 */
export function Carousel({ name, count, heading, action, atOnce, children, listClassName }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const { atStart, atEnd, previous, next, warmUp, onFocus } = useCarousel(track, Children.count(children));
  return (
    <section className={styles.carousel} aria-label={name}>
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        <div className={styles.controls}>
          {action}
          <div className={styles.moves} onPointerEnter={warmUp} onFocus={warmUp}>
            <span className={styles.count}>{count}</span>
            {/* Not `disabled`: the focus would be lost with the last turn. */}
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
          </div>
        </div>
      </div>
      {/* Swiper's own three class names. */}
      <div ref={track} className={`swiper ${styles.track}`}>
        <ul className={['swiper-wrapper', styles.list, listClassName].filter(Boolean).join(' ')} onFocus={onFocus}>
          {Children.map(children, (child, index) => (
            <Slide atOnce={index < atOnce}>{child}</Slide>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Keeps the place of its card, and draws it when it comes near. */
function Slide({ atOnce, children }: { atOnce: boolean; children: ReactNode }) {
  const slide = useRef<HTMLLIElement>(null);
  const near = useNearViewport(slide);
  return (
    <li ref={slide} className={`swiper-slide ${styles.slide}`}>
      {(atOnce || near) && children}
    </li>
  );
}
