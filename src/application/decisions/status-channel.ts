import type { TopicId } from '../../domain/shared/entity-id';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { DataOwner } from '../session/personal-keys';
import { token } from '../shared/token';

/** A status that the user has saved. */
export interface StatusNews extends DataOwner {
  readonly topicId: TopicId;
  readonly status: TopicStatus;
}

/** Tells the other tabs of this browser which statuses are saved. */
export interface StatusChannel {
  announce(news: StatusNews): void;
  /** Calls back for announcements of other tabs only. @returns stops */
  onNews(listener: (news: StatusNews) => void): () => void;
}
export const StatusChannel = token<StatusChannel>('StatusChannel');
