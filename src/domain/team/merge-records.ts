import type { TopicId } from '../shared/entity-id';
import { isSameDay } from '../topic/day-figures';
import { groupBy } from '../shared/lists';
import { orderOf, type Stamp } from './entry-order';
import { unitedConfirmations } from './recorded-decision';
import { unitedSteps } from './team-lead';
import type { LoggedDecision, MemberRecord, ReadMark, Responsibility, TeamComment, TopicLog } from './member-record';

/** The place of a change, and what it says. */
interface Change {
  readonly order: string;
  readonly says: unknown;
}

/** What two copies of an entry are told apart by, the place of its last change, and what may differ in it. */
interface EntryKind<Item> {
  /** Keys of entries are in their order. */
  key(item: Item): string;
  order(item: Item): string;
  says(item: Item): unknown;
  /** What is changed apart from that, with a place of its own; null: nothing. */
  apart?(item: Item): Change | null;
  /**
   * The entry with what only its other copy has; itself where that has nothing.
   * @param isFirm what the entry has itself stays, whatever the other copy says
   */
  completed?(item: Item, other: Item, isFirm: boolean): Item;
}

const DECISION: EntryKind<LoggedDecision> = {
  key: (decision) => `${orderOf(decision)} ${decision.status} ${decision.at}`,
  order: ({ reasonN, reasonAt }) => orderOf({ n: reasonN, at: reasonAt ?? '' }),
  says: ({ reason }) => reason,
  apart: ({ condition }) => (condition === undefined ? null : { order: orderOf(condition), says: condition.text }),
  // An earlier version writes an entry anew without what it does not know.
  completed: (decision, other, isFirm) => {
    const { figures: mine, confirms: isMine, takesBack: isBack, condition: own, ...said } = decision;
    const isOther = mine === undefined || (!isFirm && JSON.stringify(mine) < JSON.stringify(other.figures ?? null));
    const figures = isOther ? other.figures : mine;
    const confirms = isMine ?? other.confirms;
    const takesBack = isBack ?? other.takesBack;
    const condition = isFirm ? (own ?? other.condition) : laterCondition(own, other.condition);
    if (figures === mine && confirms === isMine && takesBack === isBack && condition === own) return decision;
    return {
      ...said,
      ...(figures !== undefined && { figures }),
      ...(confirms !== undefined && { confirms }),
      ...(takesBack !== undefined && { takesBack }),
      ...(condition !== undefined && { condition }),
    };
  },
};

/** Of two copies the one that was set last; of equal places one that does not depend on the order of the copies. */
function laterCondition(
  mine: LoggedDecision['condition'],
  theirs: LoggedDecision['condition'],
): LoggedDecision['condition'] {
  if (mine === undefined || theirs === undefined) return mine ?? theirs;
  const placed = (condition: Stamp & { readonly text: string | null }): string =>
    `${orderOf(condition)} ${JSON.stringify([condition.text, condition.at])}`;
  return placed(mine) < placed(theirs) ? theirs : mine;
}

const COMMENT: EntryKind<TeamComment> = {
  key: ({ id }) => id,
  order: ({ changedN, changedAt }) => orderOf({ n: changedN, at: changedAt }),
  says: ({ text, isRemoved }) => [text, isRemoved],
};

const RESPONSIBILITY: EntryKind<Responsibility> = {
  key: (entry) => `${orderOf(entry)} ${entry.topicId} ${entry.at}`,
  order: orderOf,
  says: ({ who, task, due, isDone }) => [who, task, due, isDone],
};

/** Which of two copies stays. */
type Choose = <Item>(mine: Item, theirs: Item, place: (item: Item) => string) => Item;

/** Of equal places one that does not depend on the order of the copies. */
const newest: Choose = (mine, theirs, place) => {
  const [one, other] = [place(mine), place(theirs)];
  const isOlder = one === other ? JSON.stringify(mine) < JSON.stringify(theirs) : one < other;
  return isOlder ? theirs : mine;
};
const first: Choose = (mine) => mine;
const second: Choose = (_mine, theirs) => theirs;

/**
 * Unites two copies of a member's record, such as of two windows or a conflict copy of the synchroniser: of each entry the
 * last change. The result does not depend on the order of the copies, and a copy united again changes nothing: then the first
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
  const nameOf = ({ name, initials, project, namedAt, namedN }: MemberRecord) => {
    return { name, initials, project, namedAt, namedN };
  };
  const hereOf = ({ seenAt, version, team }: MemberRecord) => ({ seenAt, version, team });
  const earlierVotes = one.earlierVotes ?? other.earlierVotes;
  const confirms = unitedConfirmations(one.confirms, other.confirms);
  const merged: MemberRecord = {
    ...one,
    ...choose(nameOf(one), nameOf(other), ({ namedN, namedAt }) => orderOf({ n: namedN, at: namedAt })),
    ...newest(hereOf(one), hereOf(other), ({ version, seenAt }) => orderOf({ n: version, at: seenAt })),
    last: Math.max(one.last, other.last),
    devices: mergeMaps(one.devices, other.devices, (mine, theirs) => choose(mine, theirs, (key) => key)),
    read: mergeMaps(one.read, other.read, (mine, theirs) => (laterRead(mine, theirs) ? theirs : mine)),
    lead: unitedSteps(one.lead, other.lead),
    sameAs: sameOr(one.sameAs, [...new Set([...one.sameAs, ...other.sameAs])].sort()),
    decisions: mergeMaps(one.decisions, other.decisions, (mine, theirs) => unitedLogs(mine, theirs, choose)),
    comments: unitedEntries(one.comments, other.comments, COMMENT, choose),
    responsibilities: unitedEntries(one.responsibilities, other.responsibilities, RESPONSIBILITY, choose),
    ...(confirms !== undefined && { confirms }),
    ...(earlierVotes !== undefined && { earlierVotes }),
  };
  const keys = Object.keys(merged) as (keyof MemberRecord)[];
  return keys.every((key) => merged[key] === one[key]) ? one : merged;
}

function laterRead(mine: ReadMark, theirs: ReadMark): boolean {
  if (mine.n !== theirs.n) return theirs.n > mine.n;
  return theirs.version === mine.version ? theirs.at > mine.at : theirs.version > mine.version;
}

/** All decisions of both, in their order; of one that is in both, the reason that was written last. */
export function mergeTopicLogs(one: TopicLog, other: TopicLog): TopicLog {
  return unitedLogs(one, other, newest);
}

