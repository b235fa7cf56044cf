interface StatusForm {
  readonly name: string;
  /** The key that sets it. */
  readonly key: string;
  /** open: not decided. watched: decided. chosen: most important. dropped: of no interest. */
  readonly means: 'open' | 'watched' | 'chosen' | 'dropped';
  /** Its place in the order of attention, from 0 on: how far two decisions are apart. null: no decision. */
  readonly attention: number | null;
}

/** The personal statuses of a topic by their codes (specification, section 4). A new one also needs an icon. */
const STATUSES = {
  0: { name: 'Undefined', key: '0', means: 'open', attention: null },
  1: { name: 'Analyze', key: '1', means: 'watched', attention: 2 },
  2: { name: 'Monitor', key: '2', means: 'watched', attention: 1 },
  3: { name: 'Important', key: '3', means: 'chosen', attention: 3 },
  4: { name: 'Disregard', key: '4', means: 'dropped', attention: 0 },
} as const satisfies Readonly<Record<number, StatusForm>>;

export type TopicStatus = keyof typeof STATUSES;
export const TOPIC_STATUSES = Object.keys(STATUSES).map(Number) as readonly TopicStatus[];

/** Of a topic on which nothing has been decided; also of one that is not trackable. */
export const UNDECIDED = statusThatMeans('open');
export const IMPORTANT = statusThatMeans('chosen');
export const DISREGARDED = statusThatMeans('dropped');

export function topicStatusName(status: TopicStatus): string {
  return STATUSES[status].name;
}

/** From little attention to much: Disregard, Monitor, Analyze, Important. */
export const STATUSES_BY_ATTENTION = TOPIC_STATUSES.filter((status) => STATUSES[status].attention !== null).sort(
  (one, other) => (STATUSES[one].attention ?? 0) - (STATUSES[other].attention ?? 0),
);

/** null: no decision. */
export function attentionOf(status: TopicStatus | null): number | null {
  return status === null ? null : STATUSES[status].attention;
}

export function statusKey(status: TopicStatus): string {
  return STATUSES[status].key;
}

/** '0 to 4'. */
export const STATUS_KEYS = [TOPIC_STATUSES[0], TOPIC_STATUSES.at(-1)]
  .flatMap((status) => (status === undefined ? [] : [STATUSES[status].key]))
  .join(' to ');

/** The keys that set a status, for a command. */
export const KEYS_OF_STATUSES = { keys: TOPIC_STATUSES.map(statusKey), names: TOPIC_STATUSES.map(statusKey) };

/** The status that a key sets; null: it sets none. */
export function statusOfKey(key: string): TopicStatus | null {
  return TOPIC_STATUSES.find((status) => STATUSES[status].key === key) ?? null;
}

/** @param key one of {@link KEYS_OF_STATUSES}; others set nothing */
export function setStatusOfKey(key: string, set: (status: TopicStatus) => void): void {
  const status = statusOfKey(key);
  if (status !== null) set(status);
}

/** null: not trackable, so that nothing is decided. */
export function isDecided(status: TopicStatus | null): status is TopicStatus {
  return status !== null && STATUSES[status].means !== 'open';
}

export function isTopicStatus(value: unknown): value is TopicStatus {
  return TOPIC_STATUSES.some((status) => status === value);
}

/** Reads '3' of an address; null: no status. */
export function statusOfText(text: string): TopicStatus | null {
  return TOPIC_STATUSES.find((status) => String(status) === text) ?? null;
}

/**
 * Reads `topic_status` from the wire.
 * @returns null for -1: the topic is not trackable and has no picker; Undefined for any other unknown value
 */
export function parseTopicStatus(raw: unknown): TopicStatus | null {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (value === -1) return null;
  return isTopicStatus(value) ? value : UNDECIDED;
}

/** The first status with this meaning. */
function statusThatMeans(means: StatusForm['means']): TopicStatus {
  return TOPIC_STATUSES.find((status) => STATUSES[status].means === means) ?? 0;
}
