import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { ReviewAddress } from '../../../src/application/worklist/review-address';
import { ReviewTopics } from '../../../src/application/worklist/review-topics';
import { ReviewViewModel } from '../../../src/application/review/review.view-model';
import { type SowId, entityId } from '../../../src/domain/shared/entity-id';
import type { Topic } from '../../../src/domain/topic/topic';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

export const SOW: SowId = entityId('1');

/** The queue of a project with these topics, open. */
export async function reviewPlatform(topics: readonly Topic[], path = '/review/1') {
  const platform = new TestPlatform({ path });
  platform.signals.everyTopic = topics;
  platform.topics.add(...topics);
  await platform.enter();
  const review = platform.get(ReviewViewModel);
  const leave = review.enter(SOW);
  await settle();
  return {
    platform,
    review,
    leave,
    statuses: platform.get(TopicStatusStore),
    address: platform.get(ReviewAddress),
    topics: platform.get(ReviewTopics),
  };
}
