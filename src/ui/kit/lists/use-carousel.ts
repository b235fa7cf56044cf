import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { usePageView } from '../layout/page-view';
import type { Swiper } from 'swiper';
import type { SwiperOptions } from 'swiper/types';

/** How far a carousel is scrolled, in pixels; remembered while its screen is not shown. */
export interface ScrollMemory {
  left: number;
}

/** The list's own padding in pixels, which scrolls too. As in carousel.module.scss. */
const PADDING_START = 8;

/** As in carousel.module.scss, in pixels. */
const PADDING_END = 32;
const WIDE = 768;

/** Slides as wide as they are, 25 px apart, no loop (specification, section 9); 16 px on phones. */
const optionsFor = (textScale: number): SwiperOptions => ({
  slidesPerView: 'auto',
  spaceBetween: 16 * textScale,
  breakpoints: { [WIDE * textScale]: { spaceBetween: 25 * textScale } },
  slidesOffsetAfter: (PADDING_START + PADDING_END) * textScale,
  loop: false,
  // The browser scrolls, so that touch, trackpads, the keyboard and the page's search work as usual.
  cssMode: true,
  simulateTouch: false,
});

/**
 * Turns the pages of a horizontal list. The browser scrolls it; Swiper, fetched by `preload` or by the first turn, moves
 * it by slides.
 */
export function useCarousel(
  track: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  slides: number,
  memory: ScrollMemory | undefined,
) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: slides < 2 });

  useLayoutEffect(() => {
    const left = memory?.left ?? 0;
    if (left > 0) list.current?.scrollTo({ left, behavior: 'instant' });
  }, [list, memory]);

  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const update = (): void => {
      const atStart = element.scrollLeft <= 1;
      const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1;
      setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
    };
    const onScroll = (): void => {
      // Hidden, it has no size and no position.
      if (element.clientWidth === 0) return;
      if (memory !== undefined) memory.left = element.scrollLeft;
      update();
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    // It also reports the first size, after the browser's own layout, so nothing is measured by force.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [list, slides, memory]);

  const load = useSwiper(track, list, slides);
  const turn = (direction: 1 | -1) => () => void load().then((swiper) => swiper && turnPage(swiper, direction));
  return { ...ends, previous: turn(-1), next: turn(1), preload: () => void load(), onFocus: revealFocused };
}

/** @returns fetches Swiper and attaches it to the track, once; null when it could not be fetched */
function useSwiper(track: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, slides: number) {
  const swiper = useRef<Swiper | null>(null);
  const { textScale } = usePageView();
  const loading = useRef<Promise<Swiper | null> | null>(null);
  useEffect(
    () => () => {
      loading.current = null;
      swiper.current?.destroy(true, true);
      swiper.current = null;
    },
    [],
  );
  // Before the next paint: new slides have no margins of Swiper's yet.
  useLayoutEffect(() => swiper.current?.update(), [slides]);
  return useCallback((): Promise<Swiper | null> => {
    loading.current ??= import('swiper').then(
      ({ Swiper: Constructor }) => {
        // The carousel may be unmounted by now.
        if (track.current === null || list.current === null || loading.current === null) return null;
        const initialSlide = Math.round(measure(list.current).leading);
        swiper.current = new Constructor(track.current, { ...optionsFor(textScale), initialSlide });
        return swiper.current;
      },
      () => {
        // The list scrolls without it; the next press tries again.
        loading.current = null;
        return null;
      },
    );
    return loading.current;
  }, [track, list, textScale]);
}

/** Moves by as many slides as are in full view, so that none is skipped. */
function turnPage(swiper: Swiper, direction: 1 | -1): void {
  const { page, leading } = measure(swiper.wrapperEl);
  // At the end the first slide may be cut: going back from there starts at the first whole one.
  const target = direction === 1 ? Math.floor(leading + 0.1) + page : Math.ceil(leading - 0.1) - page;
  swiper.slideTo(Math.max(0, target), isCalm() ? 0 : 300);
}

/** Brings the focused slide into full view: the browser alone would scroll to its edge and then snap away from it. */
function revealFocused({ target, currentTarget: list }: FocusEvent<HTMLElement>): void {
  const slide = target.closest('li');
  // A card that is clicked stays where it is.
  if (slide === null || !target.matches(':focus-visible')) return;
  const { step, page, leading } = measure(list);
  const index = [...list.children].indexOf(slide);
  if (index >= leading - 0.1 && index + 1 <= leading + page + 0.1) return;
  const first = index < leading ? index : index - page + 1;
  list.scrollTo({ left: first * step, behavior: isCalm() ? 'instant' : 'smooth' });
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** In slides: how many are in full view, and which one is first. `step` is one slide with its gap, in pixels. */
function measure(list: HTMLElement): { readonly step: number; readonly page: number; readonly leading: number } {
  const [first, second] = list.children as HTMLCollectionOf<HTMLElement>;
  if (first === undefined || second === undefined) return { step: 0, page: 1, leading: 0 };
  const step = second.offsetLeft - first.offsetLeft;
  const gap = step - first.offsetWidth;
  const padding = Number.parseFloat(getComputedStyle(list).paddingInlineStart) || 0;
  const page = Math.max(1, Math.floor((list.clientWidth - padding + gap) / step));
  return { step, page, leading: step === 0 ? 0 : list.scrollLeft / step };
}
