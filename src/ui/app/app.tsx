import { StrictMode, useEffect, useLayoutEffect, type ReactNode, useMemo, type ComponentType } from 'react';
import { ResolverProvider, type Resolver, useResolved } from '../di/resolver';
import { ToastRegion } from '../shell/toast-region';
import { CrashBoundary, isLostCode } from '../kit/layout/lost-code';
import { ScreensProvider, type ProjectArea, useScreens, type ScreenProps } from '../screens/project-screen';
import type { RouterNavigator } from './router-navigator';
import { BrowserRouter, useLocation, useNavigate, Navigate, Route, Routes, useParams } from 'react-router-dom';
import { screenAt } from '../../domain/shared/screen-address';
import { tabTitle } from '../../domain/shared/titles';
import { pageTitleAt, ENTRY_PATHS, notFoundPage, pages } from './pages';
import { catchLostFocus, focusMain } from '../kit/controls/focus-around';
import { useWindowScroll } from './use-window-scroll';
import { Button } from '../kit/controls/button';
import { Row, Stack, Text } from '../kit/layout/stack';
import styles from './plain-page.module.scss';
import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { Viewport } from '../../application/shared/viewport';
import { PageView } from '../kit/layout/page-view';
import { entityId } from '../../domain/shared/entity-id';
import { imagineIfPath, paths } from '../../domain/shared/routes';
import { RequireSession } from '../sign-in/require-session';

interface Props {
  readonly resolver: Resolver;
  readonly navigator: RouterNavigator;
  readonly area: ProjectArea;
  readonly onCrash: (error: unknown) => void;
}

export function App({ resolver, navigator, area, onCrash }: Props) {
  return (
    <StrictMode>
      <CrashBoundary onCrash={onCrash} renderCrash={(error) => <CrashScreen error={error} home={navigator.home} />}>
        <ResolverProvider resolver={resolver}>
          <ScreensProvider value={area.screens}>
            <AddressRouter navigator={navigator}>
              <PageViewProvider>
                <AppRoutes entry={area.entry} layout={area.layout} />
                {area.abovePages.map(({ Gate, Component }, at) => (
                  <Gate key={at} Host={Component} />
                ))}
                <ToastRegion />
              </PageViewProvider>
            </AddressRouter>
          </ScreensProvider>
        </ResolverProvider>
      </CrashBoundary>
    </StrictMode>
  );
}

interface AddressRouterProps {
  readonly navigator: RouterNavigator;
  readonly children: ReactNode;
}

/** The router around everything, connected to the application's navigator. */
export function AddressRouter({ navigator, children }: AddressRouterProps) {
  return (
    <BrowserRouter basename={navigator.home.slice(window.location.origin.length)}>
      {/* First: its effects run before those of the screens, which may navigate or scroll to a part of the page. */}
      <AddressEffects navigator={navigator} />
      {children}
    </BrowserRouter>
  );
}

/** Keeps the navigator up to date, sets the tab's title, scrolls the window, and keeps the focus on the page. */
function AddressEffects({ navigator }: Pick<AddressRouterProps, 'navigator'>) {
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
  if (document.activeElement === document.body) focusMain();
}

interface CrashScreenProps {
  readonly error: unknown;
  /** The product's own address. */
  readonly home: string;
}

/** 'An Error Occurred' plus the error text, instead of a blank page (specification, sections 2 and 8). */
export function CrashScreen({ error, home }: CrashScreenProps) {
  const text = error instanceof Error ? error.message : String(error);
  return (
    <Stack as="main" column gap={12} pad="64 gutter" className={styles.page} role="alert">
      <h1>An Error Occurred</h1>
      <Text tone="muted" breaks>
        {text}
      </Text>
      {isLostCode(error) && (
        <Text above={8}>
          There may be a newer version: reload the page. It opens at the same address, and what you have saved is kept.
        </Text>
      )}
      <Row gap={12} wrap above={24}>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        <Button variant="outline" onClick={() => window.location.assign(`${home}/`)}>
          Back to Home Page
        </Button>
      </Row>
    </Stack>
  );
}

/** Gives components without stores what is known of the window. */
export const PageViewProvider = observer(function PageViewProvider({ children }: { readonly children: ReactNode }) {
  const { width, textScale, isPrinting } = useResolved(Viewport);
  const value = useMemo(() => ({ width, textScale, isPrinting }), [width, textScale, isPrinting]);
  useEffect(() => {
    // The browser prints after this event, without waiting for React.
    const render = (): void => flushSync(() => {});
    window.addEventListener('beforeprint', render);
    return () => window.removeEventListener('beforeprint', render);
  }, []);
  return <PageView value={value}>{children}</PageView>;
});

/** The product's addresses (specification, section 2). */
export function AppRoutes({ entry, layout }: Pick<ProjectArea, 'entry' | 'layout'>) {
  const screens = useScreens();
  const inSession = (
    <RequireSession>
      <entry.Component />
    </RequireSession>
  );
  const layoutInSession = (
    <RequireSession>
      <layout.Component />
    </RequireSession>
  );
  return (
    <Routes>
      {pages.map(({ path, element }) => (
        <Route key={path} path={path} element={element} />
      ))}
      {ENTRY_PATHS.map((path) => (
        <Route key={path} path={path} element={inSession} />
      ))}
      <Route element={layoutInSession}>
        {screens.map(({ path, Component }) => (
          <Route key={path} path={path} element={<ScreenOf Component={Component} />} />
        ))}
        <Route path="/sow/:sowId" element={<ProjectHome />} />
      </Route>
      <Route path="/deck/:sowId" element={<OldWorkshop />} />
      {/* The empty path of the authenticated layout has no page of its own. */}
      <Route path="/homepage" element={<Navigate to={paths.router} replace />} />
      <Route path="*" element={notFoundPage} />
    </Routes>
  );
}

/** '/sow/{id}' is the homepage of its project (specification, section 2). */
function ProjectHome() {
  const { sowId = '' } = useParams();
  return <Navigate to={paths.homepage(entityId(sowId))} replace />;
}

/** Addresses of workshops were '/deck/{id}?topic=1&topic=2': they are 'Imagine if' of a brief. */
function OldWorkshop() {
  const { sowId = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={imagineIfPath(`${paths.brief(entityId(sowId))}${search}`)} replace />;
}

/**
 * A screen of the project in the address. Reading the parameters renders this component with every change of the address,
 * such as an open card; the screen is rendered again for another project only.
 */
export function ScreenOf({ Component }: { readonly Component: ComponentType<ScreenProps> }) {
  const { sowId = '' } = useParams();
  return <Component sow={entityId(sowId)} />;
}
