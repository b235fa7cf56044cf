import type { TopicId } from '../shared/entity-id';
import { groupBy } from '../shared/lists';
import type { LoggedDecision, MemberRecord, Responsibility, TeamComment, TopicLog } from './member-record';

/** What two copies of an entry are told apart by, when it was written last, and what may differ in it. */
interface EntryKind<Item> {
  key(item: Item): string;
  time(item: Item): string;
  says(item: Item): unknown;
}

const DECISION: EntryKind<LoggedDecision> = {
  key: ({ at, status }) => `${at} ${status}`,
  time: ({ reasonAt }) => reasonAt ?? '',
  says: ({ reason }) => reason,
};

const COMMENT: EntryKind<TeamComment> = {
  key: ({ id }) => id,
  time: ({ changedAt }) => changedAt,
  says: ({ text, isRemoved }) => [text, isRemoved],
};

const RESPONSIBILITY: EntryKind<Responsibility> = {
  key: ({ topicId, at }) => `${at} ${topicId}`,
  time: ({ at }) => at,
  says: ({ who, task, due, isDone }) => [who, task, due, isDone],
};

/** Which of two copies stays. */
type Choose = <Item>(mine: Item, theirs: Item, timeOf: (item: Item) => string) => Item;

/** Of equal times one that does not depend on the order. */
const newest: Choose = (mine, theirs, timeOf) => {
  const [one, other] = [timeOf(mine), timeOf(theirs)];
  const isOlder = one === other ? JSON.stringify(mine) < JSON.stringify(theirs) : one < other;
  return isOlder ? theirs : mine;
};
const first: Choose = (mine) => mine;
const second: Choose = (_mine, theirs) => theirs;

/**
 * Unites two copies of a member's record, such as of two windows or a conflict copy of the synchroniser: by time for each
 * decision. The result does not depend on the order of the copies, and a copy united again changes nothing: then the first
 * one itself is returned, so that what is computed from it stays.
 */
export function mergeRecords(one: MemberRecord, other: MemberRecord): MemberRecord {
  return united(one, other, newest);
}

/** The record with the entries that only the other one has; what both have stays as it is in the first. */
export function withFurtherEntries(record: MemberRecord, other: MemberRecord): MemberRecord {
  const { decisions, comments, responsibilities } = united(record, other, first);
  return { ...record, decisions, comments, responsibilities };
}

function united(one: MemberRecord, other: MemberRecord, choose: Choose): MemberRecord {
  const nameOf = ({ name, initials, project, namedAt }: MemberRecord) => ({ name, initials, project, namedAt });
  const earlierVotes = one.earlierVotes ?? other.earlierVotes;
  const merged: MemberRecord = {
    ...one,
    ...choose(nameOf(one), nameOf(other), ({ namedAt }) => namedAt),
    seenAt: one.seenAt < other.seenAt ? other.seenAt : one.seenAt,
    sameAs: sameOr(one.sameAs, [...new Set([...one.sameAs, ...other.sameAs])].sort()),
    decisions: mergeMaps(one.decisions, other.decisions, (mine, theirs) => unitedLogs(mine, theirs, choose)),
    comments: unitedEntries(one.comments, other.comments, COMMENT, choose),
    responsibilities: unitedEntries(one.responsibilities, other.responsibilities, RESPONSIBILITY, choose),
    ...(earlierVotes !== undefined && { earlierVotes }),
  };
  const keys = Object.keys(merged) as (keyof MemberRecord)[];
  return keys.every((key) => merged[key] === one[key]) ? one : merged;
}

/** All decisions of both, by time; of one that is in both, the reason that was written last. */
export function mergeTopicLogs(one: TopicLog, other: TopicLog): TopicLog {
  return unitedLogs(one, other, newest);
}

function unitedLogs(one: TopicLog, other: TopicLog, choose: Choose): TopicLog {
  if (one === other || isSameLog(one, other)) return one;
  const log = unitedEntries(one.log, other.log, DECISION, choose);
  const namedAt = ({ name, log: entries }: TopicLog) => ({ name, at: entries.at(-1)?.at ?? '' });
  const { name } = choose(namedAt(one), namedAt(other), ({ at }) => at);
  return log === one.log && name === one.name ? one : { name, log };
}

/** Most logs of two copies are equal. */
function isSameLog(one: TopicLog, other: TopicLog): boolean {
  const isSame = (mine: LoggedDecision, theirs: LoggedDecision | undefined): boolean =>
    mine.at === theirs?.at &&
    mine.status === theirs.status &&
    mine.reason === theirs.reason &&
    mine.reasonAt === theirs.reasonAt;
  return (
    one.name === other.name &&
    one.log.length === other.log.length &&
    one.log.every((mine, index) => isSame(mine, other.log[index]))
  );
}

