import { compareStructural, reaction } from 'mobx';
import { createRoot, type Root } from 'react-dom/client';
import type {
  ChartElement,
  ChartEvents,
  ChartExport,
  ChartRequest,
  ChartState,
  ChartView,
} from '../../application/explore/chart-frame';
import { RequestFailure } from '../../application/shared/request-failure';
import type { VersionName } from '../../domain/explore/version';
import { ChartData } from './chart-data';
import { ChartRoot } from './chart-root';
import { SURFACES } from './chart-surfaces';
import type { ChartSources } from './chart-sources';
import type { Drawing } from './builtin-chart';
import { measuresFor } from './map/model/map-measures';
import { MapModel } from './map/model/map-model';
import { prepareInTasks } from './prepare-in-tasks';
import { TextRuler } from '../plane/text-ruler';

/** One chart on the page: a React root of its own, and the events that it raises. */
export class ChartDrawing implements Drawing {
  readonly #data: ChartData;
  readonly #map: MapModel;
  // Of its own, so that the element can take the next chart while this one is still being unmounted.
  readonly #container = document.createElement('div');
  readonly #root: Root;
  readonly #events: ChartEvents;
  readonly #stops: (() => void)[];
  #hasCrashed = false;
  #isDisposed = false;

  constructor(
    element: ChartElement,
    request: ChartRequest,
    view: ChartView,
    events: ChartEvents,
    sources: ChartSources,
  ) {
    if (!(element instanceof HTMLElement)) throw new TypeError('The built-in charts draw into HTML elements');
    this.#events = events;
    this.#container.style.height = '100%';
    element.append(this.#container);
    const ruler = new TextRuler(`500 12px ${getComputedStyle(element).fontFamily}`);
    this.#data = new ChartData(request, view, events, sources);
    this.#map = new MapModel(this.#data, ruler.measure);
    // Measured before the first drawing, or everything would be drawn twice. Later the map observes its size.
    const { clientWidth, clientHeight } = this.#container;
    const { plane, narrow } = measuresFor(clientWidth / this.#data.textScale, clientHeight / this.#data.textScale);
    this.#map.resize(plane, narrow);
    this.#root = createRoot(this.#container, { onUncaughtError: this.#crashed });
    const preparing = prepareInTasks(this.#data, this.#map);
    this.#stops = [this.#data.start(), preparing, ruler.follow(this.#map.fontsChanged), ...this.#report()];
    this.#render();
  }

  show(view: ChartView): void {
    this.#data.show(view);
  }

  refresh(): void {
    this.#data.refresh();
    if (this.#hasCrashed) this.#reportState(this.#data.state);
  }

  async export(format: ChartExport, nameOf: (version: VersionName) => string): Promise<void> {
    const { exportChart } = await import('./export/export-chart');
    // Off the page there is no theme to read, and the rows may be another project's.
    if (this.#isDisposed) throw new Error('The chart is no longer mounted');
    await exportChart(format, nameOf, { data: this.#data, map: this.#map, container: this.#container });
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const stop of this.#stops) stop();
    this.#container.remove();
    // React may be the caller, in the middle of a commit, when no root may be unmounted.
    queueMicrotask(() => this.#root.unmount());
  }

  #render(): void {
    this.#root.render(<ChartRoot data={this.#data} map={this.#map} />);
  }

  /** React empties a root in which something was thrown; the rest of the page goes on. */
  readonly #crashed = (error: unknown): void => {
    this.#hasCrashed = true;
    const failure = new RequestFailure('malformed', 'The chart could not be drawn', { cause: error });
    this.#events.stateChanged({ kind: 'failed', failure });
    reportError(error);
  };

  /** With other rows, or another try, a chart that crashed is drawn again. */
  #reportState(state: ChartState): void {
    this.#events.stateChanged(state);
    if (!this.#hasCrashed || state.kind !== 'ready') return;
    this.#hasCrashed = false;
    this.#render();
  }

  #report(): (() => void)[] {
    const data = this.#data;
    return [
      reaction(
        () => data.state,
        (state) => this.#reportState(state),
        { fireImmediately: true, equals: compareStructural },
      ),
      reaction(
        () =>
          data.state.kind === 'ready' && SURFACES[data.surface].drawing !== 'comparison'
            ? { shown: data.items.length, total: data.everything.all.length }
            : null,
        (count) => this.#events.counted?.(count),
        { fireImmediately: true, equals: compareStructural },
      ),
      reaction(
        () => data.state.kind === 'ready' && data.isMap && data.view.rings !== true && this.#map.isUnplaceable,
        (isForced) => this.#events.tableForced?.(isForced),
        { fireImmediately: true },
      ),
    ];
  }
}
