import type { ExploreFilters } from '../../domain/filters/filter-forms';
import { compareStructural, computed, makeAutoObservable } from 'mobx';
import {
  CURRENT_DATA,
  EXPLORE_TAB_NAMES,
  EXPLORE_TABS,
  RING_MAP,
  type ExploreTab,
} from '../../domain/workspace/explore-tab';
import { filtersFromQuery, filtersToQuery, withoutFilterParameters } from '../../domain/filters/filter-query';
import { withIds, withSignalNames, type NamedSignals } from '../../domain/filters/id-query';
import { SENDER_PARAMETER, senderStatuses } from '../../domain/filters/sender-statuses';
import { viewFromQuery, withView, type ExploreView } from '../../domain/filters/view-query';
import { isQuestionView, outlineOf, type ViewOutline } from '../../domain/filters/view-outline';
import { axesInWords, SPECIFIED_AXES, type AxisFigure, type ChosenAxes } from '../../domain/topic/map-axes';
import { positionOf, type Position } from '../../domain/topic/map-position';
import { withoutFlashcard } from '../../domain/topic/flashcard-target';
import { TOPICS_OF_PARAMETER } from '../../domain/shared/routes';
import type { SowId } from '../../domain/shared/entity-id';
import type { TopicStatus } from '../../domain/topic/topic-status';
import { parseAddress, type AddressParameters } from '../../domain/shared/address-parameters';
import type { Navigator } from '../shared/navigator';
import type { ExternalCharts } from './chart-frame';
import { ScreenQuery } from '../shared/screen-query';
import { withoutCompared } from '../workspace/compared-with';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { MapAxisChoice } from './map-axis-choice';
import type { ViewWords } from './view-words';
import { BY_REFERENCE } from '../shared/by-reference';

const SPECIFIED: readonly string[] = Object.values(SPECIFIED_AXES);

/** Parameters that say where the topic filter comes from; removed when it changes. */
const ORIGINS: readonly string[] = [TOPICS_OF_PARAMETER, SENDER_PARAMETER];

export function withoutOrigins(query: AddressParameters): AddressParameters {
  return query.filter(([name]) => !ORIGINS.includes(name));
}

/** The tab, the filters and the view in the address, whether the project has them or not. */
export class ExploreAddress {
  readonly #query: ScreenQuery;
  #left: { readonly sow: SowId; readonly query: AddressParameters } | null = null;

  constructor(
    private readonly navigator: Navigator,
    private readonly signals: ProjectSignalsStore,
    private readonly external: Pick<ExternalCharts, 'frame'>,
    private readonly words: readonly ViewWords[],
    private readonly workspace: Pick<WorkspaceStore, 'has'>,
    private readonly axisChoice: MapAxisChoice,
  ) {
    this.#query = new ScreenQuery(navigator, 'data');
    makeAutoObservable(this, { view: computed({ equals: compareStructural }) }, BY_REFERENCE);
    this.#query.follow();
  }

