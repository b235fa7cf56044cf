import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Input by which the user scrolls: a restored position must not override it. */
const USER_INPUT = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the window to the top of a new page (specification, section 2), and back to where the user left a page that
 * they return to by Back or Forward.
 */
export function useWindowScroll(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shownPath = useRef<string | null>(null);
  /** By the key of the history entry, in pixels. */
  const positions = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    // The browser's own restoration runs before the page is rendered.
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    // The first page has nothing to scroll yet, and a call would lay out all of it.
    const isFirstPage = shownPath.current === null;
    const isOtherPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    const { current: known } = positions;
    const left = type === NavigationType.Pop ? known.get(key) : undefined;
    const save = (): void => void known.set(key, window.scrollY);
    let stop = (): void => undefined;
    if (left) stop = restore(left);
    else if (!isOtherPage) save();
    else if (!isFirstPage) scrollToTop();
    window.addEventListener('scroll', save, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', save);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the type belongs to the entry
  }, [key, pathname]);
}

/** Smooth by specification; instant for users who prefer reduced motion. */
function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Repeated while the page grows, because parts of it are rendered later. @returns stops it */
function restore(top: number): () => void {
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) stop();
  });
  const stop = (): void => {
    observer.disconnect();
    for (const event of USER_INPUT) window.removeEventListener(event, stop);
  };
  observer.observe(document.body);
  for (const event of USER_INPUT) window.addEventListener(event, stop, { passive: true });
  return stop;
}
