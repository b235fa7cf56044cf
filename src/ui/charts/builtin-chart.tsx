import { compareStructural, reaction } from 'mobx';
import { createRoot, type Root } from 'react-dom/client';
import type {
  ChartEvents,
  ChartExport,
  ChartHandle,
  ChartRequest,
  ChartState,
} from '../../application/explore/chart-frame';
import { RequestFailure } from '../../application/shared/request-failure';
import type { Theme } from '../../application/shell/theme.store';
import type { ChartItem } from './items/chart-item';
import type { ExploreFilters } from '../../domain/explore/explore-filters';
import type { VersionName } from '../../domain/explore/version';
import { ABILITIES } from './chart-abilities';
import { ChartData } from './chart-data';
import { ChartRoot } from './chart-root';
import type { ChartSources } from './chart-sources';
import { SANS } from './fonts';
import { measuresFor } from './map/model/map-measures';
import { MapModel } from './map/model/map-model';
import { TextRuler } from './geometry/text-ruler';

const LABEL_FONT = `500 12px ${SANS}`;

/** One mounted chart: a React root of its own in the element, and what it tells the outside. */
export class BuiltinChart implements ChartHandle {
  readonly abilities;
  readonly #data: ChartData;
  readonly #map: MapModel;
  readonly #sources: ChartSources;
  // Of its own, so that the element can take the next chart while this one is still being cleared away.
  readonly #place = document.createElement('div');
  readonly #root: Root;
  readonly #events: ChartEvents;
  readonly #stops: (() => void)[];
  readonly #ruler: TextRuler;
  #hasCrashed = false;
  #isDisposed = false;

  constructor(element: HTMLElement, request: ChartRequest, events: ChartEvents, sources: ChartSources) {
    this.abilities = ABILITIES[request.surface];
    this.#events = events;
    this.#sources = sources;
    const data = new ChartData(request, sources);
    const ruler = new TextRuler(LABEL_FONT);
    this.#data = data;
    this.#map = new MapModel(data, ruler.measure);
    this.#place.style.height = '100%';
    element.append(this.#place);
    this.#measure();
    this.#root = createRoot(this.#place, { onUncaughtError: this.#crashed });
    this.#stops = [data.start(), ...this.#tell(events)];
    this.#ruler = ruler;
    this.#render();
  }

  apply(filters: ExploreFilters): void {
    this.#data.apply(filters);
  }

  refresh(): void {
    this.#data.refresh();
    if (this.#hasCrashed) this.#tellState(this.#data.state);
  }

  setTheme(theme: Theme): void {
    this.#data.setTheme(theme);
  }

  resize(): void {
    this.#measure();
  }

  showTable(table: boolean): void {
    this.#data.showTable(table);
  }

  showMovement(movement: boolean): void {
    this.#data.movement.show(movement);
  }

  async export(format: ChartExport, nameOf: (version: VersionName) => string): Promise<void> {
    // Few who look at a chart take it along.
    const { exportChart } = await import('./export/export-chart');
    // Off the page there is no theme to read any more, and the rows may be another project's.
    if (this.#isDisposed) throw new Error('The chart has gone');
    await exportChart(format, nameOf, { data: this.#data, map: this.#map, place: this.#place }, this.#sources);
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const stop of this.#stops) stop();
    this.#place.remove();
    // Whoever disposes may be React itself in the middle of its work, when no root may be unmounted.
    queueMicrotask(() => this.#root.unmount());
  }

  /** Known before the first drawing, or everything would be drawn twice. Later the map watches its place itself. */
  #measure(): void {
    const { clientWidth, clientHeight } = this.#place;
    const { plane, narrow } = measuresFor(clientWidth, clientHeight);
    this.#map.resize(plane, narrow);
  }

  #render(): void {
    this.#root.render(
      <ChartRoot
        data={this.#data}
        map={this.#map}
        ruler={this.#ruler}
        highlight={this.#sources.highlight}
        events={this.#events}
        onOpen={(item) => this.#open(item)}
        onTrend={({ id, name }) => this.#events.trendOpened({ id, name })}
      />,
    );
  }

  /** React empties a root in which something was thrown; the rest of the page goes on. */
  readonly #crashed = (error: unknown): void => {
    this.#hasCrashed = true;
    const failure = new RequestFailure('malformed', 'The chart could not be drawn', { cause: error });
    this.#events.stateChanged({ kind: 'failed', failure });
    // To whoever reports crashes.
    reportError(error);
  };

  /** With other rows, or another try, a chart that crashed is drawn again. */
  #tellState(state: ChartState): void {
    this.#events.stateChanged(state);
    if (!this.#hasCrashed || state.kind !== 'ready') return;
    this.#hasCrashed = false;
    this.#render();
  }

  #open(item: ChartItem): void {
    const { type, id, name } = item;
    if (item.isGone) return;
    if (type === 'topic') this.#events.topicOpened({ id, name });
    else this.#events.trendOpened({ id, name });
  }

  #tell(events: ChartEvents): (() => void)[] {
    const data = this.#data;
    return [
      reaction(
        () => data.state,
        (state) => this.#tellState(state),
        { fireImmediately: true, equals: compareStructural },
      ),
      reaction(
        () =>
          data.state.kind === 'ready' && data.isCounted
            ? { shown: data.items.length, total: data.everything.all.length }
            : null,
        (count) => events.counted(count),
        { fireImmediately: true, equals: compareStructural },
      ),
    ];
  }
}
