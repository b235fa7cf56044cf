import { makeAutoObservable } from 'mobx';
import { isNarrowing } from '../../domain/explore/explore-filters';
import type { FilterName } from '../../domain/explore/explore-tab';
import { filtersOfTab, offeredNames, type FilterOffer } from '../../domain/explore/tab-filters';
import {
  CURRENT_DATA,
  offeredVersions,
  PREVIOUS_DATA,
  type SowVersion,
  type VersionName,
} from '../../domain/explore/version';
import type { SowId } from '../../domain/shared/entity-id';
import type { SessionStore } from '../session/session.store';
import type { FailurePolicy } from '../shared/failure-policy';
import { ready, type Loadable } from '../shared/loadable';
import type { ProductSettings } from '../shared/product-settings';
import { Resource } from '../shared/resource';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { SowCatalogue } from '../workspace/sow-catalogue';
import type { ExploreAddress } from './explore-address';

/** A filter by name: of topics, or of trends. */
export type NameFilter = 'topics' | 'trends';

const CURRENT_ONLY: readonly VersionName[] = [CURRENT_DATA];

/** What can be chosen on the open tab: the versions of the data, and the names of topics and trends. */
export class ExploreOffer {
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
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get versions(): readonly VersionName[] {
    const { member } = this.#session;
    if (member === null || this.#versions.value === null) return CURRENT_ONLY;
    return offeredVersions(this.#versions.value, member.orgId, this.#settings.previousDataExcludedOrgIds);
  }

  /** Only the current data is offered, because nobody knows of others. */
  get versionsFailed(): boolean {
    return this.#versions.state.kind === 'failed';
  }

  /** Movement leads from the previous data to the current: it is for those who are offered both. */
  get movement(): boolean {
    return this.versions.includes(PREVIOUS_DATA);
  }

  get topicNames(): readonly string[] {
    return offeredNames(this.#address.activeTab, this.#signals.topics.value ?? []);
  }

  get trendNames(): readonly string[] {
    return offeredNames(this.#address.activeTab, this.#signals.trends.value ?? []);
  }

  get all(): FilterOffer {
    return {
      versions: this.versions,
      topicNames: this.#signals.topics.value === null ? null : this.topicNames,
      trendNames: this.#signals.trends.value === null ? null : this.trendNames,
    };
  }

  /** Whether all that the address asks for can be told apart from what it cannot have; a failure is an answer too. */
  get isKnown(): boolean {
    const { asked } = this.#address;
    const { topics, trends } = this.#signals;
    const sources: Partial<Record<FilterName, Resource<SowId, unknown>>> = { version: this.#versions, topics, trends };
    return filtersOfTab(asked.activeTab).every((name) => {
      const kind = sources[name]?.state.kind;
      return !isNarrowing(asked, name) || (kind !== 'idle' && kind !== 'loading');
    });
  }

  /** The names of a dropdown, and what came of asking for them. */
  namesOf(of: NameFilter): Loadable<readonly string[]> {
    const { state } = this.#signals[of];
    if (state.kind !== 'ready') return state;
    return ready(of === 'topics' ? this.topicNames : this.trendNames);
  }

  load(sow: SowId): void {
    void this.#versions.load(sow);
    this.#signals.load(sow);
  }

  reloadVersions(): void {
    void this.#versions.reload();
  }

  reloadNames(of: NameFilter): void {
    void this.#signals[of].reload();
  }
}
