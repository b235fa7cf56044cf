import { makeAutoObservable } from 'mobx';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ChartSurface, ExternalCharts } from './chart-frame';
import type { ExploreAddress } from './explore-address';
import { EXPLORE_SECTIONS } from './explore-section';

/** What the charts of the open tab can do: external ones may lack a filter. */
export class TabCharts {
  constructor(
    private readonly address: ExploreAddress,
    private readonly external: ExternalCharts,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** External charts whose data cannot be filtered by version would show the current data under another name. */
  get canShowPrevious(): boolean {
    return this.#surfaces.every((surface) => this.external.frame?.showsPrevious(surface) ?? true);
  }

  /** Whether the charts of the open tab can be narrowed by figures. */
  get hasFigures(): boolean {
    return this.#surfaces.every((surface) => this.external.frame?.followsFigures(surface) ?? true);
  }

  get #surfaces(): readonly ChartSurface[] {
    return EXPLORE_SECTIONS[this.address.activeTab].flatMap(({ charts }) => charts);
  }
}
