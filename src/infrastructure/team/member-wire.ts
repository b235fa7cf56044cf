import * as v from 'valibot';
import { entityId, type TopicId } from '../../domain/shared/entity-id';
import {
  MEMBER_TEXT_LIMITS,
  type LoggedDecision,
  type MemberId,
  type MemberRecord,
  type ReadMark,
  type Responsibility,
  type TeamComment,
  type TopicLog,
} from '../../domain/team/member-record';
import { HIGHEST_NUMBER, orderOf } from '../../domain/team/entry-order';
import type { Confirmation } from '../../domain/team/recorded-decision';
import { MOST_LEAD_STEPS, type LeadStep } from '../../domain/team/team-lead';
import { commentLine } from '../../domain/team/record-edits';
import { readDayFigures } from '../../domain/topic/day-figures';
import { TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { isRow, type RawRow } from '../wire/rows';

/** Ids of members become file names in the own browser only; those of others are compared, never used as a path. */
export const MEMBER_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

export const memberId = v.pipe(
  v.string(),
  v.regex(MEMBER_ID),
  v.transform((id) => entityId<'member'>(id)),
) as v.GenericSchema<unknown, MemberId>;

export const shortId = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

const topicId = v.pipe(
  shortId,
  v.transform((id) => entityId<'topic'>(id)),
) as v.GenericSchema<unknown, TopicId>;

/** As the product writes it, of this century and the next: others would compare wrongly as texts. */
const WRITTEN_TIME = /^2[01]\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** @returns null for anything but a time */
function readTime(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > 40) return null;
  if (WRITTEN_TIME.test(raw)) return raw;
  const date = new Date(raw);
  const isUsable = date.getTime() > Date.UTC(2000, 0) && date.getTime() < Date.UTC(2200, 0);
  return isUsable ? date.toISOString() : null;
}

export const time = v.pipe(v.unknown(), v.transform(readTime), v.string('is not a time'));

function cut(raw: string, limit: number): string {
  return raw.length <= limit ? raw : [...raw].slice(0, limit).join('');
}

/** The number of an entry; 0 in files of earlier versions. */
const number = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST_NUMBER)), 0);

/** A text that is cut to its limit. */
export function text(limit: number) {
  return v.pipe(
    v.string(),
    v.transform((raw) => cut(raw, limit)),
  );
}

/** One line, cut to its limit; null: it is blank. */
function lineOrNull(limit: number) {
  return v.pipe(
    v.string(),
    v.transform((raw) => commentLine(raw, limit)),
  );
}

export function line(limit: number) {
  return v.pipe(lineOrNull(limit), v.string('is empty'));
}

export const recordRows = v.nullish(v.array(v.unknown()), []);

/** Reads items one by one and counts those that cannot be used. */
export class Dropped {
  count = 0;

  each<Value>(schema: v.GenericSchema<unknown, Value>, raw: readonly unknown[]): readonly Value[] {
    const read = raw.map((item) => v.safeParse(schema, item));
    const values = read.flatMap((result) => (result.success ? [result.output] : []));
    this.count += raw.length - values.length;
    return values;
  }
}

const STATUS_OF_WORD = new Map(TOPIC_STATUSES.map((status) => [wordOf(status), status]));

export function statusOfWord(word: string): TopicStatus | undefined {
  return STATUS_OF_WORD.get(word);
}

export function wordOf(status: TopicStatus): string {
  return topicStatusName(status).toLowerCase();
}

const comment = v.pipe(
  v.object({
    id: shortId,
    topic: topicId,
    at: time,
    n: number,
    text: text(MEMBER_TEXT_LIMITS.comment),
    changed: v.nullish(time, null),
    changedN: v.nullish(number, null),
    removed: v.nullish(v.boolean(), false),
  }),
  v.transform((raw): TeamComment => ({
    id: raw.id,
    topicId: raw.topic,
    at: raw.at,
    n: raw.n,
    text: raw.text,
    changedAt: raw.changed ?? raw.at,
    changedN: raw.changedN ?? raw.n,
    isRemoved: raw.removed,
  })),
);

const responsibility = v.pipe(
  v.object({
    topic: topicId,
    who: v.nullish(memberId, null),
    what: v.nullish(lineOrNull(MEMBER_TEXT_LIMITS.task), null),
    by: v.nullish(v.pipe(v.string(), v.isoDate()), null),
    done: v.nullish(v.boolean(), false),
    at: time,
    n: number,
  }),
  v.transform((raw): Responsibility => ({
    topicId: raw.topic,
    who: raw.who,
    task: raw.what ?? '',
    due: raw.by,
    isDone: raw.done,
    at: raw.at,
    n: raw.n,
  })),
);

