import { DEFAULT_FILTERS } from '../../domain/filters/explore-filters';
import { filtersToQuery } from '../../domain/filters/filter-query';
import { paths } from '../../domain/shared/routes';
import type { ExploreTab } from '../../domain/workspace/explore-tab';
import type { ExploreAddress } from '../filters/explore-address';
import { pathOf } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';

/** Where the lines of the home page lead. */
export class HomePaths {
  constructor(
    private readonly address: ExploreAddress,
    private readonly workspace: WorkspaceStore,
  ) {}

  /** The list of these topics. */
  topics(names: readonly string[]): string {
    return this.#data('opportunityMap', { topicFilter: names });
  }

  #data(activeTab: ExploreTab, filters: Partial<typeof DEFAULT_FILTERS>): string {
    const query = this.address.shortened(filtersToQuery({ ...DEFAULT_FILTERS, ...filters, activeTab }));
    const sow = this.workspace.currentId;
    return sow === null ? paths.root : pathOf({ pathname: paths.data(sow), query });
  }

  /** What changed in the data. */
  get refresh(): string {
    const sow = this.workspace.currentId;
    return sow === null ? paths.root : paths.dataRefresh(sow);
  }

  /** The map of these trends. */
  trends(names: readonly string[]): string {
    return this.#data('trendMap', { trendFilter: names });
  }
}
