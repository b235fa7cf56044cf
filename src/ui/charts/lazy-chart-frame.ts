import type {
  ChartElement,
  ChartEvents,
  ChartExport,
  ChartFrame,
  ChartHandle,
  ChartRequest,
} from '../../application/explore/chart-frame';
import { asRequestFailure, RequestFailure } from '../../application/shared/request-failure';
import type { ExploreFilters } from '../../domain/explore/explore-filters';
import type { VersionName } from '../../domain/explore/version';
import type { Theme } from '../../application/shell/theme.store';
import { ABILITIES } from './chart-abilities';

type LoadFrame = () => Promise<ChartFrame>;

/**
 * Stands in for the built-in charts until their drawing code is here, so that no screen without a chart loads any of
 * it. What is asked for meanwhile is kept and done on arrival; from the second chart on nothing waits.
 */
export class LazyChartFrame implements ChartFrame {
  readonly #load: LoadFrame;
  #frame: ChartFrame | null = null;
  #loading: Promise<ChartFrame> | null = null;

  constructor(load: LoadFrame) {
    this.#load = load;
  }

  preload(): void {
    this.#arrival().catch(() => {});
  }

  mount(element: ChartElement, request: ChartRequest, events: ChartEvents): ChartHandle {
    return (
      this.#frame?.mount(element, request, events) ?? new LazyHandle(() => this.#arrival(), element, request, events)
    );
  }

  #arrival(): Promise<ChartFrame> {
    this.#loading ??= this.#load().then(
      (frame) => (this.#frame = frame),
      (error: unknown) => {
        this.#loading = null;
        throw new RequestFailure('network', 'The charts could not be loaded', { cause: error });
      },
    );
    return this.#loading;
  }
}

class LazyHandle implements ChartHandle {
  readonly abilities;
  readonly #arrival: LoadFrame;
  readonly #element: ChartElement;
  readonly #events: ChartEvents;
  #request: ChartRequest;
  #table = false;
  #movement = false;
  #state: 'waiting' | 'failed' | 'disposed' = 'waiting';
  #handle: ChartHandle | null = null;
  #mounting: Promise<void>;

  constructor(arrival: LoadFrame, element: ChartElement, request: ChartRequest, events: ChartEvents) {
    this.abilities = ABILITIES[request.surface];
    this.#arrival = arrival;
    this.#element = element;
    this.#request = request;
    this.#events = events;
    this.#mounting = this.#mount();
  }

  apply(filters: ExploreFilters): void {
    this.#request = { ...this.#request, filters };
    this.#handle?.apply(filters);
  }

  refresh(): void {
    if (this.#handle !== null) this.#handle.refresh();
    else if (this.#state === 'failed') this.#mounting = this.#mount();
  }

  setTheme(theme: Theme): void {
    this.#request = { ...this.#request, theme };
    this.#handle?.setTheme(theme);
  }

  resize(): void {
    this.#handle?.resize();
  }

  showTable(table: boolean): void {
    this.#table = table;
    this.#handle?.showTable(table);
  }

  showMovement(movement: boolean): void {
    this.#movement = movement;
    this.#handle?.showMovement(movement);
  }

  async export(format: ChartExport, nameOf: (version: VersionName) => string): Promise<void> {
    await this.#mounting;
    if (this.#handle === null) throw new Error('There is no chart to export');
    await this.#handle.export(format, nameOf);
  }

  dispose(): void {
    this.#state = 'disposed';
    this.#handle?.dispose();
    this.#handle = null;
  }

  async #mount(): Promise<void> {
    this.#state = 'waiting';
    this.#events.stateChanged({ kind: 'loading' });
    try {
      const frame = await this.#arrival();
      if (this.#isDisposed()) return;
      this.#handle = frame.mount(this.#element, this.#request, this.#events);
      if (this.#table) this.#handle.showTable(true);
      if (this.#movement) this.#handle.showMovement(true);
    } catch (error) {
      if (this.#isDisposed()) return;
      this.#state = 'failed';
      this.#events.stateChanged({ kind: 'failed', failure: asRequestFailure(error) });
      // To whoever reports crashes.
      if (!(error instanceof RequestFailure)) throw error;
    }
  }

  #isDisposed(): boolean {
    return this.#state === 'disposed';
  }
}
