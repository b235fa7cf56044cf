import * as v from 'valibot';
import {
  MEMBER_TEXT_LIMITS,
  type LoggedDecision,
  type MemberId,
  type MemberRecord,
  type Responsibility,
  type TeamComment,
  type TopicLog,
} from '../../domain/team/member-record';
import { commentLine } from '../../domain/team/record-edits';
import { entityId, type TopicId } from '../../domain/shared/entity-id';
import { isTopicStatus, TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { isRow, type RawRow } from '../wire/rows';
import {
  cut,
  entries,
  line,
  memberId,
  readTime,
  recordRows,
  shortId,
  text,
  time,
  topicId,
  type Dropped,
} from './wire-fields';

const STATUS_OF_WORD = new Map(TOPIC_STATUSES.map((status) => [wordOf(status), status]));

export function wordOf(status: TopicStatus): string {
  return topicStatusName(status).toLowerCase();
}

export const statusWord = v.pipe(
  v.string(),
  v.transform((word) => STATUS_OF_WORD.get(word)),
  v.custom<TopicStatus>(isTopicStatus, 'is no status'),
);

export const reason = v.nullish(
  v.pipe(
    v.string(),
    v.transform((raw) => commentLine(raw, MEMBER_TEXT_LIMITS.reason)),
  ),
  null,
);

const comment = v.pipe(
  v.object({
    id: shortId,
    topic: topicId,
    at: time,
    text: text(MEMBER_TEXT_LIMITS.comment),
    changed: v.nullish(time, null),
    removed: v.nullish(v.boolean(), false),
  }),
  v.transform((raw): TeamComment => ({
    id: raw.id,
    topicId: raw.topic,
    at: raw.at,
    text: raw.text,
    changedAt: raw.changed ?? raw.at,
    isRemoved: raw.removed,
  })),
);

const responsibility = v.pipe(
  v.object({
    topic: topicId,
    who: v.nullish(memberId, null),
    what: v.nullish(
      v.pipe(
        v.string(),
        v.transform((raw) => commentLine(raw, MEMBER_TEXT_LIMITS.task) ?? ''),
      ),
      '',
    ),
    by: v.nullish(v.pipe(v.string(), v.isoDate()), null),
    done: v.nullish(v.boolean(), false),
    at: time,
  }),
  v.transform((raw): Responsibility => ({
    topicId: raw.topic,
    who: raw.who,
    task: raw.what,
    due: raw.by,
    isDone: raw.done,
    at: raw.at,
  })),
);

/** Its keys are ids of others: walked by their own entries, never looked up. */
const byKey = v.nullish(v.custom<RawRow>(isRow), {});

/** The envelope; what is in its lists is read item by item. */
const envelope = v.object({
  id: memberId,
  name: line(MEMBER_TEXT_LIMITS.name),
  initials: line(MEMBER_TEXT_LIMITS.initials),
  named: time,
  seen: time,
  project: shortId,
  sameAs: recordRows,
  decisions: byKey,
  comments: recordRows,
  responsible: recordRows,
  votes: byKey,
});

/** @returns null where the envelope is no record of a member */
export function readMember(raw: unknown, dropped: Dropped): MemberRecord | null {
  const result = v.safeParse(envelope, raw);
  if (!result.success) return null;
  const wire = result.output;
  return {
    id: wire.id,
    name: wire.name,
    initials: wire.initials.toUpperCase(),
    namedAt: wire.named,
    seenAt: wire.seen,
    project: entityId<'sow'>(wire.project),
    sameAs: dropped.each(memberId, wire.sameAs),
    decisions: readLogs(wire.decisions, dropped),
    comments: dropped.each(comment, wire.comments),
    responsibilities: dropped.each(responsibility, wire.responsible),
    ...(Object.keys(wire.votes).length > 0 && { earlierVotes: wire.votes }),
  };
}

function readLogs(wire: object, dropped: Dropped): ReadonlyMap<TopicId, TopicLog> {
  const logs = new Map<TopicId, TopicLog>();
  for (const [id, raw] of entries(wire, dropped)) {
    const { name, log } = isRow(raw) ? raw : {};
    const read = Array.isArray(log) ? readLog(log, dropped) : [];
    if (typeof name !== 'string' || read.length === 0) dropped.count += 1;
    else logs.set(entityId<'topic'>(id), { name: cut(name, MEMBER_TEXT_LIMITS.topicName), log: read });
  }
  return logs;
}

function readLog(raw: readonly unknown[], dropped: Dropped): readonly LoggedDecision[] {
  const log = raw.flatMap((item) => readDecision(item) ?? []);
  dropped.count += raw.length - log.length;
  // By time, which a file from elsewhere may not be.
  const isInOrder = log.every(({ at }, index) => index === 0 || at >= (log[index - 1]?.at ?? ''));
  return isInOrder ? log : log.toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** Without a schema: 40 files have 80,000 of them, which is twenty times as fast. */
function readDecision(raw: unknown): LoggedDecision | null {
  if (!isRow(raw)) return null;
  const { s, at, why, whyAt } = raw;
  const status = typeof s === 'string' ? STATUS_OF_WORD.get(s) : undefined;
  const time = readTime(at);
  if (status === undefined || time === null) return null;
  const said = typeof why === 'string' ? commentLine(why, MEMBER_TEXT_LIMITS.reason) : null;
  return { status, at: time, reason: said, reasonAt: readTime(whyAt) };
}

/** As it is written: the status in a word, absent what is empty. */
export function writeMember(record: MemberRecord): object {
  const decisions = [...record.decisions].map(([id, { name, log }]) => [id, { name, log: log.map(writeDecision) }]);
  return {
    id: record.id,
    name: record.name,
    initials: record.initials,
    named: record.namedAt,
    seen: record.seenAt,
    project: record.project,
    sameAs: record.sameAs satisfies readonly MemberId[],
    decisions: Object.fromEntries(decisions) as object,
    comments: record.comments.map(({ id, topicId: topic, at, text: said, changedAt, isRemoved }) => ({
      id,
      topic,
      at,
      text: said,
      ...(changedAt !== at && { changed: changedAt }),
      ...(isRemoved && { removed: true }),
    })),
    responsible: record.responsibilities.map(({ topicId: topic, who, task, due, isDone, at }) => ({
      topic,
      who,
      what: task,
      by: due,
      at,
      ...(isDone && { done: true }),
    })),
    ...(record.earlierVotes !== undefined && { votes: record.earlierVotes }),
  };
}

function writeDecision({ status, at, reason: why, reasonAt }: LoggedDecision): object {
  return { s: wordOf(status), at, ...(why !== null && { why }), ...(reasonAt !== null && { whyAt: reasonAt }) };
}
