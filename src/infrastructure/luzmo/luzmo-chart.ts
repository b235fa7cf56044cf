import type { ExploreFilters } from '../../domain/filters/filter-forms';
import type { LuzmoEmbedDashboard } from '@luzmo/embed';
import { reaction } from 'mobx';
import type {
  ChartEvents,
  ChartFrame,
  ChartHandle,
  ChartRequest,
  ChartView,
} from '../../application/filters/chart-frame';
import type { Clock } from '../../application/shared/browser-ports';
import { type FailurePolicy, asRequestFailure, RequestFailure } from '../../application/shared/request-failure';
import type { Theme } from '../../application/shared/theme';
import { type ChartFilter, figuresAsNames } from '../../domain/filters/chart-filter';
import type { QueryFacts } from '../../domain/query/query-facts';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { TopicStatus } from '../../domain/topic/topic-status';
import { filtersOfSurface } from '../../domain/filters/sender-statuses';
import type { DashboardGrant, LuzmoAccess, LuzmoConfig } from './luzmo-access';
import {
  dashboardItemOf,
  grantFilters,
  hasNameColumn,
  hasVersionColumn,
  signalTypeOf,
  type DashboardItem,
} from './luzmo-surfaces';
import { LuzmoView } from './luzmo-view';

export interface LuzmoServices {
  readonly config: LuzmoConfig;
  readonly access: Pick<LuzmoAccess, 'chartGrant'>;
  readonly clock: Clock;
  readonly failures: FailurePolicy;
  /** false: the user has chosen another project, and this one's chart is about to go. */
  readonly isOpen: (sow: SowId) => boolean;
  /** Observable: replaced when a status is saved, empty after the log-out. */
  readonly statuses: { readonly settled: ReadonlyMap<TopicId, TopicStatus> };
  /** The project's own rows, which say which names have the figures that are filtered by. */
  readonly facts: () => QueryFacts;
}

/** A grant that expires sooner than this after its renewal counts as refused, so that renewals do not loop. */
const SHORTEST_GRANT_LIFE_MS = 30_000;
const RESIZE_DEBOUNCE_MS = 300;

/** Draws charts by the external service. */
export function luzmoChartFrame(services: LuzmoServices): ChartFrame {
  return {
    showsPrevious: (surface) => hasVersionColumn(services.config.dashboards, surface),
    followsFigures: (surface) => hasNameColumn(services.config.dashboards, surface),
    mount(element, request, view, events) {
      const chart = new LuzmoChart(services, element as unknown as HTMLElement, request, view, events);
      void chart.start();
      return chart;
    },
  };
}

/** One embedded chart. Requests a grant for its filters, and another one whenever the grant has expired. */
class LuzmoChart implements ChartHandle {
  readonly #view: LuzmoView;
  #filters: ExploreFilters;
  #theme: Theme;
  #disposed = false;
  /** The filter list of the latest grant, as JSON. */
  #grantedList: string | null = null;
  #renewedAt: number | null = null;
  #grantRequest = new AbortController();
  /** The grant request that replaces an expired grant. */
  #renewal: AbortController | null = null;
  /** Height of the frame, in pixels. */
  #height = 0;
  #cancelResize: () => void = () => {};
  readonly #stopFollowing: () => void;

