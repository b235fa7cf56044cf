import { compareStructural, makeAutoObservable, reaction } from 'mobx';
import type { ComparedNames } from '../../domain/workspace/compared-version';
import type { WireDate } from '../../domain/shared/calendar';
import type { SowId } from '../../domain/shared/entity-id';
import type { QuadrantCode, SignalType } from '../../domain/topic/quadrant';
import type { Signal } from '../../domain/topic/signal';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { FailurePolicy, RequestFailure } from '../shared/request-failure';
import { ready, Resource, type Loadable } from '../shared/resource';
import type { DatedRows, SignalCatalogue, SignalRows } from './catalogues';
import type { ComparedWith } from './compared-with';
import type { WorkspaceStore } from './workspace.store';
import { BY_REFERENCE } from '../shared/by-reference';

/**
 * More topics are handled in tasks of their own, because reading, deriving and drawing them in one task holds the page:
 * that of 5,000 took 330 ms of processor time.
 */
export const MANY_ROWS = 2000;

/** Takes over the statuses of topics that are being loaded, unless the user has picked newer ones meanwhile. */
interface StatusKeeper {
  fetch<Topics extends readonly Topic[]>(
    ask: () => Promise<Topics>,
    shown: (id: Topic['id']) => Topic | undefined,
  ): Promise<Topics>;
}

/** Rows with the state of the request for them. */
export type RowsOfRequest<Row> = Pick<Resource<SowId, readonly Row[]>, 'state' | 'value' | 'load' | 'reload'>;

interface ShownSignals {
  readonly topics: RowsOfRequest<Topic>;
  readonly trends: RowsOfRequest<Trend>;
}

/** All topics and trends of the open project, loaded once and shared: maps, metrics, filters and search read them. */
export class ProjectSignalsStore {
  readonly topics: Resource<SowId, readonly Topic[]>;
  readonly trends: Resource<SowId, readonly Trend[]>;
  /** The rows with which those that are shown are compared, loaded on demand; empty where this source has none. */
  readonly previous: Resource<SowId, SignalRows>;
  /** Whether {@link previous} can have rows at all. */
  readonly hasPrevious: boolean;
  /** The rows of the load that the comparison ends with, where that is not the current. */
  readonly #until: Resource<SowId, DatedRows | null>;
  readonly #shownUntil: ShownSignals;

