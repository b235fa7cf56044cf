import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ExploreFilters } from '../../domain/explore/explore-filters';
import type { ExploreTab } from '../../domain/explore/explore-tab';
import { filtersFromQuery, filtersToQuery, withoutFilterParameters } from '../../domain/explore/filter-query';
import { firstSegment } from '../../domain/shell/screen';
import type { Query } from '../../domain/shared/query';
import type { Navigator } from '../shared/navigator';

/** Tab and filters as the address asks for them, whether they are on offer or not. */
export class ExploreAddress {
  /** The query of the explore screen's last address: it stays in force until the router has taken the screen away. */
  lastQuery: Query = [];
  readonly #navigator: Navigator;

  constructor(navigator: Navigator) {
    this.#navigator = navigator;
    makeAutoObservable(this, { lastQuery: observableRef }, { autoBind: true });
    // For as long as there is an address.
    reaction(
      () => this.query,
      (query) => (this.lastQuery = query),
      { fireImmediately: true },
    );
  }

  get query(): Query {
    const { pathname, query } = this.#navigator.location;
    return firstSegment(pathname) === 'data' ? query : this.lastQuery;
  }

  get requested(): ExploreFilters {
    return filtersFromQuery(this.query);
  }

  /** Of its own, so that what depends on the tab alone is not made anew with every filter. */
  get activeTab(): ExploreTab {
    return this.requested.activeTab;
  }

  /** What else stands in the address, such as an open card, stays there. */
  setFilters(filters: ExploreFilters): void {
    const { query } = this.#navigator.location;
    const next = [...filtersToQuery(filters), ...withoutFilterParameters(query)];
    // Back never leads to the same view once more.
    if (!compareStructural(next, query)) this.#navigator.setQuery(next, 'push');
  }
}
