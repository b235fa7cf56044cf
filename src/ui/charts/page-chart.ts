import type { ChartRequest } from '../../application/filters/chart-frame';
import type { ShownChart } from '../../application/charts/explore-charts';
import type { ChartExport } from '../../application/filters/explore-section';
import type { MatchingCount } from '../../application/filters/explore-query';
import { together } from '../../application/shared/load-once';
import type { VersionName } from '../../domain/workspace/explore-tab';
import { TextRuler } from '../plane/text-ruler';
import { openChartData, type ChartData } from '../../application/charts/chart-data';
import type { BuiltinView, ChartListeners } from '../../application/charts/chart-view';
import type { ChartSources } from '../../application/charts/chart-sources';
import { SURFACES } from '../../application/charts/surface-views';
import type { MapModel } from './map/model/map-model';
import { autorun, reaction } from 'mobx';

/** Makes the map of a chart for its first drawing. @param size of the chart, in units of 1/16 rem */
export type MapMaker = (
  data: ChartData,
  measure: TextRuler['measure'],
  size: { readonly width: number; readonly height: number },
) => MapModel;

/** One of our own charts on the page: its rows, its map, and what the bar above it reads. */
export class PageChart implements ShownChart {
  readonly data: ChartData;
  /** null: it draws no map. */
  readonly map: MapModel | null;
  readonly #element: HTMLElement;
  readonly #ruler: TextRuler;

  /** @param element that it fills */
  constructor(
    element: HTMLElement,
    request: ChartRequest,
    view: BuiltinView,
    events: ChartListeners,
    sources: ChartSources,
    makeMap: MapMaker | null,
  ) {
    this.#element = element;
    this.#ruler = new TextRuler(`500 12px ${getComputedStyle(element).fontFamily}`);
    this.data = openChartData(request, view, events, sources);
    // Measured before the first drawing, or everything would be drawn twice. Later the map observes its size.
    const { textScale } = this.data;
    const size = { width: element.clientWidth / textScale, height: element.clientHeight / textScale };
    this.map = makeMap?.(this.data, this.#ruler.measure, size) ?? null;
  }

  get count(): MatchingCount | null {
    const { data } = this;
    if (data.state.kind !== 'ready' || SURFACES[data.surface].drawing === 'comparison') return null;
    return { shown: data.items.length, total: data.everything.all.length };
  }

  get isTableForced(): boolean {
    const { data } = this;
    return data.state.kind === 'ready' && data.isMap && data.view.rings !== true && this.map?.isUnplaceable === true;
  }

  /** Loads the rows. @returns stops */
  start(): () => void {
    const { data, map } = this;
    return together([
      data.start(),
      prepareInTasks(data, map),
      ...(map === null
        ? []
        : [this.#ruler.follow(map.fontsChanged), reaction(() => data.axisKeys.join(' '), map.showWhole)]),
    ]);
  }

  async export(format: ChartExport, nameOf: (version: VersionName) => string): Promise<void> {
    const { exportChart } = await import('./export/export-chart');
    // Off the page there is no theme to read, and the rows may be another project's.
    if (!this.#element.isConnected) throw new Error('The chart is no longer mounted');
    await exportChart(format, nameOf, { data: this.data, map: this.map, container: this.#element });
  }
}

/**
 * Computes what a chart of thousands of rows shows, one task after the other, when other rows arrive, and only then has it
 * drawn. In a single task 20,000 rows would block the page for a third of a second.
 * @returns stops
 */
export function prepareInTasks(data: ChartData, map: MapModel | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observers: (() => void)[] = [];
  const end = (): void => {
    clearTimeout(timer);
    for (const stop of observers.splice(0)) stop();
  };
  const run = (steps: readonly (() => unknown)[]): void => {
    const [step, ...rest] = steps;
    // The value stays computed as long as something observes it.
    if (step !== undefined) observers.push(autorun(step));
    else if (data.rows.unprepared === null) return end();
    else data.rows.setPrepared();
    timer = setTimeout(run, 0, rest);
  };
  const stop = reaction(
    () => data.rows.unprepared,
    (rows) => {
      if (rows === null) return;
      end();
      timer = setTimeout(run, 0, stepsOf(data, map));
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    end();
  };
}

function stepsOf(data: ChartData, map: MapModel | null): readonly (() => unknown)[] {
  if (map === null || data.table) return [() => data.items, () => data.sorted];
  const { facts } = map;
  return [() => data.items, () => map.layout, () => map.scene, () => map.labels, () => [facts.summary, facts.statuses]];
}
