import { DEFAULT_FILTERS } from '../../domain/explore/explore-filters';
import { filtersToQuery } from '../../domain/explore/filter-query';
import type { Platform } from '../../domain/platforms/platform';
import type { SowId } from '../../domain/shared/entity-id';
import { paths, TOPICS_OF_PARAMETER } from '../../domain/shell/routes';
import { pathOf, type Navigator } from '../shared/navigator';
import type { ProjectListsStore } from '../workspace/project-lists.store';

/** The opportunity platforms of a project (specification, section 2). */
export class PlatformsViewModel {
  constructor(
    private readonly lists: ProjectListsStore,
    private readonly navigator: Navigator,
  ) {}

  get platforms(): ProjectListsStore['platforms'] {
    return this.lists.platforms;
  }

  load(sow: SowId): void {
    void this.platforms.loadForScreen(sow);
  }

  /** 'Show in Trend map': the topic map of the explore screen, narrowed to the platform's topics. */
  showInMap(sow: SowId, { name, topicNames: topicFilter }: Platform): void {
    const filters = filtersToQuery({ ...DEFAULT_FILTERS, activeTab: 'opportunityMap', topicFilter });
    // The explore screen names the platform as long as its topics are the filter.
    const query = [...filters, [TOPICS_OF_PARAMETER, name] as const];
    this.navigator.go(pathOf({ pathname: paths.data(sow), query }));
  }
}
