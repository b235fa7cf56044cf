import { shortLocalDay } from '../shared/calendar';
import { countOf, formatCount, plural } from '../shared/figures';
import { isolated, joined } from '../shared/words';
import type { DecisionRecord, RecordedOn } from '../topic/decision-record';
import type { Statement } from '../topic/statement';
import type { Topic } from '../topic/topic';
import { isDecided, TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../topic/topic-status';

/** Names that are said; the others are counted. */
const NAMED = 3;

/** The newest first. */
export function latestFirst(records: readonly DecisionRecord[]): readonly DecisionRecord[] {
  return records.toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

/** 'Decision of Sep 30, 2026'. */
export function recordTitle({ at }: Pick<DecisionRecord, 'at'>): string {
  return `Decision of ${shortLocalDay(at) ?? 'an unknown day'}`;
}

/** '2 Monitor, 4 Important and 1 on which the members disagreed', in the order of the statuses. */
export function recordCounts(topics: readonly Pick<RecordedOn, 'status' | 'isHidden'>[]): string {
  const seen = topics.filter(({ isHidden }) => !isHidden);
  const counts = TOPIC_STATUSES.filter(isDecided).flatMap((status) => {
    const count = seen.filter((each) => each.status === status).length;
    return count === 0 ? [] : [`${formatCount(count)} ${topicStatusName(status)}`];
  });
  const apart = seen.filter(({ status }) => status === null).length;
  const hidden = topics.length - seen.length;
  return joined([
    ...counts,
    ...(apart === 0 ? [] : [`${formatCount(apart)} on which the members disagreed`]),
    ...(hidden === 0 ? [] : [`${formatCount(hidden)} that you have not decided yet`]),
  ]);
}

/** What has become of what was recorded. */
export interface SinceRecorded {
  /** Decided otherwise since. */
  readonly otherwise: readonly RecordedOn[];
  /** In another quadrant now. */
  readonly moved: readonly RecordedOn[];
  readonly gone: readonly RecordedOn[];
  /** Decided now, and not in the record. */
  readonly further: readonly Topic[];
}

/**
 * @param topics of the project now
 * @param statusOf what the user has decided now
 */
export function sinceRecorded(
  record: Pick<DecisionRecord, 'topics'>,
  topics: readonly Topic[],
  statusOf: (topic: Topic) => TopicStatus | null,
): SinceRecorded {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const recorded = new Set(record.topics.map(({ id }) => id));
  const present = record.topics.flatMap((on) => {
    const topic = byId.get(on.id);
    return topic === undefined || on.isHidden ? [] : [{ on, topic }];
  });
  return {
    otherwise: present
      .filter(({ on, topic }) => on.status !== null && statusOf(topic) !== on.status)
      .map(({ on }) => on),
    moved: present
      .filter(({ on: { figures }, topic }) => figures !== null && figures.quadrant !== topic.quadrant.code)
      .map(({ on }) => on),
    gone: record.topics.filter(({ id }) => !byId.has(id)),
    further: topics.filter((topic) => !recorded.has(topic.id) && isDecided(statusOf(topic))),
  };
}

/** 'Since then, 2 are decided differently (Heat pumps and Refill stations), 4 changed quadrant and 1 is no longer in the data.' */
export function sinceWords({ otherwise, moved, gone, further }: SinceRecorded): string {
  const parts = [
    ...(otherwise.length === 0
      ? []
      : [
          `${formatCount(otherwise.length)} ${plural(otherwise.length, 'is', 'are')} decided differently (${namesOf(otherwise)})`,
        ]),
    ...(moved.length === 0 ? [] : [`${formatCount(moved.length)} changed quadrant`]),
    ...(gone.length === 0
      ? []
      : [`${formatCount(gone.length)} ${plural(gone.length, 'is', 'are')} no longer in the data`]),
    ...(further.length === 0
      ? []
      : [`${countOf(further.length, 'further topic')} ${plural(further.length, 'is', 'are')} decided`]),
  ];
  return parts.length === 0 ? 'Nothing has changed since.' : `Since then, ${joined(parts)}.`;
}

function namesOf(all: readonly Pick<RecordedOn, 'name'>[]): string {
  const names = all.map(({ name }) => (name === '' ? 'a topic whose name is forgotten' : isolated(name)));
  const more = names.length - NAMED;
  return joined([...names.slice(0, NAMED), ...(more > 0 ? [`${formatCount(more)} more`] : [])]);
}

/**
 * What a document says of the decision of the year: 'As decided on Sep 30, 2026: 4 Important and 2 Monitor. Since then, 1 is
 * decided differently (Heat pumps).'
 * @param topics of the document
 * @returns null: none of them is in the record, as far as the user may see it
 */
export function recordedStatement(
  record: DecisionRecord,
  topics: readonly Topic[],
  statusOf: (topic: Topic) => TopicStatus | null,
): Statement | null {
  const chosen = new Set<string>(topics.map(({ id }) => id));
  const own = record.topics.filter(({ id, isHidden }) => chosen.has(id) && !isHidden);
  if (own.length === 0) return null;
  const { otherwise, moved } = sinceRecorded({ topics: own }, topics, statusOf);
  return {
    lead: `As decided on ${shortLocalDay(record.at) ?? 'an unknown day'}:`,
    text: `${recordCounts(own)}. ${sinceWords({ otherwise, moved, gone: [], further: [] })}`,
  };
}
