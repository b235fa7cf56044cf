/** The personal statuses of a topic (specification, section 4). A new one also needs a name and an icon. */
export const TOPIC_STATUSES = [0, 1, 2, 3, 4] as const;
export type TopicStatus = (typeof TOPIC_STATUSES)[number];

const DEFAULT_TOPIC_STATUS: TopicStatus = 0;

const NAMES: Readonly<Record<TopicStatus, string>> = {
  0: 'Undefined',
  1: 'Analyze',
  2: 'Monitor',
  3: 'Important',
  4: 'Disregard',
};

export function topicStatusName(status: TopicStatus): string {
  return NAMES[status];
}

export function isTopicStatus(value: unknown): value is TopicStatus {
  return TOPIC_STATUSES.some((status) => status === value);
}

/**
 * Reads `topic_status` from the wire.
 * @returns null for -1: the topic is not trackable and has no picker; Undefined for any other unknown value
 */
export function parseTopicStatus(raw: unknown): TopicStatus | null {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (value === -1) return null;
  return isTopicStatus(value) ? value : DEFAULT_TOPIC_STATUS;
}
