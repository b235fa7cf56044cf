import { KeysHelpStore, SingleKeysStore } from '../../application/keys/keys-help.store';
import { ContainerModule } from 'inversify';
import { AskAbout, AssistantProvider } from '../../application/ask/ask-about';
import { AskStore } from '../../application/ask/ask.store';
import { HouseStyleStore } from '../../application/team/house-style.store';
import { DecisionHistory } from '../../application/decisions/decision-history';
import { UndoDecision } from '../../application/decisions/undo-decision';
import { FollowStatuses } from '../../application/decisions/follow-statuses';
import { SendOutbox } from '../../application/decisions/send-outbox';
import { TakeOverDecisions } from '../../application/decisions/take-over-decisions';
import { StatusOutbox } from '../../application/decisions/status-outbox';
import { Keep } from '../../application/keep/keep';
import { TabLocks } from '../../application/keep/tab-locks';
import { StatusChannel } from '../../application/decisions/status-channel';
import { TopicDossiers } from '../../application/workspace/topic-dossiers';
import { ExploreViewModel } from '../../application/filters/explore.view-model';
import { ShareableAddress } from '../../application/share/shareable-address';
import { CardActions, CardSources } from '../../application/flashcards/card-sources';
import { ShareLink } from '../../application/share/share-link';
import { FlashcardStore } from '../../application/flashcards/flashcard.store';
import { OpenFlashcard } from '../../application/workspace/open-flashcard';
import { PickTopicStatus } from '../../application/decisions/pick-topic-status';
import { SaveStatus } from '../../application/decisions/save-status';
import { OwnDataEntry } from '../../application/workspace/own-data-entry';
import { CopyLink } from '../../application/share/copy-link';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { StartSteps } from '../../application/home/start-steps';
import { ExploreAddress } from '../../application/filters/explore-address';
import { FilterOptions } from '../../application/filters/filter-options';
import { HomeViewModel } from '../../application/home/home.view-model';
import { ReviewAddress } from '../../application/worklist/review-address';
import { NotesStore } from '../../application/library/notes.store';
import { StarsStore } from '../../application/library/stars.store';
import { VisitStore } from '../../application/library/visit.store';
import { ProjectFacts } from '../../application/query/project-facts';
import { ReviewTopics } from '../../application/worklist/review-topics';
import { LoadSearchEngine, SearchStore } from '../../application/search/search.store';
import { SelectionStore } from '../../application/selection/selection.store';
import { SetStatusForMany } from '../../application/decisions/set-status-for-many';
import {
  ClearUserData,
  ForgetTexts,
  LogOutActs,
  PersonalStores,
  type PersonalStore,
} from '../../application/session/clear-user-data';
import { RecordLogin, RecordUsage, UsageTracker } from '../../application/tracking/record-usage';
import { SessionStore } from '../../application/session/session.store';
import {
  Clipboard,
  Clock,
  Connection,
  DeviceStorage,
  TabStorage,
  Logger,
  PageLifecycle,
  ErrorReporter,
} from '../../application/shared/browser-ports';
import { FailurePolicy } from '../../application/shared/request-failure';
import { Navigator } from '../../application/shared/navigator';
import { LocalTime } from '../../application/shared/local-time';
import { ProductSettings } from '../../application/shared/product-settings';
import { TellOfLinks } from '../../application/shell/tell-of-links';
import { ASK_KEYS } from '../../application/ask/ask-keys';
import { BOARD_COMMANDS } from '../../application/board/board-commands';
import { OUTLINE_COMMANDS, SLIDE_COMMANDS } from '../../application/brief/brief-commands';
import { LIST_COMMANDS, MAP_KEYS } from '../../application/charts/list-commands';
import { CommandGroups } from '../../application/commands/command';
import { EVERYWHERE, type ShellTarget } from '../../application/commands/everywhere';
import { COMPARE_COMMANDS } from '../../application/compare/compare-commands';
import { CARD_COMMANDS } from '../../application/flashcards/card-commands';
import { REVIEW_COMMANDS } from '../../application/review/review-commands';
import { SELECTION_COMMANDS } from '../../application/selection/selection-commands';
import { ActiveCommands } from '../../application/commands/active-commands';
import { PageControls } from '../../application/shared/viewport';
import { ThemeStore } from '../../application/shared/theme.store';
import { ToastStore } from '../../application/shared/toast.store';
import { ReportToSupportChat } from '../../application/support/report-to-support-chat';
import { SupportChat } from '../../application/support/support-chat';
import { RecordPageViews } from '../../application/shell/record-page-views';
import { LogOut } from '../../application/shell/log-out';
import { Drafts } from '../../application/workspace/drafts';
import { OpenProject, SwitchProject } from '../../application/workspace/open-project';
import { ProjectListsStore } from '../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { ProjectCatalogue, SignalCatalogue, SowCatalogue } from '../../application/workspace/catalogues';
import { ServiceOutage } from '../../application/workspace/service-outage';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { LoadTeam, TeamLoader } from '../../application/team/team-loader';
import { TeamChanges } from '../../application/team/team-changes';
import { TeamNewsLine } from '../../application/team/team-news-line';
import { TeamStore } from '../../application/team/team.store';
import { OpenLibrary } from '../../application/library/open-library';
import { provideLibrary } from './library.module';
import { provide, provideClass } from '../provide';
import { provideExplore } from './explore.module';
import { provideSelectionActions } from './selection-actions';

