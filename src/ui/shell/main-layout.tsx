import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { FlashcardStore } from '../../application/flashcards/flashcard.store';
import { SearchStore } from '../../application/search/search.store';
import { SessionStore } from '../../application/session/session.store';
import { SidebarStore } from '../../application/shell/sidebar.store';
import { ThemeStore } from '../../application/shell/theme.store';
import { EnterWorkspace } from '../../application/workspace/enter-workspace';
import { SwitchProject } from '../../application/workspace/switch-project';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { menuOf } from '../../domain/shell/menu';
import { parseScreenAddress, paths, type ScreenAddress } from '../../domain/shell/routes';
import { headerTitle } from '../../domain/shell/titles';
import { useResolved } from '../di/resolver';
import { SpinnerPage } from '../kit/layout/spinner';
import { whenIdle } from '../kit/layout/when-idle';
import { FlashcardGate } from './flashcard-gate';
import { Header } from './header';
import styles from './main-layout.module.scss';
import { ProjectSwitcher } from './project-switcher';
import { SearchBox } from './search-box';
import { Sidebar } from './sidebar';
import { SidebarDrawer } from './sidebar-drawer';

/** The frame of all project screens. */
export function MainLayout() {
  const { pathname } = useLocation();
  const address = parseScreenAddress(pathname);
  return address === null ? (
    <Navigate to={paths.notFound} replace />
  ) : (
    <ProjectLayout sowId={address.sowId} pathname={pathname} />
  );
}

interface Props extends Pick<ScreenAddress, 'sowId'> {
  readonly pathname: string;
}

/** Of an address that says more, such as an open card, it hears nothing, and is not rendered again. */
const ProjectLayout = observer(function ProjectLayout({ sowId: sow, pathname }: Props) {
  const session = useResolved(SessionStore);
  const workspace = useResolved(WorkspaceStore);
  const enterWorkspace = useResolved(EnterWorkspace);
  const switchProject = useResolved(SwitchProject);
  const sidebar = useResolved(SidebarStore);
  const theme = useResolved(ThemeStore);
  const search = useResolved(SearchStore);
  const flashcards = useResolved(FlashcardStore);

  useEffect(() => enterWorkspace.enter(sow, whenIdle), [enterWorkspace, sow]);
  useEffect(() => flashcards.start(), [flashcards]);

  const { user } = session;
  if (user === null) return null;
  const onLogOut = (): void => void session.signOut();
  const menu = menuOf(sow, workspace.isKnown ? workspace.features : null);
  const side = { sidebar, menu, pathname, onLogOut };
  return (
    <>
      <SkipLink />
      {sidebar.isDesktop ? (
        <Sidebar {...side} />
      ) : (
        <SidebarDrawer
          {...side}
          project={<ProjectSwitcher workspace={workspace} switchProject={switchProject} align="start" />}
        />
      )}
      <div className={`${styles.page} ${sidebar.expanded ? styles.expanded : styles.collapsed}`}>
        <Header
          sow={sow}
          pathname={pathname}
          sidebar={sidebar}
          theme={theme}
          user={user}
          onLogOut={onLogOut}
          search={<SearchBox search={search} isMobile={sidebar.isMobile} />}
          project={<ProjectSwitcher workspace={workspace} switchProject={switchProject} />}
        />
        <main id="content" className={styles.content} tabIndex={-1}>
          <Suspense fallback={<SpinnerPage />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {/* A new page of a single-page app is not announced by the browser. */}
      <p className="visually-hidden" role="status">
        {headerTitle(pathname)}
      </p>
      <FlashcardGate flashcards={flashcards} />
    </>
  );
});

function SkipLink() {
  return (
    <a
      className={styles.skip}
      href="#content"
      data-print="none"
      onClick={(event) => {
        // Followed as a link it would put itself into the address, and from there into every shared one.
        event.preventDefault();
        document.querySelector<HTMLElement>('#content')?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
