import type { LuzmoEmbedDashboard } from '@luzmo/embed';
import { reaction } from 'mobx';
import type { ChartAccess, DashboardGrant } from '../../application/explore/chart-access';
import type { ChartEvents, ChartHandle, ChartRequest, ChartView } from '../../application/explore/chart-frame';
import type { TopicStatusStore } from '../../application/flashcards/topic-status.store';
import { Cancellation } from '../../application/shared/cancellation';
import type { Clock } from '../../application/shared/clock';
import type { FailurePolicy } from '../../application/shared/failure-policy';
import { asRequestFailure, RequestFailure } from '../../application/shared/request-failure';
import type { Theme } from '../../application/shell/theme';
import type { ChartFilter } from '../../domain/explore/chart-filter';
import type { ExploreFilters } from '../../domain/explore/explore-filters';
import type { LuzmoConfig } from './luzmo-config';
import { grantFilters, placeOf, type LuzmoPlace } from './luzmo-surfaces';
import { LuzmoView } from './luzmo-view';

export interface LuzmoServices {
  readonly config: LuzmoConfig;
  readonly access: ChartAccess;
  readonly clock: Clock;
  readonly failures: FailurePolicy;
  readonly statuses: Pick<TopicStatusStore, 'settled'>;
}

/** A grant that ends sooner than this after it was renewed is a fault of the service, not a matter of asking more often. */
const LEAST_GRANT_LIFE_MS = 30_000;
/** A window that is being pulled at comes to rest for this long. */
const REST_MS = 300;

/** One embedded chart: asks for the grants that its frame draws by, for its filters and whenever one has expired. */
export class LuzmoChart implements ChartHandle {
  readonly abilities = { movement: false, table: false, exports: [] };
  readonly #services: LuzmoServices;
  readonly #host: HTMLElement;
  readonly #request: ChartRequest;
  readonly #events: ChartEvents;
  readonly #view: LuzmoView;
  #filters: ExploreFilters;
  #theme: Theme;
  #disposed = false;
  #applied: string | null = null;
  #renewedAt: number | null = null;
  #work = new Cancellation();
  /** The work that brings another grant for one that has ended. */
  #renewal: Cancellation | null = null;
  /** Of the frame, in pixels. */
  #height = 0;
  #stopWaiting: () => void = () => {};
  readonly #stopFollowing: () => void;

