import { makeAutoObservable } from 'mobx';
import { isFilterActive } from '../../domain/explore/explore-filters';
import type { FilterName } from '../../domain/explore/explore-tab';
import {
  effectiveVersion,
  filtersOfTab,
  type AvailableOptions,
  type MaturityFilter,
} from '../../domain/explore/tab-filters';
import {
  CURRENT_DATA,
  availableVersions,
  PREVIOUS_DATA,
  type SowVersion,
  type VersionName,
} from '../../domain/explore/version';
import type { SowId } from '../../domain/shared/entity-id';
import { quadrantOf, type QuadrantCode } from '../../domain/topic/quadrant';
import type { SessionStore } from '../session/session.store';
import type { FailurePolicy } from '../shared/failure-policy';
import type { ProductSettings } from '../shared/product-settings';
import { Resource } from '../shared/resource';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { SowCatalogue } from '../workspace/sow-catalogue';
import type { ExploreAddress } from './explore-address';
import { NameOptions, type NameFilter } from './name-options';

const CURRENT_ONLY: readonly VersionName[] = [CURRENT_DATA];

/** What can be chosen on the open tab: the versions of the data, and the names of topics and trends. */
export class FilterOptions {
  readonly topics: NameOptions;
  readonly trends: NameOptions;
  readonly #versions: Resource<SowId, readonly SowVersion[]>;
  readonly #address: ExploreAddress;
  readonly #session: SessionStore;
  readonly #signals: ProjectSignalsStore;
  readonly #settings: ProductSettings;

  constructor(
    address: ExploreAddress,
    catalogue: SowCatalogue,
    session: SessionStore,
    signals: ProjectSignalsStore,
    settings: ProductSettings,
    failures: FailurePolicy,
  ) {
    this.#address = address;
    this.#session = session;
    this.#signals = signals;
    this.#settings = settings;
    this.#versions = new Resource({
      fetch: (sow, cancellation) => catalogue.versions(sow, cancellation),
      onFailure: (failure) => failures.handle('Failed to fetch versions:', failure),
    });
    this.topics = new NameOptions('topics', address, signals, () => this.showsPrevious);
    this.trends = new NameOptions('trends', address, signals, () => this.showsPrevious);
    makeAutoObservable(this, { topics: false, trends: false }, { autoBind: true });
  }

  get versions(): readonly VersionName[] {
    const { member } = this.#session;
    if (member === null || this.#versions.value === null) return CURRENT_ONLY;
    return availableVersions(this.#versions.value, member.orgId, this.#settings.previousDataExcludedOrgIds);
  }

  /** Only the current data is offered, because nobody knows of others. */
  get versionsFailed(): boolean {
    return this.#versions.state.kind === 'failed';
  }

  /** Movement leads from the previous data to the current: it is for those who are offered both. */
  get hasMovement(): boolean {
    return this.versions.includes(PREVIOUS_DATA);
  }

  get showsPrevious(): boolean {
    return effectiveVersion(this.#address.requested, this.versions) === PREVIOUS_DATA;
  }

  /** The previous rows are asked for: to be shown, or because a name is asked for that the current ones do not have. */
  get needsPrevious(): boolean {
    return (
      this.hasMovement && (this.showsPrevious || this.topics.requestsOtherVersion || this.trends.requestsOtherVersion)
    );
  }

  get available(): AvailableOptions {
    const { topics, trends } = this;
    return {
      versions: this.versions,
      topicNames: topics.state.kind === 'ready' ? topics.names : null,
      trendNames: trends.state.kind === 'ready' ? trends.names : null,
    };
  }

  /** The same without what has not come: it may be on offer yet, after another try. */
  get loaded(): AvailableOptions {
    const { versions, topicNames, trendNames } = this.available;
    const hasCome = (name: FilterName): boolean => this.#sourcesOf(name).every(({ value }) => value !== null);
    return {
      versions: hasCome('version') ? versions : null,
      topicNames: hasCome('topics') ? topicNames : null,
      trendNames: hasCome('trends') ? trendNames : null,
    };
  }

  /** Whether all that the address asks for can be told apart from what it cannot have; a failure is an answer too. */
  get isResolved(): boolean {
    const { requested: asked } = this.#address;
    return filtersOfTab(asked.activeTab)
      .filter((name) => isFilterActive(asked, name))
      .flatMap((name) => this.#sourcesOf(name))
      .every(({ state }) => state.kind !== 'idle' && state.kind !== 'loading');
  }

  /** As the project words it. */
  quadrantLabel(of: MaturityFilter, code: QuadrantCode): string {
    const type = of === 'topicMaturity' ? 'topic' : 'trend';
    return this.#signals.quadrantLabel(type, code) ?? quadrantOf(code).label;
  }

  load(sow: SowId): void {
    void this.#versions.load(sow);
    this.#signals.load(sow);
    if (this.needsPrevious) this.loadPrevious(sow);
  }

  reloadVersions(): void {
    void this.#versions.reload();
  }

  loadPrevious(sow: SowId): void {
    void this.#signals.previous.load(sow);
  }

  /** Asks again for what has failed. */
  reloadNames(of: NameFilter): void {
    const { [of]: current, previous } = this.#signals;
    for (const rows of [current, previous]) if (rows.state.kind === 'failed') void rows.reload();
  }

  /** What must have come before it is known whether this filter has what is asked of it. */
  #sourcesOf(name: FilterName): readonly Resource<SowId, unknown>[] {
    if (name === 'version') return [this.#versions];
    if (name !== 'topics' && name !== 'trends') return [];
    const { [name]: current, previous } = this.#signals;
    if (!this[name].requestsOtherVersion) return [current];
    return this.needsPrevious ? [current, this.#versions, previous] : [current, this.#versions];
  }
}
