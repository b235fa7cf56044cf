import { makeAutoObservable } from 'mobx';
import type { ChartState, ChartSurface } from '../filters/chart-frame';
import type { SignalRows } from '../workspace/catalogues';
import { MANY_ROWS, type RowsOfRequest } from '../workspace/project-signals.store';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { ChartSources } from './chart-sources';
import { SURFACES } from './surface-views';
import type { ChartItem } from './items/chart-item';
import { chartItems, type ChartItems } from './items/chart-items';
import { BY_REFERENCE } from '../shared/by-reference';

const NO_KEYS: ReadonlySet<string> = new Set();

/** The topics or trends of one mounted chart, of the current and of the previous data, as far as they have been loaded. */
export class ChartRows {
  /** Of thousands of rows, those that may be drawn; see prepareInTasks. */
  prepared: readonly unknown[] | null;
  readonly #surface: ChartSurface;
  readonly #sources: ChartSources;
  readonly #made = { current: new WeakMap<Topic, ChartItem>(), previous: new WeakMap<Topic, ChartItem>() };

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
    return this.#itemsOf(this.#shown, null, this.#sources.signals.previous.value, this.#made.current);
  }

  /** null: they are not loaded. */
  get previous(): ChartItems | null {
    const { previous } = this.#sources.signals;
    return previous.value && this.#itemsOf(previous.value, this.shownIds, this.#shown, this.#made.previous);
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

  /** null: the rows are not loaded. */
  get shownIds(): ReadonlySet<string> | null {
    const rows = this.#resource.value;
    return rows && new Set<string>(rows.map(({ id }) => id));
  }

  get #resource(): RowsOfRequest<Topic | Trend> {
    const { trends, topics } = this.#sources.signals.shown;
    return this.type === 'trend' ? trends : topics;
  }

  get #shown(): SignalRows {
    const { topics, trends } = this.#sources.signals.shown;
    return { topics: topics.value ?? [], trends: trends.value ?? [] };
  }

  #itemsOf(
    rows: SignalRows,
    currentIds: ReadonlySet<string> | null,
    others: SignalRows | null,
    made: WeakMap<Topic, ChartItem>,
  ): ChartItems {
    const { signals, statuses, workspace, facts } = this.#sources;
    // What is new is that of the last load.
    const newKeys = signals.isEarlier ? NO_KEYS : workspace.newKeys;
    return chartItems(this.#surface, rows, {
      statusOf: (topic) => statuses.settledStatusOf(topic),
      newKeys,
      growthNotes: workspace.sow.value?.figureNotes?.growthOfTopic,
      currentIds,
      others,
      lists: () => facts.lists,
      made,
    });
  }
}
