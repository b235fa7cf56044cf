import { isQuadrantFilterActive } from '../../domain/filters/filter-form';
import { type BarFilter, type ExploreFilters, type FilterName, MORE_FILTERS } from '../../domain/filters/filter-forms';
import { compareStructural, computed, makeAutoObservable, reaction, when } from 'mobx';
import {
  activeFilters,
  clearFilters,
  copyFilters,
  hasActiveFilters,
  switchTab,
} from '../../domain/filters/explore-filters';
import type { ExploreTab } from '../../domain/workspace/explore-tab';
import { availableFilters, effectiveFilters, type MaturityFilter } from '../../domain/filters/tab-filters';
import { EVERY_TOPIC, isEverything, type Query } from '../../domain/query/query';
import type { LoadAskBar } from '../query/load-ask-bar';
import type { SowId } from '../../domain/shared/entity-id';
import type { QuadrantCode, SignalType } from '../../domain/topic/quadrant';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { RecordUsage } from '../tracking/record-usage';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ExploreAddress } from './explore-address';
import type { ExploreQuery } from './explore-query';
import type { FilterOptions } from './filter-options';
import { EXPLORE_SECTIONS, filtersOfSection, type ExploreSection } from './explore-section';
import { BY_REFERENCE } from '../shared/by-reference';

/** The tab and filters of the explore screen, which are stored in the address. */
export class ExploreViewModel {
  /** null: the screen is not open. */
  sow: SowId | null = null;
  /** Only one dropdown is open at a time (specification, section 4). */
  openDropdown: FilterName | null = null;
  /** The filters before the last tab switch or 'Clear all', for 'Restore filters'. */
  cleared: ExploreFilters | null = null;

