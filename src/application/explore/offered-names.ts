import { makeAutoObservable, observableRef } from 'mobx';
import { strangers } from '../../domain/explore/selection';
import { filtersOfTab, offeredNames } from '../../domain/explore/tab-filters';
import { ready, type Loadable } from '../shared/loadable';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { ExploreAddress } from './explore-address';

/** A filter by name: of topics, or of trends. */
export type NameFilter = 'topics' | 'trends';

/** The names that one filter offers on the open tab: those of the rows that are shown. */
export class OfferedNames {
  readonly of: NameFilter;
  /** What was chosen when the list was opened: it stays in it, whatever is chosen meanwhile. */
  held: readonly string[] = [];
  readonly #address: ExploreAddress;
  readonly #signals: ProjectSignalsStore;
  readonly #showsPrevious: () => boolean;

  constructor(of: NameFilter, address: ExploreAddress, signals: ProjectSignalsStore, showsPrevious: () => boolean) {
    this.of = of;
    this.#address = address;
    this.#signals = signals;
    this.#showsPrevious = showsPrevious;
    makeAutoObservable(this, { of: false, held: observableRef });
  }

  /** The names, and what came of asking for them. */
  get state(): Loadable<readonly string[]> {
    const { [this.of]: current, previous } = this.#signals;
    const { state } = this.#showsPrevious() && (previous.value === null || this.#hasPrevious) ? previous : current;
    return state.kind === 'ready' ? ready(this.names) : state;
  }

  /**
   * The names of the rows that are shown, and at the end those that are chosen and only the other load of the data has:
   * it is compared with this one, and without the filter a chart of everything would seem to be what was chosen.
   */
  get names(): readonly string[] {
    const others = strangers([...new Set([...this.held, ...this.asked])], this.shownNames);
    if (others.length === 0) return this.shownNames;
    const known = new Set([...this.currentNames, ...this.previousNames]);
    return [...this.shownNames, ...others.filter((name) => known.has(name))];
  }

  /** Whether a name is asked for that the current rows do not have: the previous ones may. */
  get asksBeyondCurrent(): boolean {
    return this.#signals[this.of].value !== null && strangers(this.asked, this.currentNames).length > 0;
  }

  /** @param isOpen the list is open: nothing moves under the hand */
  hold(isOpen: boolean): void {
    this.held = isOpen ? this.asked : [];
  }

  get asked(): readonly string[] {
    const { asked } = this.#address;
    if (!filtersOfTab(asked.activeTab).includes(this.of)) return [];
    return this.of === 'topics' ? asked.topicFilter : asked.trendFilter;
  }

  /** Where only the chart service has the previous rows, the current names are the best that is known of theirs. */
  get shownNames(): readonly string[] {
    return this.#showsPrevious() && this.#hasPrevious ? this.previousNames : this.currentNames;
  }

  // Of their own: thousands of names are not gone through again with every choice.

  get currentNames(): readonly string[] {
    return offeredNames(this.#address.activeTab, this.#signals[this.of].value ?? []);
  }

  get previousNames(): readonly string[] {
    return offeredNames(this.#address.activeTab, this.#signals.previous.value?.[this.of] ?? []);
  }

  get #hasPrevious(): boolean {
    const rows = this.#signals.previous.value;
    return rows !== null && rows.topics.length + rows.trends.length > 0;
  }
}
