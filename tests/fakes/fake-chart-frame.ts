import type { ExploreFilters } from '../../src/domain/explore/filter-forms';
import type {
  ChartAbilities,
  ChartElement,
  ChartEvent,
  ChartEvents,
  ChartExport,
  ChartFrame,
  ChartHandle,
  ChartRequest,
  ChartSurface,
  ChartView,
} from '../../src/application/explore/chart-frame';
import type { RequestFailure } from '../../src/application/shared/request-failure';
import type { Theme } from '../../src/application/shared/theme';
import type { VersionName } from '../../src/domain/explore/version';
import type { QuadrantCode } from '../../src/domain/topic/quadrant';
import { Answering } from './answering';

const EVERYTHING: ChartAbilities = { movement: true, table: true, exports: ['csv', 'png'] };

/** Charts that draw nothing and remember what they are told. */
export class FakeChartFrame implements ChartFrame {
  /** All that were ever mounted, the disposed ones too. */
  readonly charts: FakeChart[] = [];
  readonly abilities = new Map<ChartSurface, ChartAbilities>();

  mount(element: ChartElement, request: ChartRequest, view: ChartView, events: ChartEvents): FakeChart {
    const chart = new FakeChart(element, request, view, events, this.abilities.get(request.surface) ?? EVERYTHING);
    this.charts.push(chart);
    return chart;
  }

  get mounted(): readonly FakeChart[] {
    return this.charts.filter(({ disposed }) => !disposed);
  }

  /** The one that is on the page now. */
  of(surface: ChartSurface): FakeChart {
    const chart = this.mounted.find(({ request }) => request.surface === surface);
    if (chart === undefined) throw new Error(`No chart of ${surface} is mounted`);
    return chart;
  }
}

export class FakeChart implements ChartHandle {
  readonly answers = new Answering<'export'>();
  readonly applied: ExploreFilters[] = [];
  readonly exported: { readonly format: ChartExport; readonly fileName: string }[] = [];
  refreshes = 0;
  resizes = 0;
  disposed = false;
  readonly #events: ChartEvents;

  constructor(
    readonly element: ChartElement,
    readonly request: ChartRequest,
    public view: ChartView,
    events: ChartEvents,
    readonly abilities: ChartAbilities,
  ) {
    this.#events = events;
    events.stateChanged({ kind: 'loading' });
  }

  get filters(): ExploreFilters {
    return this.view.filters;
  }

  get theme(): Theme {
    return this.view.theme;
  }

  get table(): boolean {
    return this.view.table;
  }

  get movement(): boolean {
    return this.view.movement;
  }

  show(view: ChartView): void {
    if (view.filters !== this.view.filters) this.applied.push(view.filters);
    this.view = view;
  }

  refresh(): void {
    this.refreshes += 1;
  }

  resize(): void {
    this.resizes += 1;
  }

  async export(format: ChartExport, nameOf: (version: VersionName) => string): Promise<void> {
    await this.answers.asked('export');
    this.exported.push({ format, fileName: nameOf(this.filters.versionFilter) });
  }

  dispose(): void {
    this.disposed = true;
  }

  /** It has drawn, and says how many. */
  draw(shown?: number, total?: number): void {
    if (this.disposed) return;
    this.#events.stateChanged({ kind: 'ready' });
    if (shown !== undefined && total !== undefined) this.#events.counted?.({ shown, total });
  }

  fail(failure: RequestFailure): void {
    if (!this.disposed) this.#events.stateChanged({ kind: 'failed', failure });
  }

  openTopic(event: ChartEvent | null | undefined): void {
    this.#events.topicOpened(event);
  }

  openTrend(event: ChartEvent | null | undefined): void {
    this.#events.trendOpened(event);
  }

  /** It can draw none of its items, and shows a table instead. */
  forceTable(isForced: boolean): void {
    this.#events.tableForced?.(isForced);
  }

  chooseInLegend(...quadrants: readonly QuadrantCode[]): void {
    this.#events.quadrantsChosen?.(quadrants);
  }
}
