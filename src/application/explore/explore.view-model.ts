import { compareStructural, computed, makeAutoObservable, observableRef } from 'mobx';
import { clearFilters, narrows, switchTab, type ExploreFilters } from '../../domain/explore/explore-filters';
import type { ExploreTab, FilterName } from '../../domain/explore/explore-tab';
import { filtersFromQuery, filtersToQuery, withoutFilterParameters } from '../../domain/explore/filter-query';
import type { MaturityOption } from '../../domain/explore/maturity';
import { toggle } from '../../domain/explore/selection';
import { effectiveFilters, offeredNames } from '../../domain/explore/tab-filters';
import { CURRENT_DATA, offeredVersions, type SowVersion, type VersionName } from '../../domain/explore/version';
import type { SowId } from '../../domain/shared/entity-id';
import { TOPIC_STATUSES, type TopicStatus } from '../../domain/topic/topic-status';
import { isNarrowed } from '../../domain/explore/explore-filters';
import type { QuadrantCode } from '../../domain/topic/quadrant';
import type { SessionStore } from '../session/session.store';
import type { FailurePolicy } from '../shared/failure-policy';
import type { Navigator } from '../shared/navigator';
import type { ProductSettings } from '../shared/product-settings';
import { Resource } from '../shared/resource';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { SowCatalogue } from '../workspace/sow-catalogue';

const CURRENT_ONLY: readonly VersionName[] = [CURRENT_DATA];

/** The explore screen's tab and filters. They live in the address: reload, Back and a pasted link give the same view. */
export class ExploreViewModel {
  readonly versions: Resource<SowId, readonly SowVersion[]>;
  /** Only one dropdown is open at a time (specification, section 4). */
  openDropdown: FilterName | null = null;
  /** What the last tab switch or 'Clear all' took away; 'Restore filters' brings it back (decisions, 6). */
  lost: ExploreFilters | null = null;
  readonly #navigator: Navigator;
  readonly #session: SessionStore;
  readonly #signals: ProjectSignalsStore;
  readonly #settings: ProductSettings;

  constructor(
    catalogue: SowCatalogue,
    navigator: Navigator,
    session: SessionStore,
    signals: ProjectSignalsStore,
    settings: ProductSettings,
    failures: FailurePolicy,
  ) {
    this.#navigator = navigator;
    this.#session = session;
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

  get canClear(): boolean {
    return narrows(this.filters);
  }

  get canRestore(): boolean {
    return this.lost !== null && !this.canClear;
  }

  load(sow: SowId): void {
    void this.versions.load(sow);
    this.#signals.load(sow);
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

  toggleTopic(name: string): void {
    this.#set({ ...this.filters, topicFilter: toggle(this.filters.topicFilter, this.topicNames, name) });
  }

  toggleTrend(name: string): void {
    this.#set({ ...this.filters, trendFilter: toggle(this.filters.trendFilter, this.trendNames, name) });
  }

  /** 'Select all' of one filter. */
  selectAll(name: FilterName): void {
    const { filters } = this;
    if (name === 'status') this.#set({ ...filters, statusFilter: TOPIC_STATUSES });
    if (name === 'topics') this.#set({ ...filters, topicFilter: [] });
    if (name === 'trends') this.#set({ ...filters, trendFilter: [] });
    if (name === 'topicMaturity') this.#set({ ...filters, topicQuadrantFilter: [] });
    if (name === 'trendMaturity') this.#set({ ...filters, trendQuadrantFilter: [] });
    if (name === 'version') this.#set({ ...filters, versionFilter: CURRENT_DATA });
  }

  chooseMaturity(of: 'topicMaturity' | 'trendMaturity', option: MaturityOption): void {
    this.chooseQuadrants(of, option.quadrants);
  }

  /** The legend of a map narrows by quadrant; all of them, or none, means all signals. */
  chooseQuadrants(of: 'topicMaturity' | 'trendMaturity', quadrants: readonly QuadrantCode[]): void {
    const chosen = isNarrowed(quadrants) ? quadrants : [];
    const key = of === 'topicMaturity' ? 'topicQuadrantFilter' : 'trendQuadrantFilter';
    this.#set({ ...this.filters, [key]: chosen });
  }

  clearAll(): void {
    this.#remember();
    this.#set(clearFilters(this.filters));
  }

  /** Brings the last set back, as far as the open tab has such filters. */
  restore(): void {
    if (this.lost === null) return;
    const restored = { ...this.lost, activeTab: this.activeTab };
    this.lost = null;
    this.#set(restored);
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
