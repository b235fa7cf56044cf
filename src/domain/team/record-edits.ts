import type { SowId } from '../shared/entity-id';
import type { Topic } from '../topic/topic';
import type { TopicStatus } from '../topic/topic-status';
import { lastKnown, latestKnown } from './known-time';
import {
  MEMBER_TEXT_LIMITS,
  type LoggedDecision,
  type MemberRecord,
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

/** A decision later than all before it, also where the clock was set back. Does nothing where the status stays. */
export function withDecision(
  record: MemberRecord,
  { id, name }: NamedTopic,
  status: TopicStatus,
  now: string,
): MemberRecord {
  const topic = record.decisions.get(id);
  const last = lastKnown(topic?.log ?? [], latestKnown(now));
  if ((last?.status ?? 0) === status) return record;
  const decision: LoggedDecision = { status, at: timeAfter(last?.at, now), reason: null, reasonAt: null };
  return withLog(record, { id, name }, [...(topic?.log ?? []), decision]);
}

/** The reason of the last decision on a topic; a blank one removes it. */
export function withReason(record: MemberRecord, topic: NamedTopic, text: string, now: string): MemberRecord {
  const log = record.decisions.get(topic.id)?.log ?? [];
  const last = lastKnown(log, latestKnown(now));
  const reason = commentLine(text, MEMBER_TEXT_LIMITS.reason);
  if (last === null || last.reason === reason) return record;
  const explained = { ...last, reason, reasonAt: timeAfter(last.reasonAt, now) };
  return withLog(
    record,
    topic,
    log.map((entry) => (entry === last ? explained : entry)),
  );
}

/** Adds a comment, or replaces the text of an own one; a blank text removes it. */
export function withComment(
  record: MemberRecord,
  { id, topicId, text }: Pick<TeamComment, 'id' | 'topicId' | 'text'>,
  now: string,
): MemberRecord {
  const before = record.comments.find((comment) => comment.id === id);
  const whole = [...text.trim()].slice(0, MEMBER_TEXT_LIMITS.comment).join('');
  if (before === undefined && whole === '') return record;
  const changedAt = timeAfter(before?.changedAt, now);
  const comment = { id, topicId, at: before?.at ?? now, text: whole, changedAt, isRemoved: whole === '' };
  return { ...record, comments: [...record.comments.filter((each) => each.id !== id), comment] };
}

/** @param latest the newest entry of any member on this topic, which this one is to replace */
export function withResponsibility(
  record: MemberRecord,
  entry: Omit<Responsibility, 'at'>,
  latest: string | null,
  now: string,
): MemberRecord {
  const task = commentLine(entry.task, MEMBER_TEXT_LIMITS.task) ?? '';
  // That of a member whose clock is ahead is replaced, too.
  const at = latest === null || latest < now ? now : aMomentAfter(latest);
  const responsibilities = [...record.responsibilities, { ...entry, task, at }];
  return { ...record, responsibilities };
}

/** For a team of another browser, which has the same project under another id. */
export function withProject(record: MemberRecord, project: SowId, now: string): MemberRecord {
  return record.project === project ? record : { ...record, project, namedAt: timeAfter(record.namedAt, now) };
}

function withLog(record: MemberRecord, { id, name }: NamedTopic, log: readonly LoggedDecision[]): MemberRecord {
  const decisions = new Map(record.decisions).set(id, {
    name: [...name].slice(0, MEMBER_TEXT_LIMITS.topicName).join(''),
    log,
  });
  return { ...record, decisions };
}

/** Now, or a millisecond after the earlier time where the clock says a little less. */
export function timeAfter(earlier: string | null | undefined, now: string): string {
  if (earlier == null || earlier < now || earlier > latestKnown(now)) return now;
  return aMomentAfter(earlier);
}

function aMomentAfter(time: string): string {
  return new Date(Date.parse(time) + 1).toISOString();
}

/** The record with the last entries of each log only, and as few hundred comments: for a file that has a limit. */
export function shortenLogs(record: MemberRecord, entries: number): MemberRecord {
  const decisions = [...record.decisions].map(
    ([id, { name, log }]) => [id, { name, log: log.slice(-entries) }] as const,
  );
  const comments = record.comments.toSorted((one, other) => (one.at < other.at ? -1 : 1)).slice(-entries * 100);
  return { ...record, decisions: new Map(decisions), comments };
}
