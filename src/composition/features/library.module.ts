import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { ExploreAddress } from '../../application/filters/explore-address';
import { FlashcardStore } from '../../application/flashcards/flashcard.store';
import { PickTopicStatus } from '../../application/decisions/pick-topic-status';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { Keep } from '../../application/keep/keep';
import { KeepChannel, KeepJournal, LoadKeepStorage, type KeepNews } from '../../application/keep/keep-storage';
import { TabLocks } from '../../application/keep/tab-locks';
import { KeepWork, LastingStorage } from '../../application/library/keep-work';
import { KeptLibrary } from '../../application/library/kept-library';
import { LibraryFileReader } from '../../application/library/personal-library';
import { MyLibrary } from '../../application/my-library/my-library';
import { LoadBackupParts } from '../../application/my-library/backup-part';
import { OwnStatuses } from '../../application/my-library/own-statuses';
import { NotesStore } from '../../application/library/notes.store';
import { OpenLibrary } from '../../application/library/open-library';
import { RecentCardsStore } from '../../application/flashcards/recent-cards.store';
import { ProjectFacts } from '../../application/query/project-facts';
import { PersonalOverview } from '../../application/home/personal-overview';
import { SavedViewsStore } from '../../application/library/saved-views.store';
import { StarsStore } from '../../application/library/stars.store';
import { VisitStore } from '../../application/library/visit.store';
import { CopyLink } from '../../application/share/copy-link';
import { CopySelectionLink, SelectionStore } from '../../application/selection/selection.store';
import { SetStatusForMany } from '../../application/decisions/set-status-for-many';
import { ForgetTexts } from '../../application/session/clear-user-data';
import { SessionStore } from '../../application/session/session.store';
import { Clock, ErrorReporter, TabStorage, Logger, PageLifecycle } from '../../application/shared/browser-ports';
import { Navigator } from '../../application/shared/navigator';
import { SignalCatalogue, SowCatalogue } from '../../application/workspace/catalogues';
import { Screens } from '../../application/workspace/screens';
import { DecisionHistory } from '../../application/decisions/decision-history';
import { StatusChannel } from '../../application/decisions/status-channel';
import { BroadcastStatusChannel, TabChannel } from '../../infrastructure/browser/tab-channel';
import { ToastStore } from '../../application/shared/toast.store';
import { RecordUsage } from '../../application/tracking/record-usage';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { BrowserTabLocks } from '../../infrastructure/browser/browser-tab-locks';
import { BrowserKeepJournal } from '../../infrastructure/browser/browser-keep-journal';
import { BrowserLastingStorage } from '../../infrastructure/browser/browser-key-value-store';
import { WindowPageLifecycle } from '../../infrastructure/browser/window-viewport';
import { provideBackupParts } from './backup-parts';
import { provide, provideAdapter, provideClass } from '../provide';

type Options = Pick<ContainerModuleLoadOptions, 'bind'>;

/** Notes, stars, views, recent cards, visits and the selection; a part of the features' module. */
export function provideLibrary(options: Options): void {
  provideClass(options, Keep, [LoadKeepStorage, KeepJournal, KeepChannel, PageLifecycle, Clock, ErrorReporter]);
  provideClass(options, KeptLibrary, [Keep]);
  provideClass(options, OpenLibrary, [KeptLibrary, SessionStore, WorkspaceStore, Clock, Logger]);
  provideClass(options, NotesStore, [OpenLibrary, RecordUsage]);
  provideClass(options, StarsStore, [OpenLibrary, RecordUsage]);
  provideClass(options, SavedViewsStore, [OpenLibrary, ToastStore, RecordUsage, Navigator]);
  provideClass(options, RecentCardsStore, [OpenLibrary, FlashcardStore, Navigator]);
  provideClass(options, VisitStore, [
    OpenLibrary,
    ProjectSignalsStore,
    TopicStatusStore,
    Clock,
    PageLifecycle,
    RecordUsage,
  ]);
  provideClass(options, PersonalOverview, [
    ProjectSignalsStore,
    WorkspaceStore,
    ProjectFacts,
    VisitStore,
    RecentCardsStore,
    SavedViewsStore,
    StarsStore,
    Navigator,
    ExploreAddress,
  ]);
  provideClass(options, OwnStatuses, [Keep, SignalCatalogue, SowCatalogue, PickTopicStatus]);
  provideClass(options, MyLibrary, [
    KeptLibrary,
    OpenLibrary,
    OwnStatuses,
    ProjectSignalsStore,
    LibraryFileReader,
    SessionStore,
    Clock,
    Screens,
    LoadBackupParts,
  ]);
  provideClass(options, KeepWork, [LastingStorage, DecisionHistory, WorkspaceStore, ToastStore]);
  provideClass(options, SelectionStore, [WorkspaceStore, SessionStore, ProjectSignalsStore, TabStorage, RecordUsage]);
  provideClass(options, CopySelectionLink, [SelectionStore, WorkspaceStore, Navigator, ExploreAddress, CopyLink]);
  provideClass(options, SetStatusForMany, [
    PickTopicStatus,
    TopicStatusStore,
    WorkspaceStore,
    RecordUsage,
    DecisionHistory,
    ToastStore,
  ]);
}

/** What is kept stays in the browser, in both modes. */
export const libraryStorageModule = new ContainerModule((options) => {
  provideAdapter(options, PageLifecycle, WindowPageLifecycle, []);
  provideAdapter(options, StatusChannel, BroadcastStatusChannel, []);
  provideAdapter(options, LastingStorage, BrowserLastingStorage, []);
  provide(options, LoadKeepStorage, () => loadKeepStorage, []);
  provide(options, KeepJournal, () => new BrowserKeepJournal(() => window.localStorage, newPageId()), []);
  provide(options, TabLocks, () => new BrowserTabLocks(), []);
  provide(options, KeepChannel, () => new TabChannel<KeepNews>('keep'), []);
  provide(options, LibraryFileReader, () => ({ read: readFile }), []);
  provideBackupParts(options);
  provide(
    options,
    ForgetTexts,
    (keep) => async (owner) => (await import('./late-forget-texts')).forgetTexts(keep, owner),
    [Keep],
  );
});

async function loadKeepStorage() {
  const { openKeep } = await import('../../infrastructure/keep/open-keep');
  return openKeep();
}

/** Without crypto.randomUUID, which needs https. */
function newPageId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36);
}

async function readFile(text: string) {
  const { jsonLibraryFileReader } = await import('../../infrastructure/files/json-library-file-reader');
  return jsonLibraryFileReader.read(text);
}
