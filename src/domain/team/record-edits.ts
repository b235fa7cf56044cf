import type { SowId } from '../shared/entity-id';
import type { DayFigures } from '../topic/day-figures';
import type { Topic } from '../topic/topic';
import type { TopicStatus } from '../topic/topic-status';
import { highestNumber, type Stamp } from './entry-order';
import {
  MEMBER_TEXT_LIMITS,
  type LoggedDecision,
  type MemberId,
  type MemberRecord,
  type ReadMark,
  type Responsibility,
  type TeamComment,
} from './member-record';

type NamedTopic = Pick<Topic, 'id' | 'name'>;

/** One line: blanks for line breaks, cut to a number of characters. null: nothing is left. */
export function commentLine(text: string, limit: number): string | null {
  // Most are one line already, and there may be thousands.
  if (text.length <= limit && /^\S+(?: \S+)*$/.test(text)) return text;
  const line = [...text.replace(/\s+/gu, ' ').trim()].slice(0, limit).join('').trim();
  return line === '' ? null : line;
}

/**
 * A decision after all before it, whatever the clock says. Does nothing where the status stays.
 * @param figures of that day; null: they are not known
 */
export function withDecision(
  record: MemberRecord,
  topic: NamedTopic,
  status: TopicStatus,
  stamp: Stamp,
  figures: DayFigures | null = null,
): MemberRecord {
  const { log } = record.decisions.get(topic.id) ?? { log: [] };
  if ((log.at(-1)?.status ?? 0) === status) return record;
  return withLog(record, topic, [...log, newDecision(status, stamp, figures)]);
}

/** The last decision once more with its reason, on the figures of that day. Does nothing where there is none. */
export function withConfirmedDecision(
  record: MemberRecord,
  topic: NamedTopic,
  stamp: Stamp,
  figures: DayFigures | null,
): MemberRecord {
  const { log } = record.decisions.get(topic.id) ?? { log: [] };
  const last = log.at(-1);
  if (last === undefined) return record;
  return withLog(record, topic, [...log, { ...sameDecision(last, stamp, figures), confirms: true }]);
}

/**
 * Takes back that the last decision was made again. It is an entry of its own: the log only grows, so that no copy of it brings
 * back what was taken back. Does nothing where the last entry confirms none.
 */
export function withConfirmationTakenBack(record: MemberRecord, topic: NamedTopic, stamp: Stamp): MemberRecord {
  const { log } = record.decisions.get(topic.id) ?? { log: [] };
  const [before, last] = [log.at(-2), log.at(-1)];
  if (last?.confirms !== true) return record;
  const condition = before?.condition;
  const entry = { ...sameDecision(last, stamp, null), takesBack: true as const };
  // The confirmation had dropped it.
  return withLog(record, topic, [...log, condition === undefined ? entry : { ...entry, condition }]);
}

function sameDecision(
  { status, reason, reasonAt, reasonN }: LoggedDecision,
  stamp: Stamp,
  figures: DayFigures | null,
): LoggedDecision {
  return { ...newDecision(status, stamp, figures), reason, reasonAt, reasonN };
}

function newDecision(status: TopicStatus, stamp: Stamp, figures: DayFigures | null): LoggedDecision {
  return { status, ...stamp, reason: null, reasonAt: null, reasonN: 0, ...(figures !== null && { figures }) };
}

/** The reason of the last decision on a topic; a blank one removes it. */
export function withReason(record: MemberRecord, topic: NamedTopic, text: string, { n, at }: Stamp): MemberRecord {
  const log = record.decisions.get(topic.id)?.log ?? [];
  const last = log.at(-1) ?? null;
  const reason = commentLine(text, MEMBER_TEXT_LIMITS.reason);
  if (last === null || last.reason === reason) return record;
  const explained = { ...last, reason, reasonAt: at, reasonN: n };
  return withLog(
    record,
    topic,
    log.map((entry) => (entry === last ? explained : entry)),
  );
}

/** When the last decision on a topic is to be made again. @param text the conditions of a query; null: never by a condition */
export function withDecideAgainWhen(
  record: MemberRecord,
  topic: NamedTopic,
  text: string | null,
  { n, at }: Stamp,
): MemberRecord {
  const log = record.decisions.get(topic.id)?.log ?? [];
  const last = log.at(-1) ?? null;
  const isTooLong = (text?.length ?? 0) > MEMBER_TEXT_LIMITS.condition;
  if (last === null || isTooLong || (last.condition?.text ?? null) === text) return record;
  return withLog(record, topic, [...log.slice(0, -1), { ...last, condition: { text, n, at } }]);
}

/** Adds a comment, or replaces the text of an own one; a blank text removes it. */
export function withComment(
  record: MemberRecord,
  { id, topicId, text }: Pick<TeamComment, 'id' | 'topicId' | 'text'>,
  stamp: Stamp,
): MemberRecord {
  const before = record.comments.find((comment) => comment.id === id);
  const whole = [...text.trim()].slice(0, MEMBER_TEXT_LIMITS.comment).join('');
  if (before === undefined && whole === '') return record;
  const { n, at } = before ?? stamp;
  const isRemoved = whole === '';
  const comment = { id, topicId, n, at, text: whole, changedAt: stamp.at, changedN: stamp.n, isRemoved };
  return { ...record, comments: [...record.comments.filter((each) => each.id !== id), comment] };
}

/** Replaces who was responsible before, whichever member has said so. */
export function withResponsibility(
  record: MemberRecord,
  entry: Omit<Responsibility, keyof Stamp>,
  stamp: Stamp,
): MemberRecord {
  const task = commentLine(entry.task, MEMBER_TEXT_LIMITS.task) ?? '';
  const responsibilities = [...record.responsibilities, { ...entry, task, ...stamp }];
  return { ...record, responsibilities };
}

/** For a team of another browser, which has the same project under another id. */
export function withProject(record: MemberRecord, project: SowId, { n, at }: Stamp): MemberRecord {
  return record.project === project ? record : { ...record, project, namedAt: at, namedN: n };
}

/** The record with how far each other member was read; the same where nothing new was. */
export function withRead(record: MemberRecord, others: readonly MemberRecord[], now: string): MemberRecord {
  let read: Map<MemberId, ReadMark> | null = null;
  for (const other of others) {
    const before = record.read.get(other.id);
    const [n, version] = [highestNumber(other), other.version];
    if (before !== undefined && n <= before.n && version <= before.version) continue;
    read = (read ?? new Map(record.read)).set(other.id, { n, version, at: now });
  }
  return read === null ? record : { ...record, read };
}

function withLog(record: MemberRecord, { id, name }: NamedTopic, log: readonly LoggedDecision[]): MemberRecord {
  const decisions = new Map(record.decisions).set(id, {
    name: [...name].slice(0, MEMBER_TEXT_LIMITS.topicName).join(''),
    log,
  });
  return { ...record, decisions };
}