function unitedLogs(one: TopicLog, other: TopicLog, choose: Choose): TopicLog {
  if (one === other || isSameLog(one, other)) return one;
  const log = unitedEntries(one.log, other.log, DECISION, choose);
  const named = ({ name, log: entries }: TopicLog) => ({ name, last: entries.at(-1) });
  const { name } = choose(named(one), named(other), ({ last }) => (last === undefined ? '' : orderOf(last)));
  return log === one.log && name === one.name ? one : { name, log };
}

/** Most logs of two copies are equal. */
function isSameLog(one: TopicLog, other: TopicLog): boolean {
  const isSame = (mine: LoggedDecision, theirs: LoggedDecision | undefined): boolean =>
    mine.n === theirs?.n &&
    mine.at === theirs.at &&
    mine.status === theirs.status &&
    mine.reason === theirs.reason &&
    mine.reasonN === theirs.reasonN &&
    mine.reasonAt === theirs.reasonAt &&
    mine.confirms === theirs.confirms &&
    mine.takesBack === theirs.takesBack &&
    isSameCondition(mine.condition, theirs.condition) &&
    isSameDay(mine.figures ?? null, theirs.figures ?? null);
  return (
    one.name === other.name &&
    one.log.length === other.log.length &&
    one.log.every((mine, index) => isSame(mine, other.log[index]))
  );
}

function isSameCondition(mine: LoggedDecision['condition'], theirs: LoggedDecision['condition']): boolean {
  return mine?.text === theirs?.text && mine?.n === theirs?.n && mine?.at === theirs?.at;
}

/** The items by their keys, in the order of the keys. */
function unitedEntries<Item>(
  mine: readonly Item[],
  theirs: readonly Item[],
  { key, order, completed }: EntryKind<Item>,
  choose: Choose,
): readonly Item[] {
  const chosen = (one: Item, other: Item): Item =>
    completed === undefined
      ? choose(one, other, order)
      : choose(completed(one, other, choose === first), completed(other, one, false), order);
  const groups = groupBy([...mine, ...theirs], key);
  const items = [...groups.keys()].sort().map((each) => (groups.get(each) ?? []).reduce(chosen));
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
  const named = ({ namedN: n, namedAt: at }: MemberRecord): string => orderOf({ n, at });
  const isRenamed = named(other) >= named(own) && known.every(({ name }) => name !== other.name);
  const count = decisions.size + comments.length + responsibilities.length + sameAs.length + Number(isRenamed);
  const { name, initials } = isRenamed ? other : own;
  return count === 0 ? null : { ...own, name, initials, decisions, comments, responsibilities, sameAs };
}

function newEntries<Item>(
  entries: readonly Item[],
  known: readonly (readonly Item[])[],
  { key, order, says, apart }: EntryKind<Item>,
): readonly Item[] {
  const isOlder = (one: Change, other: Change): boolean =>
    one.order < other.order || JSON.stringify(one.says) === JSON.stringify(other.says);
  const isApartOlder = (entry: Item, mine: Item): boolean => {
    const [one, other] = [apart?.(entry) ?? null, apart?.(mine) ?? null];
    return one === null || (other !== null && isOlder(one, other));
  };
  const changeOf = (item: Item): Change => ({ order: order(item), says: says(item) });
  const isStale = (entry: Item, mine: Item): boolean =>
    key(entry) === key(mine) && isOlder(changeOf(entry), changeOf(mine)) && isApartOlder(entry, mine);
  return entries.filter((entry) => !known.some((list) => list.some((mine) => isStale(entry, mine))));
}

/**
 * The own record with what was found: of an entry that both have, the found one. Taking them in is an act of the user, so that
 * each has a number from the stamp's on.
 */
export function withFound(own: MemberRecord, found: MemberRecord, { n, at: now }: Stamp): MemberRecord {
  let next = n;
  const decisions = [...found.decisions].map(([id, { name, log }]) => {
    const mine = own.decisions.get(id)?.log;
    const taken = log.map((entry) => {
      const known = mine?.find((each) => DECISION.key(each) === DECISION.key(entry));
      if (known === undefined) return { ...entry, n: next++ };
      // Where something else was changed last, its reason may be the older one.
      const { reason } = DECISION.order(entry) < DECISION.order(known) ? known : entry;
      return { ...entry, reason, reasonAt: now, reasonN: next++ };
    });
    return [id, { name, log: taken }] as const;
  });
  const { name, initials, sameAs } = found;
  const head = name === own.name ? own : { ...own, name, initials, namedAt: now, namedN: next++ };
  const taken: MemberRecord = {
    ...head,
    sameAs,
    decisions: new Map(decisions),
    comments: found.comments.map((comment) => ({ ...comment, changedAt: now, changedN: next++ })),
    responsibilities: found.responsibilities.map((entry) => ({ ...entry, n: next++ })),
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
