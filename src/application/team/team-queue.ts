import { makeAutoObservable } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import { BY_REFERENCE } from '../shared/by-reference';

/** The team in the review queue: what is asked after an act. */
export class TeamQueue {
  /** Whose reason is being written. */
  explaining: TopicId | null = null;
  /** The card that opens next is to be commented. */
  isCommenting = false;

  constructor() {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  explain(id: TopicId | null): void {
    this.explaining = id;
  }

  comment(isWanted: boolean): void {
    this.isCommenting = isWanted;
  }
}
