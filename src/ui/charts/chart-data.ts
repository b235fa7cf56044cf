import { makeAutoObservable, observableRef, reaction, untracked } from 'mobx';
import type { ChartRequest, ChartState, ChartSurface } from '../../application/explore/chart-frame';
import type { Loadable } from '../../application/shared/loadable';
import type { Resource } from '../../application/shared/resource';
import type { Theme } from '../../application/shell/theme.store';
import { MOBILE_BREAKPOINT } from '../../application/shell/viewport';
import type { SignalRows } from '../../application/workspace/signal-catalogue';
import type { ChartItem } from './items/chart-item';
import { lensRange } from './items/disagreement';
import type { ExploreFilters } from '../../domain/explore/explore-filters';
import { withoutFigures } from './items/movement';
import { firstOrder, isOfBefore, nextOrder, sortItems, type SortKey, type SortOrder } from './items/signal-order';
import { filtersOfSurface } from '../../domain/explore/surface-filters';
import { PREVIOUS_DATA } from '../../domain/explore/version';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import { chartItems, NO_ITEMS, TREND_SURFACES, type ChartItems } from './items/chart-items';
import { ChartMovement } from './items/chart-movement';
import type { ChartSources } from './chart-sources';

/** What rows are ordered by as long as nobody chooses; where the data lacks that figure, by the next. */
const FIRST_ORDERS: Readonly<Record<ChartSurface, readonly SortKey[]>> = {
  trendMap: ['sizing', 'drivers'],
  opportunityMap: ['sizing', 'drivers'],
  trendList: ['sizing', 'drivers'],
  topicList: ['sizing', 'drivers'],
  drivers: ['drivers'],
  impact: ['disagreement', 'drivers'],
  impactingDrivers: [],
};

/** What one mounted chart shows: the rows of the chosen version that pass the filters, and how. */
export class ChartData {
  readonly surface: ChartSurface;
  readonly sowId: SowId;
  readonly topicId: TopicId | null;
  filters: ExploreFilters;
  theme: Theme;
  table = false;
  /** null: nobody has chosen one yet. */
  chosenOrder: SortOrder | null = null;
  /** Counts refreshes: personal statuses are read when one is asked for, not while they are still being saved. */
  refreshes = 0;
  readonly movement: ChartMovement;
  readonly #sources: ChartSources;

  constructor(request: ChartRequest, sources: ChartSources) {
    this.surface = request.surface;
    this.sowId = request.sowId;
    this.topicId = request.topicId ?? null;
    this.filters = request.filters;
    this.theme = request.theme;
    this.#sources = sources;
    this.movement = new ChartMovement(this, sources.signals.previous);
    makeAutoObservable(
      this,
      {
        surface: false,
        sowId: false,
        topicId: false,
        movement: false,
        filters: observableRef,
        chosenOrder: observableRef,
      },
      { autoBind: true },
    );
  }

  get type(): ChartItem['type'] {
    return TREND_SURFACES.includes(this.surface) ? 'trend' : 'topic';
  }

  /** The project's topics themselves, for the chart that is about one of them. */
  get topics(): readonly Topic[] {
    return this.#sources.signals.topics.value ?? [];
  }

  /** Every row has to be there, seen or not. */
  get isPrinting(): boolean {
    return this.#sources.viewport.isPrinting;
  }

  /** There is room for a name and one figure: what rows are ordered by comes first. */
  get isOnPhone(): boolean {
    return this.#sources.viewport.width < MOBILE_BREAKPOINT;
  }

  /** Whether how many items are shown says anything. */
  get isCounted(): boolean {
    return this.surface !== 'impactingDrivers';
  }

  get showsPrevious(): boolean {
    return this.filters.versionFilter === PREVIOUS_DATA;
  }

  get state(): ChartState {
    const { signals } = this.#sources;
    const wanted: Loadable<unknown> = this.showsPrevious
      ? signals.previous.state
      : (this.type === 'trend' ? signals.trends : signals.topics).state;
    if (wanted.kind === 'ready' || wanted.kind === 'failed') {
      return wanted.kind === 'failed' ? { kind: 'failed', failure: wanted.failure } : { kind: 'ready' };
    }
    return { kind: 'loading' };
  }

