import { makeAutoObservable } from 'mobx';
import type { ChartState, ChartSurface } from '../../application/filters/chart-frame';
import type { Resource } from '../../application/shared/resource';
import type { SignalRows } from '../../application/workspace/catalogues';
import { MANY_ROWS } from '../../application/workspace/project-signals.store';
import type { SowId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { ChartSources } from './chart-props';
import { SURFACES } from './surface-views';
import type { ChartItem } from './items/chart-item';
import { chartItems, type ChartItems } from './items/chart-items';
import { BY_REFERENCE } from '../../application/shared/by-reference';

/** The topics or trends of one mounted chart, of the current and of the previous data, as far as they have been loaded. */
export class ChartRows {
  /** Of thousands of rows, those that may be drawn; see prepareInTasks. */
  prepared: readonly unknown[] | null;
  readonly #surface: ChartSurface;
  readonly #sources: ChartSources;

  constructor(surface: ChartSurface, sources: ChartSources) {
    this.#surface = surface;
    this.#sources = sources;
    this.prepared = this.#resource.value;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get type(): ChartItem['type'] {
    return SURFACES[this.#surface].type;
  }

  /** Thousands of current rows that have arrived; null: none, or they are prepared. */
  get unprepared(): readonly unknown[] | null {
    const rows = this.#resource.value;
    return rows === null || rows.length <= MANY_ROWS || rows === this.prepared ? null : rows;
  }

  get current(): ChartItems {
    const { topics, trends, previous } = this.#sources.signals;
    return this.#itemsOf({ topics: topics.value ?? [], trends: trends.value ?? [] }, null, previous.value);
  }

  /** null: they are not loaded. */
  get previous(): ChartItems | null {
    const { previous, trendById, topicById, topics, trends } = this.#sources.signals;
    const ids = this.type === 'trend' ? trendById : topicById;
    const now = { topics: topics.value ?? [], trends: trends.value ?? [] };
    return previous.value && this.#itemsOf(previous.value, this.#resource.value && ids, now);
  }

  stateOf(isPrevious: boolean): ChartState {
    const { state } = isPrevious ? this.#sources.signals.previous : this.#resource;
    if (state.kind === 'failed') return { kind: 'failed', failure: state.failure };
    return { kind: state.kind === 'ready' && this.unprepared === null ? 'ready' : 'loading' };
  }

  setPrepared(): void {
    this.prepared = this.#resource.value;
  }

  /** Asks again for rows that failed to load. */
  reload(needsPrevious: boolean): void {
    if (this.#resource.value === null) void this.#resource.reload();
    const { previous } = this.#sources.signals;
    if (needsPrevious && previous.value === null) void previous.reload();
  }

  get #resource(): Resource<SowId, readonly (Topic | Trend)[]> {
    const { trends, topics } = this.#sources.signals;
    return this.type === 'trend' ? trends : topics;
  }

  #itemsOf(rows: SignalRows, currentIds: ReadonlyMap<string, unknown> | null, others: SignalRows | null): ChartItems {
    const { statuses, workspace, facts } = this.#sources;
    const { newKeys } = workspace;
    return chartItems(this.#surface, rows, {
      statusOf: (topic) => statuses.settledStatusOf(topic),
      newKeys,
      growthNotes: workspace.sow.value?.figureNotes?.growthOfTopic,
      currentIds,
      others,
      lists: () => facts.lists,
    });
  }
}
