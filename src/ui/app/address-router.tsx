import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { screenAt } from '../../domain/shell/screen';
import { tabTitle } from '../../domain/shell/titles';
import { pageTitleAt } from './pages';
import { useScreens } from '../screens/project-screen';
import type { RouterNavigator } from './router-navigator';
import { catchLostFocus } from '../kit/controls/catch-lost-focus';
import { useWindowScroll } from './use-window-scroll';

interface Props {
  readonly navigator: RouterNavigator;
  readonly children: ReactNode;
}

/** The router around everything, connected to the application's navigator. */
export function AddressRouter({ navigator, children }: Props) {
  return (
    <BrowserRouter basename={navigator.home.slice(window.location.origin.length)}>
      {/* First: its effects run before those of the screens, which may navigate or scroll to a part of the page. */}
      <AddressEffects navigator={navigator} />
      {children}
    </BrowserRouter>
  );
}

/** Keeps the navigator up to date, sets the tab's title, scrolls the window, and keeps the focus on the page. */
function AddressEffects({ navigator }: Pick<Props, 'navigator'>) {
  const screens = useScreens();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  // Not a layout effect: BrowserRouter listens to its history from its own layout effect on, which runs later.
  useEffect(() => navigator.connect(navigate), [navigator, navigate]);
  useLayoutEffect(() => navigator.sync(), [navigator, location]);
  useLayoutEffect(() => {
    document.title = tabTitle(screenAt(screens, pathname)?.screen.pageTitle ?? pageTitleAt(pathname));
  }, [screens, pathname]);
  useWindowScroll();
  useEffect(() => catchLostFocus(() => void setTimeout(focusPage, TURN)), []);
  return null;
}

/** In milliseconds: what stands in place of the removed may take the focus first. */
const TURN = 50;

/** On the body the next key would start at the top again. */
function focusPage(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
}
