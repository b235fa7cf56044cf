import { makeAutoObservable, observableRef } from 'mobx';
import { nextUndecided } from '../../domain/review/next-undecided';
import type { TopicId } from '../../domain/shared/entity-id';
import { countOf, formatCount } from '../../domain/shared/figures';
import type { Topic } from '../../domain/topic/topic';
import { isDecided, topicStatusName, UNDECIDED, type TopicStatus } from '../../domain/topic/topic-status';
import type { TopicFacts } from '../review/topic-facts';
import type { TopicPass } from '../review/topic-pass';
import type { SelectionStore } from '../selection/selection.store';
import type { RoundTopic, RoundView, TeamRounds } from './team-rounds';

interface LastVote {
  readonly round: string;
  readonly topic: Topic;
  readonly before: TopicStatus;
}

/** Your votes in the round that is shown, one topic after the other. */
export class RoundPass implements TopicPass {
  /** Read out by screen readers. */
  announcement = '';
  /** The reason of the last vote is being written. */
  isExplaining = false;
  currentId: TopicId | null = null;
  lastVote: LastVote | null = null;

  constructor(
    readonly facts: TopicFacts,
    private readonly rounds: TeamRounds,
    private readonly selection: SelectionStore,
  ) {
    makeAutoObservable(this, { facts: false, lastVote: observableRef }, { autoBind: true });
  }

  get view(): RoundView | null {
    return this.rounds.shown;
  }

  /** By the topics of the open project; others cannot be shown. */
  get rows(): ReadonlyMap<Topic, RoundTopic> {
    const rows = this.view === null ? [] : this.rounds.topicsOf(this.view);
    return new Map(rows.flatMap((row) => (row.topic === null ? [] : [[row.topic, row] as const])));
  }

  get topics(): readonly Topic[] {
    return [...this.rows.keys()];
  }

  get topic(): Topic | null {
    const { topics } = this;
    const current = topics.find(({ id }) => id === this.currentId);
    return current ?? topics.find(this.isUndecided) ?? topics[0] ?? null;
  }

  get row(): RoundTopic | null {
    return this.topic && (this.rows.get(this.topic) ?? null);
  }

  get queue(): TopicPass['queue'] {
    const { topics, topic, isUndecided, statusOf } = this;
    const position = topic === null ? 0 : topics.indexOf(topic);
    return { topics, position, left: topics.filter(isUndecided).length, isUndecided, statusOf };
  }

  get status(): TopicStatus {
    return this.topic === null ? UNDECIDED : this.statusOf(this.topic);
  }

  get isSelected(): boolean {
    return this.topic !== null && this.selection.has(this.topic.id);
  }

  /** The last vote in this round, with its reason; null: none in this window. */
  get last(): (LastVote & { readonly status: TopicStatus; readonly reason: string }) | null {
    const { lastVote, view } = this;
    const row = lastVote === null ? undefined : this.rows.get(lastVote.topic);
    if (lastVote === null || row === undefined || view === null || lastVote.round !== view.round.id) return null;
    const vote = this.rounds.voteOf(view.round, row.id);
    return { ...lastVote, status: vote?.status ?? UNDECIDED, reason: vote?.reason ?? '' };
  }

  statusOf(topic: Topic): TopicStatus {
    const row = this.rows.get(topic);
    if (this.view === null || row === undefined) return UNDECIDED;
    return this.rounds.voteOf(this.view.round, row.id)?.status ?? UNDECIDED;
  }

  isUndecided(topic: Topic): boolean {
    return !isDecided(this.statusOf(topic));
  }

  decide(status: TopicStatus): void {
    const { topic, row, view } = this;
    if (topic === null || row === null || view === null) return;
    this.lastVote = { round: view.round.id, topic, before: this.status };
    this.isExplaining = false;
    this.rounds.vote(view.round, row.id, status);
    this.#goOn(topic);
    const { left, topics } = this.queue;
    const then =
      left === 0 ? `All ${countOf(topics.length, 'topic')} are decided.` : `Next: ${this.topic?.name}, ${left} left.`;
    this.announcement = `${topic.name}, ${topicStatusName(status)}. W adds a reason. ${then}`;
  }

  next(): void {
    this.#step(1);
  }

  back(): void {
    this.#step(-1);
  }

  go(topic: Topic): void {
    this.currentId = topic.id;
    const { position, topics } = this.queue;
    const status = topicStatusName(this.status);
    this.announcement = `${topic.name}, ${status}. ${formatCount(position + 1)} of ${formatCount(topics.length)}.`;
  }

  goToLeft(): void {
    if (this.topic !== null) this.#goOn(this.topic);
  }

  undo(): void {
    const { last, view } = this;
    const row = last === null ? undefined : this.rows.get(last.topic);
    if (last === null || view === null || row === undefined) return;
    this.rounds.vote(view.round, row.id, last.before);
    this.lastVote = null;
    this.go(last.topic);
  }

  explain(isExplaining: boolean): void {
    this.isExplaining = isExplaining && this.last !== null;
  }

  /** The reason of the last vote. */
  giveReason(reason: string): void {
    const row = this.last === null ? undefined : this.rows.get(this.last.topic);
    if (this.view !== null && row !== undefined) this.rounds.explain(this.view.round, row.id, reason);
  }

  openCard(): void {
    if (this.topic !== null) this.rounds.openCard(this.topic);
  }

  toggleSelected(): void {
    if (this.topic !== null) this.selection.toggle(this.topic.id);
  }

  #step(by: 1 | -1): void {
    const topic = this.topics[this.queue.position + by];
    if (topic !== undefined) this.go(topic);
  }

  #goOn(from: Topic): void {
    const next = nextUndecided(this.topics, this.topics.indexOf(from), this.isUndecided);
    this.currentId = (next ?? from).id;
  }
}
