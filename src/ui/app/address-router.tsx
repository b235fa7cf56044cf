import { useCallback, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { pageTitle } from '../../domain/shell/titles';
import type { RouterNavigator } from './router-navigator';

interface Props {
  readonly navigator: RouterNavigator;
  readonly children: ReactNode;
}

/** The router around everything. It follows the path; names the page, and scrolls to its top on every change of it. */
export function AddressRouter({ navigator, children }: Props) {
  const follow = useCallback((onStep: () => void) => navigator.follow(onStep), [navigator]);
  const { location, action } = useSyncExternalStore(follow, () => navigator.step);
  const { pathname } = location;
  // Before the effects of what is shown, which may lead to a part of it.
  useLayoutEffect(() => {
    document.title = pageTitle(pathname);
    // Smooth by specification; at once for those who asked for less motion (decisions, 9).
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  }, [pathname]);
  return (
    // In transitions React would answer a click in pieces, over many frames; what is not here yet shows a spinner.
    <Router location={location} navigationType={action} navigator={navigator.moves} useTransitions={false}>
      {children}
    </Router>
  );
}
