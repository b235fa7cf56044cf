import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Puts the focus on a new page when what had it was on the page before: otherwise it is on the body, and the next key
 * starts at the top again. What stays, such as the menu, keeps it.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
  }, [pathname]);
}
