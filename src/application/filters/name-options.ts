import { makeAutoObservable } from 'mobx';
import { unavailableValues } from '../../domain/shared/selection';
import { filtersOfTab, namesOnTab } from '../../domain/filters/tab-filters';
import { ready, type Loadable } from '../shared/resource';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { ExploreAddress } from './explore-address';
import { BY_REFERENCE } from '../shared/by-reference';

/** The filters by name. */
export type NameFilter = 'topics' | 'trends';

/** The options of one filter by name on the open tab: the names in the version of the data that is shown. */
export class NameOptions {
  /** The names that were selected when the list was opened; they stay in it until it is closed. */
  pinned: readonly string[] = [];
  readonly #showsPrevious: () => boolean;

  constructor(
    readonly filter: NameFilter,
    private readonly address: ExploreAddress,
    private readonly signals: ProjectSignalsStore,
    showsPrevious: () => boolean,
  ) {
    this.#showsPrevious = showsPrevious;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get state(): Loadable<readonly string[]> {
    const { shown, previous } = this.signals;
    const waitsForPrevious = this.#showsPrevious() && (previous.value === null || this.#hasPrevious);
    const { state } = waitsForPrevious ? previous : shown[this.filter];
    return state.kind === 'ready' ? ready(this.names) : state;
  }

  /**
   * The names that are shown, and then those that are selected but only occur in the other version: without them a chart
   * of everything would seem to be what was selected.
   */
  get names(): readonly string[] {
    const others = unavailableValues([...new Set([...this.pinned, ...this.requested])], this.listedNames);
    if (others.length === 0) return this.listedNames;
    const known = new Set([...this.currentNames, ...this.previousNames]);
    return [...this.listedNames, ...others.filter((name) => known.has(name))];
  }

  /** Whether a requested name is not in the current data, so that the previous data is needed. */
  get requestsOtherVersion(): boolean {
    return (
      this.signals.shown[this.filter].value !== null && unavailableValues(this.requested, this.currentNames).length > 0
    );
  }

  /** Requested names that neither version of the data has, as far as they have been loaded. */
  get unknown(): readonly string[] {
    const { shown, previous } = this.signals;
    const current = shown[this.filter].value;
    if (this.requested.length === 0 || current === null) return [];
    const rows = [...current, ...(previous.value?.[this.filter] ?? [])];
    return unavailableValues(this.requested, [...new Set(rows.map(({ name }) => name))]);
  }

  setOpen(isOpen: boolean): void {
    this.pinned = isOpen ? this.requested : [];
  }

  /** The names in the address, where the tab has this filter. */
  get requested(): readonly string[] {
    const { requested } = this.address;
    if (!filtersOfTab(requested.activeTab).includes(this.filter)) return [];
    return this.filter === 'topics' ? requested.topicFilter : requested.trendFilter;
  }

  /** The current names also stand in for previous ones that only the external charts have. */
  get listedNames(): readonly string[] {
    return this.#showsPrevious() && this.#hasPrevious ? this.previousNames : this.currentNames;
  }

  // Getters of their own, so that thousands of names are not collected again with each choice.

  get currentNames(): readonly string[] {
    return namesOnTab(this.address.activeTab, this.signals.shown[this.filter].value ?? []);
  }

  get previousNames(): readonly string[] {
    return namesOnTab(this.address.activeTab, this.signals.previous.value?.[this.filter] ?? []);
  }

  get #hasPrevious(): boolean {
    const rows = this.signals.previous.value;
    return rows !== null && rows.topics.length + rows.trends.length > 0;
  }
}
