import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { ReviewQueue } from './review-queue';
import type { TopicFacts } from './topic-facts';

/** One topic after the other, each decided with one key: the review queue, or a round of the team. */
export interface TopicPass {
  readonly facts: TopicFacts;
  readonly queue: Pick<ReviewQueue, 'topics' | 'position' | 'left' | 'statusOf' | 'isUndecided'>;
  readonly topic: Topic | null;
  readonly status: TopicStatus;
  readonly isSelected: boolean;
  decide(status: TopicStatus): void;
  next(): void;
  back(): void;
  go(topic: Topic): void;
  goToLeft(): void;
  undo(): void;
  openCard(): void;
  toggleSelected(): void;
}