const signing = v.pipe(v.string(), v.maxLength(200));
const signedName = v.pipe(v.string(), v.maxLength(MEMBER_TEXT_LIMITS.name));

/** Exactly as it was signed: nothing in it is cut or put right. */
const leadStep = v.strictObject({
  kind: v.picklist(['hand-over', 'take-over', 'objection']),
  team: v.pipe(v.string(), v.maxLength(200)),
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_NUMBER)),
  by: memberId,
  byName: signedName,
  other: v.nullable(memberId),
  otherName: signedName,
  at: v.pipe(v.string(), v.regex(WRITTEN_TIME)),
  key: signing,
  signature: signing,
}) satisfies v.GenericSchema<unknown, LeadStep>;

export function readLead(raw: readonly unknown[], dropped: Dropped): readonly LeadStep[] {
  return dropped.each<LeadStep>(leadStep, raw.slice(0, MOST_LEAD_STEPS));
}

const confirmation = v.object({
  decision: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  sum: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  at: time,
});

/** Its keys are ids of others: walked by their own entries, never looked up. */
const byKey = v.nullish(v.custom<RawRow>(isRow), {});

/** The envelope; what is in its lists is read item by item. */
const envelope = v.object({
  id: memberId,
  name: line(MEMBER_TEXT_LIMITS.name),
  initials: line(MEMBER_TEXT_LIMITS.initials),
  named: time,
  namedN: number,
  seen: time,
  version: number,
  read: byKey,
  teamId: v.fallback(v.nullish(text(200), ''), ''),
  last: number,
  devices: byKey,
  project: shortId,
  lead: recordRows,
  confirms: recordRows,
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
    namedN: wire.namedN,
    seenAt: wire.seen,
    version: wire.version,
    read: readMarks(wire.read, dropped),
    team: wire.teamId,
    last: wire.last,
    devices: readDevices(wire.devices, dropped),
    project: entityId<'sow'>(wire.project),
    lead: readLead(wire.lead, dropped),
    sameAs: dropped.each(memberId, wire.sameAs),
    decisions: readLogs(wire.decisions, dropped),
    comments: dropped.each(comment, wire.comments),
    responsibilities: dropped.each(responsibility, wire.responsible),
    ...(wire.confirms.length > 0 && { confirms: dropped.each<Confirmation>(confirmation, wire.confirms) }),
    ...(Object.keys(wire.votes).length > 0 && { earlierVotes: wire.votes }),
  };
}

const readMark = v.pipe(
  v.object({ n: number, version: number, at: time }),
  v.transform((mark): ReadMark => mark),
);

function readMarks(wire: RawRow, dropped: Dropped): ReadonlyMap<MemberId, ReadMark> {
  const marks = Object.entries(wire).map(
    ([id, raw]) => [v.safeParse(memberId, id), v.safeParse(readMark, raw)] as const,
  );
  const read = marks.flatMap(([id, mark]) => (id.success && mark.success ? [[id.output, mark.output] as const] : []));
  dropped.count += marks.length - read.length;
  return new Map(read);
}

const publicKey = v.pipe(v.string(), v.maxLength(200));

function readDevices(wire: RawRow, dropped: Dropped): ReadonlyMap<MemberId, string> {
  const all = Object.entries(wire).map(
    ([id, key]) => [v.safeParse(memberId, id), v.safeParse(publicKey, key)] as const,
  );
  const read = all.flatMap(([id, key]) => (id.success && key.success ? [[id.output, key.output] as const] : []));
  dropped.count += all.length - read.length;
  return new Map(read);
}

/** Without schemas: 40 files have 80,000 topics and decisions, which is twenty times as fast. */
function readLogs(wire: RawRow, dropped: Dropped): ReadonlyMap<TopicId, TopicLog> {
  const logs = new Map<TopicId, TopicLog>();
  for (const [id, raw] of Object.entries(wire)) {
    const { name, log } = isRow(raw) ? raw : {};
    const read = Array.isArray(log) ? readLog(log, dropped) : [];
    const isUsable = typeof name === 'string' && read.length > 0 && id.trim() !== '' && id.length <= 100;
    if (isUsable) logs.set(entityId<'topic'>(id), { name: cut(name, MEMBER_TEXT_LIMITS.topicName), log: read });
    else dropped.count += 1;
  }
  return logs;
}

