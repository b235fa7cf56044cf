import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageTitle } from '../../domain/shell/titles';
import type { RouterNavigator } from './router-navigator';

/** Ties the navigator to the router around it, names the page and scrolls to its top on every change of path. */
export function NavigatorBridge({ navigator }: { navigator: RouterNavigator }) {
  const navigate = useNavigate();
  const location = useLocation();
  useLayoutEffect(() => navigator.attach(navigate), [navigator, navigate]);
  useLayoutEffect(() => navigator.sync(location), [navigator, location]);
  useEffect(() => {
    document.title = pageTitle(location.pathname);
    // Smooth by specification; at once for those who asked for less motion (decisions, 9).
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  }, [location.pathname]);
  return null;
}
