import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';
import { whenIdle } from './when-idle';

interface CarouselMoves {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly previous: () => void;
  readonly next: () => void;
}

/** Below this width the track stays a plain list that fingers scroll: no code beats the phone's own scrolling. */
const TOUCH_WIDTH = 768;

/** Puts Swiper on a track that is painted already, when the page is idle or somebody wants to move it. */
export function useSwiper(track: RefObject<HTMLElement | null>, slides: number): CarouselMoves {
  const swiper = useRef<Swiper | null>(null);
  const loading = useRef<Promise<Swiper | null> | null>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: slides < 2 });

  const start = useCallback((): Promise<Swiper | null> => {
    loading.current ??= import('swiper').then(({ Swiper: Constructor }) => {
      const element = track.current;
      if (element === null || loading.current === null) return null;
      const tell = (of: Swiper): void => setEnds({ atStart: of.isBeginning, atEnd: of.isEnd });
      const made = new Constructor(element, {
        slidesPerView: 'auto',
        spaceBetween: 25,
        slidesOffsetBefore: 0,
        loop: false,
        speed: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
        resistanceRatio: 0.5,
        // A drag that ends on a card must not open it.
        threshold: 5,
        on: { init: tell, slideChange: tell, resize: tell, reachEnd: tell, fromEdge: tell, progress: tell },
      });
      element.dataset['swiper'] = 'on';
      element.scrollLeft = 0;
      swiper.current = made;
      return made;
    });
    return loading.current;
  }, [track]);

  useEffect(() => {
    const element = track.current;
    if (element === null || window.innerWidth < TOUCH_WIDTH) return undefined;
    const cancel = whenIdle(() => void start());
    // Tabbing to a card outside scrolls the box itself, behind Swiper's back.
    const follow = (event: FocusEvent): void => {
      const slide = (event.target as Element).closest('.swiper-slide');
      const index = slide === null ? -1 : [...(slide.parentElement?.children ?? [])].indexOf(slide);
      if (swiper.current === null || index < 0) return;
      element.scrollLeft = 0;
      const box = slide!.getBoundingClientRect();
      const frame = element.getBoundingClientRect();
      if (box.left < frame.left || box.right > frame.right) swiper.current.slideTo(index);
    };
    element.addEventListener('focusin', follow);
    return () => {
      cancel();
      element.removeEventListener('focusin', follow);
      loading.current = null;
      swiper.current?.destroy(true, true);
      swiper.current = null;
      delete element.dataset['swiper'];
    };
  }, [track, start]);

  useEffect(() => swiper.current?.update(), [slides]);

  return {
    ...ends,
    previous: () => void start().then((made) => made?.slidePrev()),
    next: () => void start().then((made) => made?.slideNext()),
  };
}
