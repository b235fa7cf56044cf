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
import { comparisonWords, type ComparisonWords } from '../../domain/compare/comparison-words';
import { shortDay } from '../../domain/shared/calendar';
import { entityId, type SowId, type TopicId } from '../../domain/shared/entity-id';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { TopicDossiers } from '../workspace/topic-dossiers';
import type { FilterOptions } from '../explore/filter-options';
import type { OpenFlashcard } from '../flashcards/open-flashcard';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { Navigator } from '../shared/navigator';
import type { Resource } from '../shared/resource';
import { ScreenQuery } from '../shared/screen-query';
import type { ToastStore } from '../shared/toast.store';
import type { TeamStore } from '../team/team.store';
import type { RecordUsage } from '../tracking/record-usage';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { comparedColumn, isKnown, type ComparedColumn, type KnownColumn } from './compared-column';
import { together } from '../shared/load-once';

interface CompareSources {
  readonly navigator: Navigator;
  readonly signals: ProjectSignalsStore;
  readonly workspace: WorkspaceStore;
  readonly statuses: TopicStatusStore;
  readonly picks: PickTopicStatus;
  readonly options: FilterOptions;
  readonly dossiers: TopicDossiers;
  readonly cards: OpenFlashcard;
  readonly toasts: ToastStore;
  readonly usage: RecordUsage;
  readonly team: TeamStore;
}

/** Two to four topics or trends side by side. What is compared is stored in the address only. */
export class CompareViewModel {
  /** Read out by screen readers. */
  announcement = '';
  readonly workspace: WorkspaceStore;
  readonly #query: ScreenQuery;
  readonly #from: CompareSources;

  constructor(sources: CompareSources) {
    this.#from = sources;
    this.workspace = sources.workspace;
    this.#query = new ScreenQuery(sources.navigator, 'compare');
    makeAutoObservable(
      this,
      { workspace: false, comparison: computed({ equals: compareStructural }) },
      { autoBind: true },
    );
  }

  get comparison(): Comparison {
    return comparisonFromQuery(this.#query.value);
  }

  get columns(): readonly ComparedColumn[] {
    return this.comparison.ids.map((id) => comparedColumn(this.comparison, id, this.#from));
  }

  get known(): readonly KnownColumn[] {
    return this.columns.filter(isKnown);
  }

  /**
   * The topics, or the trends, of the project have been loaded, and with them the previous data if there is any: a row
   * of movement that came later would move the others.
   */
  get isLoaded(): boolean {
    return this.signals.value !== null && this.#from.options.isPreviousSettled;
  }

  get rows(): readonly ComparedRow[] {
    return comparedRows(
      this.known.map(({ signal }) => signal),
      this.peers,
    );
  }

  get words(): ComparisonWords {
    const previous = new Map(this.known.flatMap(({ id, previous }) => (previous === null ? [] : [[id, previous]])));
    return comparisonWords(
      this.known.map(({ signal }) => signal),
      this.rows,
      previous,
      this.previousDay,
    );
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

  /** What can be added. */
  get addable(): readonly ComparedSignal[] {
    const ids = new Set(this.comparison.ids);
    return this.peers.filter(({ id }) => !ids.has(id));
  }

  get canAdd(): boolean {
    return this.comparison.ids.length < MOST_COMPARED;
  }

  /** Such as "Sep 30, 2026"; null: unknown. */
  get day(): string | null {
    return shortDay(this.workspace.sow.value?.loadDate ?? null, 'en-US');
  }

  get previousDay(): string | null {
    return shortDay(this.#from.options.previousDate, 'en-US');
  }

  /** null: there is no previous data to compare with. */
  get hasPrevious(): boolean {
    const { options, signals } = this.#from;
    return signals.hasPrevious && options.hasMovement && signals.previous.value !== null;
  }

  add(id: string): void {
    const { type, ids } = this.comparison;
    if (!this.canAdd || ids.includes(id)) return;
    this.#show({ type, ids: [...ids, id] });
    this.announcement = `${this.#nameOf(id)} added.`;
  }

  remove(id: string): void {
    const before = this.comparison;
    const at = before.ids.indexOf(id);
    if (at < 0) return;
    const name = this.#nameOf(id);
    this.#show({ ...before, ids: before.ids.filter((each) => each !== id) });
    this.announcement = `${name} removed.`;
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
    const { workspace } = this;
    const { options, dossiers, usage } = this.#from;
    const signal_count = this.comparison.ids.length;
    if (isComparable(signal_count))
      usage.record({ name: 'clicked_on_compare', payload: { sow_id: sow, signal_count } });
    return together([
      options.loadWithPrevious(sow, () => workspace.sow.value?.id === sow),
      when(
        () => workspace.sow.value?.id === sow && this.#needsTrends,
        () => void this.#from.signals.trends.load(sow),
      ),
      this.#query.follow(),
      reaction(
        () => this.#dossierIds,
        (ids) => dossiers.want(ids),
        { fireImmediately: true, equals: compareStructural },
      ),
    ]);
  }

  /** Of topics of the open project: an address may name others. */
  get #dossierIds(): readonly TopicId[] {
    return this.comparison.type === 'trend' ? [] : this.known.map(({ id }) => entityId(id));
  }

  /** Trends are compared, or they name the shift of a compared topic. */
  get #needsTrends(): boolean {
    return (
      this.comparison.type === 'trend' ||
      this.known.some(({ trend, shiftName }) => trend !== null && shiftName === null)
    );
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
