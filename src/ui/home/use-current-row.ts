import { useEffect, useRef, useState } from 'react';

/** A row counts as reached when its top is this far below the upper edge of the window, in pixels. */
const REACHED = 200;
/** In milliseconds without scrolling: a chosen row stays current until the page has been scrolled to it. */
const ON_THE_WAY = 400;

/**
 * The index of the row that the page is scrolled to, updated with each frame of scrolling; it can also be set, to the row
 * that the page is about to be scrolled to.
 * @param rows in the order of the page
 */
export function useCurrentRow(rows: () => readonly Element[]): readonly [number, (row: number) => void] {
  const [current, setCurrent] = useState(0);
  const choose = useRef<(row: number) => void>(setCurrent);
  useEffect(() => {
    let frame = 0;
    let timer = 0;
    const wait = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        timer = 0;
        measure();
      }, ON_THE_WAY);
    };
    const measure = (): void => {
      frame = 0;
      // The page is still on its way to the row that was chosen before.
      if (timer !== 0) return wait();
      const all = rows();
      const reached = Math.max(0, lastReached(all));
      // The last rows cannot reach the top of the window: the chosen one of them stays the current one.
      setCurrent((before) => (before > reached && isAtEnd() && isInWindow(all[before]) ? before : reached));
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    choose.current = (row) => {
      setCurrent(row);
      wait();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [rows]);
  return [current, (row) => choose.current(row)];
}

/** By bisection: measuring hundreds of rows with each frame would make scrolling slow. */
function lastReached(rows: readonly Element[]): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.getBoundingClientRect().top ?? 0) <= REACHED) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY + clientHeight >= scrollHeight - 2;
}

function isInWindow(row: Element | undefined): boolean {
  return row !== undefined && row.getBoundingClientRect().top < window.innerHeight;
}