function readLog(raw: readonly unknown[], dropped: Dropped): readonly LoggedDecision[] {
  const log = raw.flatMap((item) => readDecision(item) ?? []);
  dropped.count += raw.length - log.length;
  // In order, which a file from elsewhere may not be.
  const isInOrder = log.every((entry, index) => index === 0 || orderOf(entry) >= orderOf(log[index - 1] ?? entry));
  return isInOrder ? log : log.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

function readDecision(raw: unknown): LoggedDecision | null {
  if (!isRow(raw)) return null;
  const { s, at, n = 0, why, whyAt, whyN = 0, f, again, back, when } = raw;
  const status = typeof s === 'string' ? STATUS_OF_WORD.get(s) : undefined;
  const time = readTime(at);
  if (status === undefined || time === null || !isNumber(n) || !isNumber(whyN)) return null;
  const said = typeof why === 'string' ? commentLine(why, MEMBER_TEXT_LIMITS.reason) : null;
  const figures = readDayFigures(f);
  const condition = readWhen(when);
  return {
    status,
    at: time,
    n,
    reason: said,
    reasonAt: readTime(whyAt),
    reasonN: whyN,
    // What is no figure, or no condition, makes no decision worthless.
    ...(figures !== null && { figures }),
    ...(again === true && { confirms: true }),
    ...(back === true && { takesBack: true }),
    ...(condition !== null && { condition }),
  };
}

/** What the text says is read where it is shown: a newer version may know conditions that this one does not. */
function readWhen(raw: unknown): NonNullable<LoggedDecision['condition']> | null {
  if (!isRow(raw)) return null;
  const { q = null, at, n = 0 } = raw;
  const time = readTime(at);
  const isText = q === null || (typeof q === 'string' && q.length <= MEMBER_TEXT_LIMITS.condition);
  return isText && time !== null && isNumber(n) ? { text: q, at: time, n } : null;
}

function isNumber(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= HIGHEST_NUMBER;
}

/** Whether an entry can be read as it is written: with its topic a decision, or in an object a comment or responsibility. */
export function isWrittenEntry(raw: RawRow): boolean {
  if ('confirm' in raw) return v.is(confirmation, raw['confirm']);
  if ('comment' in raw) return v.is(comment, raw['comment']);
  if ('responsible' in raw) return v.is(responsibility, raw['responsible']);
  return typeof raw['topic'] === 'string' && typeof raw['name'] === 'string' && readDecision(raw) !== null;
}

/** As it is written: the status in a word; what is empty is undefined, which JSON leaves out. */
export function writeMember(record: MemberRecord) {
  const decisions = [...record.decisions].map(([id, { name, log }]) => {
    return [id, { name, log: log.map(writeDecision) }] as const;
  });
  return {
    id: record.id,
    name: record.name,
    initials: record.initials,
    named: record.namedAt,
    namedN: record.namedN || undefined,
    seen: record.seenAt,
    version: record.version,
    read: Object.fromEntries(record.read),
    teamId: record.team,
    last: record.last,
    devices: Object.fromEntries(record.devices),
    project: record.project,
    lead: record.lead.length === 0 ? undefined : record.lead,
    confirms: record.confirms,
    sameAs: record.sameAs,
    decisions: Object.fromEntries(decisions),
    comments: record.comments.map(({ topicId: topic, changedAt, changedN, isRemoved, ...same }) => ({
      ...same,
      topic,
      changed: changedAt === same.at ? undefined : changedAt,
      changedN: changedN === same.n ? undefined : changedN,
      removed: isRemoved || undefined,
    })),
    responsible: record.responsibilities.map(({ topicId: topic, task, due, isDone, ...same }) => ({
      ...same,
      topic,
      what: task,
      by: due,
      done: isDone || undefined,
    })),
    votes: record.earlierVotes,
  };
}

function writeDecision({ status, at, n, reason: why, reasonAt, reasonN, ...same }: LoggedDecision) {
  const said = { why: why ?? undefined, whyAt: reasonAt ?? undefined, whyN: reasonN || undefined };
  const { figures: f, confirms: again, takesBack: back, condition } = same;
  const when = condition && { q: condition.text, at: condition.at, n: condition.n || undefined };
  return { s: wordOf(status), at, n: n || undefined, ...said, f, again, back, when };
}
