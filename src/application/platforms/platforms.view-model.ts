import { makeAutoObservable } from 'mobx';
import { DEFAULT_FILTERS } from '../../domain/explore/explore-filters';
import { filtersToQuery } from '../../domain/explore/filter-query';
import type { Platform } from '../../domain/platforms/platform';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shell/routes';
import { pathOf, type Navigator } from '../shared/navigator';
import type { Resource } from '../shared/resource';
import type { ProjectListsStore } from '../workspace/project-lists.store';

/** The opportunity platforms of a project (specification, section 2). */
export class PlatformsViewModel {
  readonly platforms: Resource<SowId, readonly Platform[]>;
  readonly #reading: ProjectListsStore;
  readonly #navigator: Navigator;

  constructor(reading: ProjectListsStore, navigator: Navigator) {
    this.#reading = reading;
    this.#navigator = navigator;
    this.platforms = reading.platforms.resource;
    makeAutoObservable(this, { platforms: false }, { autoBind: true });
  }

  load(sow: SowId): void {
    this.#reading.platforms.loadForScreen(sow);
  }

  /** 'Show in Trend map': the topic map of the explore screen, narrowed to the platform's topics. */
  showInMap(sow: SowId, platform: Platform): void {
    const query = filtersToQuery({
      ...DEFAULT_FILTERS,
      activeTab: 'opportunityMap',
      topicFilter: platform.topicNames,
    });
    this.#navigator.go(pathOf({ pathname: paths.data(sow), query }));
  }
}
