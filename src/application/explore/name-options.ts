import { makeAutoObservable, observableRef } from 'mobx';
import { unavailableValues } from '../../domain/explore/selection';
import { filtersOfTab, namesOnTab } from '../../domain/explore/tab-filters';
import { ready, type Loadable } from '../shared/loadable';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { ExploreAddress } from './explore-address';

/** A filter by name: of topics, or of trends. */
export type NameFilter = 'topics' | 'trends';

/** The names that one filter offers on the open tab: those of the rows that are shown. */
export class NameOptions {
  readonly filter: NameFilter;
  /** What was chosen when the list was opened: it stays in it, whatever is chosen meanwhile. */
  pinned: readonly string[] = [];
  readonly #address: ExploreAddress;
  readonly #signals: ProjectSignalsStore;
  readonly #showsPrevious: () => boolean;

  constructor(of: NameFilter, address: ExploreAddress, signals: ProjectSignalsStore, showsPrevious: () => boolean) {
    this.filter = of;
    this.#address = address;
    this.#signals = signals;
    this.#showsPrevious = showsPrevious;
    makeAutoObservable(this, { filter: false, pinned: observableRef });
  }

  /** The names, and what came of asking for them. */
  get state(): Loadable<readonly string[]> {
    const { [this.filter]: current, previous } = this.#signals;
    const { state } = this.#showsPrevious() && (previous.value === null || this.#hasPrevious) ? previous : current;
    return state.kind === 'ready' ? ready(this.names) : state;
  }

  /**
   * The names of the rows that are shown, and at the end those that are chosen and only the other load of the data has:
   * it is compared with this one, and without the filter a chart of everything would seem to be what was chosen.
   */
  get names(): readonly string[] {
    const others = unavailableValues([...new Set([...this.pinned, ...this.requested])], this.listedNames);
    if (others.length === 0) return this.listedNames;
    const known = new Set([...this.currentNames, ...this.previousNames]);
    return [...this.listedNames, ...others.filter((name) => known.has(name))];
  }

  /** Whether a name is asked for that the current rows do not have: the previous ones may. */
  get requestsOtherVersion(): boolean {
    return this.#signals[this.filter].value !== null && unavailableValues(this.requested, this.currentNames).length > 0;
  }

  /** @param isOpen the list is open: nothing moves under the hand */
  setOpen(isOpen: boolean): void {
    this.pinned = isOpen ? this.requested : [];
  }

  get requested(): readonly string[] {
    const { requested: asked } = this.#address;
    if (!filtersOfTab(asked.activeTab).includes(this.filter)) return [];
    return this.filter === 'topics' ? asked.topicFilter : asked.trendFilter;
  }

  /** Where only the chart service has the previous rows, the current names are the best that is known of theirs. */
  get listedNames(): readonly string[] {
    return this.#showsPrevious() && this.#hasPrevious ? this.previousNames : this.currentNames;
  }

  // Of their own: thousands of names are not gone through again with every choice.

  get currentNames(): readonly string[] {
    return namesOnTab(this.#address.activeTab, this.#signals[this.filter].value ?? []);
  }

  get previousNames(): readonly string[] {
    return namesOnTab(this.#address.activeTab, this.#signals.previous.value?.[this.filter] ?? []);
  }

  get #hasPrevious(): boolean {
    const rows = this.#signals.previous.value;
    return rows !== null && rows.topics.length + rows.trends.length > 0;
  }
}
