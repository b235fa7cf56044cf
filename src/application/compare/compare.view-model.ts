import { compareStructural, computed, makeAutoObservable, reaction, when } from 'mobx';
import {
  comparedRows,
  type ComparedRow,
  comparisonFromQuery,
  comparisonToQuery,
  isComparable,
  MOST_COMPARED,
  type ComparedSignal,
  type Comparison,
} from '../../domain/compare/comparison';
import { comparedMarks } from '../../domain/compare/compared-marks';
import { comparisonWords, type ComparisonWords } from '../../domain/compare/comparison-words';
import { shortDay } from '../../domain/shared/calendar';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { TopicDossiers } from '../workspace/topic-dossiers';
import type { DataComparison } from '../filters/data-comparison';
import type { OpenFlashcard } from '../workspace/open-flashcard';
import type { Colleagues, Standing } from '../decisions/colleagues';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { Navigator } from '../shared/navigator';
import type { Resource } from '../shared/resource';
import { ScreenQuery } from '../shared/screen-query';
import type { ToastStore } from '../shared/toast.store';
import type { DossierState, SignalRows } from '../workspace/catalogues';
import type { RecordUsage } from '../tracking/record-usage';
import type { Topic } from '../../domain/topic/topic';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { together } from '../shared/load-once';
import { BY_REFERENCE } from '../shared/by-reference';

interface CompareSources {
  readonly navigator: Navigator;
  readonly signals: ProjectSignalsStore;
  readonly workspace: WorkspaceStore;
  readonly statuses: TopicStatusStore;
  readonly picks: PickTopicStatus;
  readonly comparison: DataComparison;
  readonly dossiers: TopicDossiers;
  readonly cards: OpenFlashcard;
  readonly toasts: ToastStore;
  readonly usage: RecordUsage;
  readonly team: Colleagues;
}

/** One of the compared topics or trends. */
export interface ComparedColumn {
  readonly id: string;
  readonly signal: ComparedSignal;
  /** Stands for its name in the columns of the others. */
  readonly mark: string;
  /** null: a trend, or not trackable. */
  readonly status: TopicStatus | null;
  /** What the members of the team have decided, as far as the user may see it; null: there is no team, or it is a trend. */
  readonly says: { readonly standings: readonly Standing[]; readonly words: string } | null;
  /** In the previous data; null: it was not there, or that is not known. */
  readonly previous: ComparedSignal | null;
  /** Of a topic; a trend is itself. */
  readonly trend: { readonly id: string; readonly name: string } | null;
  readonly shiftName: string | null;
  /** Of a trend. */
  readonly topicCount: number | null;
  /** null: trends have none. */
  readonly dossier: DossierState | null;
}

/** Two to four topics or trends side by side. What is compared is stored in the address only. */
export class CompareViewModel {
  readonly workspace: WorkspaceStore;
  readonly #query: ScreenQuery;
  readonly #from: CompareSources;

  constructor(sources: CompareSources) {
    this.#from = sources;
    this.workspace = sources.workspace;
    this.#query = new ScreenQuery(sources.navigator, 'compare');
    makeAutoObservable(this, { comparison: computed({ equals: compareStructural }) }, BY_REFERENCE);
  }

