import { makeAutoObservable } from 'mobx';
import { boardColumns, type BoardColumn } from '../../domain/board/board-columns';
import { shownDecimals } from '../../domain/topic/figures';
import type { Topic } from '../../domain/topic/topic';
import { UNDECIDED, type TopicStatus } from '../../domain/topic/topic-status';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ReviewAddress } from '../worklist/review-address';
import type { ReviewTopics } from '../worklist/review-topics';
import type { BoardCards } from './board-cards';
import type { MoveOnBoard } from './move-on-board';
import type { WhoseBoard } from './whose-board';

/** A column of topics for each status; a topic is moved to another column to set its status. */
export class BoardViewModel {
  constructor(
    readonly reviewed: ReviewTopics,
    readonly address: ReviewAddress,
    readonly whose: WhoseBoard,
    readonly moves: MoveOnBoard,
    readonly cards: BoardCards,
    private readonly statuses: TopicStatusStore,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Those of every status that the other filters pass, in the order of the review. */
  get topics(): readonly Topic[] {
    return this.reviewed.ordering.inOrder(this.reviewed.ofAnyStatus);
  }

  /** Of the growth on all cards. */
  get decimals(): number {
    return shownDecimals(
      'growth',
      this.reviewed.ofAnyStatus.map(({ growth }) => growth),
    );
  }

  /** How many of the topics are hidden on the board of a colleague until the user decides them. */
  get hiddenCount(): number {
    return this.whose.of === null ? 0 : this.topics.filter((topic) => this.whose.isHidden(topic)).length;
  }

  get columns(): readonly BoardColumn[] {
    const { of } = this.whose;
    if (of !== null) {
      const logged = (topic: Topic) => (topic.status === null ? null : (this.whose.statusOf(of, topic) ?? UNDECIDED));
      return boardColumns(this.topics, logged);
    }
    // A copy, because observing the status of each topic would take an observer for each.
    const picked = new Map(this.statuses.picked);
    return boardColumns(this.topics, ({ id, status }) => (status === null ? null : (picked.get(id) ?? status)));
  }

  column(status: TopicStatus): BoardColumn {
    return this.columns[status] ?? { status, topics: [], quadrants: [] };
  }

  /** The count of a column after the move. Topics that the filters hide do not count. */
  countAfter(topic: Topic, to: TopicStatus): number {
    const { topics } = this.column(to);
    const there = new Set(topics);
    const shown = new Set(this.topics);
    const added = this.moves.movedWith(topic).filter((each) => shown.has(each) && !there.has(each));
    return topics.length + added.length;
  }

  /** Any card has the mark of that. */
  get hasSplit(): boolean {
    return this.whose.hasTeam && this.topics.some((topic) => this.whose.isSplit(topic));
  }

  /** On the board of a colleague nothing moves. */
  async move(topic: Topic, to: TopicStatus): Promise<void> {
    if (!this.whose.isReadOnly) await this.moves.move(topic, to);
  }
}
