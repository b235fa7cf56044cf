import type { LuzmoEmbedDashboard } from '@luzmo/embed';
import type { ChartAccess, DashboardGrant } from '../../application/explore/chart-access';
import type { ChartEvents, ChartHandle, ChartRequest } from '../../application/explore/chart-frame';
import { Cancellation } from '../../application/shared/cancellation';
import type { Clock } from '../../application/shared/clock';
import type { FailurePolicy } from '../../application/shared/failure-policy';
import { asRequestFailure, RequestFailure } from '../../application/shared/request-failure';
import type { Theme } from '../../application/shell/theme.store';
import type { ChartFilter } from '../../domain/explore/chart-filter';
import type { ExploreFilters } from '../../domain/explore/explore-filters';
import type { LuzmoConfig } from '../composition/app-config';
import { readCustomEvent } from './luzmo-messages';
import { grantFilters, placeOf } from './luzmo-surfaces';

export interface LuzmoServices {
  readonly config: LuzmoConfig;
  readonly access: ChartAccess;
  readonly clock: Clock;
  readonly failures: FailurePolicy;
}

/** The service's own script only logs after this time; we show a notice with a retry (specification, section 9). */
const LOAD_TIMEOUT_MS = 15_000;

/** A grant that ends sooner than this after it was renewed is a fault of the service, not a matter of asking more often. */
const LEAST_GRANT_LIFE_MS = 30_000;

/**
 * One embedded chart. A frame gets its first grant as properties, and every later one by setAuthorization and a reload.
 * Where that is no way, because the frame does not listen or wears another theme, a new frame takes its place: a frame
 * that is led elsewhere would put itself into the history of the browser.
 */
export class LuzmoChart implements ChartHandle {
  readonly abilities = { movement: false, table: false, exports: [] };
  readonly #services: LuzmoServices;
  readonly #host: HTMLElement;
  readonly #request: ChartRequest;
  readonly #events: ChartEvents;
  #filters: ExploreFilters;
  #theme: Theme;
  #embed: LuzmoEmbedDashboard | null = null;
  /** What the frame on the page may draw, or will as soon as it listens. */
  #grant: DashboardGrant | null = null;
  #loaded = false;
  #disposed = false;
  /** A grant that came before the frame listened waits for its first load: posted earlier, it would be lost. */
  #waiting: DashboardGrant | null = null;
  #applied: string | null = null;
  #renewedAt: number | null = null;
  /** Ends with the frame: a message that it posted last must not be taken for the next one's. */
  #listening = new AbortController();
  #work = new Cancellation();
  #stopTimer: () => void = () => {};

  constructor(services: LuzmoServices, host: HTMLElement, request: ChartRequest, events: ChartEvents) {
    this.#services = services;
    this.#host = host;
    this.#request = request;
    this.#events = events;
    this.#filters = request.filters;
    this.#theme = request.theme;
  }

  async start(): Promise<void> {
    this.#events.stateChanged({ kind: 'loading' });
    await this.#authorise(this.#filterList(), (grant) => this.#mount(grant));
  }