  /**
   * The screen shows this project; null: it is not open. Who comes back to an address that asks for nothing finds the tab,
   * the filters and the view as they were.
   */
  show(sow: SowId | null): void {
    const { sow: shown } = this.#query;
    // A card is part of where it was opened, not of the view.
    if (sow === null && shown !== null) this.#left = { sow: shown, query: withoutFlashcard(this.query) };
    this.#query.sow = sow;
    const { query } = this.navigator.location;
    const asked = withoutCompared(withoutFlashcard(query));
    if (sow === null || this.#left?.sow !== sow || asked.length > 0 || this.navigator.isReturn) return;
    const left = withoutCompared(this.#left.query);
    if (left.length > 0) this.navigator.setQuery([...left, ...query], 'replace');
  }

  /** Another user begins without it. */
  clear(): void {
    this.#left = null;
  }

  get query(): AddressParameters {
    return this.#query.value;
  }

  get requested(): ExploreFilters {
    return { ...filtersFromQuery(this.named(this.query)), activeTab: this.activeTab };
  }

  /** A getter of its own, so that what depends on the tab is not computed again with every filter. */
  get activeTab(): ExploreTab {
    const { activeTab } = filtersFromQuery(this.query);
    return this.tabs.includes(activeTab) ? activeTab : (this.tabs[0] ?? activeTab);
  }

  /** The tabs that can show something of the project. */
  get tabs(): readonly ExploreTab[] {
    const { lacking } = this;
    // Without figures, topics are drawn by rings.
    return EXPLORE_TABS.filter((tab) => tab === 'trendList' || tab === 'opportunityMap' || !lacking.includes(tab));
  }

  /** What is said not to be offered: a topic map by other figures is one. */
  get notOffered(): ExploreAddress['lacking'] {
    return this.axes === null ? this.lacking : this.lacking.filter((tab) => tab !== 'opportunityMap');
  }

  /** The maps and charts that would be empty; none as long as that is not known, or external charts show the data. */
  get lacking(): readonly Exclude<ExploreTab, 'trendList'>[] {
    const { shown } = this.signals;
    const [topics, trends] = [shown.topics.value, shown.trends.value];
    if (this.external.frame !== null || topics === null || trends === null || topics.length === 0) return [];
    const [onTrendMap, onTopicMap] = [trends, topics].map((all) => all.some((signal) => positionOf(signal) !== null));
    const hasDrivers = topics.some(({ driverCount }) => driverCount !== null);
    return [
      ...(onTrendMap ? [] : (['trendMap'] as const)),
      ...(onTopicMap ? [] : (['opportunityMap'] as const)),
      ...(hasDrivers ? [] : (['drivers'] as const)),
    ];
  }

  /** No topic has a place by growth and sizing, but the charts can draw rings. */
  get hasNoFigures(): boolean {
    return this.lacking.includes('opportunityMap');
  }

  tabName(tab: ExploreTab): string {
    return tab === 'opportunityMap' && this.hasNoFigures && this.axes === null ? RING_MAP : EXPLORE_TAB_NAMES[tab];
  }

  /** The project is a technology radar. */
  get hasRings(): boolean {
    return (this.signals.shown.topics.value ?? []).some(({ ring }) => ring !== undefined);
  }

  /** Topics are drawn by rings: on request those of a technology radar, and always where no figures give them a place. */
  get rings(): boolean {
    return (this.hasNoFigures && this.axes === null) || (this.view.radar && this.hasRings);
  }

  /** The figures of the topic map; null: average sizing and growth. */
  get axes(): ChosenAxes | null {
    // What external charts draw has its own axes.
    return this.external.frame === null ? this.axisChoice.axesFor(this.view, this.isCurrent) : null;
  }

  /** What the axes of the topic map can show; none where there is no choice beside average sizing and growth. */
  get axisFigures(): readonly AxisFigure[] {
    const figures = this.external.frame === null ? this.axisChoice.figures(this.isCurrent) : [];
    const isChoice = figures.some(({ key }) => !SPECIFIED.includes(key));
    return isChoice && figures.length > 1 ? figures : [];
  }

  /** Table or map, movement and sort order: wishes that outlive a tab switch, and are not told to a chart that cannot fulfil them. */
  get view(): ExploreView {
    return viewFromQuery(this.query);
  }

  /** The keys of the figures on the axes, also those of the usual ones. */
  get shownAxes(): Readonly<Record<keyof Position, string>> {
    const { axes } = this;
    return axes === null ? SPECIFIED_AXES : { x: axes.x.key, y: axes.y.key };
  }

  private get isCurrent(): boolean {
    return this.requested.versionFilter === CURRENT_DATA;
  }

  /** The platform whose topics are the topic filter, as 'Show in Trend map' wrote it; null: another filter, or none. */
  get platform(): string | null {
    return this.query.find(([name]) => name === TOPICS_OF_PARAMETER)?.[1] ?? null;
  }

  /** The statuses of the user who shared this link; empty: it was not narrowed by any. */
  get sender(): readonly TopicStatus[] {
    return senderStatuses(this.query);
  }

  /** Writes the filters into the address, as a new history entry. Other parameters stay, such as an open flashcard. */
  setFilters(filters: ExploreFilters): void {
    const { query } = this.navigator.location;
    const { topicFilter } = filtersFromQuery(this.named(query));
    const others = withoutFilterParameters(query);
    const stays = compareStructural(topicFilter, filters.topicFilter);
    const next = [...this.shortened(filtersToQuery(filters)), ...(stays ? others : withoutOrigins(others))];
    // The same query twice in the history would make Back seem to do nothing.
    if (!compareStructural(next, query)) this.navigator.setQuery(next, 'push');
  }

  /** Replaces the history entry: Back leads to other filters, not through each order of the rows. */
  setView(view: Partial<ExploreView>): void {
    const { query } = this.navigator.location;
    this.navigator.setQuery(withView(query, { ...viewFromQuery(query), ...view }), 'replace');
  }

  /** Shows a figure on an axis. What the other axis has shown takes its place where it is the same. */
  chooseAxis(direction: keyof Position, key: string): void {
    const { x, y } = this.shownAxes;
    const other = direction === 'x' ? y : x;
    const swapped = other === key ? (direction === 'x' ? x : y) : other;
    const shown = direction === 'x' ? { x: key, y: swapped } : { x: swapped, y: key };
    const asked = (of: keyof Position): string | null => (shown[of] === SPECIFIED_AXES[of] ? null : shown[of]);
    this.setView({ across: asked('x'), up: asked('y'), radar: false });
  }

  /** Average sizing across and growth up. */
  resetAxes(): void {
    this.setView({ across: null, up: null });
  }

  toggleRings(): void {
    this.setView({ radar: this.view.table || !this.rings, table: false });
  }

  /** The query with names in the place of ids. */
  named(query: AddressParameters): AddressParameters {
    const { previous } = this.signals;
    return withSignalNames(query, (kind, id) => {
      const byId = kind === 'topics' ? this.signals.topicById : this.signals.trendById;
      return byId.get(id)?.name ?? previous.value?.[kind].find((signal) => signal.id === id)?.name;
    });
  }

  /** The query with ids in the place of many names. */
  shortened(query: AddressParameters): AddressParameters {
    return withIds(query, (kind) => this.idFinder(kind));
  }

  /** What the address of a view shows, in words: filters by their names, then what functions of the product say of it. */
  outline(address: string): ViewOutline {
    const outline = outlineOf(address, this.named);
    if (isQuestionView({ address })) return outline;
    const { query } = parseAddress(address);
    const added = this.words.filter(({ module }) => this.workspace.has(module)).flatMap(({ of }) => of(query));
    return { ...outline, parts: [...outline.parts, ...this.axisWords(query, outline), ...added] };
  }

  private axisWords(query: AddressParameters, { screen, filters }: ViewOutline): readonly string[] {
    if (screen !== 'data' || filters.activeTab !== 'opportunityMap') return [];
    const axes = this.axisChoice.axesFor(viewFromQuery(query), true);
    return axes === null ? [] : [axesInWords(axes)];
  }

  private idFinder(kind: NamedSignals): (name: string) => string | undefined {
    const ids = new Map((this.signals[kind].value ?? []).toReversed().map(({ id, name }) => [name, id]));
    return (name) => ids.get(name);
  }
}
