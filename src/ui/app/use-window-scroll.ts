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
  const shown = useRef({ key, pathname });
  /** By the key of the history entry, in pixels. Kept, because to ask the window would lay out the page. */
  const positions = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    // The browser's own restoration runs before the page is rendered.
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const { current: known } = positions;
    const before = known.get(shown.current.key) ?? 0;
    const isOtherPage = shown.current.pathname !== pathname;
    shown.current = { key, pathname };
    const left = type === NavigationType.Pop ? known.get(key) : undefined;
    let stop = (): void => undefined;
    if (left) stop = restore(left);
    else if (!isOtherPage) known.set(key, before);
    else if (before > 0) scrollToTop();
    const save = (): void => void known.set(key, window.scrollY);
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