  constructor(services: LuzmoServices, host: HTMLElement, request: ChartRequest, view: ChartView, events: ChartEvents) {
    this.#services = services;
    this.#host = host;
    this.#request = request;
    this.#events = events;
    this.#filters = view.filters;
    this.#theme = view.theme;
    this.#view = new LuzmoView(host, (grant) => this.#propertiesFor(grant), services.clock, {
      loaded: () => events.stateChanged({ kind: 'ready' }),
      late: () => this.#fail(new RequestFailure('network', 'The chart did not load in time')),
      expired: (listens) => this.#renew(listens),
      topicOpened: (event) => events.topicOpened(event),
      trendOpened: (event) => events.trendOpened(event),
    });
    // The service filters by the saved statuses of the explore surfaces.
    const followsStatuses = request.topicId === undefined;
    this.#stopFollowing = reaction(
      () => followsStatuses && services.statuses.settled,
      // Cleared at log-out, when there is nothing to ask for.
      (settled) => settled && settled.size > 0 && this.refresh(),
    );
  }

  async start(): Promise<void> {
    this.#events.stateChanged({ kind: 'loading' });
    await this.#authorise(this.#filterList(), (grant) => this.#view.show(grant));
  }

  show({ filters, theme }: ChartView): void {
    if (theme !== this.#theme) this.#setTheme(theme);
    if (filters !== this.#filters) this.#apply(filters);
  }

  #apply(filters: ExploreFilters): void {
    this.#filters = filters;
    const list = this.#filterList();
    // Only if it says something new: an empty list only where it takes another one away (specification, section 4).
    if (JSON.stringify(list) === this.#applied) return;
    this.#renewedAt = null;
    // After a failure it begins anew.
    if (this.#view.grant === null) this.#events.stateChanged({ kind: 'loading' });
    void this.#authorise(list, (grant) => this.#view.show(grant));
  }

  refresh(): void {
    if (this.#view.isLoaded) {
      void this.#view.refresh().catch((error: unknown) => this.#services.failures.log('Failed to fetch data:', error));
    } else {
      this.#restart();
    }
  }

  #setTheme(theme: Theme): void {
    this.#theme = theme;
    const { grant } = this.#view;
    if (grant !== null) void this.#replace(grant);
  }

  /** The frame follows the width by itself, but keeps the height that it was made with: another one takes its place. */
  resize(): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#services.clock.after(REST_MS, () => {
      const { grant } = this.#view;
      const { itemId } = this.#place;
      const { clientHeight } = this.#host;
      if (grant === null || itemId === null || clientHeight === 0 || clientHeight === this.#height) return;
      void this.#replace(grant);
    });
  }

  async export(): Promise<void> {
    throw new RequestFailure('refused', 'The external chart service exports from its own menu');
  }

  dispose(): void {
    this.#disposed = true;
    this.#stopFollowing();
    this.#unmount();
  }

  get #place(): LuzmoPlace {
    return placeOf(this.#services.config.dashboards, this.#request.surface);
  }

  #filterList(): readonly ChartFilter[] {
    return grantFilters(this.#services.config.dashboards, this.#request, this.#filters);
  }

  #propertiesFor({ authKey, authToken }: DashboardGrant): Partial<LuzmoEmbedDashboard> {
    const { appServer, apiHost } = this.#services.config;
    const { dashboardId, itemId } = this.#place;
    this.#height = this.#host.clientHeight;
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

  #renew(listens: boolean): void {
    // Each query of a frame may say that the grant has ended.
    if (this.#renewal === this.#work) return;
    if (this.#renewedAt !== null && this.#now - this.#renewedAt < LEAST_GRANT_LIFE_MS) {
      this.#fail(new RequestFailure('refused', 'The chart service takes no grant'));
      return;
    }
    const renewed = this.#authorise(this.#filterList(), (grant) => {
      this.#renewedAt = this.#now;
      return listens ? this.#view.show(grant) : this.#replace(grant);
    });
    const work = (this.#renewal = this.#work);
    void renewed.then(() => {
      if (this.#renewal === work) this.#renewal = null;
    });
  }

  get #now(): number {
    return this.#services.clock.now().getTime();
  }

  #replace(grant: DashboardGrant): Promise<void> {
    this.#events.stateChanged({ kind: 'loading' });
    return this.#view.replace(grant);
  }

  /** The latest wish wins: an older grant that comes late is dropped. */
  async #authorise(list: readonly ChartFilter[], then: (grant: DashboardGrant) => Promise<void>): Promise<void> {
    this.#work.cancel();
    const work = new Cancellation();
    this.#work = work;
    this.#applied = JSON.stringify(list);
    const { dashboardId } = this.#place;
    try {
      const grant = await this.#services.access.grant(this.#request.sowId, dashboardId, list, work);
      if (!work.cancelled && !this.#disposed) await then(grant);
    } catch (error) {
      if (work.cancelled || this.#disposed) return;
      const failure = asRequestFailure(error);
      this.#fail(failure);
      this.#services.failures.handle('Failed to fetch data:', failure);
    }
  }

  #fail(failure: RequestFailure): void {
    this.#unmount();
    if (!this.#disposed) this.#events.stateChanged({ kind: 'failed', failure });
  }

  #restart(): void {
    this.#unmount();
    this.#renewedAt = null;
    void this.start();
  }

  #unmount(): void {
    this.#stopWaiting();
    this.#work.cancel();
    this.#view.clear();
  }
}
