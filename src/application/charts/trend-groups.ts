import { computedStruct, makeAutoObservable } from 'mobx';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ExploreFilters } from '../../domain/filters/filter-forms';
import { type ChartItem, withoutFigures } from './items/chart-item';
import type { ChartItems } from './items/chart-items';
import { isOnlyOfTopics, type ItemOrder, sortItems } from './items/signal-fields';
import type { SurfaceView } from './surface-views';

/** The rows of a list of topics or of trends, as far as they are grouped. */
interface Rows {
  readonly items: readonly ChartItem[];
  readonly sorted: readonly ChartItem[];
  readonly everything: ChartItems;
  readonly ownFilters: ExploreFilters;
  readonly order: ItemOrder;
  /** What the rows are searched for; '': nothing. */
  readonly find: string;
  readonly movement: {
    readonly beforeById: ReadonlyMap<string, ChartItem> | null;
    readonly gone: readonly ChartItem[];
  };
}

interface TrendGroup {
  /** null: topics without a trend. */
  readonly trend: ChartItem | null;
  readonly topics: readonly ChartItem[];
}

/** The topics of a list in their trends: a row for each trend, and below it, unless it is folded, its topics in their order. */
export class TrendGroups {
  /** Ids of trends. */
  folded: ReadonlySet<string>;

  constructor(
    private readonly topics: Rows,
    private readonly trends: Rows,
    private readonly remembered: Pick<SurfaceView, 'folded'>,
  ) {
    this.folded = remembered.folded;
    // A changed status changes neither, and with them the columns and all cells.
    makeAutoObservable(this, { counts: computedStruct, placeById: computedStruct }, BY_REFERENCE);
  }

  /**
   * A filter of topics leaves out trends without any of them, and a filter of trends leaves out the topics of others.
   * Topics without a trend come last.
   */
  get groups(): readonly TrendGroup[] {
    const byTrend = new Map<string | null, ChartItem[]>();
    for (const item of this.topics.sorted) {
      const topics = byTrend.get(item.trendId);
      if (topics === undefined) byTrend.set(item.trendId, [item]);
      else topics.push(item);
    }
    const { passing } = this;
    const hasAllTopics = this.topics.items.length === this.topics.everything.all.length;
    const ofTrends = this.#inOrder(passing, byTrend)
      .map((trend) => ({ trend, topics: byTrend.get(trend.id) ?? [] }))
      .filter(({ topics }) => hasAllTopics || topics.length > 0);
    const isNarrowed = passing.length < this.trends.everything.all.length;
    const known = new Set<string | null>(passing.map(({ id }) => id));
    const others = isNarrowed ? [] : this.topics.sorted.filter(({ trendId }) => !known.has(trendId));
    return others.length === 0 ? ofTrends : [...ofTrends, { trend: null, topics: others }];
  }

  /** What the table shows, from above. A search also finds what is folded. */
  get rows(): readonly ChartItem[] {
    const isSearched = this.topics.find !== '';
    return this.groups.flatMap(({ trend, topics }) => {
      if (trend === null) return topics;
      return [trend, ...(!isSearched && this.folded.has(trend.id) ? [] : topics)];
    });
  }

  /** Also those of folded trends, in the order of the rows. */
  get topicsInOrder(): readonly ChartItem[] {
    return this.groups.flatMap(({ topics }) => topics);
  }

  get counts(): { readonly trends: number; readonly topics: number } {
    return { trends: this.groups.filter(({ trend }) => trend !== null).length, topics: this.topicsInOrder.length };
  }

  get beforeById(): ReadonlyMap<string, ChartItem> | null {
    return this.trends.movement.beforeById;
  }

  /** From 1, among the topics of its trend. */
  get placeById(): ReadonlyMap<string, number> {
    return new Map(this.groups.flatMap(({ topics }) => topics.map(({ id }, at) => [id, at + 1] as const)));
  }

  get isAllFolded(): boolean {
    const { groups, folded } = this;
    return groups.every(({ trend }) => trend === null || folded.has(trend.id));
  }

  isFolded({ id }: ChartItem): boolean {
    return this.topics.find === '' && this.folded.has(id);
  }

  setFolded({ id }: ChartItem, isFolded: boolean): void {
    const next = new Set(this.folded);
    if (isFolded) next.add(id);
    else next.delete(id);
    this.#fold(next);
  }

  /** Folds all trends, or unfolds them where all are folded. */
  toggleAll(): void {
    const ids = this.groups.flatMap(({ trend }) => trend?.id ?? []);
    this.#fold(this.isAllFolded ? new Set() : new Set(ids));
  }

  /** The place of the trend of a topic among the rows; null: it has none. */
  trendRowOf({ trendId }: ChartItem): number | null {
    const at = this.rows.findIndex(({ id, type }) => type === 'trend' && id === trendId);
    return at < 0 ? null : at;
  }

  /** The trends that their filters pass, whatever is searched for. */
  private get passing(): readonly ChartItem[] {
    const gone = this.trends.movement.gone.map(withoutFigures);
    return [...this.trends.everything.passing(this.trends.ownFilters), ...gone];
  }

  /** By what the topics are sorted by; by their first topic, where trends have nothing of it. */
  #inOrder(
    trends: readonly ChartItem[],
    byTrend: ReadonlyMap<string | null, readonly ChartItem[]>,
  ): readonly ChartItem[] {
    const { key, direction } = this.topics.order;
    if (key === 'trend') return sortItems(trends, { key: 'name', direction });
    if (!isOnlyOfTopics(key)) return sortItems(trends, { key, direction }, this.beforeById);
    const byName = sortItems(trends, { key: 'name', direction: 'ascending' });
    const first = new Map([...byTrend.keys()].map((id, at) => [id, at]));
    return byName.toSorted((one, other) => (first.get(one.id) ?? first.size) - (first.get(other.id) ?? first.size));
  }

  #fold(ids: ReadonlySet<string>): void {
    this.folded = ids;
    this.remembered.folded = ids;
  }
}