/** The items by their keys, in the order of the keys. */
function unitedEntries<Item>(
  mine: readonly Item[],
  theirs: readonly Item[],
  { key, time }: EntryKind<Item>,
  choose: Choose,
): readonly Item[] {
  const groups = groupBy([...mine, ...theirs], key);
  const items = [...groups.keys()]
    .sort()
    .map((each) => (groups.get(each) ?? []).reduce((kept, item) => choose(kept, item, time)));
  return sameOr(mine, items);
}

/** The list before where the next one has the same items. */
function sameOr<Item>(before: readonly Item[], next: readonly Item[]): readonly Item[] {
  return before.length === next.length && before.every((item, index) => item === next[index]) ? before : next;
}

export function mergeMaps<Key, Value>(
  one: ReadonlyMap<Key, Value>,
  other: ReadonlyMap<Key, Value>,
  merge: (one: Value, other: Value) => Value,
): ReadonlyMap<Key, Value> {
  let merged: Map<Key, Value> | null = null;
  for (const [key, value] of other) {
    const before = one.get(key);
    const next = before === undefined ? value : merge(before, value);
    if (next !== before) merged = (merged ?? new Map(one)).set(key, next);
  }
  return merged ?? one;
}

/**
 * What another copy of the own record says that none of the known ones does: entries that they do not have, and entries that
 * were changed and are not older. It is the record with these entries only. null: nothing.
 */
export function foundEntries(
  other: MemberRecord,
  known: readonly [own: MemberRecord, ...MemberRecord[]],
): MemberRecord | null {
  const [own] = known;
  const decisions = new Map<TopicId, TopicLog>();
  for (const [id, { name, log }] of other.decisions) {
    const logs = known.map((each) => each.decisions.get(id)?.log ?? []);
    const found = newEntries(log, logs, DECISION);
    if (found.length > 0) decisions.set(id, { name, log: found });
  }
  const lists = <Key extends keyof MemberRecord>(key: Key) => known.map((each) => each[key]);
  const comments = newEntries(other.comments, lists('comments'), COMMENT);
  const responsibilities = newEntries(other.responsibilities, lists('responsibilities'), RESPONSIBILITY);
  const sameAs = other.sameAs.filter((id) => !known.some((each) => each.sameAs.includes(id)));
  const isRenamed = other.namedAt >= own.namedAt && known.every(({ name }) => name !== other.name);
  const count = decisions.size + comments.length + responsibilities.length + sameAs.length + Number(isRenamed);
  const { name, initials } = isRenamed ? other : own;
  return count === 0 ? null : { ...own, name, initials, decisions, comments, responsibilities, sameAs };
}

function newEntries<Item>(
  entries: readonly Item[],
  known: readonly (readonly Item[])[],
  { key, time, says }: EntryKind<Item>,
): readonly Item[] {
  const isStale = (entry: Item, mine: Item): boolean =>
    key(entry) === key(mine) &&
    (time(entry) < time(mine) || JSON.stringify(says(entry)) === JSON.stringify(says(mine)));
  return entries.filter((entry) => !known.some((list) => list.some((mine) => isStale(entry, mine))));
}

/** The own record with what was found: of an entry that both have, the found one. */
export function withFound(own: MemberRecord, found: MemberRecord, now: string): MemberRecord {
  const isIn = <Item>(list: readonly Item[] = [], { key }: EntryKind<Item>, entry: Item): boolean =>
    list.some((mine) => key(mine) === key(entry));
  const decisions = [...found.decisions].map(([id, { name, log }]) => {
    const mine = own.decisions.get(id)?.log;
    const taken = log.map((entry) => (isIn(mine, DECISION, entry) ? { ...entry, reasonAt: now } : entry));
    return [id, { name, log: taken }] as const;
  });
  const { name, initials, sameAs } = found;
  const head = name === own.name ? own : { ...own, name, initials, namedAt: now };
  const taken: MemberRecord = {
    ...head,
    sameAs,
    decisions: new Map(decisions),
    comments: found.comments.map((comment) => ({ ...comment, changedAt: now })),
    responsibilities: found.responsibilities.map((entry) =>
      isIn(own.responsibilities, RESPONSIBILITY, entry) ? { ...entry, at: now } : entry,
    ),
  };
  return united(head, taken, second);
}

/** What was found, in numbers: for a sentence. */
export function foundCounts(found: MemberRecord, own: MemberRecord) {
  return {
    decisions: found.decisions.size,
    comments: found.comments.length,
    responsibilities: new Set(found.responsibilities.map(({ topicId }) => topicId)).size,
    isSameAs: found.sameAs.some((id) => !own.sameAs.includes(id)),
    name: found.name === own.name ? null : found.name,
  };
}