  get current(): ChartItems {
    const { signals } = this.#sources;
    return this.#itemsOf({ topics: signals.topics.value ?? [], trends: signals.trends.value ?? [] }, null);
  }

  /** null while the previous rows are not here. */
  get previous(): ChartItems | null {
    const rows = this.#sources.signals.previous.value;
    return rows && this.#itemsOf(rows, this.#currentIds);
  }

  /** Every row of the version, whatever the filters. */
  get everything(): ChartItems {
    return this.showsPrevious ? (this.previous ?? NO_ITEMS) : this.current;
  }

  /** Of the filters those that hold for this surface (specification, section 4). */
  get ownFilters(): ExploreFilters {
    return filtersOfSurface(this.filters, this.surface);
  }

  get items(): readonly ChartItem[] {
    return this.everything.passing(this.ownFilters);
  }

  /** The figure that the chart is about is known of no row: its plot would be a column of dashes. */
  get isUnknown(): boolean {
    const { all } = this.everything;
    if (this.surface === 'impact') return all.every(({ sizing }) => lensRange(sizing) === null);
    return this.surface === 'drivers' && all.every(({ driverCount }) => driverCount === null);
  }

  get order(): SortOrder {
    // The columns of the previous figures go with the movement.
    const chosen = this.movement.beforeById === null && isOfBefore(this.chosenOrder?.key) ? null : this.chosenOrder;
    return chosen ?? firstOrder(FIRST_ORDERS[this.surface], this.everything.all);
  }

  /** The items in their order; while movement is shown, what is gone comes last, without figures of today. */
  get sorted(): readonly ChartItem[] {
    const { beforeById, vanished } = this.movement;
    return [...sortItems(this.items, this.order, beforeById), ...vanished.map(withoutFigures)];
  }

  /** What the map's legend counts: a quadrant that is filtered out can still be chosen. */
  get itemsOfAllQuadrants(): readonly ChartItem[] {
    return this.everything.passing({ ...this.ownFilters, topicQuadrantFilter: [], trendQuadrantFilter: [] });
  }

  /** Loads what is shown, and the previous data as soon as it is. @returns stops following */
  start(): () => void {
    this.#sources.signals.load(this.sowId);
    return reaction(
      () => this.movement.isWanted || this.showsPrevious,
      (wanted) => wanted && void this.#sources.signals.previous.load(this.sowId),
      { fireImmediately: true },
    );
  }

  refresh(): void {
    const { signals } = this.#sources;
    this.refreshes += 1;
    this.#askAgain(this.type === 'trend' ? signals.trends : signals.topics);
    if (this.movement.isWanted || this.showsPrevious) this.#askAgain(signals.previous);
  }

  apply(filters: ExploreFilters): void {
    this.filters = filters;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
  }

  showTable(table: boolean): void {
    this.table = table;
  }

  sortBy(key: SortKey): void {
    this.chosenOrder = nextOrder(this.order, key);
  }

  /** Trends have no status that could have changed: they are asked for again only if they did not come. */
  #askAgain(rows: Resource<SowId, unknown>): void {
    if (this.type === 'topic' || rows.value === null) void rows.reload();
  }

  /** null while the current rows are not here. */
  get #currentIds(): ReadonlyMap<string, unknown> | null {
    const { signals } = this.#sources;
    if ((this.type === 'trend' ? signals.trends : signals.topics).value === null) return null;
    return this.type === 'trend' ? signals.trendById : signals.topicById;
  }

  #itemsOf(rows: SignalRows, currentIds: ReadonlyMap<string, unknown> | null): ChartItems {
    void this.refreshes;
    // Untracked: thousands of single observations would cost more than the drawing.
    const { statuses, workspace } = this.#sources;
    const { newKeys } = workspace;
    const statusOf = (topic: Topic): TopicStatus | null => statuses.statusOf(topic);
    return untracked(() => chartItems(this.surface, rows, { statusOf, newKeys, currentIds }));
  }
}
