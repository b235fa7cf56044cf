import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ExploreFilters } from '../../domain/explore/explore-filters';
import type { ExploreTab } from '../../domain/explore/explore-tab';
import { filtersFromQuery, filtersToQuery, withoutFilterParameters } from '../../domain/explore/filter-query';
import { TOPICS_OF_PARAMETER } from '../../domain/shell/routes';
import { firstSegment } from '../../domain/shell/screen';
import type { Query } from '../../domain/shared/query';
import type { Navigator } from '../shared/navigator';

/** The tab and filters in the address, whether the project has them or not. */
export class ExploreAddress {
  /** The last query of the explore screen, which is in force until the router has removed the screen. */
  lastQuery: Query = [];

  constructor(private readonly navigator: Navigator) {
    makeAutoObservable(this, { lastQuery: observableRef }, { autoBind: true });
    reaction(
      () => this.query,
      (query) => (this.lastQuery = query),
      { fireImmediately: true },
    );
  }

  get query(): Query {
    const { pathname, query } = this.navigator.location;
    return firstSegment(pathname) === 'data' ? query : this.lastQuery;
  }

  get requested(): ExploreFilters {
    return filtersFromQuery(this.query);
  }

  /** A getter of its own, so that what depends on the tab is not computed again with every filter. */
  get activeTab(): ExploreTab {
    return this.requested.activeTab;
  }

  /** The platform whose topics are the topic filter, as 'Show in Trend map' wrote it; null: another filter, or none. */
  get platform(): string | null {
    return this.query.find(([name]) => name === TOPICS_OF_PARAMETER)?.[1] ?? null;
  }

  /** Writes the filters into the address, as a new history entry. Other parameters stay, such as an open flashcard. */
  setFilters(filters: ExploreFilters): void {
    const { query } = this.navigator.location;
    const { topicFilter } = filtersFromQuery(query);
    const others = withoutFilterParameters(query);
    const stays = compareStructural(topicFilter, filters.topicFilter);
    const next = [
      ...filtersToQuery(filters),
      ...(stays ? others : others.filter(([name]) => name !== TOPICS_OF_PARAMETER)),
    ];
    // The same query twice in the history would make Back seem to do nothing.
    if (!compareStructural(next, query)) this.navigator.setQuery(next, 'push');
  }
}
