import type { FilterName } from '../../domain/filters/filter-forms';
import { makeAutoObservable } from 'mobx';
import { isFilterActive } from '../../domain/filters/explore-filters';
import {
  effectiveVersion,
  filtersOfTab,
  type AvailableOptions,
  type MaturityFilter,
} from '../../domain/filters/tab-filters';
import { PREVIOUS_DATA } from '../../domain/workspace/explore-tab';
import type { SowId } from '../../domain/shared/entity-id';
import { compareNames } from '../../domain/shared/fold';
import { unavailableValues } from '../../domain/shared/selection';
import { ownLabel, partsOfLabel } from '../../domain/topic/own-values';
import { quadrantOf, type QuadrantCode } from '../../domain/topic/quadrant';
import { isSettled, type Resource } from '../shared/resource';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ExploreAddress } from './explore-address';
import type { DataComparison } from './data-comparison';
import type { TabCharts } from './tab-charts';
import { NameOptions, type NameFilter } from './name-options';
import { BY_REFERENCE } from '../shared/by-reference';

type AnyRequest = Pick<Resource<SowId, unknown>, 'state' | 'value'>;

/** The options of the filters on the open tab: versions, and the names of topics and trends. */
export class FilterOptions {
  readonly topics: NameOptions;
  readonly trends: NameOptions;

  constructor(
    private readonly address: ExploreAddress,
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    private readonly charts: TabCharts,
    readonly comparison: DataComparison,
  ) {
    this.topics = new NameOptions('topics', address, signals, () => this.showsPrevious);
    this.trends = new NameOptions('trends', address, signals, () => this.showsPrevious);
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get hasFigures(): boolean {
    return this.charts.hasFigures;
  }

  /** Of a technology radar, from the inside; empty: the project is none. */
  get rings(): readonly string[] {
    return this.workspace.sow.value?.radar?.rings ?? [];
  }

  /** By name; empty: they are not known, or the charts of the open tab cannot be narrowed by them. */
  get shifts(): readonly string[] {
    if (!this.hasFigures) return [];
    const names = (this.signals.shown.trends.value ?? [])
      .map(({ shiftName }) => shiftName)
      .filter((name) => name !== null);
    return [...new Set(names)].toSorted(compareNames);
  }

  /** The labels of the user's file by column, where the open tab shows topics. */
  get ownLabels(): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, Set<string>>();
    const topics = this.address.activeTab === 'trendMap' ? [] : (this.signals.shown.topics.value ?? []);
    for (const { own = {} } of topics)
      for (const [column, value] of Object.entries(own))
        if (typeof value === 'string')
          found.set(column, new Set([...(found.get(column) ?? []), ...partsOfLabel(value)]));
    return new Map([...found].map(([column, values]) => [column, [...values].toSorted(compareNames)]));
  }

  /** Shifts, rings and labels in the address that the project does not have, where the open tab has these filters. */
  get unknownOthers(): readonly string[] {
    const { requested } = this.address;
    const on = filtersOfTab(requested.activeTab);
    const labels = [...this.ownLabels].flatMap(([column, values]) => values.map((value) => ownLabel(column, value)));
    const known = (name: FilterName, chosen: readonly string[], all: readonly string[]): readonly string[] =>
      on.includes(name) ? unavailableValues(chosen, all) : [];
    return [
      ...(this.signals.shown.trends.value === null || !this.hasFigures
        ? []
        : known('shifts', requested.shiftFilter, this.shifts)),
      ...(this.workspace.sow.value === null ? [] : known('rings', requested.ringFilter, this.rings)),
      ...(this.signals.shown.topics.value === null ? [] : known('labels', requested.labelFilter, labels)),
    ];
  }

  /** Whether each version is known as rows, so that 'matches in all versions' can be answered. */
  get hasAllVersions(): boolean {
    return this.comparison.hasMovement && this.hasFigures;
  }

  get showsPrevious(): boolean {
    return effectiveVersion(this.address.requested, this.comparison.versions) === PREVIOUS_DATA;
  }

  /** The previous data is shown, or may have a requested name that the current data does not have. */
  get needsPrevious(): boolean {
    const { topics, trends } = this;
    if (this.hasAllVersions && this.address.requested.allVersionsFilter) return true;
    return (
      this.comparison.offersPrevious &&
      (this.showsPrevious || topics.requestsOtherVersion || trends.requestsOtherVersion)
    );
  }

  get available(): AvailableOptions {
    const { topics, trends } = this;
    return {
      versions: this.comparison.versions,
      topicNames: topics.state.kind === 'ready' ? topics.names : null,
      trendNames: trends.state.kind === 'ready' ? trends.names : null,
      rings: this.workspace.sow.value === null ? null : this.rings,
    };
  }

  /** {@link available} without options that may still change, because not all of their data has been loaded. */
  get loaded(): AvailableOptions {
    const { versions, topicNames, trendNames, rings } = this.available;
    const isLoaded = (name: FilterName): boolean => this.#sourcesOf(name).every(({ value }) => value !== null);
    return {
      versions: isLoaded('version') ? versions : null,
      topicNames: isLoaded('topics') ? topicNames : null,
      trendNames: isLoaded('trends') ? trendNames : null,
      rings,
    };
  }

  /** Whether the data that decides on the requested filters has been loaded, or has failed to load. */
  get isResolved(): boolean {
    const { requested } = this.address;
    return filtersOfTab(requested.activeTab)
      .filter((name) => isFilterActive(requested, name))
      .flatMap((name) => this.#sourcesOf(name))
      .every(isSettled);
  }

  /** The label of a quadrant in the project's data. */
  quadrantLabel(of: MaturityFilter, code: QuadrantCode): string {
    const type = of === 'topicMaturity' ? 'topic' : 'trend';
    return this.signals.quadrantLabel(type, code) ?? quadrantOf(code).label;
  }

  load(sow: SowId): void {
    void this.comparison.loadVersions(sow);
    this.signals.load(sow);
    if (this.needsPrevious) this.comparison.loadPrevious(sow);
  }

  /** Loads again what has failed. */
  reloadNames(of: NameFilter): void {
    const { shown, previous } = this.signals;
    for (const rows of [shown[of], previous]) if (rows.state.kind === 'failed') void rows.reload();
  }

  /** The data that decides which requested values of a filter are available. */
  #sourcesOf(name: FilterName): readonly AnyRequest[] {
    switch (name) {
      case 'version':
        return [this.comparison.data.request];
      case 'topics':
      case 'trends':
        return this.#nameSourcesOf(name);
      case 'allVersions':
        return [
          this.comparison.data.request,
          this.signals.shown.topics,
          ...(this.hasAllVersions ? [this.signals.previous] : []),
        ];
      case 'status':
      case 'topicMaturity':
      case 'trendMaturity':
        return [];
      default:
        return [this.signals.shown.topics, this.signals.shown.trends];
    }
  }

  #nameSourcesOf(name: NameFilter): readonly AnyRequest[] {
    const { shown, previous } = this.signals;
    const current = shown[name];
    if (!this[name].requestsOtherVersion) return [current];
    return this.needsPrevious
      ? [current, this.comparison.data.request, previous]
      : [current, this.comparison.data.request];
  }
}
