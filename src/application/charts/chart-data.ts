import { DENSE } from '../../domain/plane/bubble-sizes';
import { ringGroups, type RingGroups } from '../../domain/plane/ring-groups';
import type { Radar } from '../../domain/workspace/sow';
import type { ExploreFilters } from '../../domain/filters/filter-forms';
import { computedStruct, makeAutoObservable, reaction } from 'mobx';
import type { ChartRequest, ChartState, ChartSurface } from '../filters/chart-frame';
import { CHART_ABILITIES } from '../filters/explore-section';
import { addedColumnOf } from '../workspace/topic-columns';
import { together } from '../shared/load-once';
import { MOBILE_BREAKPOINT } from '../shared/viewport';
import { filtersOfSurface } from '../../domain/filters/sender-statuses';
import { fold, foldedSpellings } from '../../domain/shared/fold';
import { PREVIOUS_DATA } from '../../domain/workspace/explore-tab';
import { hasLenses } from '../../domain/topic/signal';
import type { QuadrantCode } from '../../domain/topic/quadrant';
import type { Topic } from '../../domain/topic/topic';
import type { BuiltinView, ChartListeners } from './chart-view';
import type { ChartSources } from './chart-sources';
import { SURFACES, type SurfaceView } from './surface-views';
import { ChartRows } from './chart-rows';
import { targetOfItem, withoutFigures, type ChartItem } from './items/chart-item';
import { NO_ITEMS, type ChartItems } from './items/chart-items';
import { ChartMovement } from './chart-movement';
import {
  firstOrder,
  isByPrevious,
  nextOrder,
  orderFromText,
  orderToText,
  sortItems,
  type ItemOrder,
  type SortKey,
} from './items/signal-fields';
import { placeBy, type ChosenAxes } from '../../domain/topic/map-axes';
import { positionOf, type Position } from '../../domain/topic/map-position';
import { ownColumnsOf, ownKey, shownColumns, type OwnColumn } from '../../domain/topic/own-values';
import { decidedByTrend, listFigures, type ListFigures, type ListedFigures } from './list-figures';
import { TrendGroups } from './trend-groups';
import { TopicRows } from './topic-rows';
import { BY_REFERENCE } from '../shared/by-reference';

type Openable = Pick<ChartItem, 'type' | 'id' | 'name'> & Partial<Pick<ChartItem, 'isGone'>>;

/** The rows of one mounted chart, and the events that it raises: what its components and its export share. */
export class ChartData {
  readonly request: ChartRequest;
  readonly sources: ChartSources;
  readonly rows: ChartRows;
  readonly remembered: SurfaceView;
  readonly movement: ChartMovement;
  /** null: the rows are trends. */
  readonly topicRows: TopicRows | null;
  /** The topics of a list in their trends; null: another chart. */
  readonly trendGroups: TrendGroups | null;
  readonly view: BuiltinView;
  /** null: the order of the surface. */
  chosenOrder: ItemOrder | null;
  readonly #events: ChartListeners;

  constructor(request: ChartRequest, view: BuiltinView, events: ChartListeners, sources: ChartSources) {
    this.request = request;
    this.sources = sources;
    this.view = view;
    this.remembered = sources.views.of(request.surface);
    this.chosenOrder = orderFromText(view.order) ?? this.remembered.order;
    this.#events = events;
    this.rows = new ChartRows(request.surface, sources);
    this.movement = new ChartMovement(this, sources.signals.previous);
    this.topicRows = this.type === 'topic' ? new TopicRows(this) : null;
    const trends = request.surface === 'topicList' ? trendsOf(request, view, events, sources) : null;
    this.trendGroups = trends && new TrendGroups(this, trends, this.remembered);
    // A status changes neither, and with them the columns and all cells of a list.
    makeAutoObservable(this, { listFigures: computedStruct, measured: computedStruct }, BY_REFERENCE);
  }

  /** {@link trendGroups}, where the rows are shown so. */
  get groups(): TrendGroups | null {
    const hasTrends = (this.sources.signals.shown.trends.value ?? []).length > 0;
    return this.view.grouped === true && hasTrends && !this.showsPrevious ? this.trendGroups : null;
  }

  get surface(): ChartSurface {
    return this.request.surface;
  }

  get filters(): ExploreFilters {
    return this.view.filters;
  }

  /** Whether the rows are shown as a table. */
  get table(): boolean {
    return this.view.table === true && CHART_ABILITIES[this.surface].table === true;
  }

  /** Whether topics are drawn by rings, and not by growth and sizing. */
  get rings(): boolean {
    return this.view.rings === true && CHART_ABILITIES[this.surface].rings === true && !this.table;
  }