  constructor(
    readonly address: ExploreAddress,
    readonly options: FilterOptions,
    readonly query: ExploreQuery,
    private readonly workspace: WorkspaceStore,
    private readonly barLoader: LoadAskBar,
    private readonly usage: RecordUsage,
  ) {
    // A flashcard in the address must not draw the charts again.
    makeAutoObservable(this, { filters: computed({ equals: compareStructural }) }, BY_REFERENCE);
    // Also when the tab changes by Back.
    reaction(
      () => this.address.activeTab,
      () => this.closeDropdown(),
    );
    // A change of the address may need the previous data.
    reaction(
      () => (this.#isProjectVerified && this.options.needsPrevious ? this.sow : null),
      (sow) => sow !== null && this.options.comparison.loadPrevious(sow),
    );
  }

  /** The bar of conditions; null: it is switched off. */
  get loadBar(): LoadAskBar | null {
    return this.workspace.has('ask') ? this.barLoader : null;
  }

  /** The filters in force: those of the address, as far as they are available. */
  get filters(): ExploreFilters {
    const { queryFilter, ...filters } = this.#unresolved;
    return { ...filters, queryFilter: queryFilter && this.query.resolved };
  }

  /** The platform that the map shows (see 'Show in Trend map'); null: none. */
  get platform(): string | null {
    return this.filters.topicFilter.length > 0 ? this.address.platform : null;
  }

  /** Names in the address that the project does not have; empty until that is known. */
  get unknownNames(): readonly string[] {
    const { topics, trends, isResolved, unknownOthers } = this.options;
    return isResolved ? [...topics.unknown, ...trends.unknown, ...unknownOthers] : [];
  }

  /** The statuses that the topics of a shared link had when it was made; empty: none, or other topics are shown. */
  get sender(): readonly TopicStatus[] {
    return this.filters.topicFilter.length > 0 ? this.address.sender : [];
  }

  get sections(): readonly ExploreSection[] {
    return EXPLORE_SECTIONS[this.address.activeTab];
  }

  /** Whether {@link filters} are final: drawn before, charts would be drawn twice. */
  get canDrawCharts(): boolean {
    return this.#isProjectVerified && this.options.isResolved && this.query.isResolved;
  }

  /** Opens the screen; the options are loaded when the project has passed its check. @returns closes it */
  enter(sow: SowId): () => void {
    this.sow = sow;
    this.address.show(sow);
    const stop = when(
      () => this.workspace.sow.value?.id === sow,
      () => this.options.load(sow),
    );
    return () => {
      stop();
      this.leave();
    };
  }

  leave(): void {
    this.sow = null;
    this.address.show(null);
    this.cleared = null;
    this.closeDropdown();
  }

  toggleDropdown(name: FilterName): void {
    this.#open(this.openDropdown === name ? null : name);
  }

  closeDropdown(): void {
    this.#open(null);
  }

  openTab(tab: ExploreTab): void {
    if (tab === this.address.activeTab) return;
    this.usage.record({ name: 'clicked_on_explore_tab', payload: { tab_name: this.address.tabName(tab) } });
    if (hasActiveFilters(this.filters)) this.cleared = this.#unresolved;
    this.address.setFilters(switchTab(this.filters, tab));
  }

  /** By a maturity option or the legend of a map. All quadrants, and none, mean all signals. */
  chooseQuadrants(of: MaturityFilter, quadrants: readonly QuadrantCode[]): void {
    const chosen = isQuadrantFilterActive(quadrants) ? quadrants : [];
    const key = of === 'topicMaturity' ? 'topicQuadrantFilter' : 'trendQuadrantFilter';
    this.narrow({ [key]: chosen });
  }

  /** Replaces these filters. */
  narrow(filters: Partial<ExploreFilters>): void {
    this.address.setFilters({ ...this.#requested, ...filters });
  }

  /** The conditions of topics or trends: the query of the address, where it is of these. */
  queryOf(type: SignalType): Query {
    const { requested } = this.query;
    return requested?.subject === `${type}s` ? requested : { ...EVERY_TOPIC, subject: `${type}s` };
  }

  /** Replaces the conditions of topics or trends. The address holds one query. */
  changeQuery(query: Query): void {
    this.narrow({ queryFilter: isEverything(query) && query.limit === null ? null : query });
  }

  /** 'Select all' of one filter. */
  selectAll(name: FilterName): void {
    this.narrow(clearFilters(this.#requested, [name]));
  }

  /** Those that the project has something for. */
  dropdownsOf({ dropdowns }: ExploreSection): readonly BarFilter[] {
    return this.options.rings.length > 0 ? dropdowns : dropdowns.filter((name) => name !== 'rings');
  }

  activeFiltersIn(section: ExploreSection): readonly FilterName[] {
    return activeFilters(this.filters, this.#namesOf(section));
  }

  clearAll(section: ExploreSection): void {
    const names = this.#namesOf(section);
    // Filters cleared in another section stay restorable.
    this.cleared = copyFilters(this.cleared ?? clearFilters(this.filters), this.#unresolved, names);
    this.narrow(clearFilters(this.#requested, names));
  }

  canRestore(section: ExploreSection): boolean {
    const names = this.#namesOf(section);
    return (
      this.#restorable !== null && hasActiveFilters(this.#restorable, names) && !hasActiveFilters(this.filters, names)
    );
  }

  /** Restores the filters of a section. */
  restore(section: ExploreSection): void {
    if (this.#restorable !== null) this.narrow(copyFilters(this.#requested, this.#restorable, this.#namesOf(section)));
  }

  /** {@link filters} with the query as the address has it. */
  get #unresolved(): ExploreFilters {
    const filters = effectiveFilters(this.address.requested, this.options.available);
    if (!this.options.hasFigures) return clearFilters(filters, [...MORE_FILTERS, 'query']);
    return this.options.hasAllVersions ? filters : clearFilters(filters, ['allVersions']);
  }

  /** The cleared filters, as far as the open tab has them. */
  get #restorable(): ExploreFilters | null {
    const { activeTab } = this.address;
    return this.cleared && effectiveFilters({ ...this.cleared, activeTab }, this.options.available);
  }

  /** Its own filters, and the query where its rows are those of the section. */
  #namesOf(section: ExploreSection): readonly FilterName[] {
    const query = this.#unresolved.queryFilter ?? this.cleared?.queryFilter;
    return query?.subject === `${section.type}s` ? [...filtersOfSection(section), 'query'] : filtersOfSection(section);
  }

  get #isProjectVerified(): boolean {
    return this.sow !== null && this.workspace.sow.value?.id === this.sow;
  }

  #open(name: FilterName | null): void {
    this.openDropdown = name;
    for (const names of [this.options.topics, this.options.trends]) names.setOpen(name === names.filter);
  }

  /** The filters of the address without values that are known to be unavailable. */
  get #requested(): ExploreFilters {
    return availableFilters(this.address.requested, this.options.loaded);
  }
}
