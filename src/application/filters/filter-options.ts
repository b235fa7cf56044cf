import type { FilterName } from '../../domain/filters/filter-forms';
import { makeAutoObservable, when } from 'mobx';
import { isFilterActive } from '../../domain/filters/explore-filters';
import {
  effectiveVersion,
  filtersOfTab,
  type AvailableOptions,
  type MaturityFilter,
} from '../../domain/filters/tab-filters';
import {
  availableVersions,
  CURRENT_DATA,
  PREVIOUS_DATA,
  type SowVersion,
  type VersionName,
} from '../../domain/workspace/explore-tab';
import { comparedAt, comparedNames, type ComparedNames } from '../../domain/workspace/compared-version';
import type { WireDate } from '../../domain/shared/calendar';
import type { SowId } from '../../domain/shared/entity-id';
import { compareNames } from '../../domain/shared/fold';
import { unavailableValues } from '../../domain/shared/selection';
import { ownLabel, partsOfLabel } from '../../domain/topic/own-values';
import { quadrantOf, type QuadrantCode } from '../../domain/topic/quadrant';
import type { SessionStore } from '../session/session.store';
import type { FailurePolicy } from '../shared/request-failure';
import type { ProductSettings } from '../shared/product-settings';
import { isSettled, Resource } from '../shared/resource';
import type { ComparedWith } from '../workspace/compared-with';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { SowCatalogue } from '../workspace/catalogues';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { ChartSurface, ExternalCharts } from './chart-frame';
import { EXPLORE_SECTIONS } from './explore-section';
import type { ExploreAddress } from './explore-address';
import { NameOptions, type NameFilter } from './name-options';
import { together } from '../shared/load-once';
import { BY_REFERENCE } from '../shared/by-reference';

/** One of the loads of the data that can be compared. */
export interface ComparableData {
  /** What chooses it. */
  readonly names: ComparedNames;
  readonly date: WireDate;
  readonly isCompared: boolean;
}

/** The two ends of a comparison, each with the loads that it can be, the newest first. */
export interface Comparable {
  readonly from: readonly ComparableData[];
  /** The current data is the first. */
  readonly to: readonly ComparableData[];
}

type AnyRequest = Pick<Resource<SowId, unknown>, 'state' | 'value'>;

const CURRENT_ONLY: readonly VersionName[] = [CURRENT_DATA];

/** The options of the filters on the open tab: versions, and the names of topics and trends. */
export class FilterOptions {
  readonly topics: NameOptions;
  readonly trends: NameOptions;
  readonly #versions: Resource<SowId, readonly SowVersion[]>;

  constructor(
    private readonly address: ExploreAddress,
    catalogue: SowCatalogue,
    private readonly session: SessionStore,
    private readonly signals: ProjectSignalsStore,
    private readonly settings: ProductSettings,
    private readonly external: ExternalCharts,
    private readonly workspace: WorkspaceStore,
    readonly compared: ComparedWith,
    failures: FailurePolicy,
  ) {
    this.#versions = new Resource(
      (sow, cancellation) => catalogue.versions(sow, cancellation),
      (failure) => failures.handle('Failed to fetch versions:', failure),
    );
    this.topics = new NameOptions('topics', address, signals, () => this.showsPrevious);
    this.trends = new NameOptions('trends', address, signals, () => this.showsPrevious);
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get versions(): readonly VersionName[] {
    const { member } = this.session;
    if (member === null || this.#versions.value === null || !this.#canShowPrevious) return CURRENT_ONLY;
    return availableVersions(this.#versions.value, member.orgId, this.settings.previousDataExcludedOrgIds);
  }

  /** External charts whose data cannot be filtered by version would show the current data under another name. */
  get #canShowPrevious(): boolean {
    return this.#surfaces.every((surface) => this.external.frame?.showsPrevious(surface) ?? true);
  }

  get versionsFailed(): boolean {
    return this.#versions.state.kind === 'failed';
  }

  /** Whether the charts of the open tab can be narrowed by figures. */
  get hasFigures(): boolean {
    return this.#surfaces.every((surface) => this.external.frame?.followsFigures(surface) ?? true);
  }

  get #surfaces(): readonly ChartSurface[] {
    return EXPLORE_SECTIONS[this.address.activeTab].flatMap(({ charts }) => charts);
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
    return this.hasMovement && this.hasFigures;
  }

