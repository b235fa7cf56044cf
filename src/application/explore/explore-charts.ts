import { isListedOnTab, CURRENT_DATA, type VersionName } from '../../domain/explore/explore-tab';
import type { ExploreFilters } from '../../domain/explore/filter-forms';
import { makeAutoObservable } from 'mobx';
import { filtersOfSurface } from '../../domain/explore/sender-statuses';
import { leftOutWords } from '../../domain/topic/topic';
import { ownColumnsOf, type OwnColumn } from '../../domain/topic/own-values';
import type { ProjectFacts } from '../query/project-facts';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { ChartSurface, ExternalCharts } from './chart-frame';
import type { ExploreAddress } from './explore-address';
import { CHART_ABILITIES, type ChartAbilities, type ChartExport, type ExploreSection } from './explore-section';
import { matchingCount, type MatchingCount } from './explore-query';
import { BY_REFERENCE } from '../shared/by-reference';

/** In percent of the window, until the divider is moved. */
export const TOPIC_LIST_HEIGHT = 40;

/** One of our own charts on the page. Its values are observable. */
export interface ShownChart {
  /** How many items it shows, of how many; null: not known. */
  readonly count: MatchingCount | null;
  /** It shows a table that was not asked for, because it can draw none of its items. */
  readonly isTableForced: boolean;
  /** Downloads what is shown, under the name of the version that it is of. Rejects when it cannot be made. */
  export(format: ChartExport, nameOf: (version: VersionName) => string): Promise<void>;
}

/** The charts that are on the screen, and what the bar above them needs to know of them. */
export class ExploreCharts {
  /** Height of the topic list in the list view, in percent of the window (specification, section 9). */
  topicListHeight = TOPIC_LIST_HEIGHT;
  /** The list that has all of the list view; null: both are open. */
  wholeList: ChartSurface | null = null;
  shown: ReadonlyMap<ChartSurface, ShownChart> = new Map();
  /** What the rows of a list are searched for. */
  finds: ReadonlyMap<ChartSurface, string> = new Map();

  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly facts: ProjectFacts,
    private readonly address: ExploreAddress,
    private readonly external: ExternalCharts,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** External charts can do none of it. */
  abilitiesOf(surface: ChartSurface): ChartAbilities {
    return this.external.frame === null ? CHART_ABILITIES[surface] : { exports: [] };
  }

  /** Wishes that outlive a tab switch. A chart that cannot fulfil them is not asked to. */
  get table(): boolean {
    return this.address.view.table;
  }

  get movement(): boolean {
    return this.address.view.movement;
  }

  /** Topics are drawn by rings: on request those of a technology radar, and always where there are no figures. */
  get rings(): boolean {
    return this.address.hasNoFigures || (this.address.view.radar && this.address.hasRings);
  }

  /** The columns of the user's file that a list shows; null: as many as have room. */
  get columns(): readonly string[] | null {
    return this.address.view.columns;
  }

  /** All of them. */
  get ownColumns(): readonly OwnColumn[] {
    return ownColumnsOf(this.signals.topics.value ?? []);
  }

  /** The column that the rows of a chart are sorted by; null: the order of the surface. */
  orderOf(surface: ChartSurface): string | null {
    return this.address.view.orders[surface] ?? null;
  }

  sorted(surface: ChartSurface, order: string): void {
    this.address.setView({ orders: { ...this.address.view.orders, [surface]: order } });
  }

  /** A chart is there, or gone: null. */
  mounted(surface: ChartSurface, chart: ShownChart | null): void {
    this.shown = changed(this.shown, surface, chart);
    if (chart === null) this.find(surface, '');
  }

  /** @param text '': shows all rows */
  find(surface: ChartSurface, text: string): void {
    this.finds = changed(this.finds, surface, text || null);
  }

  hasForcedTable({ charts }: ExploreSection): boolean {
    return charts.some((surface) => this.shown.get(surface)?.isTableForced);
  }

  toggleTable(): void {
    this.address.setView({ table: !this.table });
  }

  toggleRings(): void {
    this.address.setView({ radar: this.table || !this.rings, table: false });
  }

  /** @param shown those that are shown now */
  toggleColumn(name: string, shown: readonly string[]): void {
    const columns = shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name];
    this.address.setView({ columns });
  }

  toggleMovement(): void {
    this.address.setView({ movement: !this.movement });
  }

  resizeTopicList(height: number): void {
    this.topicListHeight = height;
  }

  showWholeList(surface: ChartSurface | null): void {
    this.wholeList = surface;
  }

  /** Why a section counts fewer topics than the project has; '' where it counts all, or another version of them. */
  leftOutOf({ charts }: ExploreSection, { versionFilter }: ExploreFilters): string {
    if (!charts.includes('drivers') || versionFilter !== CURRENT_DATA) return '';
    const hidden = (this.signals.topics.value ?? []).filter((topic) => !isListedOnTab('drivers', topic));
    return leftOutWords(hidden.length, 'drivers');
  }

  /** 'x of y': what a chart says, or what the project's own data says where no chart does. */
  countOf({ charts, type }: ExploreSection, filters: ExploreFilters): MatchingCount | null {
    const said = charts.map((surface) => this.shown.get(surface)?.count).find((count) => count != null);
    const [surface = ''] = charts;
    if (said !== undefined) return said;
    const { topics, trends } = this.signals;
    const isLoaded = (type === 'trend' ? trends : topics).value !== null;
    return isLoaded ? matchingCount(type, filtersOfSurface(filters, surface), this.facts.settled) : null;
  }
}

function changed<Value>(
  map: ReadonlyMap<ChartSurface, Value>,
  surface: ChartSurface,
  value: Value | null,
): ReadonlyMap<ChartSurface, Value> {
  const next = new Map(map);
  if (value === null) next.delete(surface);
  else next.set(surface, value);
  return next;
}
