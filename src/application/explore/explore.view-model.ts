import { compareStructural, computed, makeAutoObservable, observableRef, when } from 'mobx';
import {
  clearFilters,
  isNarrowed,
  isNarrowing,
  narrowingFilters,
  narrows,
  switchTab,
  takeFilters,
  type ExploreFilters,
} from '../../domain/explore/explore-filters';
import type { ExploreTab, FilterName } from '../../domain/explore/explore-tab';
import { filtersFromQuery, filtersToQuery, withoutFilterParameters } from '../../domain/explore/filter-query';
import { include, toggle } from '../../domain/explore/selection';
import { effectiveFilters, filtersOfTab, offeredNames, type MaturityFilter } from '../../domain/explore/tab-filters';
import {
  CURRENT_DATA,
  offeredVersions,
  PREVIOUS_DATA,
  type SowVersion,
  type VersionName,
} from '../../domain/explore/version';
import type { SowId } from '../../domain/shared/entity-id';
import type { QuadrantCode } from '../../domain/topic/quadrant';
import { TOPIC_STATUSES, type TopicStatus } from '../../domain/topic/topic-status';
import type { SessionStore } from '../session/session.store';
import type { FailurePolicy } from '../shared/failure-policy';
import { ready, type Loadable } from '../shared/loadable';
import type { Navigator } from '../shared/navigator';
import type { ProductSettings } from '../shared/product-settings';
import { Resource } from '../shared/resource';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { SowCatalogue } from '../workspace/sow-catalogue';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { EXPLORE_SECTIONS, filtersOfSection, type ExploreSection } from './explore-section';

const CURRENT_ONLY: readonly VersionName[] = [CURRENT_DATA];

/** A filter by name: of topics, or of trends. */
export type NameFilter = 'topics' | 'trends';

/** The explore screen's tab and filters. They live in the address: reload, Back and a pasted link give the same view. */
export class ExploreViewModel {
  readonly versions: Resource<SowId, readonly SowVersion[]>;
  /** The project that is explored; null: the screen is not open. */
  sow: SowId | null = null;
  /** Only one dropdown is open at a time (specification, section 4). */
  openDropdown: FilterName | null = null;
  /** What the last tab switch or 'Clear all' took away; 'Restore filters' brings it back (decisions, 6). */
  lost: ExploreFilters | null = null;
  readonly #navigator: Navigator;
  readonly #session: SessionStore;
  readonly #workspace: WorkspaceStore;
  readonly #signals: ProjectSignalsStore;
  readonly #settings: ProductSettings;

