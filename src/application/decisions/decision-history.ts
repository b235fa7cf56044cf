import { makeAutoObservable } from 'mobx';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { TopicStatusStore } from './topic-status.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { BY_REFERENCE } from '../shared/by-reference';

export interface DecidedChange {
  readonly topic: Pick<Topic, 'id' | 'name' | 'status'>;
  readonly from: TopicStatus;
  readonly to: TopicStatus;
}

/** Of a decision that leaves the status as it is: what it did, and how that is taken back. */
export interface KeptStatus {
  /** Behind the name of the topic: 'stays Monitor, decided again'. */
  readonly words: string;
  /** The same once it is taken back: 'is to be confirmed again'. */
  readonly undoneWords: string;
  readonly takeBack: () => void;
}

/** One status set for one topic, or for many at once; or one that stays, and was decided again. */
export interface Decision {
  readonly sowId: SowId;
  readonly changes: readonly DecidedChange[];
  /** null: the status was changed. */
  readonly kept: KeptStatus | null;
}

/**
 * What the user has decided in this tab, in queue, board, list, card, comparison and selection, in its order. A decision
 * stands as long as a topic still has its status: what was changed since, also in another tab, is not taken back.
 */
export class DecisionHistory {
  all: readonly Decision[] = [];

  constructor(
    private readonly statuses: TopicStatusStore,
    private readonly workspace: WorkspaceStore,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The open project; null: none. */
  get sowId(): SowId | null {
    return this.workspace.currentId;
  }

  /** Of the open project. */
  get own(): readonly Decision[] {
    return this.all.filter(({ sowId }) => sowId === this.workspace.currentId);
  }

  /** The last one of the open project that stands. */
  get last(): Decision | null {
    return this.own.findLast(({ changes }) => changes.some(this.stands)) ?? null;
  }

  stands({ topic, to }: DecidedChange): boolean {
    return this.statuses.statusOf(topic) === to;
  }

  record(changes: readonly DecidedChange[]): void {
    this.#add(changes, null);
  }

  /** The status of a topic stays, and is decided again. */
  recordKept(topic: DecidedChange['topic'], status: TopicStatus, kept: KeptStatus): void {
    this.#add([{ topic, from: status, to: status }], kept);
  }

  #add(changes: readonly DecidedChange[], kept: KeptStatus | null): void {
    const sowId = this.workspace.currentId;
    if (sowId !== null && changes.length > 0) this.all = [...this.all, { sowId, changes, kept }];
  }

  remove(decision: Decision): void {
    this.all = this.all.filter((each) => each !== decision);
  }

  /** It was not saved. The decisions on the topic that the server does not hold cannot be taken back any more. */
  forget(id: TopicId, stored: TopicStatus | null): void {
    const of = ({ changes }: Decision): boolean => changes.some(({ topic }) => topic.id === id);
    const last = this.all.findLastIndex((each) => of(each) && each.changes.some((change) => isOf(change, id, stored)));
    this.all = this.all.flatMap((each, index) => {
      if (!of(each) || index <= last) return [each];
      const changes = each.changes.filter(({ topic }) => topic.id !== id);
      return changes.length === 0 ? [] : [{ ...each, changes }];
    });
  }

  /** On logout. */
  clear(): void {
    this.all = [];
  }
}

function isOf({ topic, to }: DecidedChange, id: TopicId, stored: TopicStatus | null): boolean {
  return topic.id === id && to === stored;
}
