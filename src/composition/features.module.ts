import { ContainerModule } from 'inversify';
import { Answerer } from '../application/assistant/answerer';
import { AskAbout } from '../application/assistant/ask-about';
import { AssistantProvider } from '../application/assistant/assistant-provider';
import { AssistantStore } from '../application/assistant/assistant.store';
import { ExperimentCatalogue } from '../application/experiments/experiment-catalogue';
import { ExperimentViewModel } from '../application/experiments/experiment.view-model';
import { CardActions } from '../application/flashcards/card-actions';
import { CardSources } from '../application/flashcards/card-sources';
import { FlashcardStore } from '../application/flashcards/flashcard.store';
import { OpenFlashcard } from '../application/flashcards/open-flashcard';
import { PickTopicStatus } from '../application/flashcards/pick-topic-status';
import { ShareLink } from '../application/flashcards/share-link';
import { TopicCatalogue } from '../application/flashcards/topic-catalogue';
import { TopicStatusStore } from '../application/flashcards/topic-status.store';
import { TrendCatalogue } from '../application/flashcards/trend-catalogue';
import { ForesightViewModel } from '../application/foresight/foresight.view-model';
import { InsightCatalogue } from '../application/foresight/insight-catalogue';
import { AboutDataViewModel } from '../application/home/about-data.view-model';
import { HomeViewModel } from '../application/home/home.view-model';
import { ShiftCatalogue } from '../application/home/shift-catalogue';
import { WorkspaceAbout } from '../application/home/workspace-about';
import { PlatformCatalogue } from '../application/platforms/platform-catalogue';
import { PlatformsViewModel } from '../application/platforms/platforms.view-model';
import { EntryViewModel } from '../application/session/entry.view-model';
import { ForgetUser } from '../application/session/forget-user';
import { RecordLogin } from '../application/session/record-login';
import { SessionStore } from '../application/session/session.store';
import { Clipboard } from '../application/shared/clipboard';
import { Clock } from '../application/shared/clock';
import { FailurePolicy } from '../application/shared/failure-policy';
import { TabStorage } from '../application/shared/key-value-store';
import { Logger } from '../application/shared/logger';
import { Navigator } from '../application/shared/navigator';
import { ToastStore } from '../application/shell/toast.store';
import { AccompanyUser } from '../application/support/accompany-user';
import { SupportChat } from '../application/support/support-chat';
import { ErrorReporter } from '../application/tracking/error-reporter';
import { RecordPageViews } from '../application/tracking/record-page-views';
import { RecordUsage } from '../application/tracking/record-usage';
import { UsageTracker } from '../application/tracking/usage-tracker';
import { EnterWorkspace } from '../application/workspace/enter-workspace';
import { ProjectReadingStore } from '../application/workspace/project-reading.store';
import { ProjectSignalsStore } from '../application/workspace/project-signals.store';
import { SignalCatalogue } from '../application/workspace/signal-catalogue';
import { SowCatalogue } from '../application/workspace/sow-catalogue';
import { SwitchProject } from '../application/workspace/switch-project';
import { WorkspaceStore } from '../application/workspace/workspace.store';
import { provideExplore } from './explore.module';
import { provide } from './provide';
import { provideSearch } from './search.module';

