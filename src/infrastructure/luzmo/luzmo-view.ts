import type { LuzmoEmbedDashboard } from '@luzmo/embed';
import type { DashboardGrant } from '../../application/explore/chart-access';
import type { ChartEvents } from '../../application/explore/chart-frame';
import type { Clock } from '../../application/shared/clock';
import { readCustomEvent } from './luzmo-messages';

export interface LuzmoViewEvents extends Pick<ChartEvents, 'topicOpened' | 'trendOpened'> {
  loaded(): void;
  /** Nothing came of it in time. */
  late(): void;
  /** @param listens the frame takes another grant; otherwise it has drawn nothing, and will not load any more */
  expired(listens: boolean): void;
}

/** The service's own script only logs after this time; we show a notice with a retry (specification, section 9). */
const LOAD_TIMEOUT_MS = 15_000;

/**
 * The service's frame on the page. It gets its first grant as properties, and every later one by setAuthorization and a
 * reload. Where that is no way, because the frame does not listen or wears another theme, a new frame takes its place: a
 * frame that is led elsewhere would put itself into the history of the browser.
 */
export class LuzmoView {
  readonly #host: HTMLElement;
  /** What a frame is made with, all at once: with a dashboard but no server it would call the vendor's own host. */
  readonly #propertiesFor: (grant: DashboardGrant) => Partial<LuzmoEmbedDashboard>;
  readonly #clock: Clock;
  readonly #events: LuzmoViewEvents;
  #embed: LuzmoEmbedDashboard | null = null;
  /** What the frame on the page may draw, or will as soon as it listens. */
  #grant: DashboardGrant | null = null;
  #loaded = false;
  /** A grant that came before the frame listened waits for its first load: posted earlier, it would be lost. */
  #waiting: DashboardGrant | null = null;
  /** Ends with the frame: a message that it posted last must not be taken for the next one's. */
  #listening = new AbortController();
  #stopTimer: () => void = () => {};

  constructor(
    host: HTMLElement,
    propertiesFor: (grant: DashboardGrant) => Partial<LuzmoEmbedDashboard>,
    clock: Clock,
    events: LuzmoViewEvents,
  ) {
    this.#host = host;
    this.#propertiesFor = propertiesFor;
    this.#clock = clock;
    this.#events = events;
  }

  get isLoaded(): boolean {
    return this.#loaded;
  }

  /** The grant of the frame that is on the page; null: there is none. */
  get grant(): DashboardGrant | null {
    return this.#embed === null ? null : this.#grant;
  }

  /** In a new frame, or in the one that is there as soon as it listens. */
  async show(grant: DashboardGrant): Promise<void> {
    if (this.#embed === null) return this.#mount(grant);
    if (this.#loaded) return this.#hand(grant);
    this.#waiting = grant;
    this.#grant = grant;
  }

  replace(grant: DashboardGrant): Promise<void> {
    this.#takeAway();
    return this.#mount(grant);
  }

  async refresh(): Promise<void> {
    await this.#embed?.refreshData();
  }

  clear(): void {
    this.#takeAway();
    this.#grant = null;
  }

  async #mount(grant: DashboardGrant): Promise<void> {
    this.#grant = grant;
    const { LuzmoEmbedDashboard: Embed } = await import('@luzmo/embed');
    // Meanwhile it may have been cleared, or have got its frame: with the latest grant, whoever came first.
    if (this.#grant === null || this.#embed !== null) return;
    const embed = new Embed();
    Object.assign(embed, this.#propertiesFor(this.#grant));
    embed.style.display = 'block';
    embed.style.blockSize = '100%';
    const { signal } = (this.#listening = new AbortController());
    embed.addEventListener('load', this.#onLoad, { signal });
    embed.addEventListener('customEvent', this.#onCustomEvent, { signal });
    embed.addEventListener('dashboardAction', this.#onAction, { signal });
    this.#embed = embed;
    this.#host.append(embed);
    this.#stopTimer = this.#clock.after(LOAD_TIMEOUT_MS, () => this.#events.late());
  }

  async #hand(grant: DashboardGrant): Promise<void> {
    this.#grant = grant;
    await this.#embed?.setAuthorization(grant.authKey, grant.authToken);
    await this.#embed?.reloadDashboard();
  }

  readonly #onLoad = (): void => {
    this.#stopTimer();
    const missed = this.#waiting;
    this.#waiting = null;
    this.#loaded = true;
    this.#events.loaded();
    if (missed !== null) void this.#hand(missed);
  };

  readonly #onCustomEvent = (event: Event): void => {
    const { kind, payload } = readCustomEvent(event);
    if (kind === 'topic-open') this.#events.topicOpened(payload);
    if (kind === 'trend-open') this.#events.trendOpened(payload);
  };

  readonly #onAction = (event: Event): void => {
    const action = (event as CustomEvent<{ data?: { action?: unknown } }>).detail?.data?.action;
    if (action === 'authorizationExpired') this.#events.expired(this.#loaded);
  };

  #takeAway(): void {
    this.#stopTimer();
    this.#listening.abort();
    this.#embed?.remove();
    this.#embed = null;
    this.#loaded = false;
    this.#waiting = null;
  }
}
