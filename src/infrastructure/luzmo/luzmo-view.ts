import type { LuzmoEmbedDashboard } from '@luzmo/embed';
import type { ChartEvents } from '../../application/filters/chart-frame';
import type { ChartEvent } from '../../application/workspace/open-flashcard';
import type { Clock } from '../../application/shared/browser-ports';
import { loadEmbedLibrary } from './load-embed-library';
import type { DashboardGrant } from './luzmo-access';

export interface LuzmoViewEvents extends Pick<ChartEvents, 'topicOpened' | 'trendOpened'> {
  loaded(): void;
  timedOut(): void;
  /** The grant has expired. @param isLoaded the frame accepts another grant; otherwise it will not load any more */
  expired(isLoaded: boolean): void;
}

/** The load warning of the specification, section 9, in ms. */
const LOAD_TIMEOUT_MS = 15_000;

/**
 * The service's frame on the page. Its first grant is set as properties, every later one by setAuthorization and a reload.
 * A frame that has not loaded, or has another theme, is replaced: navigating it would add an entry to the history.
 */
export class LuzmoView {
  #embed: LuzmoEmbedDashboard | null = null;
  #grant: DashboardGrant | null = null;
  #loaded = false;
  /** A grant that is sent when the frame has loaded: sent earlier, it would be lost. */
  #waiting: DashboardGrant | null = null;
  /** Aborted with the frame, so that its last messages are not taken for those of the next one. */
  #listening = new AbortController();
  #stopTimer: () => void = () => {};

  /** @param propertiesFor all at once: a frame with a dashboard but no server would call the vendor's host */
  constructor(
    private readonly host: HTMLElement,
    private readonly propertiesFor: (grant: DashboardGrant) => Partial<LuzmoEmbedDashboard>,
    private readonly clock: Clock,
    private readonly events: LuzmoViewEvents,
  ) {}

  get isLoaded(): boolean {
    return this.#loaded;
  }

  /** null: there is no frame on the page. */
  get grant(): DashboardGrant | null {
    return this.#embed === null ? null : this.#grant;
  }

  async show(grant: DashboardGrant): Promise<void> {
    if (this.#embed === null) return this.#mount(grant);
    if (this.#loaded) return this.#reauthorise(grant);
    this.#waiting = grant;
    this.#grant = grant;
  }

  replace(grant: DashboardGrant): Promise<void> {
    this.#removeFrame();
    return this.#mount(grant);
  }

  async refresh(): Promise<void> {
    await this.#embed?.refreshData();
  }

  clear(): void {
    this.#removeFrame();
    this.#grant = null;
  }

  async #mount(grant: DashboardGrant): Promise<void> {
    this.#grant = grant;
    const { LuzmoEmbedDashboard: Embed } = await loadEmbedLibrary();
    // Cleared or mounted by another call while the code was loaded.
    if (this.#grant === null || this.#embed !== null) return;
    const embed = new Embed();
    Object.assign(embed, this.propertiesFor(this.#grant));
    embed.style.display = 'block';
    embed.style.blockSize = '100%';
    const { signal } = (this.#listening = new AbortController());
    embed.addEventListener('load', this.#onLoad, { signal });
    embed.addEventListener('customEvent', this.#onCustomEvent, { signal });
    embed.addEventListener('dashboardAction', this.#onAction, { signal });
    this.#embed = embed;
    this.host.append(embed);
    this.#stopTimer = this.clock.after(LOAD_TIMEOUT_MS, () => this.events.timedOut());
  }

  async #reauthorise(grant: DashboardGrant): Promise<void> {
    this.#grant = grant;
    await this.#embed?.setAuthorization(grant.authKey, grant.authToken);
    await this.#embed?.reloadDashboard();
  }

  readonly #onLoad = (): void => {
    this.#stopTimer();
    const waiting = this.#waiting;
    this.#waiting = null;
    this.#loaded = true;
    this.events.loaded();
    if (waiting !== null) void this.#reauthorise(waiting);
  };

  readonly #onCustomEvent = (event: Event): void => {
    const { kind, payload } = readCustomEvent(event);
    if (kind === 'topic-open') this.events.topicOpened(payload);
    if (kind === 'trend-open') this.events.trendOpened(payload);
  };

  readonly #onAction = (event: Event): void => {
    const action = (event as CustomEvent<{ data?: { action?: unknown } }>).detail?.data?.action;
    if (action === 'authorizationExpired') this.events.expired(this.#loaded);
  };

  #removeFrame(): void {
    this.#stopTimer();
    this.#listening.abort();
    this.#embed?.remove();
    this.#embed = null;
    this.#loaded = false;
    this.#waiting = null;
  }
}

interface CustomChartEvent {
  readonly kind: string | null;
  readonly payload: ChartEvent | null;
}

/**
 * Reads a custom event, whose payload is nested in `detail.data.data` for a dashboard and in `detail.data` for a single
 * item. Other frames could send one too, so the id is passed on unchecked, for OpenFromChart to check.
 */
export function readCustomEvent(event: Event): CustomChartEvent {
  const outer = field(event, 'detail');
  const middle = field(outer, 'data');
  const data = field(middle, 'data') ?? middle;
  const kind = field(data, 'event');
  if (kind !== 'topic-open' && kind !== 'trend-open') return { kind: null, payload: null };
  const type = kind === 'topic-open' ? 'topic' : 'trend';
  const id = field(data, `${type}_id`);
  const name = field(data, `${type}_name`);
  return { kind, payload: id === undefined ? null : { id, ...(typeof name === 'string' && { name }) } };
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
