import { ContainerModule } from 'inversify';
import type { SowId } from '../../src/domain/shared/entity-id';
import type { Sow } from '../../src/domain/workspace/sow';
import type { User } from '../../src/domain/session/user';
import { StatusChannel } from '../../src/application/decisions/status-channel';
import { type ChartFrame, ExternalCharts } from '../../src/application/filters/chart-frame';
import { TabLocks } from '../../src/application/keep/tab-locks';
import { BrowserTabLocks } from '../../src/infrastructure/browser/browser-tab-locks';
import { Keep } from '../../src/application/keep/keep';
import { KeepChannel, KeepJournal, LoadKeepStorage } from '../../src/application/keep/keep-storage';
import { LibraryFileReader } from '../../src/application/personal/personal-library';
import { LastingStorage } from '../../src/application/personal/keep-work';
import { AuthSession, SessionChannel } from '../../src/application/session/auth-session';
import { ForgetTexts } from '../../src/application/session/clear-user-data';
import { LoadSearchEngine } from '../../src/application/search/search.store';
import { SessionStore } from '../../src/application/session/session.store';
import {
  Clipboard,
  Clock,
  Connection,
  DeviceStorage,
  TabStorage,
  Logger,
  PageLifecycle,
  ErrorReporter,
} from '../../src/application/shared/browser-ports';
import { Navigator } from '../../src/application/shared/navigator';
import { OUR_STYLE, type HouseStyle } from '../../src/domain/shared/house-style';
import { ProductSettings } from '../../src/application/shared/product-settings';
import { PageTheme } from '../../src/application/shared/theme';
import { PageControls, Viewport } from '../../src/application/shared/viewport';
import { UsageTracker } from '../../src/application/tracking/record-usage';
import { ProjectSignalsStore } from '../../src/application/workspace/project-signals.store';
import { ProjectCatalogue, SignalCatalogue, SowCatalogue } from '../../src/application/workspace/catalogues';
import { WorkspaceStore } from '../../src/application/workspace/workspace.store';
import { AccessToken } from '../../src/composition/access-token';
import { provideFoundationStores } from '../../src/composition/foundation.module';
import { createContainer, type ProductContainer } from '../../src/composition/product-container';
import { switchedOffBy, type LiveConfig } from '../../src/composition/app-config';
import { liveModule } from '../../src/composition/live.module';
import { provideCharts } from '../../src/composition/modules/explore/charts';
import { missingModules, modules } from '../../src/composition/modules';
import { addSearch } from '../../src/composition/modules/search/engine';
import { loadProjectParts, projectClasses } from '../../src/composition/project-parts';
import type { BindOptions } from '../../src/composition/module-manifest';
import { provide } from '../../src/composition/provide';
import { screensWithout } from '../../src/composition/screens';
import type { SwitchedOff } from '../../src/domain/shared/modules';
import { jsonLibraryFileReader } from '../../src/infrastructure/files/json-library-file-reader';
import { ChartComponent } from '../../src/ui/charts/chart';
import { aMember } from '../builders/user-mother';
import { aSow } from '../builders/sow-mother';
import { FakeAuthSession } from './fake-auth-session';
import { FakeChartFrame } from './fake-chart-frame';
import { FakeCharts } from './fake-charts';
import { FakeClipboard } from './fake-clipboard';
import { FakeConnection } from './fake-connection';
import { FakeExperimentCatalogue } from './fake-experiment-catalogue';
import { FakeInsightCatalogue } from './fake-insight-catalogue';
import { FakeKeepChannel, FakeKeepJournals, FakeKeepStorage } from './fake-keep';
import { FakeLibrary } from './fake-library';
import { FakeNavigator } from './fake-navigator';
import { FakePageLifecycle } from './fake-page-lifecycle';
import { FakePlatformCatalogue } from './fake-platform-catalogue';
import { FakeShiftCatalogue } from './fake-shift-catalogue';
import { FakeSessionChannel } from './fake-session-channel';
import { FakeSignalCatalogue } from './fake-signal-catalogue';
import { FakeSowCatalogue } from './fake-sow-catalogue';
import { FakePageTheme } from './fake-page-theme';
import { FakeStatusChannel } from './fake-status-channel';
import { FakeTopicCatalogue } from './fake-topic-catalogue';
import { FakeTrendCatalogue } from './fake-trend-catalogue';
import { FakeViewport } from './fake-viewport';
import { FakeWorkspaceAbout } from './fake-workspace-about';
import { ManualClock } from './manual-clock';
import { MemoryStorage } from './memory-storage';
import { RecordingErrorReporter } from './recording-error-reporter';
import { RecordingLogger } from './recording-logger';
import { RecordingUsageTracker } from './recording-usage-tracker';

