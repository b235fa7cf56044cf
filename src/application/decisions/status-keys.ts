import { statusKey, statusOfKey, TOPIC_STATUSES, type TopicStatus } from '../../domain/topic/topic-status';

const KEYS = TOPIC_STATUSES.map(statusKey);

/** The keys 0 to 4, for a command. */
export const KEYS_OF_STATUSES = { keys: KEYS, names: KEYS };

/** @param key one of {@link KEYS_OF_STATUSES}; others set nothing */
export function setStatusOfKey(key: string, set: (status: TopicStatus) => void): void {
  const status = statusOfKey(key);
  if (status !== null) set(status);
}
