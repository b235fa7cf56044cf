import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, useRef, type ReactNode } from 'react';
import styles from './carousel.module.scss';
import { IconButton } from './icon-button';
import { useSwiper } from './use-swiper';

interface Props {
  /** Names the carousel and its two buttons. */
  readonly name: string;
  /** Stands beside the buttons, such as "4 trends". */
  readonly count: string;
  /** What stands above the track, at its left. */
  readonly heading: ReactNode;
  /** Stands between the heading and the count. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A row of cards with previous and next buttons: slides of 390 px, 25 apart, no loop (specification, section 9).
 * It is painted as a plain scrolling list of the same measures; Swiper takes over when the page has time for it.
 */
export function Carousel({ name, count, heading, action, children }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const { atStart, atEnd, previous, next } = useSwiper(track, Children.count(children));
  return (
    <section className={styles.carousel} aria-label={name}>
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        <div className={styles.controls}>
          {action}
          <span className={styles.count}>{count}</span>
          <IconButton
            outlined
            label={`Previous: ${name}`}
            icon={<ChevronLeft size={18} aria-hidden="true" />}
            disabled={atStart}
            onClick={previous}
          />
          <IconButton
            outlined
            label={`Next: ${name}`}
            icon={<ChevronRight size={18} aria-hidden="true" />}
            disabled={atEnd}
            onClick={next}
          />
        </div>
      </div>
      <div ref={track} className={`swiper ${styles.track}`}>
        <ul className={`swiper-wrapper ${styles.list}`}>
          {Children.map(children, (child) => (
            <li className={`swiper-slide ${styles.slide}`}>{child}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
