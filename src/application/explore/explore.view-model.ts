import { compareStructural, computed, makeAutoObservable, observableRef, reaction, when } from 'mobx';
import {
  clearFilters,
  isNarrowed,
  narrowingFilters,
  narrows,
  switchTab,
  takeFilters,
  type ExploreFilters,
} from '../../domain/explore/explore-filters';
import type { ExploreTab, FilterName } from '../../domain/explore/explore-tab';
import { toggle, toggleTogether } from '../../domain/explore/selection';
import { effectiveFilters, possibleFilters, type MaturityFilter } from '../../domain/explore/tab-filters';
import type { VersionName } from '../../domain/explore/version';
import type { SowId } from '../../domain/shared/entity-id';
import type { QuadrantCode } from '../../domain/topic/quadrant';
import { TOPIC_STATUSES, type TopicStatus } from '../../domain/topic/topic-status';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ExploreAddress } from './explore-address';
import type { ExploreOffer } from './filter-options';
import { EXPLORE_SECTIONS, filtersOfSection, type ExploreSection } from './explore-section';
import type { NameFilter } from './offered-names';

/** The explore screen's tab and filters. They live in the address: reload, Back and a pasted link give the same view. */
export class ExploreViewModel {
  readonly offer: ExploreOffer;
  /** The project that is explored; null: the screen is not open. */
  sow: SowId | null = null;
  /** Only one dropdown is open at a time (specification, section 4). */
  openDropdown: FilterName | null = null;
  /** What the last tab switch or 'Clear all' took away; 'Restore filters' brings it back (decisions, 6). */
  lost: ExploreFilters | null = null;
  readonly #address: ExploreAddress;
  readonly #workspace: WorkspaceStore;

  constructor(address: ExploreAddress, offer: ExploreOffer, workspace: WorkspaceStore) {
    this.offer = offer;
    this.#address = address;
    this.#workspace = workspace;
    makeAutoObservable(
      this,
      {
        offer: false,
        sow: observableRef,
        lost: observableRef,
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
      () => (this.#isChecked && this.offer.wantsPrevious ? this.sow : null),
      (sow) => sow !== null && this.offer.loadPrevious(sow),
    );
  }

  /** What is in force: of what the address asks for, what is on offer. */
  get filters(): ExploreFilters {
    return effectiveFilters(this.#address.asked, this.offer.all);
  }

  get activeTab(): ExploreTab {
    return this.#address.asked.activeTab;
  }

  get sections(): readonly ExploreSection[] {
    return EXPLORE_SECTIONS[this.activeTab];
  }

  /**
   * Charts may be drawn: the project has passed its check, and what the address asks for is known to be on offer.
   * Drawn before that, they would be drawn twice.
   */
  get isSettled(): boolean {
    return this.#isChecked && this.offer.isKnown;
  }

  /**
   * Opens the screen. Nothing is asked for before the project has passed its check: see EnterWorkspace.
   * @returns leaves the screen
   */
  enter(sow: SowId): () => void {
    this.sow = sow;
    const stop = when(
      () => this.#workspace.sow.value?.id === sow,
      () => this.offer.load(sow),
    );
    return () => {
      stop();
      this.leave();
    };
  }

  leave(): void {
    this.sow = null;
    this.lost = null;
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
    if (narrows(this.filters)) this.lost = this.filters;
    this.#address.ask(switchTab(this.filters, tab));
  }

  toggleStatus(status: TopicStatus): void {
    const statusFilter = toggle(this.filters.statusFilter, TOPIC_STATUSES, status);
    this.#set({ statusFilter: statusFilter.length === 0 ? TOPIC_STATUSES : statusFilter });
  }

  chooseVersion(versionFilter: VersionName): void {
    this.#set({ versionFilter });
  }

  toggleName(of: NameFilter, name: string): void {
    const { topicFilter, trendFilter } = this.filters;
    if (of === 'topics') this.#set({ topicFilter: toggle(topicFilter, this.offer.topics.names, name) });
    else this.#set({ trendFilter: toggle(trendFilter, this.offer.trends.names, name) });
  }

  /** Several names at once, such as all that match what was typed. */
  toggleNames(of: NameFilter, names: readonly string[]): void {
    const { topicFilter, trendFilter } = this.filters;
    if (of === 'topics') this.#set({ topicFilter: toggleTogether(topicFilter, this.offer.topics.names, names) });
    else this.#set({ trendFilter: toggleTogether(trendFilter, this.offer.trends.names, names) });
  }

  /** A maturity option, or the legend of a map; all of the quadrants, or none, means all signals. */
  chooseQuadrants(of: MaturityFilter, quadrants: readonly QuadrantCode[]): void {
    const chosen = isNarrowed(quadrants) ? quadrants : [];
    const key = of === 'topicMaturity' ? 'topicQuadrantFilter' : 'trendQuadrantFilter';
    this.#set({ [key]: chosen });
  }

  /** 'Select all' of one filter. */
  selectAll(name: FilterName): void {
    this.#set(clearFilters(this.#wanted, [name]));
  }

  /** Which filters of a section are set. */
  setIn(section: ExploreSection): readonly FilterName[] {
    return narrowingFilters(this.filters, filtersOfSection(section));
  }

  clearAll(section: ExploreSection): void {
    const names = filtersOfSection(section);
    // What was cleared of another section can still be had.
    this.lost = takeFilters(this.lost ?? clearFilters(this.filters), this.filters, names);
    this.#set(clearFilters(this.#wanted, names));
  }

  canRestore(section: ExploreSection): boolean {
    const names = filtersOfSection(section);
    return this.#restorable !== null && narrows(this.#restorable, names) && !narrows(this.filters, names);
  }

  /** Brings the last set back, as far as the section has such filters. */
  restore(section: ExploreSection): void {
    if (this.#restorable !== null) this.#set(takeFilters(this.#wanted, this.#restorable, filtersOfSection(section)));
  }

  /** What of the last set would be in force on the open tab. */
  get #restorable(): ExploreFilters | null {
    return this.lost && effectiveFilters({ ...this.lost, activeTab: this.activeTab }, this.offer.all);
  }

  /** The project has passed its check. */
  get #isChecked(): boolean {
    return this.sow !== null && this.#workspace.sow.value?.id === this.sow;
  }

  #open(name: FilterName | null): void {
    this.openDropdown = name;
    for (const names of [this.offer.topics, this.offer.trends]) names.hold(name === names.of);
  }

  /** What the address asks for, but for what is known not to be on offer: the rest may come yet. */
  get #wanted(): ExploreFilters {
    return possibleFilters(this.#address.asked, this.offer.known);
  }

  #set(filters: Partial<ExploreFilters>): void {
    this.#address.ask({ ...this.#wanted, ...filters });
  }
}