const parts = await loadProjectParts();
const adapters = await Promise.all(modules.flatMap(({ live }) => live?.() ?? []));

/** Of all screens, without their components. */
const screenBindings = Object.values(
  import.meta.glob<ContainerModule>('../../src/composition/modules/*/bindings.ts', { eager: true, import: 'bindings' }),
);

type Fakes = (options: BindOptions, platform: TestPlatform) => void;

/** Of modules that can be deleted, each in a file that goes with it. */
const fakesOfModules = Object.values(
  import.meta.glob<{ readonly fakes?: Fakes; readonly browserFakes?: Fakes }>('./*.fakes.ts', { eager: true }),
);

interface Options {
  /** Where the address bar stands. */
  readonly path?: string;
  readonly user?: User | null;
  readonly sow?: Sow;
  /** Organisations that are not offered 'Previous Data'. */
  readonly houseStyle?: HouseStyle;
  readonly excluded?: readonly string[];
  /** Functions that are switched off. */
  readonly off?: SwitchedOff;
  /** The real adapters of the live mode in the place of the fake catalogues; sign-in, address and time stay fakes. */
  readonly live?: { readonly config: LiveConfig; readonly clock: Clock; readonly token?: string };
}

function liveAdapters({ config, token: own = 'a token' }: NonNullable<Options['live']>): readonly ContainerModule[] {
  const token = async (): Promise<string> => own;
  const ofModules = new ContainerModule((options) => {
    provideCharts(options);
    for (const { live } of adapters) live(options, config, token);
  });
  return [liveModule(config, token), ofModules];
}

/** The real stores and use cases on fakes: the product as the container builds it, with only the adapters replaced. */
export class TestPlatform {
  readonly navigator: FakeNavigator;
  readonly auth: FakeAuthSession;
  readonly channel = new FakeSessionChannel();
  readonly sows: FakeSowCatalogue;
  readonly shifts = new FakeShiftCatalogue();
  readonly about = new FakeWorkspaceAbout();
  readonly platforms = new FakePlatformCatalogue();
  readonly insights = new FakeInsightCatalogue();
  readonly experiments = new FakeExperimentCatalogue();
  readonly topics = new FakeTopicCatalogue();
  readonly trends = new FakeTrendCatalogue(this.topics.withSaved);
  readonly signals = new FakeSignalCatalogue(this.topics, this.trends);
  readonly charts = new FakeCharts();
  #external = new ExternalCharts(null);
  readonly clock = new ManualClock();
  readonly tracker = new RecordingUsageTracker();
  readonly reporter = new RecordingErrorReporter();
  readonly logger = new RecordingLogger();
  readonly connection = new FakeConnection();
  readonly clipboard = new FakeClipboard();
  /** Whose texts of the organisation's data were removed from the browser. */
  readonly textsForgotten: string[] = [];
  /** How often the browser was asked to keep what is stored. */
  asksToKeep = 0;
  /** Bytes that the storage of the browser has left; null: it does not say. */
  room: number | null = null;
  readonly device = new MemoryStorage();
  readonly tab = new MemoryStorage();
  locks: TabLocks = new BrowserTabLocks(null);
  readonly journals = new FakeKeepJournals();
  readonly library = new FakeLibrary(new FakeKeepStorage(), new FakeKeepChannel());
  readonly statusNews = new FakeStatusChannel();
  readonly page = new FakePageLifecycle();
  readonly viewport = new FakeViewport();
  readonly surface = new FakePageTheme();
  /** What was done with the page. */
  readonly pageActs: string[] = [];
  readonly pageControls: { -readonly [Act in keyof PageControls]: PageControls[Act] } = {
    focusSearch: () => void this.pageActs.push('focus the search'),
  };
  readonly resolver: ProductContainer;

