import { useEffect, useLayoutEffect, useState, type FocusEvent, type RefObject } from 'react';

interface CarouselControls {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly previous: () => void;
  readonly next: () => void;
  /** Of the list: brings the slide that the keyboard has moved to into full view. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Keeps how far a carousel is scrolled, in pixels, while its screen is not shown. */
export interface ScrollMemory {
  read(): number;
  save(left: number): void;
}

/** The list's own padding in pixels, which scrolls too. As in carousel.module.scss. */
const PADDING_START = 8;

/** Turns the pages of a horizontal list that the browser scrolls. */
export function useCarousel(
  list: RefObject<HTMLElement | null>,
  slides: number,
  memory: ScrollMemory | undefined,
): CarouselControls {
  const [ends, setEnds] = useState({ atStart: true, atEnd: slides < 2 });

  useLayoutEffect(() => {
    const left = memory?.read() ?? 0;
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
      memory?.save(element.scrollLeft);
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

  const turn = (direction: 1 | -1) => () => list.current && turnPage(list.current, direction);
  return { ...ends, previous: turn(-1), next: turn(1), onFocus: revealFocused };
}

/** Moves by as many slides as are in full view, so that none is skipped. */
function turnPage(list: HTMLElement, direction: 1 | -1): void {
  const { step, page, leading } = measure(list);
  // At the end the first slide may be cut: going back from there starts at the first whole one.
  const target = direction === 1 ? Math.floor(leading + 0.1) + page : Math.ceil(leading - 0.1) - page;
  scrollToSlide(list, Math.max(0, target), step);
}

/** The browser alone would scroll to the card's edge and then snap away from it. */
function revealFocused({ target, currentTarget: list }: FocusEvent<HTMLElement>): void {
  const slide = target.closest('li');
  // A card that is clicked stays where it is.
  if (slide === null || !target.matches(':focus-visible')) return;
  const { step, page, leading } = measure(list);
  const index = [...list.children].indexOf(slide);
  if (index >= leading - 0.1 && index + 1 <= leading + page + 0.1) return;
  scrollToSlide(list, index < leading ? index : index - page + 1, step);
}

function scrollToSlide(list: HTMLElement, index: number, step: number): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  list.scrollTo({ left: index * step, behavior: isCalm ? 'instant' : 'smooth' });
}

/** In slides: how many are in full view, and which one is first. `step` is one slide with its gap, in pixels. */
function measure(list: HTMLElement): { readonly step: number; readonly page: number; readonly leading: number } {
  const [first, second] = list.children as HTMLCollectionOf<HTMLElement>;
  if (first === undefined || second === undefined) return { step: 0, page: 1, leading: 0 };
  const step = second.offsetLeft - first.offsetLeft;
  const gap = step - first.offsetWidth;
  const page = Math.max(1, Math.floor((list.clientWidth - PADDING_START + gap) / step));
  return { step, page, leading: step === 0 ? 0 : list.scrollLeft / step };
}
