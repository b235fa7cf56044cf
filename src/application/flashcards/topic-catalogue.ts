import type { TopicId } from '../../domain/shared/entity-id';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { Topic } from '../../domain/topic/topic';
import type { TopicSources } from '../../domain/topic/topic-sources';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { Cancellation } from '../shared/cancellation';
import { token } from '../shared/token';

/** One topic and what stands behind it. Rejects with a RequestFailure. */
export interface TopicCatalogue {
  byId(id: TopicId, cancellation?: Cancellation): Promise<Topic>;
  /** Empty parts where a topic has no deepdive; that is no failure. */
  deepdive(id: TopicId, cancellation?: Cancellation): Promise<Deepdive>;
  sources(id: TopicId, cancellation?: Cancellation): Promise<TopicSources>;
  saveStatus(id: TopicId, status: TopicStatus): Promise<void>;
}
export const TopicCatalogue = token<TopicCatalogue>('TopicCatalogue');