  constructor({
    path = '/homepage/1',
    user = aMember(),
    sow = aSow(),
    excluded = [],
    houseStyle = OUR_STYLE,
    off = new Set(),
    live,
  }: Options = {}) {
    this.navigator = new FakeNavigator(path);
    this.auth = new FakeAuthSession(user);
    this.sows = new FakeSowCatalogue(sow);
    const settings: ProductSettings = {
      mode: live ? 'live' : 'embedded',
      service: { name: 'The API', place: 'api.example.com' },
      previousDataExcludedOrgIds: excluded,
      assistantModel: null,
      houseStyle,
      theme: 'light',
      off: new Set([...off, ...missingModules, ...(live ? switchedOffBy(live.config) : (['assistant'] as const))]),
    };
    this.resolver = createContainer(
      this.#foundation(settings, live?.clock ?? this.clock),
      projectClasses(parts, () => this.resolver),
      ...screenBindings,
      ...(live ? liveAdapters(live) : [this.#catalogues()]),
    );
    this.get(Keep).start();
  }

  get<T>(...[identifier]: Parameters<typeof this.resolver.get<T>>): T {
    return this.resolver.get(identifier);
  }

  /** There is an external chart service. */
  useExternalCharts(can: Partial<ChartFrame> = {}): void {
    this.#external = new ExternalCharts(Object.assign(new FakeChartFrame(), can));
  }

  /** The user is known, the project open and its topics and trends loaded. */
  async enter(): Promise<void> {
    await this.get(SessionStore).start();
    const sow: SowId | undefined = this.sows.sows[0]?.id;
    if (sow === undefined) return;
    const workspace = this.get(WorkspaceStore);
    workspace.open(sow);
    await workspace.sow.load(sow);
    const { topics, trends } = this.get(ProjectSignalsStore);
    await Promise.all([topics.load(sow), trends.load(sow)]);
  }

  readonly #projects: ProjectCatalogue = {
    shifts: (sow) => this.shifts.ofSow(sow),
    platforms: (sow) => this.platforms.ofSow(sow),
    insights: (sow) => this.insights.ofSow(sow),
    experimentAddress: (id) => this.experiments.addressOf(id),
    about: () => this.about.about(),
  };

  #catalogues(): ContainerModule {
    return new ContainerModule((options) => {
      provide(options, Connection, () => this.connection, []);
      provide(options, SowCatalogue, () => this.sows, []);
      provide(options, ProjectCatalogue, () => this.#projects, []);
      provide(options, SignalCatalogue, () => this.signals, []);
      for (const { fakes } of fakesOfModules) fakes?.(options, this);
      provide(options, ExternalCharts, () => this.#external, []);
      provide(options, ChartComponent, () => this.charts.Chart, []);
      provide(options, UsageTracker, () => this.tracker, []);
      provide(options, ErrorReporter, () => this.reporter, []);
    });
  }

  #foundation(settings: ProductSettings, clock: Clock): ContainerModule {
    return new ContainerModule((options) => {
      provide(options, Navigator, () => this.navigator, []);
      provide(options, AuthSession, () => this.auth, []);
      provide(options, SessionChannel, () => this.channel, []);
      provide(options, ProductSettings, () => settings, []);
      provide(options, AccessToken, () => async () => null, []);
      provide(options, Clock, () => clock, []);
      provide(options, Logger, () => this.logger, []);
      provide(options, Clipboard, () => this.clipboard, []);
      provide(options, DeviceStorage, () => this.device, []);
      provide(options, TabStorage, () => this.tab, []);
      provide(options, Viewport, () => this.viewport, []);
      provide(options, PageTheme, () => this.surface, []);
      provide(options, PageLifecycle, () => this.page, []);
      provide(
        options,
        LastingStorage,
        () => ({ ask: () => void (this.asksToKeep += 1), room: async () => this.room }),
        [],
      );
      provide(options, StatusChannel, () => this.statusNews, []);
      provide(options, LoadKeepStorage, () => async () => this.library.storage, []);
      provide(options, KeepJournal, () => this.journals.of('this page'), []);
      provide(options, TabLocks, () => this.locks, []);
      provide(options, KeepChannel, () => this.library.channel, []);
      provide(options, ForgetTexts, () => async (owner) => void this.textsForgotten.push(owner.userId), []);
      provide(options, LoadSearchEngine, () => async () => addSearch(this.resolver), []);
      provide(options, PageControls, () => this.pageControls, []);
      provide(options, LibraryFileReader, () => jsonLibraryFileReader, []);
      for (const { browserFakes } of fakesOfModules) browserFakes?.(options, this);
      provideFoundationStores(options, screensWithout(settings.off));
    });
  }
}