  /** The figures of a map, and of the table in its place; null: average sizing and growth, or no map. */
  get axes(): ChosenAxes | null {
    return this.isMap && this.type === 'topic' ? (this.view.axes ?? null) : null;
  }

  /** Where an item stands on the map. */
  placeOf(item: ChartItem): Position | null {
    return this.axes === null ? positionOf(item) : placeBy(this.axes, item);
  }

  get radar(): Radar | null {
    return this.sources.workspace.sow.value?.radar ?? null;
  }

  get ringGroups(): RingGroups<ChartItem> {
    const { previous, showsPrevious } = this;
    const before = previous === null || showsPrevious ? null : new Map(previous.all.map((item) => [item.id, item]));
    return ringGroups(this.everything.all, this.items, this.radar, before);
  }

  get type(): ChartItem['type'] {
    return this.rows.type;
  }

  /** All topics of the data that are shown. */
  get topics(): readonly Topic[] {
    return this.sources.signals.shown.topics.value ?? [];
  }

  get isMap(): boolean {
    return SURFACES[this.surface].drawing === 'map';
  }

  get listFigures(): ListFigures {
    const { signals } = this.sources;
    const rows = this.isMap ? this.everything.all : [...this.topics, ...(signals.shown.trends.value ?? [])];
    return listFigures(rows, this.topics);
  }

  /** Of every row of the version, what the scales are made of. */
  get measured(): readonly ListedFigures[] {
    return this.everything.all.map(({ growth, sizing, driverCount }) => ({ growth, sizing, driverCount }));
  }

  get decidedByTrend(): ReadonlyMap<string, readonly boolean[]> {
    const place = this.groups?.placeById;
    const last = this.topics.length;
    // The boxes of a trend stand as its rows do below it; what is filtered out has none, and comes last.
    const topics =
      place === undefined
        ? this.topics
        : this.topics.toSorted((one, other) => (place.get(one.id) ?? last) - (place.get(other.id) ?? last));
    return decidedByTrend(topics, (topic) => this.sources.statuses.settledStatusOf(topic));
  }

  /** Whether each trackable topic of a trend is decided, in their order; undefined: it has none. */
  decidedOf(trend: string): readonly boolean[] | undefined {
    return this.decidedByTrend.get(trend);
  }

  /** The columns of the user's file that a list shows. */
  get ownColumns(): readonly OwnColumn[] {
    const all = this.type === 'topic' ? ownColumnsOf(this.topics) : [];
    const shown = shownColumns(all, this.view.columns ?? null);
    return all.filter((column) => shown.includes(column) || this.axisKeys.includes(ownKey(column.name)));
  }

  /** The keys of the figures that the user has put on the axes. */
  get axisKeys(): readonly string[] {
    return this.axes === null ? [] : [this.axes.x.key, this.axes.y.key];
  }

  /** CSS pixels for each unit of the drawing. */
  get textScale(): number {
    return this.sources.viewport.textScale;
  }

  /** There is room for a name and one figure. */
  get isOnPhone(): boolean {
    return this.sources.viewport.width < MOBILE_BREAKPOINT;
  }

  get showsPrevious(): boolean {
    return this.filters.versionFilter === PREVIOUS_DATA;
  }

  /** false: whatever is chosen, this installation has no rows of the previous data. */
  get hasPreviousRows(): boolean {
    return this.sources.signals.hasPrevious;
  }

  get state(): ChartState {
    return this.rows.stateOf(this.showsPrevious);
  }

  get current(): ChartItems {
    return this.rows.current;
  }

  /** null: the previous rows are not loaded. */
  get previous(): ChartItems | null {
    return this.rows.previous;
  }

  /** Every row of the version, whatever the filters. */
  get everything(): ChartItems {
    return this.showsPrevious ? (this.previous ?? NO_ITEMS) : this.current;
  }

  /** The filters that hold for this surface (specification, section 4). */
  get ownFilters(): ExploreFilters {
    return filtersOfSurface(this.filters, this.surface);
  }

  get items(): readonly ChartItem[] {
    const passing = this.everything.passing(this.ownFilters);
    const { find } = this;
    if (find === '') return passing;
    return passing.filter(({ name, trendName, shiftName }) =>
      [name, trendName, shiftName].some(
        (text) => text !== null && foldedSpellings(text).some((one) => one.includes(find)),
      ),
    );
  }

  /** What the rows are searched for, folded; '': nothing. */
  get find(): string {
    return CHART_ABILITIES[this.surface].find === true ? fold(this.view.find ?? '').trim() : '';
  }

