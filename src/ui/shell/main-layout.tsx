import { observer } from 'mobx-react-lite';
import { useEffect, useCallback, useMemo, useState } from 'react';
import { Navigate, useLocation, Outlet } from 'react-router-dom';
import { Keep } from '../../application/keep/keep';
import { FlashcardStore } from '../../application/flashcards/flashcard.store';
import { ReviewTopics } from '../../application/worklist/review-topics';
import { TakeOverDecisions } from '../../application/decisions/take-over-decisions';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { OwnDataEntry } from '../../application/workspace/own-data-entry';
import { SearchStore } from '../../application/search/search.store';
import { SessionStore } from '../../application/session/session.store';
import { LogOut } from '../../application/shell/log-out';
import { MapWindows } from '../../application/home/map-windows';
import { MapPictureProvider, PicturePlace, type MapPictureProps } from '../signal/picture';
import { SearchWish } from '../../application/shared/search-wish';
import { SidebarStore } from '../../application/shared/sidebar.store';
import { ThemeStore } from '../../application/shared/theme.store';
import { Drafts } from '../../application/workspace/drafts';
import { OpenProject, SwitchProject } from '../../application/workspace/open-project';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { menuOf } from '../../domain/workspace/menu';
import { paths } from '../../domain/shared/routes';
import type { Screen } from '../../domain/shared/screen';
import { firstSegment, screenAt, type ScreenAddress } from '../../domain/shared/screen-address';
import type { SowId } from '../../domain/shared/entity-id';
import { PageNotes, type PageNote } from '../screens/page-notes';
import { useScreens, type ProjectScreen } from '../screens/project-screen';
import { useResolved, type Resolver } from '../di/resolver';
import { DataLanguageProvider } from '../kit/media/data-text';
import { DraftsProvider } from '../kit/controls/use-draft';
import { whenIdle, useFirstInteraction } from '../kit/layout/when-idle';
import { KeysHost } from '../keys/keys-host';
import { Box, Stack } from '../kit/layout/stack';
import { AppHeader } from './header';
import { KeepLine } from './keep-line';
import styles from './main-layout.module.scss';
import { ProjectSwitcher } from './project-switcher';
import { SearchBox } from '../search/search-box';
import { SelectionGate } from '../selection/selection-gate';
import { OutOfReach } from './out-of-reach';
import { Sidebar } from './sidebar';
import { SidebarDrawer } from './sidebar-drawer';
import { late } from '../kit/layout/late';
import { SpinnerPage } from '../kit/layout/spinner';
import { autorun } from 'mobx';

const TakeOverLine = late(async () => (await import('./take-over-line')).TakeOverLine, { failure: 'nothing' });

const LogOutHost = late(async () => (await import('./log-out-host')).LogOutHost, { failure: 'note' });

/** Starts the project's first requests, before the first rendering. */
export function loadProjectData(resolver: Resolver, sow: SowId): Promise<unknown> {
  const workspace = resolver.get(WorkspaceStore);
  workspace.open(sow);
  return Promise.all([workspace.sow.load(sow), workspace.settings.load(sow)]);
}

/** The frame of all project screens. */
export function MainLayout() {
  const { pathname } = useLocation();
  const address = screenAt(useScreens(), pathname);
  return address === null ? (
    <Navigate to={paths.notFound} replace />
  ) : (
    <ProjectLayout {...address} pathname={pathname} />
  );
}

const MapWindow = late(
  // A decoration: where its code does not come, the tint stays.
  () =>
    import('../home/map-window').then(
      ({ MapWindow }) => MapWindow,
      () => PicturePlace,
    ),
  { Fallback: PicturePlace },
);

const mapPictureOf = (windows: MapWindows) => (props: MapPictureProps) => <MapWindow {...props} windows={windows} />;

interface Props extends ScreenAddress<ProjectScreen> {
  readonly pathname: string;
}

/** Screens on which topics are selected: what is selected stays for them, and is shown on no other. */
const OF_SELECTING: readonly string[] = ['data', 'review'];

/** Screens of what is decided. */
const OF_DECISIONS: readonly string[] = ['homepage', 'review'];