  constructor(
    private readonly services: LuzmoServices,
    private readonly host: HTMLElement,
    private readonly request: ChartRequest,
    view: ChartView,
    private readonly events: ChartEvents,
  ) {
    this.#filters = view.filters;
    this.#theme = view.theme;
    this.#view = new LuzmoView(host, (grant) => this.#propertiesFor(grant), services.clock, {
      loaded: () => events.stateChanged({ kind: 'ready' }),
      timedOut: () => this.#fail(new RequestFailure('network', 'The chart did not load in time'), true),
      expired: (isLoaded) => this.#renew(isLoaded),
      topicOpened: (event) => events.topicOpened(event),
      trendOpened: (event) => events.trendOpened(event),
    });
    // The service filters the explore surfaces by the saved statuses.
    const followsStatuses = request.topicId === undefined;
    this.#stopFollowing = reaction(
      () => followsStatuses && services.statuses.settled,
      // The statuses are cleared on logout, when no data can be requested.
      (settled) => settled && settled.size > 0 && this.refresh(),
    );
  }

  async start(): Promise<void> {
    this.events.stateChanged({ kind: 'loading' });
    await this.#authorise(this.#filterList(), (grant) => this.#view.show(grant));
  }

  show({ filters, theme }: ChartView): void {
    if (theme !== this.#theme) this.#setTheme(theme);
    if (filters !== this.#filters) this.#apply(filters);
  }

  #apply(filters: ExploreFilters): void {
    this.#filters = filters;
    const list = this.#filterList();
    if (JSON.stringify(list) === this.#grantedList) return;
    this.#renewedAt = null;
    if (this.#view.grant === null) this.events.stateChanged({ kind: 'loading' });
    void this.#authorise(list, (grant) => this.#view.show(grant));
  }

  refresh(): void {
    if (this.#view.isLoaded) {
      void this.#view.refresh().catch((error: unknown) => this.services.failures.log('Failed to fetch data:', error));
    } else {
      this.#restart();
    }
  }

  #setTheme(theme: Theme): void {
    this.#theme = theme;
    const { grant } = this.#view;
    if (grant !== null) void this.#replace(grant);
  }

  /** Replaces the frame when its height has changed: the service's frame only adapts its width. */
  resize(): void {
    this.#cancelResize();
    this.#cancelResize = this.services.clock.after(RESIZE_DEBOUNCE_MS, () => {
      const { grant } = this.#view;
      const { itemId } = this.#item;
      const { clientHeight } = this.host;
      if (grant === null || itemId === null || clientHeight === 0 || clientHeight === this.#height) return;
      void this.#replace(grant);
    });
  }

  dispose(): void {
    this.#disposed = true;
    this.#stopFollowing();
    this.#unmount();
  }

  get #item(): DashboardItem {
    return dashboardItemOf(this.services.config.dashboards, this.request.surface);
  }

  #filterList(): readonly ChartFilter[] {
    const { config, facts } = this.services;
    const { surface } = this.request;
    // The filters of the other list must not narrow this one by names.
    const filters = figuresAsNames(filtersOfSurface(this.#filters, surface), signalTypeOf(surface), facts());
    return grantFilters(config.dashboards, this.request, filters);
  }

  #propertiesFor({ authKey, authToken }: DashboardGrant): Partial<LuzmoEmbedDashboard> {
    const { appServer, apiHost } = this.services.config;
    const { dashboardId, itemId } = this.#item;
    this.#height = this.host.clientHeight;
    return {
      appServer,
      apiHost,
      authKey,
      authToken,
      theme: this.#theme,
      loaderBackground: 'transparent',
      ...(itemId !== null && { itemId, itemDimensions: { width: 'auto', height: this.#height } }),
      dashboardId,
    };
  }

  #renew(isLoaded: boolean): void {
    // Every query of a frame may report the expiry.
    if (this.#renewal === this.#grantRequest) return;
    if (this.#renewedAt !== null && this.#now - this.#renewedAt < SHORTEST_GRANT_LIFE_MS) {
      this.#fail(new RequestFailure('refused', 'The chart service accepts no grant'));
      return;
    }
    const renewed = this.#authorise(this.#filterList(), (grant) => {
      this.#renewedAt = this.#now;
      return isLoaded ? this.#view.show(grant) : this.#replace(grant);
    });
    const renewal = (this.#renewal = this.#grantRequest);
    void renewed.then(() => {
      if (this.#renewal === renewal) this.#renewal = null;
    });
  }

  get #now(): number {
    return this.services.clock.now().getTime();
  }

  #replace(grant: DashboardGrant): Promise<void> {
    this.events.stateChanged({ kind: 'loading' });
    return this.#view.replace(grant);
  }

  /** The latest request wins; the grant of an older one is dropped. */
  async #authorise(list: readonly ChartFilter[], then: (grant: DashboardGrant) => Promise<void>): Promise<void> {
    if (!this.services.isOpen(this.request.sowId)) return;
    this.#grantRequest.abort();
    const work = new AbortController();
    this.#grantRequest = work;
    this.#grantedList = JSON.stringify(list);
    const { dashboardId } = this.#item;
    try {
      const grant = await this.services.access.chartGrant(this.request.sowId, dashboardId, list, work.signal);
      if (!work.signal.aborted && !this.#disposed) await then(grant);
    } catch (error) {
      if (work.signal.aborted || this.#disposed) return;
      const failure = asRequestFailure(error);
      this.#fail(failure);
      this.services.failures.handle('Failed to fetch data:', failure);
    }
  }

  #fail(failure: RequestFailure, isServiceSilent = false): void {
    this.#unmount();
    if (!this.#disposed) this.events.stateChanged({ kind: 'failed', failure, isServiceSilent });
  }

  #restart(): void {
    this.#unmount();
    this.#renewedAt = null;
    void this.start();
  }

  #unmount(): void {
    this.#cancelResize();
    this.#grantRequest.abort();
    this.#view.clear();
  }
}