  /** No row has the figure that the chart plots. */
  get isUnknown(): boolean {
    const { all } = this.everything;
    if (this.surface === 'impact') return !all.some(({ sizing }) => hasLenses(sizing));
    return this.surface === 'drivers' && all.every(({ driverCount }) => driverCount === null);
  }

  get order(): ItemOrder {
    // The columns of the previous figures are shown with the movement only, and those of features while these have something.
    const { chosenOrder, topicRows } = this;
    const isThere =
      chosenOrder !== null &&
      (this.movement.beforeById !== null || !isByPrevious(chosenOrder)) &&
      (topicRows?.hasColumn(chosenOrder.key) ?? addedColumnOf(chosenOrder.key) === null);
    const chosen = isThere ? chosenOrder : null;
    return chosen ?? firstOrder(SURFACES[this.surface].order, this.everything.all);
  }

  /** The items in their order; while movement is shown, followed by those that are gone, without current figures. */
  get sorted(): readonly ChartItem[] {
    const { beforeById, gone } = this.movement;
    const others = this.topicRows?.factsOfOthers;
    return [...sortItems(this.items, this.order, beforeById, others), ...gone.map(withoutFigures)];
  }

  /** The rows of the table, from above. */
  get shownRows(): readonly ChartItem[] {
    return this.groups?.rows ?? this.sorted;
  }

  /** The items in the order of the rows; without trends, and with what is folded. */
  get ordered(): readonly ChartItem[] {
    return this.groups?.topicsInOrder ?? this.sorted;
  }

  /** Loads the rows, and the previous rows as soon as they are shown. @returns stops */
  start(): () => void {
    const { signals } = this.sources;
    const { sowId } = this.request;
    signals.load(sowId);
    // The address says what is seen, also where only the chart has remembered it.
    if (this.view.order === null && this.chosenOrder !== null) this.#events.sorted?.(orderToText(this.chosenOrder));
    return together([
      reaction(
        () => this.view.order,
        (order) => this.#sort(orderFromText(order)),
      ),
      ...[() => this.#needsPrevious, () => this.#namesWhatChanged].map((isNeeded) =>
        reaction(isNeeded, (isSo) => isSo && void signals.previous.load(sowId), { fireImmediately: true }),
      ),
    ]);
  }

  /** Asks again for rows that failed to load. */
  refresh(): void {
    this.rows.reload(this.#needsPrevious);
  }

  sortBy(key: SortKey): void {
    const order = nextOrder(this.order, key);
    this.#sort(order);
    this.#events.sorted?.(orderToText(order));
  }

  /** Opens the flashcard of an item. An item that is gone has none. */
  open({ type, id, name, isGone = false }: Openable): void {
    if (isGone) return;
    const rows = type === 'topic' ? this.ordered : this.shownRows;
    const among = rows.filter((item) => item.type === type && !item.isGone).map(targetOfItem);
    if (type === 'topic') this.#events.topicOpened({ id, name, among });
    else this.#events.trendOpened({ id, name, among });
  }

  /** Narrows the filters to these quadrants; none: to all. */
  chooseQuadrants(codes: readonly QuadrantCode[]): void {
    this.#events.quadrantsChosen?.(codes);
  }

  /** Narrows the filter to these topics; none: to all. */
  chooseTopics(names: readonly string[]): void {
    this.#events.topicsChosen?.(names);
  }

  #sort(order: ItemOrder | null): void {
    this.chosenOrder = order;
    this.remembered.order = order;
  }

  /** The topic map names first what came to another quadrant, unless it is dense. Its own rows come before that. */
  get #namesWhatChanged(): boolean {
    const { isMap, type, table, state, current } = this;
    return isMap && type === 'topic' && !table && state.kind === 'ready' && current.all.length <= DENSE;
  }

  get #needsPrevious(): boolean {
    const comparesRings = this.rings && this.radar !== null;
    return comparesRings || this.movement.isWanted || this.showsPrevious || this.filters.allVersionsFilter;
  }
}

/** The rows of a chart that the page mounts: they last as long as it does. */
export function openChartData(
  request: ChartRequest,
  view: BuiltinView,
  events: ChartListeners,
  sources: ChartSources,
): ChartData {
  return new ChartData(request, view, events, sources);
}

/** The rows of the trends of the same view, to group topics by. */
function trendsOf(request: ChartRequest, view: BuiltinView, events: ChartListeners, sources: ChartSources): ChartData {
  return new ChartData({ ...request, surface: 'trendList' }, view, events, sources);
}
