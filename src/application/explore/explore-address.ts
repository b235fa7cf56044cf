import { makeAutoObservable } from 'mobx';
import type { ExploreFilters } from '../../domain/explore/explore-filters';
import type { ExploreTab } from '../../domain/explore/explore-tab';
import { filtersFromQuery, filtersToQuery, withoutFilterParameters } from '../../domain/explore/filter-query';
import type { Navigator } from '../shared/navigator';

/** Tab and filters as the address asks for them, whether they are on offer or not. */
export class ExploreAddress {
  readonly #navigator: Navigator;

  constructor(navigator: Navigator) {
    this.#navigator = navigator;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get asked(): ExploreFilters {
    return filtersFromQuery(this.#navigator.place.query);
  }

  /** Of its own, so that what depends on the tab alone is not made anew with every filter. */
  get activeTab(): ExploreTab {
    return this.asked.activeTab;
  }

  /** What else stands in the address, such as an open card, stays there. */
  ask(filters: ExploreFilters): void {
    const others = withoutFilterParameters(this.#navigator.place.query);
    this.#navigator.setQuery([...filtersToQuery(filters), ...others], 'push');
  }
}
