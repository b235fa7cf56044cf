import type { ExploreFilters } from '../../domain/filters/filter-forms';
import { makeAutoObservable } from 'mobx';
import type { ChartSurface } from '../filters/chart-frame';
import type { Resource } from '../shared/resource';
import type { SignalRows } from '../workspace/catalogues';
import { CURRENT_DATA } from '../../domain/workspace/explore-tab';
import type { SowId } from '../../domain/shared/entity-id';
import type { BuiltinView } from './chart-view';
import { SURFACES } from './surface-views';
import type { ChartItem } from './items/chart-item';
import { positionOf } from '../../domain/topic/map-position';
import type { ChartItems } from './items/chart-items';
import { changeSince, countMovements, type MovementCount } from '../../domain/plane/movement';
import { BY_REFERENCE } from '../shared/by-reference';

/** The rows of a chart, current and previous. */
interface Rows {
  readonly items: readonly ChartItem[];
  readonly current: ChartItems;
  readonly previous: ChartItems | null;
  readonly showsPrevious: boolean;
  readonly ownFilters: ExploreFilters;
  readonly view: Pick<BuiltinView, 'movement'>;
  readonly surface: ChartSurface;
}

/** Movement of a chart's items from the previous data to the current, while it is switched on. */
export class ChartMovement {
  readonly #rows: Rows;
  readonly #previous: Resource<SowId, SignalRows>;

  constructor(rows: Rows, previous: Resource<SowId, SignalRows>) {
    this.#rows = rows;
    this.#previous = previous;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Switched on, whether or not there is anything to show. */
  get isWanted(): boolean {
    return this.#rows.view.movement === true;
  }

  /** Movement leads to the current data: there is none to show on the previous. */
  get isShown(): boolean {
    return this.isWanted && !this.#rows.showsPrevious;
  }

  /** There are no previous rows: every item would be new. */
  get hasNothingBefore(): boolean {
    return this.#rows.previous?.all.length === 0;
  }

  /** No previous item has a position, but current ones have: every bubble would be new. */
  get hasNoPositions(): boolean {
    const { before } = this;
    const isPlaced = (item: ChartItem): boolean => positionOf(item) !== null;
    return before !== null && !before.all.some(isPlaced) && this.#rows.current.all.some(isPlaced);
  }

  /** The previous rows are loaded, or have failed to load. */
  get isKnown(): boolean {
    return this.#rows.previous !== null || this.hasFailed;
  }

  get hasFailed(): boolean {
    return this.#previous.state.kind === 'failed';
  }

  /** The previous items. null: movement is not shown, or there are none, or they are not loaded. */
  get before(): ChartItems | null {
    return this.isShown && !this.hasNothingBefore ? this.#rows.previous : null;
  }

  get beforeById(): ReadonlyMap<string, ChartItem> | null {
    return this.before && new Map(this.before.all.map((item) => [item.id, item]));
  }

  /** The items that pass the filters and are only in the previous data. Lists have no rows for them. */
  get gone(): readonly ChartItem[] {
    if (this.before === null || SURFACES[this.#rows.surface].drawing === 'list') return [];
    const currentIds = new Set<string>(this.#rows.current.all.map(({ id }) => id));
    const before = this.before.passing({ ...this.#rows.ownFilters, versionFilter: CURRENT_DATA });
    return before.filter(({ id }) => !currentIds.has(id));
  }

  /** How many rows moved, are new and gone, with or without a position. null: not shown, or not loaded. */
  get changes(): MovementCount | null {
    const { beforeById: before, gone } = this;
    if (before === null) return null;
    const kinds = this.#rows.items.map((item) => ({ kind: changeSince(item, before.get(item.id)) }));
    return countMovements([...kinds, ...gone.map(() => ({ kind: 'gone' as const }))]);
  }
}
