import type { LuzmoEmbedDashboard } from '@luzmo/embed';
import type { ChartAccess, DashboardGrant } from '../../application/explore/chart-access';
import type { ChartEvents, ChartHandle, ChartRequest } from '../../application/explore/chart-frame';
import { Cancellation } from '../../application/shared/cancellation';
import type { Clock } from '../../application/shared/clock';
import type { Logger } from '../../application/shared/logger';
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
  readonly logger: Logger;
}

/** The service's own script only logs after this time; we show a notice with a retry (specification, section 9). */
const LOAD_TIMEOUT_MS = 15_000;

/** One embedded chart. The first grant goes in as properties; every later one by setAuthorization and a reload. */
export class LuzmoChart implements ChartHandle {
  readonly abilities = { movement: false, table: false, exports: [] };
  readonly #services: LuzmoServices;
  readonly #host: HTMLElement;
  readonly #request: ChartRequest;
  readonly #events: ChartEvents;
  #filters: ExploreFilters;
  #theme: Theme;
  #embed: LuzmoEmbedDashboard | null = null;
  #loaded = false;
  #disposed = false;
  /** A grant that came before the frame listened waits for its first load: posted earlier, it would be lost. */
  #waiting: DashboardGrant | null = null;
  #applied: string | null = null;
  #renewed = false;
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
    await this.#authorise(this.#filterList(), async (grant) => this.#mount(grant, await import('@luzmo/embed')));
  }

  apply(filters: ExploreFilters): void {
    this.#filters = filters;
    const list = this.#filterList();
    // Applied only if not empty (specification, section 4), and only if it says something new.
    if (list.length === 0 || JSON.stringify(list) === this.#applied) return;
    this.#renewed = false;
    void this.#reauthorise(list);
  }

  refresh(): void {
    if (this.#loaded) void this.#embed?.refreshData().catch((error: unknown) => this.#log(error));
    else this.#restart();
  }

  setTheme(theme: Theme): void {
    if (theme === this.#theme) return;
    this.#theme = theme;
    if (this.#embed !== null) this.#embed.theme = theme;
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

  #mount(grant: DashboardGrant, { LuzmoEmbedDashboard: Embed }: typeof import('@luzmo/embed')): void {
    const { config } = this.#services;
    const { dashboardId, itemId } = placeOf(config.dashboards, this.#request.surface);
    const embed = new Embed();
    // All at once and before it is in the page: with a dashboard but no server it would call the vendor's own host.
    Object.assign(embed, {
      appServer: config.appServer,
      apiHost: config.apiHost,
      authKey: grant.authKey,
      authToken: grant.authToken,
      theme: this.#theme,
      loaderBackground: 'transparent',
      ...(itemId !== null && {
        itemId,
        itemDimensions: { width: this.#host.clientWidth, height: this.#host.clientHeight },
      }),
      dashboardId,
    });
    embed.style.display = 'block';
    embed.style.blockSize = '100%';
    embed.addEventListener('load', this.#onLoad);
    embed.addEventListener('customEvent', this.#onCustomEvent);
    embed.addEventListener('dashboardAction', this.#onAction);
    this.#embed = embed;
    this.#host.append(embed);
    this.#stopTimer = this.#services.clock.after(LOAD_TIMEOUT_MS, () =>
      this.#fail(new RequestFailure('network', 'The chart did not load in time')),
    );
  }

  readonly #onLoad = (): void => {
    this.#stopTimer();
    this.#loaded = true;
    this.#events.stateChanged({ kind: 'ready' });
    const grant = this.#waiting;
    this.#waiting = null;
    if (grant !== null) void this.#hand(grant);
  };

  readonly #onCustomEvent = (event: Event): void => {
    const { kind, payload } = readCustomEvent(event);
    if (kind === 'topic-open') this.#events.topicOpened(payload);
    if (kind === 'trend-open') this.#events.trendOpened(payload);
  };

  readonly #onAction = (event: Event): void => {
    const action = (event as CustomEvent<{ data?: { action?: unknown } }>).detail?.data?.action;
    // Once: a grant that expires again at once is a fault of the service, not a matter of asking more often.
    if (action !== 'authorizationExpired' || this.#renewed) return;
    this.#renewed = true;
    void this.#reauthorise(this.#filterList());
  };

  #reauthorise(list: readonly ChartFilter[]): Promise<void> {
    return this.#authorise(list, async (grant) => {
      if (this.#loaded) await this.#hand(grant);
      else if (this.#embed !== null) this.#waiting = grant;
      else this.#mount(grant, await import('@luzmo/embed'));
    });
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
      this.#services.logger.error('Failed to fetch data:', error);
      this.#fail(asRequestFailure(error));
    }
  }

  async #hand(grant: DashboardGrant): Promise<void> {
    await this.#embed?.setAuthorization(grant.authKey, grant.authToken);
    await this.#embed?.reloadDashboard();
  }

  #fail(failure: RequestFailure): void {
    this.#unmount();
    if (!this.#disposed) this.#events.stateChanged({ kind: 'failed', failure });
  }

  #restart(): void {
    this.#unmount();
    this.#renewed = false;
    void this.start();
  }

  #unmount(): void {
    this.#work.cancel();
    this.#stopTimer();
    this.#embed?.remove();
    this.#embed = null;
    this.#loaded = false;
    this.#waiting = null;
  }

  #log(error: unknown): void {
    this.#services.logger.error('Failed to fetch data:', error);
  }
}
