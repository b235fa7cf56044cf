import { makeAutoObservable } from 'mobx';
import { DEFAULT_FILTERS } from '../../domain/explore/explore-filters';
import { filtersToQuery } from '../../domain/explore/filter-query';
import type { Platform } from '../../domain/platforms/platform';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shell/routes';
import type { FailurePolicy } from '../shared/failure-policy';
import { pathOf, type Navigator } from '../shared/navigator';
import { Resource } from '../shared/resource';
import type { PlatformCatalogue } from './platform-catalogue';

/** The opportunity platforms of a project (specification, section 2). */
export class PlatformsViewModel {
  readonly platforms: Resource<SowId, readonly Platform[]>;
  readonly #navigator: Navigator;

  constructor(catalogue: PlatformCatalogue, navigator: Navigator, failures: FailurePolicy) {
    this.#navigator = navigator;
    this.platforms = new Resource({
      fetch: (sow, cancellation) => catalogue.ofSow(sow, cancellation),
      onFailure: (failure) => failures.handle('Failed to fetch opportunities:', failure),
    });
    makeAutoObservable(this, { platforms: false }, { autoBind: true });
  }

  load(sow: SowId): void {
    void this.platforms.load(sow);
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
