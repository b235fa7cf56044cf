import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type {
  ChartEvents,
  ChartRequest,
  ChartState,
  ChartSurface,
  ChartView,
} from '../../application/explore/chart-frame';
import type { Loadable } from '../../application/shared/loadable';
import type { Resource } from '../../application/shared/resource';
import type { Theme } from '../../application/shell/theme';
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
import type { QuadrantCode } from '../../domain/topic/quadrant';
import type { Topic, TrendReference } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import { chartItems, NO_ITEMS, TREND_SURFACES, type ChartItems } from './items/chart-items';
import { ChartMovement } from './items/chart-movement';
import { ABILITIES } from './chart-abilities';
import type { ChartSources } from './chart-sources';
import type { HighlightStore } from './highlight.store';
import type { SurfaceView } from './surface-views';

/** The order of rows before the user chooses one: by the first of these figures that the data has. */
const FIRST_ORDERS: Readonly<Record<ChartSurface, readonly SortKey[]>> = {
  trendMap: ['sizing', 'drivers'],
  opportunityMap: ['sizing', 'drivers'],
  trendList: ['sizing', 'drivers'],
  topicList: ['sizing', 'drivers'],
  drivers: ['drivers'],
  impact: ['disagreement', 'drivers'],
  impactingDrivers: [],
};

/** The rows of one mounted chart, and the events that it raises: what its components and its export share. */
export class ChartData {
  readonly surface: ChartSurface;
  readonly sowId: SowId;
  readonly topicId: TopicId | null;
  readonly movement: ChartMovement;
  readonly remembered: SurfaceView;
  view: ChartView;
  /** null: the order of the surface. */
  chosenOrder: SortOrder | null;
  readonly #events: ChartEvents;
  readonly #sources: ChartSources;

  constructor(request: ChartRequest, view: ChartView, events: ChartEvents, sources: ChartSources) {
    this.surface = request.surface;
    this.sowId = request.sowId;
    this.topicId = request.topicId ?? null;
    this.view = view;
    this.remembered = sources.views.of(request.surface);
    this.chosenOrder = this.remembered.order;
    this.#events = events;
    this.#sources = sources;
    this.movement = new ChartMovement(this, sources.signals.previous);
    makeAutoObservable(
      this,
      {
        surface: false,
        sowId: false,
        topicId: false,
        movement: false,
        remembered: false,
        view: observableRef,
        chosenOrder: observableRef,
      },
      { autoBind: true },
    );
  }

  get filters(): ExploreFilters {
    return this.view.filters;
  }

  get theme(): Theme {
    return this.view.theme;
  }

  /** Whether the rows are shown as a table. */
  get table(): boolean {
    return this.view.table && ABILITIES[this.surface].table;
  }

  /** Shared by the charts of a section that show the same items. */
  get highlight(): HighlightStore {
    return this.#sources.highlight;
  }

  get type(): ChartItem['type'] {
    return TREND_SURFACES.includes(this.surface) ? 'trend' : 'topic';
  }

  /** All topics of the project, for the chart that compares one of them. */
  get topics(): readonly Topic[] {
    return this.#sources.signals.topics.value ?? [];
  }

  /** While the page is printed every row is drawn. */
  get isPrinting(): boolean {
    return this.#sources.viewport.isPrinting;
  }

  /** There is room for a name and one figure. */
  get isOnPhone(): boolean {
    return this.#sources.viewport.width < MOBILE_BREAKPOINT;
  }

  /** Whether the chart reports how many items it shows. */
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

  /** null: the previous rows are not loaded. */
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

  /** No row has the figure that the chart plots. */
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

  /** The items in their order; while movement is shown, followed by those that are gone, without current figures. */
  get sorted(): readonly ChartItem[] {
    const { beforeById, gone } = this.movement;
    return [...sortItems(this.items, this.order, beforeById), ...gone.map(withoutFigures)];
  }

  /** The items that the map's legend counts: a quadrant that is filtered out can still be chosen. */
  get itemsOfAllQuadrants(): readonly ChartItem[] {
    return this.everything.passing({ ...this.ownFilters, topicQuadrantFilter: [], trendQuadrantFilter: [] });
  }

  /** Loads the rows, and the previous rows as soon as they are shown. @returns stops */
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
    this.#askAgain(this.type === 'trend' ? signals.trends : signals.topics);
    if (this.movement.isWanted || this.showsPrevious) this.#askAgain(signals.previous);
  }

  show(view: ChartView): void {
    this.view = view;
  }

  sortBy(key: SortKey): void {
    this.chosenOrder = nextOrder(this.order, key);
    this.remembered.order = this.chosenOrder;
  }

  /** Opens the flashcard of an item. What only the previous data has, has none. */
  open({ type, id, name, isGone }: ChartItem): void {
    if (isGone) return;
    if (type === 'topic') this.#events.topicOpened({ id, name });
    else this.#events.trendOpened({ id, name });
  }

  openTrend({ id, name }: Pick<TrendReference, 'id' | 'name'>): void {
    this.#events.trendOpened({ id, name });
  }

  /** Narrows the filters to these quadrants; none: to all. */
  chooseQuadrants(codes: readonly QuadrantCode[]): void {
    this.#events.quadrantsChosen?.(codes);
  }

  #askAgain(rows: Resource<SowId, unknown>): void {
    if (rows.value === null) void rows.reload();
  }

  /** null: the current rows are not loaded. */
  get #currentIds(): ReadonlyMap<string, unknown> | null {
    const { signals } = this.#sources;
    if ((this.type === 'trend' ? signals.trends : signals.topics).value === null) return null;
    return this.type === 'trend' ? signals.trendById : signals.topicById;
  }

  #itemsOf(rows: SignalRows, currentIds: ReadonlyMap<string, unknown> | null): ChartItems {
    const { statuses, workspace } = this.#sources;
    const statusOf = (topic: Topic): TopicStatus | null => statuses.settledStatusOf(topic);
    return chartItems(this.surface, rows, { statusOf, newKeys: workspace.newKeys, currentIds });
  }
}