/** In the order of the list of keys. */
const COMMAND_GROUPS: CommandGroups = [
  EVERYWHERE,
  MAP_KEYS,
  ASK_KEYS,
  LIST_COMMANDS,
  REVIEW_COMMANDS,
  CARD_COMMANDS,
  BOARD_COMMANDS,
  SELECTION_COMMANDS,
  COMPARE_COMMANDS,
  OUTLINE_COMMANDS,
  SLIDE_COMMANDS,
];

/** Use cases, stores and view models of signed-in users. Loaded with the first project screen. */
export const featuresModule = new ContainerModule((options) => {
  provideClass(options, RecordUsage, [UsageTracker, SessionStore, Navigator, Logger]);
  provideClass(options, RecordLogin, [SessionStore, TabStorage, RecordUsage]);
  provideClass(options, RecordPageViews, [Navigator, WorkspaceStore, RecordUsage]);
  provideClass(options, ReportToSupportChat, [SupportChat, SessionStore, WorkspaceStore, Navigator, TabStorage]);
  provideClass(options, ClearUserData, [SessionStore, PersonalStores, ErrorReporter, DeviceStorage, LogOutActs]);
  provide(
    options,
    PersonalStores,
    (workspace: WorkspaceStore, selection: SelectionStore, ...stores: PersonalStore[]) => [
      { clear: () => workspace.close() },
      { clear: () => selection.forget() },
      ...stores,
    ],
    [
      WorkspaceStore,
      SelectionStore,
      ProjectSignalsStore,
      ProjectListsStore,
      TopicStatusStore,
      SearchStore,
      AskStore,
      SetStatusForMany,
      DecisionHistory,
      ExploreAddress,
    ],
  );
  provide(
    options,
    WorkspaceStore,
    (
      catalogue: SowCatalogue,
      navigator: Navigator,
      failures: FailurePolicy,
      toasts: ToastStore,
      outage: ServiceOutage,
      own: OwnDataEntry,
      { off }: ProductSettings,
    ) =>
      new WorkspaceStore(catalogue, navigator, failures, toasts, outage, {
        openFile: own.isOffered ? () => own.ask({ kind: 'open' }) : null,
        off,
      }),
    [SowCatalogue, Navigator, FailurePolicy, ToastStore, ServiceOutage, OwnDataEntry, ProductSettings],
  );
  provide(options, ServiceOutage, (clock, connection, { service }) => new ServiceOutage(clock, connection, service), [
    Clock,
    Connection,
    ProductSettings,
  ]);
  provideClass(options, ProjectSignalsStore, [SignalCatalogue, WorkspaceStore, TopicStatusStore, FailurePolicy]);
  provideClass(options, ProjectListsStore, [ProjectCatalogue, WorkspaceStore, FailurePolicy]);
  provideClass(options, Drafts, [Keep, SessionStore, WorkspaceStore]);
  provideClass(options, OpenProject, [WorkspaceStore, ProjectSignalsStore, Navigator]);
  provideClass(options, SwitchProject, [Navigator, RecordUsage, ToastStore]);
  provideClass(options, LocalTime, [Clock, PageLifecycle]);
  provideClass(options, HomeViewModel, [
    ProjectListsStore,
    ProjectSignalsStore,
    WorkspaceStore,
    SessionStore,
    LocalTime,
    Navigator,
    RecordUsage,
    FilterOptions,
  ]);
  provideClass(options, StartSteps, [
    DeviceStorage,
    SessionStore,
    WorkspaceStore,
    ProjectSignalsStore,
    TopicStatusStore,
    Navigator,
    DecisionHistory,
  ]);
  provideClass(options, CardSources, [
    SignalCatalogue,
    ProjectSignalsStore,
    ProjectListsStore,
    WorkspaceStore,
    FailurePolicy,
    ErrorReporter,
    VisitStore,
    FilterOptions,
  ]);
  provideClass(options, CardActions, [
    TopicStatusStore,
    PickTopicStatus,
    OpenFlashcard,
    ShareLink,
    AskAbout,
    NotesStore,
    StarsStore,
    Navigator,
    RecordUsage,
  ]);
  provideClass(options, FlashcardStore, [Navigator, SessionStore, CardSources, CardActions]);
  provideClass(options, OpenFlashcard, [Navigator, RecordUsage]);
  provideClass(options, TopicStatusStore, []);
  provideClass(options, SaveStatus, [SignalCatalogue, TopicStatusStore, Connection, FailurePolicy]);
  provideClass(options, PickTopicStatus, [SaveStatus, TopicStatusStore, ToastStore, DecisionHistory, StatusOutbox]);
  provideClass(options, DecisionHistory, [TopicStatusStore, WorkspaceStore]);
  provideClass(options, TeamLoader, [LoadTeam, OpenLibrary, ProjectSignalsStore, WorkspaceStore, Clock, Logger]);
  provideClass(options, TeamChanges, [TeamStore]);
  provideClass(options, TeamNewsLine, [TeamStore, TeamChanges, WorkspaceStore, SessionStore, DeviceStorage]);
  provideClass(options, HouseStyleStore, [ProductSettings, TeamStore]);
  provideClass(options, TeamStore, [OpenLibrary, ProjectSignalsStore, TopicStatusStore]);
  provideClass(options, UndoDecision, [DecisionHistory, PickTopicStatus, SetStatusForMany, ToastStore, RecordUsage]);
  provideClass(options, LogOut, [SessionStore, Keep, StatusOutbox, Drafts]);
  provideClass(options, StatusOutbox, [Keep, TabLocks, SessionStore, SignalCatalogue]);
  provide(
    options,
    LogOutActs,
    (outbox, drafts, takeOver, forgetTexts) => [
      (owner) => void outbox.clear(owner),
      (owner) => void drafts.clear(owner),
      (owner) => void takeOver.forgetTitles(owner),
      (owner) => void forgetTexts(owner),
    ],
    [StatusOutbox, Drafts, TakeOverDecisions, ForgetTexts],
  );
  provideClass(options, TakeOverDecisions, [
    Keep,
    SignalCatalogue,
    ProjectCatalogue,
    SessionStore,
    WorkspaceStore,
    ProjectSignalsStore,
    ToastStore,
  ]);
  provideClass(options, SendOutbox, [
    StatusOutbox,
    TopicStatusStore,
    PickTopicStatus,
    SignalCatalogue,
    SessionStore,
    Connection,
    ToastStore,
    Clock,
    Logger,
  ]);
  provideClass(options, FollowStatuses, [
    TopicStatusStore,
    StatusChannel,
    ProjectSignalsStore,
    SignalCatalogue,
    SessionStore,
    Connection,
    PageLifecycle,
    Clock,
    FailurePolicy,
  ]);
  provideClass(options, ShareableAddress, [Navigator, ExploreViewModel, ProjectSignalsStore, ProjectFacts]);
  provideClass(options, CopyLink, [Clipboard, WorkspaceStore, ToastStore, Logger, OwnDataEntry]);
  provideClass(options, ShareLink, [CopyLink, ShareableAddress, ToastStore, RecordUsage, Logger]);
  provideLibrary(options);
  provideClass(options, TopicDossiers, [SignalCatalogue, WorkspaceStore, FailurePolicy]);
  provideClass(options, ReviewAddress, [Navigator]);
  provideClass(options, ReviewTopics, [ReviewAddress, ProjectSignalsStore, ProjectFacts, WorkspaceStore, VisitStore]);
  provideClass(options, AskAbout, [AskStore, AssistantProvider, WorkspaceStore, Navigator]);
  provideClass(options, AskStore, []);
  provideExplore(options);

  provideClass(options, TellOfLinks, [Navigator, ProjectSignalsStore, ToastStore, Logger]);
  provideClass(options, KeysHelpStore, [Navigator, CommandGroups, WorkspaceStore]);
  provide(options, CommandGroups, () => COMMAND_GROUPS, []);
  provideClass(options, SingleKeysStore, [DeviceStorage]);
  provide(
    options,
    ActiveCommands,
    (page, undo, theme, share, logOut, keys, workspace) => {
      const own = { page, undo, theme, logOut, showKeys: keys.show };
      const target = (): ShellTarget => ({ ...own, share: workspace.has('share') ? share : null });
      return new ActiveCommands({ group: EVERYWHERE, target });
    },
    [PageControls, UndoDecision, ThemeStore, ShareLink, LogOut, KeysHelpStore, WorkspaceStore],
  );
  provideSelectionActions(options);
  provideClass(options, SearchStore, [LoadSearchEngine, Logger]);
});