  constructor(
    catalogue: SowCatalogue,
    navigator: Navigator,
    session: SessionStore,
    workspace: WorkspaceStore,
    signals: ProjectSignalsStore,
    settings: ProductSettings,
    failures: FailurePolicy,
  ) {
    this.#navigator = navigator;
    this.#session = session;
    this.#workspace = workspace;
    this.#signals = signals;
    this.#settings = settings;
    this.versions = new Resource({
      fetch: (sow, cancellation) => catalogue.versions(sow, cancellation),
      onFailure: (failure) => failures.handle('Failed to fetch versions:', failure),
    });
    makeAutoObservable(
      this,
      {
        versions: false,
        sow: observableRef,
        lost: observableRef,
        // Equal filters are the same filters: a card opening in the address must not redraw the charts.
        filters: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  /** What is in force. */
  get filters(): ExploreFilters {
    return effectiveFilters(this.#asked, {
      versions: this.offeredVersions,
      topicNames: this.#signals.topics.value === null ? null : this.topicNames,
      trendNames: this.#signals.trends.value === null ? null : this.trendNames,
    });
  }

  get activeTab(): ExploreTab {
    return this.#asked.activeTab;
  }

  get sections(): readonly ExploreSection[] {
    return EXPLORE_SECTIONS[this.activeTab];
  }

  get offeredVersions(): readonly VersionName[] {
    const { member } = this.#session;
    if (member === null || this.versions.value === null) return CURRENT_ONLY;
    return offeredVersions(this.versions.value, member.orgId, this.#settings.previousDataExcludedOrgIds);
  }

  get topicNames(): readonly string[] {
    return offeredNames(this.activeTab, this.#signals.topics.value ?? []);
  }

  get trendNames(): readonly string[] {
    return offeredNames(this.activeTab, this.#signals.trends.value ?? []);
  }

  /** The names of a dropdown, and what came of asking for them. */
  namesOf(of: NameFilter): Loadable<readonly string[]> {
    const { state } = this.#signals[of];
    if (state.kind !== 'ready') return state;
    return ready(of === 'topics' ? this.topicNames : this.trendNames);
  }

  reloadNames(of: NameFilter): void {
    void this.#signals[of].reload();
  }

  /** Movement leads from the previous data to the current: it is for those who are offered both. */
  get offersMovement(): boolean {
    return this.offeredVersions.includes(PREVIOUS_DATA);
  }

  /**
   * Charts may be drawn: the project has passed its check, and what the address asks for is known to be on offer.
   * Drawn before that, they would be drawn twice.
   */
  get isSettled(): boolean {
    if (this.sow === null || this.#workspace.sow.value?.id !== this.sow) return false;
    const asked = this.#asked;
    const { topics, trends } = this.#signals;
    const sources: Partial<Record<FilterName, Resource<SowId, unknown>>> = { version: this.versions, topics, trends };
    return filtersOfTab(asked.activeTab).every((name) => {
      const kind = sources[name]?.state.kind;
      return !isNarrowing(asked, name) || (kind !== 'idle' && kind !== 'loading');
    });
  }

  /**
   * Opens the screen. Nothing is asked for before the project has passed its check: see EnterWorkspace.
   * @returns leaves the screen
   */
  enter(sow: SowId): () => void {
    this.sow = sow;
    const stop = when(
      () => this.#workspace.sow.value?.id === sow,
      () => {
        void this.versions.load(sow);
        this.#signals.load(sow);
      },
    );
    return () => {
      stop();
      this.leave();
    };
  }

  leave(): void {
    this.sow = null;
    this.openDropdown = null;
    this.lost = null;
  }

  toggleDropdown(name: FilterName): void {
    this.openDropdown = this.openDropdown === name ? null : name;
  }

  closeDropdown(): void {
    this.openDropdown = null;
  }

  openTab(tab: ExploreTab): void {
    if (tab === this.activeTab) return;
    this.#remember();
    this.openDropdown = null;
    this.#set(switchTab(this.filters, tab));
  }

  toggleStatus(status: TopicStatus): void {
    const statusFilter = toggle(this.filters.statusFilter, TOPIC_STATUSES, status);
    this.#set({ ...this.filters, statusFilter: statusFilter.length === 0 ? TOPIC_STATUSES : statusFilter });
  }

  chooseVersion(versionFilter: VersionName): void {
    this.#set({ ...this.filters, versionFilter });
  }

  toggleName(of: NameFilter, name: string): void {
    const { topicFilter, trendFilter } = this.filters;
    if (of === 'topics') this.#set({ ...this.filters, topicFilter: toggle(topicFilter, this.topicNames, name) });
    else this.#set({ ...this.filters, trendFilter: toggle(trendFilter, this.trendNames, name) });
  }

  /** Several names at once, such as all that match what was typed. */
  includeNames(of: NameFilter, names: readonly string[]): void {
    const { topicFilter, trendFilter } = this.filters;
    if (of === 'topics') this.#set({ ...this.filters, topicFilter: include(topicFilter, this.topicNames, names) });
    else this.#set({ ...this.filters, trendFilter: include(trendFilter, this.trendNames, names) });
  }

  /** A maturity option, or the legend of a map; all of the quadrants, or none, means all signals. */
  chooseQuadrants(of: MaturityFilter, quadrants: readonly QuadrantCode[]): void {
    const chosen = isNarrowed(quadrants) ? quadrants : [];
    const key = of === 'topicMaturity' ? 'topicQuadrantFilter' : 'trendQuadrantFilter';
    this.#set({ ...this.filters, [key]: chosen });
  }

  /** 'Select all' of one filter. */
  selectAll(name: FilterName): void {
    this.#set(clearFilters(this.filters, [name]));
  }

  /** Which filters of a section are set. */
  setIn(section: ExploreSection): readonly FilterName[] {
    return narrowingFilters(this.filters, filtersOfSection(section));
  }

  clearAll(section: ExploreSection): void {
    this.#remember();
    this.#set(clearFilters(this.filters, filtersOfSection(section)));
  }

  canRestore(section: ExploreSection): boolean {
    const names = filtersOfSection(section);
    return this.lost !== null && narrows(this.lost, names) && !narrows(this.filters, names);
  }

  /** Brings the last set back, as far as the section has such filters. */
  restore(section: ExploreSection): void {
    if (this.lost !== null) this.#set(takeFilters(this.filters, this.lost, filtersOfSection(section)));
  }

  get #asked(): ExploreFilters {
    return filtersFromQuery(this.#navigator.place.query);
  }

  #remember(): void {
    if (narrows(this.filters)) this.lost = this.filters;
  }

  #set(filters: ExploreFilters): void {
    const others = withoutFilterParameters(this.#navigator.place.query);
    this.#navigator.setQuery([...filtersToQuery(filters), ...others], 'push');
  }
}