  get offersPrevious(): boolean {
    return this.versions.includes(PREVIOUS_DATA);
  }

  /** Movement is drawn from the previous to the current data, so it needs the rows of both. */
  get hasMovement(): boolean {
    return this.offersPrevious && this.signals.hasPrevious;
  }

  /** Whether it is known what the previous data has, or that it cannot be known (see {@link loadWithPrevious}). */
  get isPreviousSettled(): boolean {
    const { shown, previous, hasPrevious } = this.signals;
    if (!hasPrevious) return true;
    if (!isSettled(this.#versions)) return false;
    return !this.hasMovement || shown.topics.state.kind === 'failed' || isSettled(previous);
  }

  /** The loads that can be compared with each other; null: there is no choice, or it is not known. */
  get comparable(): Comparable | null {
    const dates = this.#earlierDates;
    if (!this.hasMovement || dates.length < 2) return null;
    const { since, until } = comparedAt(dates, this.compared);
    const last = until ?? -1;
    const loadAt = (at: number, names: ComparedNames, isCompared: boolean): ComparableData => {
      return { names, date: at < 0 ? (this.workspace.sow.value?.loadDate ?? null) : (dates[at] ?? null), isCompared };
    };
    const places = dates.map((_, at) => at);
    const from = places.filter((at) => at > last);
    const to = this.compared.canEndEarlier ? [-1, ...places.slice(0, -1)] : [];
    return {
      from: from.map((at) => loadAt(at, comparedNames(dates, at, last), at === since)),
      // Data that are not before the chosen end are no beginning any more.
      to: to.map((at) => loadAt(at, comparedNames(dates, Math.max(since, at + 1), at), at === last)),
    };
  }

  /** Earlier data are shown in the place of the current. */
  get isEarlier(): boolean {
    return this.signals.isEarlier;
  }

  /** When the data are from that are shown; null: unknown. */
  get shownDate(): WireDate {
    return this.signals.shownDate;
  }

  /** When the data are from with which those that are shown are compared, as on the wire; null: unknown, or there are none. */
  get previousDate(): string | null {
    const dates = this.#earlierDates;
    return dates[comparedAt(dates, this.compared).since] ?? null;
  }

  get #earlierDates(): readonly WireDate[] {
    if (!this.offersPrevious) return [];
    return (this.#versions.value ?? []).filter(({ name }) => name === PREVIOUS_DATA).map(({ date }) => date);
  }

  get showsPrevious(): boolean {
    return effectiveVersion(this.address.requested, this.versions) === PREVIOUS_DATA;
  }

  /** The previous data is shown, or may have a requested name that the current data does not have. */
  get needsPrevious(): boolean {
    const { topics, trends } = this;
    if (this.hasAllVersions && this.address.requested.allVersionsFilter) return true;
    return this.offersPrevious && (this.showsPrevious || topics.requestsOtherVersion || trends.requestsOtherVersion);
  }

  get available(): AvailableOptions {
    const { topics, trends } = this;
    return {
      versions: this.versions,
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

  loadVersions(sow: SowId): Promise<void> {
    return this.#versions.load(sow);
  }

  load(sow: SowId): void {
    void this.loadVersions(sow);
    this.signals.load(sow);
    if (this.needsPrevious) this.loadPrevious(sow);
  }

  /** Loads the topics of a project when it is open, then its previous ones, if this source has any. @returns stops waiting */
  loadWithPrevious(sow: SowId, isOpen: () => boolean): () => void {
    return together([
      when(isOpen, () => {
        void this.signals.topics.load(sow);
        if (this.signals.hasPrevious) void this.loadVersions(sow);
      }),
      when(
        () => isOpen() && this.signals.hasPrevious && this.hasMovement && this.signals.topics.value !== null,
        () => this.loadPrevious(sow),
      ),
    ]);
  }

  reloadVersions(): void {
    void this.#versions.reload();
  }

  loadPrevious(sow: SowId): void {
    this.signals.loadCompared(sow);
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
        return [this.#versions];
      case 'topics':
      case 'trends':
        return this.#nameSourcesOf(name);
      case 'allVersions':
        return [this.#versions, this.signals.shown.topics, ...(this.hasAllVersions ? [this.signals.previous] : [])];
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
    return this.needsPrevious ? [current, this.#versions, previous] : [current, this.#versions];
  }
}
