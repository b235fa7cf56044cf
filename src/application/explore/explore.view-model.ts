import { compareStructural, computed, makeAutoObservable, observableRef, reaction, when } from 'mobx';
import {
  clearFilters,
  isQuadrantFilterActive,
  activeFilters,
  hasActiveFilters,
  switchTab,
  copyFilters,
  type ExploreFilters,
} from '../../domain/explore/explore-filters';
import type { ExploreTab, FilterName } from '../../domain/explore/explore-tab';
import { toggle, toggleMany } from '../../domain/explore/selection';
import { effectiveFilters, availableFilters, type MaturityFilter } from '../../domain/explore/tab-filters';
import type { VersionName } from '../../domain/explore/version';
import type { SowId } from '../../domain/shared/entity-id';
import type { QuadrantCode } from '../../domain/topic/quadrant';
import { TOPIC_STATUSES, type TopicStatus } from '../../domain/topic/topic-status';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ExploreAddress } from './explore-address';
import type { FilterOptions } from './filter-options';
import { EXPLORE_SECTIONS, filtersOfSection, type ExploreSection } from './explore-section';
import type { NameFilter } from './name-options';

/** The explore screen's tab and filters. They live in the address: reload, Back and a pasted link give the same view. */
export class ExploreViewModel {
  readonly options: FilterOptions;
  /** The project that is explored; null: the screen is not open. */
  sow: SowId | null = null;
  /** Only one dropdown is open at a time (specification, section 4). */
  openDropdown: FilterName | null = null;
  /** What the last tab switch or 'Clear all' took away; 'Restore filters' brings it back (decisions, 6). */
  cleared: ExploreFilters | null = null;
  readonly #address: ExploreAddress;
  readonly #workspace: WorkspaceStore;

  constructor(address: ExploreAddress, options: FilterOptions, workspace: WorkspaceStore) {
    this.options = options;
    this.#address = address;
    this.#workspace = workspace;
    makeAutoObservable(
      this,
      {
        options: false,
        sow: observableRef,
        cleared: observableRef,
        // Equal filters are the same filters: a card opening in the address must not redraw the charts.
        filters: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
    // By Back as by a click: the dropdowns of a tab go with it.
    reaction(
      () => this.activeTab,
      () => this.closeDropdown(),
    );
    // For as long as there is an address: it asks for the previous data by itself, too.
    reaction(
      () => (this.#isProjectVerified && this.options.needsPrevious ? this.sow : null),
      (sow) => sow !== null && this.options.loadPrevious(sow),
    );
  }

  /** What is in force: of what the address asks for, what is on offer. */
  get filters(): ExploreFilters {
    return effectiveFilters(this.#address.requested, this.options.available);
  }

  get activeTab(): ExploreTab {
    return this.#address.requested.activeTab;
  }

  get sections(): readonly ExploreSection[] {
    return EXPLORE_SECTIONS[this.activeTab];
  }

  /**
   * Charts may be drawn: the project has passed its check, and what the address asks for is known to be on offer.
   * Drawn before that, they would be drawn twice.
   */
  get canDrawCharts(): boolean {
    return this.#isProjectVerified && this.options.isResolved;
  }

  /**
   * Opens the screen. Nothing is asked for before the project has passed its check: see OpenProject.
   * @returns leaves the screen
   */
  enter(sow: SowId): () => void {
    this.sow = sow;
    const stop = when(
      () => this.#workspace.sow.value?.id === sow,
      () => this.options.load(sow),
    );
    return () => {
      stop();
      this.leave();
    };
  }

  leave(): void {
    this.sow = null;
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
    if (tab === this.activeTab) return;
    if (hasActiveFilters(this.filters)) this.cleared = this.filters;
    this.#address.setFilters(switchTab(this.filters, tab));
  }

  toggleStatus(status: TopicStatus): void {
    const statusFilter = toggle(this.filters.statusFilter, TOPIC_STATUSES, status);
    this.#update({ statusFilter: statusFilter.length === 0 ? TOPIC_STATUSES : statusFilter });
  }

  chooseVersion(versionFilter: VersionName): void {
    this.#update({ versionFilter });
  }

  toggleName(of: NameFilter, name: string): void {
    const { topicFilter, trendFilter } = this.filters;
    if (of === 'topics') this.#update({ topicFilter: toggle(topicFilter, this.options.topics.names, name) });
    else this.#update({ trendFilter: toggle(trendFilter, this.options.trends.names, name) });
  }

  /** Several names at once, such as all that match what was typed. */
  toggleNames(of: NameFilter, names: readonly string[]): void {
    const { topicFilter, trendFilter } = this.filters;
    if (of === 'topics') this.#update({ topicFilter: toggleMany(topicFilter, this.options.topics.names, names) });
    else this.#update({ trendFilter: toggleMany(trendFilter, this.options.trends.names, names) });
  }

  /** A maturity option, or the legend of a map; all of the quadrants, or none, means all signals. */
  chooseQuadrants(of: MaturityFilter, quadrants: readonly QuadrantCode[]): void {
    const chosen = isQuadrantFilterActive(quadrants) ? quadrants : [];
    const key = of === 'topicMaturity' ? 'topicQuadrantFilter' : 'trendQuadrantFilter';
    this.#update({ [key]: chosen });
  }

  /** 'Select all' of one filter. */
  selectAll(name: FilterName): void {
    this.#update(clearFilters(this.#requested, [name]));
  }

  /** Which filters of a section are set. */
  activeFiltersIn(section: ExploreSection): readonly FilterName[] {
    return activeFilters(this.filters, filtersOfSection(section));
  }

  clearAll(section: ExploreSection): void {
    const names = filtersOfSection(section);
    // What was cleared of another section can still be had.
    this.cleared = copyFilters(this.cleared ?? clearFilters(this.filters), this.filters, names);
    this.#update(clearFilters(this.#requested, names));
  }

  canRestore(section: ExploreSection): boolean {
    const names = filtersOfSection(section);
    return (
      this.#restorableOnTab !== null &&
      hasActiveFilters(this.#restorableOnTab, names) &&
      !hasActiveFilters(this.filters, names)
    );
  }

  /** Brings the last set back, as far as the section has such filters. */
  restore(section: ExploreSection): void {
    if (this.#restorableOnTab !== null)
      this.#update(copyFilters(this.#requested, this.#restorableOnTab, filtersOfSection(section)));
  }

  /** What of the last set would be in force on the open tab. */
  get #restorableOnTab(): ExploreFilters | null {
    return this.cleared && effectiveFilters({ ...this.cleared, activeTab: this.activeTab }, this.options.available);
  }

  /** The project has passed its check. */
  get #isProjectVerified(): boolean {
    return this.sow !== null && this.#workspace.sow.value?.id === this.sow;
  }

  #open(name: FilterName | null): void {
    this.openDropdown = name;
    for (const names of [this.options.topics, this.options.trends]) names.setOpen(name === names.filter);
  }

  /** What the address asks for, but for what is known not to be on offer: the rest may come yet. */
  get #requested(): ExploreFilters {
    return availableFilters(this.#address.requested, this.options.loaded);
  }

  #update(filters: Partial<ExploreFilters>): void {
    this.#address.setFilters({ ...this.#requested, ...filters });
  }
}
