import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { Swiper } from 'swiper';
import type { SwiperOptions } from 'swiper/types';

interface CarouselMoves {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly previous: () => void;
  readonly next: () => void;
  /** Somebody comes to the buttons: what moves the list is fetched and made before they are pressed. */
  readonly warmUp: () => void;
  /** Of the list: brings the card that the keyboard has come to into full view. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** In pixels; below, fingers scroll and there are no buttons. As in carousel.module.scss. */
const WIDE = 768;
// The list's own padding, which the browser scrolls too. As in carousel.module.scss.
const ROOM_BEFORE = 8;
const ROOM_AFTER = 32;

/** Slides as wide as they are, 25 px apart, no loop (specification, section 9); 16 px on phones. */
const OPTIONS: SwiperOptions = {
  slidesPerView: 'auto',
  spaceBetween: 16,
  breakpoints: { [WIDE]: { spaceBetween: 25 } },
  slidesOffsetAfter: ROOM_BEFORE + ROOM_AFTER,
  loop: false,
  // The browser scrolls, so that fingers, trackpads, the keyboard and the page's search all work as they do anywhere.
  cssMode: true,
  simulateTouch: false,
};

/**
 * Moves a list that scrolls by itself. Only its buttons need more than the browser: Swiper's code comes with the first
 * pointer or focus on one of them, and finds the track as it wants it.
 */
export function useCarousel(track: RefObject<HTMLElement | null>, slides: number): CarouselMoves {
  const swiper = useRef<Swiper | null>(null);
  const starting = useRef<Promise<Swiper | null> | null>(null);
  const ends = useEnds(track, slides);

  const start = useCallback((): Promise<Swiper | null> => {
    starting.current ??= import('swiper').then(
      ({ Swiper: Constructor }) => {
        const element = track.current;
        // Left meanwhile.
        if (element === null || starting.current === null) return null;
        swiper.current = new Constructor(element, OPTIONS);
        return swiper.current;
      },
      () => {
        // The list scrolls without it, and the next press of a button may find it.
        starting.current = null;
        return null;
      },
    );
    return starting.current;
  }, [track]);

  useEffect(
    () => () => {
      starting.current = null;
      swiper.current?.destroy(true, true);
      swiper.current = null;
    },
    [],
  );

  // Before the next paint: new slides have no gaps of Swiper's yet.
  useLayoutEffect(() => swiper.current?.update(), [slides]);

  const turn = (direction: 1 | -1): void => {
    void start().then((made) => made && turnPage(made, direction));
  };
  const warmUp = (): void => void start();
  return { ...ends, previous: () => turn(-1), next: () => turn(1), warmUp, onFocus: revealFocused };
}

/** As many slides as are in full view, so that no card is jumped over. */
function turnPage(swiper: Swiper, direction: 1 | -1): void {
  const { step, page, leading } = measure(swiper.wrapperEl);
  if (step === 0) return;
  // At the end the leading card may be cut: going back from there starts at the first whole one.
  const target = direction === 1 ? Math.floor(leading + 0.1) + page : Math.ceil(leading - 0.1) - page;
  swiper.slideTo(Math.max(0, target), isCalm() ? 0 : 300);
}

/** By itself the browser would scroll to the card's edge and then snap away from it. */
function revealFocused({ target, currentTarget: list }: FocusEvent<HTMLElement>): void {
  const slide = target.closest('.swiper-slide');
  // A pointer's card stays where it was clicked.
  if (slide === null || !target.matches(':focus-visible')) return;
  const { step, page, leading } = measure(list);
  const index = [...list.children].indexOf(slide);
  if (step === 0 || (index >= leading - 0.1 && index + 1 <= leading + page + 0.1)) return;
  const first = index < leading ? index : index - page + 1;
  list.scrollTo({ left: first * step, behavior: isCalm() ? 'instant' : 'smooth' });
}

/** In slides: how many are in full view, and which one leads. `step` is one slide with its gap in pixels. */
function measure(list: HTMLElement): { readonly step: number; readonly page: number; readonly leading: number } {
  const [first, second] = list.children as HTMLCollectionOf<HTMLElement>;
  if (first === undefined || second === undefined) return { step: 0, page: 1, leading: 0 };
  const step = second.offsetLeft - first.offsetLeft;
  const gap = step - first.offsetWidth;
  const page = Math.max(1, Math.floor((list.clientWidth - ROOM_BEFORE + gap) / step));
  return { step, page, leading: step === 0 ? 0 : list.scrollLeft / step };
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where the list stands, read off the list itself: whoever moved it, the buttons tell the truth. */
function useEnds(track: RefObject<HTMLElement | null>, slides: number) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: slides < 2 });
  useEffect(() => {
    const list = track.current?.firstElementChild;
    if (list === null || list === undefined) return undefined;
    const look = (): void => {
      const atStart = list.scrollLeft <= 1;
      const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
      setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
    };
    list.addEventListener('scroll', look, { passive: true });
    // Tells its first size too, after the browser's own layout, so that nothing is measured by force.
    const observer = new ResizeObserver(look);
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [track, slides]);
  return ends;
}
