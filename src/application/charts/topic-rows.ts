import { makeAutoObservable } from 'mobx';
import type { ProjectFacts } from '../query/project-facts';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { VisitStore } from '../personal/visit.store';
import { addedColumnOf, type TopicColumn, type TopicColumns } from '../workspace/topic-columns';
import type { CsvColumn } from '../../domain/shared/csv';
import type { SelectionStore } from '../selection/selection.store';
import type { SetStatusForMany } from '../decisions/set-status-for-many';
import type { TopicChange } from '../../domain/topic/changes-since';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { ChartItem } from './items/chart-item';
import { itemColumns } from './items/item-columns';
import type { FactsOfOthers, SortKey } from './items/signal-fields';
import { BY_REFERENCE } from '../shared/by-reference';

/** What rows are sorted by in a column that a feature draws. */
export interface SortedColumn {
  readonly id: string;
  /** The largest first; omitted: it sorts nothing. */
  readonly order?: (topic: Pick<Topic, 'id'>) => number | null;
}

/** What selects topics and sets their statuses. */
export interface TopicTools {
  readonly selection: SelectionStore;
  readonly bulk: SetStatusForMany;
  readonly picks: PickTopicStatus;
  readonly visits: Pick<VisitStore, 'changeOf'>;
  readonly columns: Pick<TopicColumns, 'all'>;
  readonly drawn: { readonly all: readonly SortedColumn[] };
  /** What filters are evaluated by beside the rows. */
  readonly facts: Pick<ProjectFacts, 'lists' | 'marks'>;
}

interface Rows {
  readonly ordered: readonly ChartItem[];
  readonly sources: TopicTools & { readonly signals: ProjectSignalsStore; readonly statuses: TopicStatusStore };
}

export interface RowStatus {
  readonly status: TopicStatus;
  readonly state: 'saved' | 'saving' | 'failed';
}

/** Selection and statuses of a table's rows, each a topic of the current data; rows that are gone have neither. */
export class TopicRows {
  readonly #rows: Rows;

  constructor(rows: Rows) {
    this.#rows = rows;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The rows that can be selected, in their order. */
  get ids(): readonly Topic['id'][] {
    return this.#rows.ordered.flatMap((item) => this.topicOf(item)?.id ?? []);
  }

  get checkState(): 'none' | 'some' | 'all' {
    const { selection } = this.#rows.sources;
    if (selection.hasAll(this.ids)) return 'all';
    return this.ids.some((id) => selection.has(id)) ? 'some' : 'none';
  }

  topicOf({ id, type }: ChartItem): Topic | null {
    return type === 'topic' ? (this.#rows.sources.signals.topicById.get(id) ?? null) : null;
  }

  isSelected({ id }: ChartItem): boolean {
    return (this.#rows.sources.selection.ids as ReadonlySet<string>).has(id);
  }

  /** @param isRange from the row that was toggled last to this one */
  toggle(item: ChartItem, isRange = false): void {
    const topic = this.topicOf(item);
    if (topic === null) return;
    const { selection } = this.#rows.sources;
    if (isRange) selection.range(topic.id, this.ids);
    else selection.toggle(topic.id);
  }

  /** Selects the rows from one to another, which the selection then goes on from. */
  extend(from: ChartItem, to: ChartItem): void {
    if (!this.isSelected(from)) this.toggle(from);
    this.toggle(to, true);
  }

  add(items: readonly ChartItem[]): void {
    this.#rows.sources.selection.selectAll(items.flatMap((item) => this.topicOf(item)?.id ?? []));
  }

  toggleAll(): void {
    const { selection } = this.#rows.sources;
    if (this.checkState === 'all') selection.deselect(this.ids);
    else selection.selectAll(this.ids);
  }

  /** Since the last visit; null: nothing, or nothing is known. */
  changeOf(item: ChartItem): TopicChange | null {
    const topic = this.topicOf(item);
    return topic === null ? null : this.#rows.sources.visits.changeOf(topic.id);
  }

  /** What features mark it with. */
  marksOf(item: ChartItem): readonly string[] {
    const topic = this.topicOf(item);
    return topic === null ? [] : (this.#rows.sources.facts.marks.get(topic.id) ?? []);
  }

  /** Columns that features add to the list. */
  get listColumns(): readonly TopicColumn[] {
    return this.#rows.sources.columns.all.filter(({ list }) => list !== undefined);
  }

  /** Whether there is a column of this key; only those that features add come and go. */
  hasColumn(key: SortKey): boolean {
    const id = addedColumnOf(key);
    return id === null || this.#orders.has(id);
  }

  /** What rows are sorted by that is not of the rows themselves. */
  get factsOfOthers(): FactsOfOthers {
    const orders = this.#orders;
    return {
      addedOf: (item, id) => {
        const topic = this.topicOf(item);
        return topic === null ? null : (orders.get(id)?.(topic) ?? null);
      },
    };
  }

  /** What the columns that features add and draw are sorted by, by their ids. */
  get #orders(): ReadonlyMap<string, (topic: Topic) => string | number | null> {
    const added = this.listColumns.flatMap(({ value, list }) =>
      list === undefined ? [] : [[list.id, list.order ?? value] as const],
    );
    const drawn = this.#rows.sources.drawn.all.flatMap(({ id, order }) =>
      order === undefined ? [] : [[id, order] as const],
    );
    return new Map<string, (topic: Topic) => string | number | null>([...added, ...drawn]);
  }

  /** Columns that features add to a CSV file. */
  get fileColumns(): readonly CsvColumn<ChartItem>[] {
    return itemColumns(this.#rows.sources.columns.all, (item) => this.topicOf(item));
  }

  /** null: not trackable. */
  statusOf(item: ChartItem): RowStatus | null {
    const { statuses, bulk } = this.#rows.sources;
    const topic = this.topicOf(item);
    const status = topic && statuses.statusOf(topic);
    if (topic === null || status === null) return null;
    if (statuses.saving.has(topic.id)) return { status, state: 'saving' };
    const hasFailed = bulk.act?.failed.some(({ id }) => id === topic.id) === true;
    return { status, state: hasFailed ? 'failed' : 'saved' };
  }

  setStatus(item: ChartItem, status: TopicStatus): void {
    const topic = this.topicOf(item);
    if (topic !== null) void this.#rows.sources.picks.pick(topic, status);
  }
}