  get comparison(): Comparison {
    return comparisonFromQuery(this.#query.value);
  }

  /** Those that the project has. */
  get columns(): readonly ComparedColumn[] {
    const columns = this.comparison.ids.flatMap((id) => this.#columnOf(id) ?? []);
    const marks = comparedMarks(columns.map(({ signal }) => signal.name));
    return columns.map((column, at) => ({ ...column, mark: marks[at] ?? '' }));
  }

  /** The compared topics; none where trends are compared. */
  get topics(): readonly Topic[] {
    const { type, ids } = this.comparison;
    return type === 'topic' ? ids.flatMap((id) => this.#from.signals.topicById.get(id) ?? []) : [];
  }

  /** The ids of the address that the project does not have. */
  get missing(): readonly string[] {
    return this.comparison.ids.filter((id) => this.#signal(id) === null);
  }

  /**
   * The topics, or the trends, of the project have been loaded, and with them the previous data if there is any: a row
   * of movement that came later would move the others.
   */
  get isLoaded(): boolean {
    return this.signals.value !== null && this.#from.comparison.isPreviousSettled;
  }

  get rows(): readonly ComparedRow[] {
    return comparedRows(
      this.columns.map(({ signal }) => signal),
      this.peers,
    );
  }

  get words(): ComparisonWords {
    return comparisonWords(this.columns, this.rows, this.previousDay);
  }

  /** The resource of all topics, or all trends, of the project. */
  get signals(): Resource<SowId, readonly ComparedSignal[]> {
    const { topics, trends } = this.#from.signals;
    return this.comparison.type === 'topic' ? topics : trends;
  }

  /** All topics, or all trends, of the project. */
  get peers(): readonly ComparedSignal[] {
    return this.signals.value ?? [];
  }

  get canAdd(): boolean {
    return this.comparison.ids.length < MOST_COMPARED;
  }

  get previousDay(): string | null {
    return shortDay(this.#from.comparison.previousDate, 'en-US');
  }

  /** null: there is no previous data to compare with. */
  get previous(): SignalRows | null {
    const { comparison, signals } = this.#from;
    return signals.hasPrevious && comparison.hasMovement ? signals.previous.value : null;
  }

  /** The rows of what is compared, for files, and those of all topics, which trends count. */
  get exported(): SignalRows {
    const { topicById, trendById, topics } = this.#from.signals;
    const { type, ids } = this.comparison;
    return type === 'topic'
      ? { topics: ids.flatMap((id) => topicById.get(id) ?? []), trends: [] }
      : { topics: topics.value ?? [], trends: ids.flatMap((id) => trendById.get(id) ?? []) };
  }

  add(id: string): void {
    const { type, ids } = this.comparison;
    if (!this.canAdd || ids.includes(id)) return;
    this.#show({ type, ids: [...ids, id] });
    this.#from.toasts.show({ kind: 'status', text: `${this.#nameOf(id)} added.` });
  }

  remove(id: string): void {
    const before = this.comparison;
    const at = before.ids.indexOf(id);
    if (at < 0) return;
    const name = this.#nameOf(id);
    this.#show({ ...before, ids: before.ids.filter((each) => each !== id) });
    const undo = (): void => {
      const { type, ids } = this.comparison;
      if (type !== before.type || ids.includes(id) || ids.length >= MOST_COMPARED) return;
      this.#show({ type, ids: [...ids.slice(0, at), id, ...ids.slice(at)] });
    };
    this.#from.toasts.show({ kind: 'status', text: `${name} removed.`, action: { label: 'Undo', run: undo } });
  }

  setStatus(id: string, status: TopicStatus): void {
    const topic = this.#from.signals.topicById.get(id);
    if (topic !== undefined) void this.#from.picks.pick(topic, status);
  }

  openCard(id: string): void {
    const signal = this.#signal(id);
    if (signal === null) return;
    if (this.comparison.type === 'topic') this.#from.cards.topic(entityId(id), signal.name, 'compare');
    else this.#from.cards.trend(entityId(id), signal.name, 'compare');
  }

  openTrend({ id, name }: { readonly id: string; readonly name: string }): void {
    this.#from.cards.trend(entityId(id), name, 'compare');
  }

  /** Loads what the screen shows of a project. @returns stops following the address */
  enter(sow: SowId): () => void {
    const { comparison, dossiers, usage, signals } = this.#from;
    const signal_count = this.comparison.ids.length;
    if (isComparable(signal_count))
      usage.record({ name: 'clicked_on_compare', payload: { sow_id: sow, signal_count } });
    const isOpen = (): boolean => this.workspace.sow.value?.id === sow;
    return together([
      comparison.loadWithPrevious(sow, isOpen),
      when(isOpen, () => void signals.trends.load(sow)),
      this.#query.follow(),
      reaction(
        // An address may name topics of other projects.
        () => (this.comparison.type === 'trend' ? [] : this.columns.map(({ id }) => entityId<'topic'>(id))),
        (ids) => dossiers.want(ids),
        { fireImmediately: true, equals: compareStructural },
      ),
    ]);
  }

  #columnOf(id: string): Omit<ComparedColumn, 'mark'> | null {
    const { signals, statuses, dossiers, team } = this.#from;
    const isTopic = this.comparison.type === 'topic';
    const topic = isTopic ? signals.topicById.get(id) : undefined;
    const ofTrend = isTopic ? undefined : signals.trendById.get(id);
    const signal = topic ?? ofTrend;
    if (signal === undefined) return null;
    const trend = topic?.trend ?? null;
    return {
      id,
      signal,
      status: topic === undefined ? null : statuses.statusOf(topic),
      says: topic && team.isShared ? { standings: team.standings(topic.id), words: team.sentenceOf(topic.id) } : null,
      previous: this.previous?.[isTopic ? 'topics' : 'trends'].find((each) => each.id === id) ?? null,
      trend,
      shiftName:
        ofTrend?.shiftName ?? trend?.shiftName ?? (trend && signals.trendById.get(trend.id)?.shiftName) ?? null,
      topicCount: isTopic ? null : (signals.topics.value?.filter((each) => each.trend?.id === id).length ?? null),
      dossier: topic === undefined ? null : dossiers.of(topic.id),
    };
  }

  #signal(id: string): ComparedSignal | null {
    const { topicById, trendById } = this.#from.signals;
    return (this.comparison.type === 'topic' ? topicById : trendById).get(id) ?? null;
  }

  #nameOf(id: string): string {
    return this.#signal(id)?.name ?? `No. ${id}`;
  }

  #show(comparison: Comparison): void {
    const { navigator } = this.#from;
    navigator.setQuery(comparisonToQuery(comparison, navigator.location.query), 'push');
  }
}