/** What a signed-in user can do, whatever the adapters behind it are. Loaded with the first project screen. */
export const featuresModule = new ContainerModule((options) => {
  provide(options, RecordUsage, (tracker, session, logger) => new RecordUsage(tracker, session, logger), [
    UsageTracker,
    SessionStore,
    Logger,
  ]);
  provide(options, RecordLogin, (session, tab, usage) => new RecordLogin(session, tab, usage), [
    SessionStore,
    TabStorage,
    RecordUsage,
  ]);
  provide(options, RecordPageViews, (navigator, workspace, usage) => new RecordPageViews(navigator, workspace, usage), [
    Navigator,
    WorkspaceStore,
    RecordUsage,
  ]);
  provide(
    options,
    AccompanyUser,
    (chat, session, workspace, navigator, tab, logger) =>
      new AccompanyUser(chat, session, workspace, navigator, tab, logger),
    [SupportChat, SessionStore, WorkspaceStore, Navigator, TabStorage, Logger],
  );
  provide(
    options,
    ForgetUser,
    (session, workspace, signals, reading, statuses, reporter) =>
      new ForgetUser(session, workspace, signals, reading, statuses, reporter),
    [SessionStore, WorkspaceStore, ProjectSignalsStore, ProjectReadingStore, TopicStatusStore, ErrorReporter],
  );
  provide(
    options,
    WorkspaceStore,
    (catalogue, navigator, failures) => new WorkspaceStore(catalogue, navigator, failures),
    [SowCatalogue, Navigator, FailurePolicy],
  );
  provide(
    options,
    EntryViewModel,
    (session, workspace, navigator) => new EntryViewModel(session, workspace, navigator),
    [SessionStore, WorkspaceStore, Navigator],
  );
  provide(
    options,
    ProjectSignalsStore,
    (catalogue, workspace, failures) => new ProjectSignalsStore(catalogue, workspace, failures),
    [SignalCatalogue, WorkspaceStore, FailurePolicy],
  );
  provide(
    options,
    ProjectReadingStore,
    (insights, platforms, workspace, failures) => new ProjectReadingStore(insights, platforms, workspace, failures),
    [InsightCatalogue, PlatformCatalogue, WorkspaceStore, FailurePolicy],
  );
  provide(options, EnterWorkspace, (workspace, signals) => new EnterWorkspace(workspace, signals), [
    WorkspaceStore,
    ProjectSignalsStore,
  ]);
  provide(options, SwitchProject, (navigator, usage) => new SwitchProject(navigator, usage), [Navigator, RecordUsage]);
  provide(
    options,
    HomeViewModel,
    (catalogue, signals, workspace, session, clock, navigator, usage) =>
      new HomeViewModel(catalogue, signals, workspace, session, clock, navigator, usage),
    [ShiftCatalogue, ProjectSignalsStore, WorkspaceStore, SessionStore, Clock, Navigator, RecordUsage],
  );
  provide(
    options,
    CardSources,
    (topics, trends, signals, reading, workspace, failures, reporter) =>
      new CardSources(topics, trends, signals, reading, workspace, failures, reporter),
    [
      TopicCatalogue,
      TrendCatalogue,
      ProjectSignalsStore,
      ProjectReadingStore,
      WorkspaceStore,
      FailurePolicy,
      ErrorReporter,
    ],
  );
  provide(
    options,
    CardActions,
    (statuses, pick, open, share, askAbout, usage, navigator) =>
      new CardActions(statuses, pick, open, share, askAbout, usage, navigator),
    [TopicStatusStore, PickTopicStatus, OpenFlashcard, ShareLink, AskAbout, RecordUsage, Navigator],
  );
  provide(
    options,
    FlashcardStore,
    (navigator, session, sources, actions) => new FlashcardStore(navigator, session, sources, actions),
    [Navigator, SessionStore, CardSources, CardActions],
  );
  provide(options, OpenFlashcard, (navigator, usage) => new OpenFlashcard(navigator, usage), [Navigator, RecordUsage]);
  provide(options, TopicStatusStore, () => new TopicStatusStore(), []);
  provide(
    options,
    PickTopicStatus,
    (catalogue, statuses, toasts, failures) => new PickTopicStatus(catalogue, statuses, toasts, failures),
    [TopicCatalogue, TopicStatusStore, ToastStore, FailurePolicy],
  );
  provide(
    options,
    ShareLink,
    (clipboard, navigator, toasts, usage, logger) => new ShareLink(clipboard, navigator, toasts, usage, logger),
    [Clipboard, Navigator, ToastStore, RecordUsage, Logger],
  );
  provideSearch(options);
  provideExplore(options);
  provide(options, AboutDataViewModel, (source, failures) => new AboutDataViewModel(source, failures), [
    WorkspaceAbout,
    FailurePolicy,
  ]);
  provide(options, PlatformsViewModel, (reading, navigator) => new PlatformsViewModel(reading, navigator), [
    ProjectReadingStore,
    Navigator,
  ]);
  provide(
    options,
    ForesightViewModel,
    (reading, signals, navigator, usage) => new ForesightViewModel(reading, signals, navigator, usage),
    [ProjectReadingStore, ProjectSignalsStore, Navigator, RecordUsage],
  );
  provide(
    options,
    ExperimentViewModel,
    (catalogue, clock, failures) => new ExperimentViewModel(catalogue, clock, failures),
    [ExperimentCatalogue, Clock, FailurePolicy],
  );
  provide(
    options,
    AskAbout,
    (assistant, provider, workspace, navigator) => new AskAbout(assistant, provider, workspace, navigator),
    [AssistantStore, AssistantProvider, WorkspaceStore, Navigator],
  );
  provide(options, AssistantStore, (answerer, logger) => new AssistantStore(answerer, logger), [Answerer, Logger]);
});