/** Its props do not change with the query, so opening a card does not render it again. */
const ProjectLayout = observer(function ProjectLayout({ sowId: sow, screen, pathname }: Props) {
  const screens = useScreens();
  const session = useResolved(SessionStore);
  const workspace = useResolved(WorkspaceStore);
  const openProject = useResolved(OpenProject);
  const notes = useResolved(PageNotes);
  const switchProject = useResolved(SwitchProject);
  const ownData = useResolved(OwnDataEntry);
  const sidebar = useResolved(SidebarStore);
  const theme = useResolved(ThemeStore);
  const search = useResolved(SearchStore);
  const wish = useResolved(SearchWish);
  const windows = useResolved(MapWindows);
  const mapPicture = useMemo(() => mapPictureOf(windows), [windows]);
  const flashcards = useResolved(FlashcardStore);
  const review = useResolved(ReviewTopics);
  const drafts = useResolved(Drafts);
  const keep = useResolved(Keep);
  const takeOver = useResolved(TakeOverDecisions);
  const logOut = useResolved(LogOut);

  useEffect(() => openProject.open(sow, whenIdle), [openProject, sow]);
  useEffect(() => flashcards.start(), [flashcards]);
  useScreenPrefetch();
  useLeaveWarning(useResolved(TopicStatusStore));

  const { user } = session;
  if (user === null) return null;
  const onLogOut = (): void => void logOut.start();
  const menu = menuOf(screens, sow, workspace.areFeaturesKnown ? workspace.features : null, {
    'undecided topics': review.undecidedCount,
  });
  const projects = { workspace, switchProject, ownData };
  const beside = sidebar.expanded ? styles.expanded : styles.collapsed;
  const side = { sidebar, menu, pathname, onLogOut };
  return (
    <DraftsProvider value={drafts}>
      <MapPictureProvider value={mapPicture}>
        <DataLanguageProvider value={workspace.sow.value?.language}>
          <SkipLink />
          {sidebar.isDesktop ? (
            <Sidebar {...side} />
          ) : (
            <SidebarDrawer {...side} project={<ProjectSwitcher {...projects} align="start" />} />
          )}
          <Stack column className={`${styles.page} ${sidebar.isDesktop ? beside : ''}`} data-print="flow plain">
            <AppHeader
              sow={sow}
              title={screen.headerTitle}
              sidebar={sidebar}
              theme={theme}
              user={user}
              onLogOut={onLogOut}
              onLogOutAndRemove={() => void logOut.start(true)}
              search={<SearchBox search={search} isMobile={sidebar.isMobile} wish={wish} />}
              project={<ProjectSwitcher {...projects} />}
            />
            <KeepLine keep={keep} owner={session.owner} />
            <Box as="main" id="content" fit="grow" className={styles.content} tabIndex={-1}>
              <OfferedScreen {...{ sow, screen, workspace, notes, switchProject }} />
            </Box>
            {takeOver.offer && OF_DECISIONS.includes(firstSegment(screen.path)) && <TakeOverLine takeOver={takeOver} />}
            {OF_SELECTING.includes(firstSegment(screen.path)) && <SelectionGate />}
          </Stack>
          {/* A new page of a single-page app is not announced by the browser. */}
          <p className="visually-hidden" role="status">
            {screen.headerTitle}
          </p>
          {logOut.question && <LogOutHost logOut={logOut} question={logOut.question} />}
          <KeysHost />
          <FlashcardGate flashcards={flashcards} />
        </DataLanguageProvider>
      </MapPictureProvider>
    </DraftsProvider>
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

const FlashcardHost = late(async () => (await import('../flashcards/panel/flashcard-host')).FlashcardHost, {
  failure: 'note',
});

/** Loads the flashcards with the first card that opens, or after the first pointer or key event; they stay mounted. */
const FlashcardGate = observer(function FlashcardGate({ flashcards }: { flashcards: FlashcardStore }) {
  const [isNeeded, setNeeded] = useState(false);
  const mountAhead = useCallback(() => {
    void FlashcardHost.preload().then((isLoaded) => isLoaded && setNeeded(true));
    return undefined;
  }, []);
  useFirstInteraction(mountAhead);
  if (flashcards.isOpen && !isNeeded) setNeeded(true);
  return isNeeded && <FlashcardHost />;
});

interface OfferedScreenProps {
  readonly sow: SowId;
  readonly screen: Screen;
  readonly workspace: WorkspaceStore;
  readonly notes: readonly PageNote[];
  readonly switchProject: SwitchProject;
}

/** The screen of the address; a 404 in projects that do not have it, or their home where the user chose the project. */
const OfferedScreen = observer(function OfferedScreen({
  sow,
  screen,
  workspace,
  notes,
  switchProject,
}: OfferedScreenProps) {
  const since = workspace.outOfReachSince;
  if (since !== null)
    return (
      <Box pad="32 gutter 64">
        <OutOfReach outage={workspace.outage} since={since} onRetry={workspace.retryProject} />
      </Box>
    );
  // Nearly every project has it: no need to wait.
  const isCertain = screen.isOffered === undefined && (screen.module === undefined || workspace.has(screen.module));
  const isOffered = isCertain || workspace.isOffered({ screen, sowId: sow });
  if (isOffered === null) return <SpinnerPage />;
  return isOffered ? (
    <>
      {notes.map(({ isOf, Note }, at) => isOf(screen, sow) && <Note key={at} sow={sow} />)}
      <Outlet />
    </>
  ) : (
    <NotOffered screen={screen} sow={sow} onLeave={switchProject.leave} />
  );
});

interface NotOfferedProps extends Pick<OfferedScreenProps, 'sow' | 'screen'> {
  readonly onLeave: (address: ScreenAddress) => void;
}

function NotOffered({ sow, screen, onLeave }: NotOfferedProps) {
  useEffect(() => onLeave({ screen, sowId: sow }), [sow, screen, onLeave]);
  return <SpinnerPage />;
}

/**
 * The browser asks before the page is closed while a status is not saved yet. The listener exists only meanwhile, because
 * a page that has one is not put into the back/forward cache by every browser.
 */
function useLeaveWarning(statuses: TopicStatusStore): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    const remove = (): void => window.removeEventListener('beforeunload', warn);
    const stop = autorun(() => {
      if (statuses.saving.size > 0) window.addEventListener('beforeunload', warn);
      else remove();
    });
    return () => {
      stop();
      remove();
    };
  }, [statuses]);
}

/** Fetches the code of all screens when the page is idle after the first pointer or key event. */
export function useScreenPrefetch(): void {
  const screens = useScreens();
  const prefetchAll = useCallback(() => prefetchInTurn(screens), [screens]);
  useFirstInteraction(prefetchAll);
}

/**
 * One screen at a time, because the files of a screen take milliseconds to ask for and keys wait meanwhile.
 * @returns stops
 */
function prefetchInTurn([screen, ...others]: readonly ProjectScreen[]): () => void {
  if (screen === undefined) return () => {};
  let stop = whenIdle(() => {
    screen.prefetch();
    stop = prefetchInTurn(others);
  });
  return () => stop();
}
