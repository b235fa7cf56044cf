import { groupBy } from '../shared/group-by';
import type { MemberRecord, TopicLog } from './member-record';

/**
 * Unites two copies of a member's record, such as of two windows or a conflict copy of the synchroniser: by time for each
 * decision. The result does not depend on the order of the copies, and a copy united again changes nothing: then the first
 * one itself is returned, so that what is computed from it stays.
 */
export function mergeRecords(one: MemberRecord, other: MemberRecord): MemberRecord {
  const named = isBefore(one.namedAt, other.namedAt, () => identity(one) < identity(other)) ? other : one;
  const earlierVotes = one.earlierVotes ?? other.earlierVotes;
  const merged: MemberRecord = {
    id: one.id,
    name: named.name,
    initials: named.initials,
    namedAt: named.namedAt,
    seenAt: latest(one.seenAt, other.seenAt),
    project: named.project,
    sameAs: sameOr(one.sameAs, [...new Set([...one.sameAs, ...other.sameAs])].sort()),
    decisions: mergeMaps(one.decisions, other.decisions, mergeTopicLogs),
    comments: united(
      one.comments,
      other.comments,
      ({ id }) => id,
      ({ changedAt }) => changedAt,
    ),
    responsibilities: united(
      one.responsibilities,
      other.responsibilities,
      ({ topicId, at }) => `${at} ${topicId}`,
      ({ at }) => at,
    ),
    ...(earlierVotes !== undefined && { earlierVotes }),
  };
  const keys = Object.keys(merged) as (keyof MemberRecord)[];
  return keys.every((key) => merged[key] === one[key]) ? one : merged;
}

/** The record with the entries that only the other one has; what both have stays as it is in the first. */
export function withFurtherEntries(record: MemberRecord, other: MemberRecord): MemberRecord {
  return {
    ...record,
    decisions: mergeMaps(record.decisions, other.decisions, ({ name, log }, theirs) => ({
      name,
      log: [...withFurther(log, theirs.log, ({ at, status }) => `${at} ${status}`)].sort(byTime),
    })),
    comments: withFurther(record.comments, other.comments, ({ id }) => id),
    responsibilities: withFurther(
      record.responsibilities,
      other.responsibilities,
      ({ topicId, at }) => `${at} ${topicId}`,
    ),
  };
}

function withFurther<Item>(
  mine: readonly Item[],
  theirs: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const keys = new Set(mine.map(keyOf));
  return [...mine, ...theirs.filter((item) => !keys.has(keyOf(item)))];
}

function byTime(one: { readonly at: string }, other: { readonly at: string }): number {
  return one.at < other.at ? -1 : one.at > other.at ? 1 : 0;
}

/** All decisions of both, by time; of one that is in both, the reason that was written last. */
export function mergeTopicLogs(one: TopicLog, other: TopicLog): TopicLog {
  if (one === other || isSameLog(one, other)) return one;
  const log = united(
    one.log,
    other.log,
    ({ at, status }) => `${at} ${status}`,
    ({ reasonAt }) => reasonAt ?? '',
  );
  const [lastOne, lastOther] = [one.log.at(-1)?.at ?? '', other.log.at(-1)?.at ?? ''];
  const name = isBefore(lastOne, lastOther, () => one.name < other.name) ? other.name : one.name;
  return log === one.log && name === one.name ? one : { name, log };
}

/** Most logs of two copies are equal. */
function isSameLog(one: TopicLog, other: TopicLog): boolean {
  return (
    one.name === other.name &&
    one.log.length === other.log.length &&
    one.log.every((mine, index) => {
      const theirs = other.log[index];
      const isSame = mine.at === theirs?.at && mine.status === theirs.status;
      return isSame && mine.reason === theirs.reason && mine.reasonAt === theirs.reasonAt;
    })
  );
}

/** The items by their keys, in the order of the keys; of those with one key, the newest. */
function united<Item>(
  mine: readonly Item[],
  theirs: readonly Item[],
  keyOf: (item: Item) => string,
  timeOf: (item: Item) => string,
): readonly Item[] {
  const groups = groupBy([...mine, ...theirs], keyOf);
  const items = [...groups.keys()].sort().flatMap((key) => {
    const [first, ...others] = groups.get(key) ?? [];
    if (first === undefined) return [];
    return others.reduce(
      (kept, item) =>
        isBefore(timeOf(kept), timeOf(item), () => JSON.stringify(kept) < JSON.stringify(item)) ? item : kept,
      first,
    );
  });
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

/** @param orElse decides between equal times, so that both orders give the same */
function isBefore(one: string, other: string, orElse: () => boolean): boolean {
  return one === other ? orElse() : one < other;
}

function identity({ name, initials, project }: MemberRecord): string {
  return JSON.stringify([name, initials, project]);
}

function latest(one: string, other: string): string {
  return one < other ? other : one;
}
