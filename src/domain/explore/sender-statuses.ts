import type { Query } from '../shared/query';
import { isTopicStatus, type TopicStatus } from '../topic/topic-status';

/** The statuses that a shared link was narrowed by, of the user who shared it: its topics are those at that moment. */
export const SENDER_PARAMETER = 'sender';

export function senderStatuses(query: Query): readonly TopicStatus[] {
  return query
    .filter(([name, value]) => name === SENDER_PARAMETER && /^\d$/.test(value))
    .map(([, value]) => Number(value))
    .filter(isTopicStatus);
}
