import { makeAutoObservable } from 'mobx';
import type { ChartView } from '../../../application/explore/chart-frame';
import type { Resource } from '../../../application/shared/resource';
import type { SignalRows } from '../../../application/workspace/signal-catalogue';
import { positionOf, type ChartItem } from './chart-item';
import { countChanges, goneItems, type MovementCount } from './movement';
import type { ExploreFilters } from '../../../domain/explore/explore-filters';
import { CURRENT_DATA } from '../../../domain/explore/version';
import type { SowId } from '../../../domain/shared/entity-id';
import type { ChartItems } from './chart-items';

/** What a chart shows, of today and of before. */
interface Rows {
  readonly items: readonly ChartItem[];
  readonly current: ChartItems;
  readonly previous: ChartItems | null;
  readonly showsPrevious: boolean;
  readonly ownFilters: ExploreFilters;
  readonly view: Pick<ChartView, 'movement'>;
}

/** What became of the rows of a chart since the previous data, while that is to be shown. */
export class ChartMovement {
  readonly #rows: Rows;
  readonly #previous: Resource<SowId, SignalRows>;

  constructor(rows: Rows, previous: Resource<SowId, SignalRows>) {
    this.#rows = rows;
    this.#previous = previous;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The user has switched it on, whether or not there is anything to show. */
  get isWanted(): boolean {
    return this.#rows.view.movement;
  }

  /** Movement leads to the current data, so there is none to show on the previous. */
  get isShown(): boolean {
    return this.isWanted && !this.#rows.showsPrevious;
  }

  /** This source has no previous rows: everything would be new. */
  get hasNothingBefore(): boolean {
    return this.#rows.previous?.all.length === 0;
  }

  /** The previous rows are here, and not one of them has a place that the current ones could have come from. */
  get hasNoPlaces(): boolean {
    const { before } = this;
    const isPlaced = (item: ChartItem): boolean => positionOf(item) !== null;
    return before !== null && !before.all.some(isPlaced) && this.#rows.current.all.some(isPlaced);
  }

  /** The previous rows are here, or will not come. */
  get isKnown(): boolean {
    return this.#rows.previous !== null || this.hasFailed;
  }

  /** The previous rows were asked for, and did not come. */
  get hasFailed(): boolean {
    return this.#previous.state.kind === 'failed';
  }

  /** Where it comes from; null while it is not shown, or there are no previous rows, or they are not here. */
  get before(): ChartItems | null {
    return this.isShown && !this.hasNothingBefore ? this.#rows.previous : null;
  }

  get beforeById(): ReadonlyMap<string, ChartItem> | null {
    return this.before && new Map(this.before.all.map((item) => [item.id, item]));
  }

  /** What passes the filters and is in the previous data alone. */
  get gone(): readonly ChartItem[] {
    if (this.before === null) return [];
    const current = new Set<string>(this.#rows.current.all.map((item) => item.id));
    return goneItems(this.before.passing({ ...this.#rows.ownFilters, versionFilter: CURRENT_DATA }), current);
  }

  /** How many rows moved, are new and gone, with or without a place on a map. null: not shown, or not known. */
  get changes(): MovementCount | null {
    const { beforeById } = this;
    return beforeById && countChanges(this.#rows.items, beforeById, this.gone.length);
  }
}