  apply(filters: ExploreFilters): void {
    this.#filters = filters;
    const list = this.#filterList();
    // Applied only if not empty (specification, section 4), and only if it says something new.
    if (list.length === 0 || JSON.stringify(list) === this.#applied) return;
    this.#renewedAt = null;
    void this.#authorise(list, (grant) => this.#pass(grant));
  }

  refresh(): void {
    if (this.#loaded) void this.#embed?.refreshData().catch((error: unknown) => this.#log(error));
    else this.#restart();
  }

  setTheme(theme: Theme): void {
    if (theme === this.#theme) return;
    this.#theme = theme;
    if (this.#embed !== null && this.#grant !== null) void this.#replace(this.#grant);
  }

  resize(): void {
    // The frame fills its place by style; its own dimensions must not change, or it would load anew.
  }

  showTable(): void {
    // Not through this port: see abilities.
  }

  showMovement(): void {
    // As above.
  }

  async export(): Promise<void> {
    throw new RequestFailure('refused', 'The external chart service exports from its own menu');
  }

  dispose(): void {
    this.#disposed = true;
    this.#unmount();
  }

  #filterList(): readonly ChartFilter[] {
    return grantFilters(this.#services.config.dashboards, this.#request, this.#filters);
  }

  async #mount(grant: DashboardGrant): Promise<void> {
    this.#grant = grant;
    const { LuzmoEmbedDashboard: Embed } = await import('@luzmo/embed');
    // Meanwhile the chart may have gone, or have got its frame: with the latest grant, whoever came first.
    if (this.#grant === null || this.#embed !== null) return;
    const embed = new Embed();
    // All at once and before it is in the page: with a dashboard but no server it would call the vendor's own host.
    Object.assign(embed, this.#propertiesFor(this.#grant));
    embed.style.display = 'block';
    embed.style.blockSize = '100%';
    const { signal } = (this.#listening = new AbortController());
    embed.addEventListener('load', this.#onLoad, { signal });
    embed.addEventListener('customEvent', this.#onCustomEvent, { signal });
    embed.addEventListener('dashboardAction', this.#onAction, { signal });
    this.#embed = embed;
    this.#host.append(embed);
    this.#stopTimer = this.#services.clock.after(LOAD_TIMEOUT_MS, () =>
      this.#fail(new RequestFailure('network', 'The chart did not load in time')),
    );
  }

  #propertiesFor({ authKey, authToken }: DashboardGrant): Partial<LuzmoEmbedDashboard> {
    const { appServer, apiHost, dashboards } = this.#services.config;
    const { dashboardId, itemId } = placeOf(dashboards, this.#request.surface);
    const { clientWidth: width, clientHeight: height } = this.#host;
    return {
      appServer,
      apiHost,
      authKey,
      authToken,
      theme: this.#theme,
      loaderBackground: 'transparent',
      ...(itemId !== null && { itemId, itemDimensions: { width, height } }),
      dashboardId,
    };
  }

  readonly #onLoad = (): void => {
    this.#stopTimer();
    const missed = this.#waiting;
    this.#waiting = null;
    this.#loaded = true;
    this.#events.stateChanged({ kind: 'ready' });
    if (missed !== null) void this.#hand(missed);
  };

  readonly #onCustomEvent = (event: Event): void => {
    const { kind, payload } = readCustomEvent(event);
    if (kind === 'topic-open') this.#events.topicOpened(payload);
    if (kind === 'trend-open') this.#events.trendOpened(payload);
  };

  readonly #onAction = (event: Event): void => {
    const action = (event as CustomEvent<{ data?: { action?: unknown } }>).detail?.data?.action;
    if (action !== 'authorizationExpired') return;
    const now = this.#services.clock.now().getTime();
    if (this.#renewedAt !== null && now - this.#renewedAt < LEAST_GRANT_LIFE_MS) {
      this.#fail(new RequestFailure('refused', 'The chart service takes no grant'));
      return;
    }
    this.#renewedAt = now;
    // A frame that has drawn nothing will not load any more; it would never listen.
    const listens = this.#loaded;
    void this.#authorise(this.#filterList(), (grant) => (listens ? this.#hand(grant) : this.#replace(grant)));
  };

  /** To the frame that is there, as soon as it listens: posted earlier, a grant would be lost. */
  async #pass(grant: DashboardGrant): Promise<void> {
    if (this.#embed === null) return this.#mount(grant);
    if (this.#loaded) return this.#hand(grant);
    this.#waiting = grant;
    this.#grant = grant;
  }

  async #hand(grant: DashboardGrant): Promise<void> {
    this.#grant = grant;
    await this.#embed?.setAuthorization(grant.authKey, grant.authToken);
    await this.#embed?.reloadDashboard();
  }

  #replace(grant: DashboardGrant): Promise<void> {
    this.#takeAway();
    this.#events.stateChanged({ kind: 'loading' });
    return this.#mount(grant);
  }

  /** The latest wish wins: an older grant that comes late is dropped. */
  async #authorise(list: readonly ChartFilter[], then: (grant: DashboardGrant) => Promise<void>): Promise<void> {
    this.#work.cancel();
    const work = new Cancellation();
    this.#work = work;
    this.#applied = JSON.stringify(list);
    const { dashboardId } = placeOf(this.#services.config.dashboards, this.#request.surface);
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
    this.#work.cancel();
    this.#takeAway();
    this.#grant = null;
  }

  #takeAway(): void {
    this.#stopTimer();
    this.#listening.abort();
    this.#embed?.remove();
    this.#embed = null;
    this.#loaded = false;
    this.#waiting = null;
  }

  #log(error: unknown): void {
    this.#services.failures.log('Failed to fetch data:', error);
  }
}
