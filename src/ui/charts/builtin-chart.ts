import type {
  ChartElement,
  ChartFrame,
  ChartEvents,
  ChartExport,
  ChartHandle,
  ChartRequest,
  ChartView,
} from '../../application/explore/chart-frame';
import { asRequestFailure, RequestFailure } from '../../application/shared/request-failure';
import type { VersionName } from '../../domain/explore/version';
import { SURFACES } from './chart-surfaces';

/** A chart that is drawn on the page. */
export type Drawing = Pick<ChartHandle, 'show' | 'refresh' | 'export' | 'dispose'>;

export type Draw = (...mounted: Parameters<ChartFrame['mount']>) => Drawing;

/** The handle of one built-in chart. It is drawn as soon as the drawing code is loaded, with the latest view. */
export class BuiltinChart implements ChartHandle {
  readonly abilities;
  readonly #code: () => Promise<Draw>;
  readonly #start: (draw: Draw) => Drawing;
  readonly #events: ChartEvents;
  #view: ChartView;
  #drawing: Drawing | null = null;
  #isDisposed = false;
  #loading: Promise<void> | null = null;

  constructor(
    code: () => Promise<Draw>,
    element: ChartElement,
    request: ChartRequest,
    view: ChartView,
    events: ChartEvents,
  ) {
    this.abilities = SURFACES[request.surface].abilities;
    this.#code = code;
    this.#view = view;
    this.#events = events;
    this.#start = (draw) => draw(element, request, this.#view, events);
    this.#loading = this.#load();
  }

  show(view: ChartView): void {
    this.#view = view;
    this.#drawing?.show(view);
  }

  refresh(): void {
    if (this.#drawing !== null) this.#drawing.refresh();
    else this.#loading ??= this.#load();
  }

  resize(): void {
    // The drawing observes its own size.
  }

  async export(format: ChartExport, nameOf: (version: VersionName) => string): Promise<void> {
    await this.#loading;
    if (this.#drawing === null) throw new Error('There is no chart to export');
    await this.#drawing.export(format, nameOf);
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#drawing?.dispose();
    this.#drawing = null;
  }

  async #load(): Promise<void> {
    this.#events.stateChanged({ kind: 'loading' });
    try {
      const draw = await this.#code();
      if (!this.#isDisposed) this.#drawing = this.#start(draw);
    } catch (error) {
      if (this.#isDisposed) return;
      this.#loading = null;
      this.#events.stateChanged({ kind: 'failed', failure: asRequestFailure(error) });
      // A fault of the drawing code is left to the crash reporter.
      if (!(error instanceof RequestFailure)) throw error;
    }
  }
}