  constructor(
    catalogue: SignalCatalogue,
    private readonly workspace: WorkspaceStore,
    statuses: StatusKeeper,
    private readonly compared: ComparedWith,
    failures: FailurePolicy,
  ) {
    this.hasPrevious = catalogue.hasPrevious;
    const failed = (message: string, resource: Resource<SowId, unknown>, failure: RequestFailure, sow: SowId): void => {
      // Rows that are shown are not replaced by an error page.
      if (resource.value === null) workspace.reportFailure(message, failure, sow);
      else failures.log(message, failure);
    };
    this.topics = new Resource(
      (sow, cancellation) =>
        statuses.fetch(
          () => catalogue.topics(sow, cancellation),
          (id) => this.topicById.get(id),
        ),
      (failure, sow) => failed('Failed to fetch topics:', this.topics, failure, sow),
      { isSame: areSameRows },
    );
    this.trends = new Resource(
      (sow, cancellation) => catalogue.trends(sow, cancellation),
      (failure, sow) => failed('Failed to fetch trends:', this.trends, failure, sow),
    );
    this.previous = new Resource(
      (sow, cancellation) => catalogue.earlier(sow, this.#names, cancellation),
      // No error page: the current data can be shown without it, and the filter names the failure.
      (failure) => failures.log('Failed to fetch data:', failure),
    );
    this.#until = new Resource(
      (sow, cancellation) => catalogue.later(sow, this.#names, cancellation),
      (failure, sow) => failed('Failed to fetch data:', this.#until, failure, sow),
    );
    this.#shownUntil = { topics: partOf(this.#until, 'topics'), trends: partOf(this.#until, 'trends') };
    makeAutoObservable(this, {}, BY_REFERENCE);
    reaction(
      () => this.#names,
      () => {
        const { currentId } = workspace;
        const wasAsked = this.previous.state.kind !== 'idle';
        // The date that stands beside the rows is that of others from now on.
        this.#clearCompared();
        if (currentId === null) return;
        if (this.#asksEarlier) void this.#until.load(currentId);
        if (wasAsked) void this.previous.load(currentId);
      },
      { equals: compareStructural },
    );
  }

  get #names(): ComparedNames {
    const { since, until } = this.compared;
    return { since, until };
  }

  get #asksEarlier(): boolean {
    return this.hasPrevious && this.compared.until !== null;
  }

  /** Earlier data are shown in the place of the current. */
  get isEarlier(): boolean {
    const { state } = this.#until;
    return this.#asksEarlier && !(state.kind === 'ready' && state.value === null);
  }

  /** When the data are from that are shown, as on the wire; null: unknown. */
  get shownDate(): WireDate {
    return this.isEarlier ? (this.#until.value?.date ?? null) : (this.workspace.sow.value?.loadDate ?? null);
  }

  /**
   * The rows that maps, lists, What changed and Ask show: the current ones, or those of the load that a comparison ends with.
   * What is decided and written, and what is remembered of the data, reads the current rows themselves.
   */
  get shown(): ShownSignals {
    return this.isEarlier ? this.#shownUntil : this;
  }

  /** The topics of the previous data; null: not loaded, or these data have none, and then it is not known what is new. */
  get topicsBefore(): readonly Topic[] | null {
    const topics = this.previous.value?.topics ?? [];
    return topics.length === 0 ? null : topics;
  }

  /** The rows with which those that are shown are compared. Rejects with a RequestFailure. */
  async earlier(sow: SowId): Promise<SignalRows> {
    const { previous } = this;
    if (previous.state.kind === 'failed') await previous.reload();
    else await previous.load(sow);
    if (previous.state.kind === 'failed') throw previous.state.failure;
    return previous.value ?? { topics: [], trends: [] };
  }

  get topicById(): ReadonlyMap<string, Topic> {
    return new Map((this.topics.value ?? []).map((topic) => [topic.id, topic]));
  }

  get trendById(): ReadonlyMap<string, Trend> {
    return new Map((this.trends.value ?? []).map((trend) => [trend.id, trend]));
  }

  /** {@link shown} by their ids. */
  get shownById(): { readonly [Part in keyof SignalRows]: ReadonlyMap<string, SignalRows[Part][number]> } {
    if (!this.isEarlier) return { topics: this.topicById, trends: this.trendById };
    const { topics, trends } = this.shown;
    return {
      topics: new Map((topics.value ?? []).map((topic) => [topic.id, topic])),
      trends: new Map((trends.value ?? []).map((trend) => [trend.id, trend])),
    };
  }

  /** The label in the project's data, which may differ from ours; null: no loaded signal has this quadrant. */
  quadrantLabel(type: SignalType, code: QuadrantCode): string | null {
    const signals: readonly Signal[] = (type === 'trend' ? this.trends : this.topics).value ?? [];
    return signals.find(({ quadrant }) => quadrant.code === code)?.quadrant.label ?? null;
  }

  load(sow: SowId): void {
    void this.topics.load(sow);
    void this.trends.load(sow);
    if (this.#asksEarlier) void this.#until.load(sow);
  }

  /** Loads both ends of a comparison that are not the current data. */
  loadCompared(sow: SowId): void {
    void this.previous.load(sow);
    if (this.#asksEarlier) void this.#until.load(sow);
  }

  /** Loads what has not been requested yet. What has failed is loaded again by the user only. */
  loadIfIdle(sow: SowId): void {
    for (const resource of [this.topics, this.trends]) {
      if (resource.state.kind === 'idle') void resource.load(sow);
    }
    if (this.#asksEarlier) void this.#until.load(sow);
  }

  #clearCompared(): void {
    this.previous.clear();
    this.#until.clear();
  }

  clear(): void {
    this.topics.clear();
    this.trends.clear();
    this.#clearCompared();
  }
}

function partOf<Part extends keyof SignalRows>(rows: Resource<SowId, SignalRows | null>, part: Part) {
  return {
    get state(): Loadable<SignalRows[Part]> {
      const { state } = rows;
      if (state.kind !== 'ready') return state;
      return state.value === null ? { kind: 'idle' } : ready(state.value[part]);
    },
    get value(): SignalRows[Part] | null {
      return rows.value?.[part] ?? null;
    },
    load: (sow: SowId) => rows.load(sow),
    reload: () => rows.reload(),
  };
}

/** Statuses do not count: those that differ are taken over by the store of the statuses. */
function areSameRows(shown: readonly Topic[], answer: readonly Topic[]): boolean {
  return shown.length === answer.length && shown.every((topic, index) => isSameRow(topic, answer[index]));
}

function isSameRow(shown: Topic, answer: Topic | undefined): boolean {
  if (shown === answer) return true;
  if (answer === undefined || (shown.status === null) !== (answer.status === null)) return false;
  return compareStructural({ ...shown, status: null }, { ...answer, status: null });
}
