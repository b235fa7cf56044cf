import type { TopicId } from '../shared/entity-id';
import type { LoggedDecision, MemberRecord, Responsibility, TeamComment, TopicLog } from './member-record';

/**
 * What another copy of the own record says that none of the known ones does: entries that they do not have, and entries that
 * were changed and are not older. It is the record with these entries only. null: nothing.
 */
export function foundEntries(other: MemberRecord, known: readonly [own: MemberRecord, ...MemberRecord[]]) {
  const [own] = known;
  const isNew = <Item>(item: Item, lists: readonly (readonly Item[])[], isStale: (item: Item, mine: Item) => boolean) =>
    !lists.some((list) => list.some((mine) => isStale(item, mine)));
  const decisions = new Map<TopicId, TopicLog>();
  for (const [id, { name, log }] of other.decisions) {
    const logs = known.map((each) => each.decisions.get(id)?.log ?? []);
    const found = log.filter((entry) => isNew(entry, logs, isStaleDecision));
    if (found.length > 0) decisions.set(id, { name, log: found });
  }
  const comments = other.comments.filter((comment) =>
    isNew(
      comment,
      known.map((each) => each.comments),
      isStaleComment,
    ),
  );
  const responsibilities = other.responsibilities.filter((entry) =>
    isNew(
      entry,
      known.map((each) => each.responsibilities),
      isSameResponsibility,
    ),
  );
  const sameAs = other.sameAs.filter((id) => !known.some((each) => each.sameAs.includes(id)));
  const isRenamed = other.namedAt >= own.namedAt && known.every(({ name }) => name !== other.name);
  const count = decisions.size + comments.length + responsibilities.length + sameAs.length + Number(isRenamed);
  const { name, initials } = isRenamed ? other : own;
  return count === 0 ? null : { ...own, name, initials, decisions, comments, responsibilities, sameAs };
}

/** The own record with what was found: of an entry that both have, the found one. */
export function withFound(own: MemberRecord, found: MemberRecord, now: string): MemberRecord {
  const decisions = new Map(own.decisions);
  for (const [id, { name, log }] of found.decisions) {
    const mine = own.decisions.get(id)?.log ?? [];
    const taken = log.map((entry) => (mine.some(sameDecision(entry)) ? { ...entry, reasonAt: now } : entry));
    const rest = mine.filter((entry) => !log.some(sameDecision(entry)));
    decisions.set(id, { name, log: [...rest, ...taken].sort((one, other) => (one.at < other.at ? -1 : 1)) });
  }
  const taken = found.comments.map((comment) => ({ ...comment, changedAt: now }));
  const isTaken = new Set(taken.map(({ id }) => id));
  const isRenamed = found.name !== own.name;
  return {
    ...own,
    ...(isRenamed && { name: found.name, initials: found.initials, namedAt: now }),
    sameAs: [...new Set([...own.sameAs, ...found.sameAs])],
    decisions,
    comments: [...own.comments.filter(({ id }) => !isTaken.has(id)), ...taken],
    responsibilities: [
      ...own.responsibilities,
      ...found.responsibilities.map((entry) =>
        own.responsibilities.some(({ topicId, at }) => topicId === entry.topicId && at === entry.at)
          ? { ...entry, at: now }
          : entry,
      ),
    ],
  };
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

const sameDecision =
  (entry: LoggedDecision) =>
  ({ at, status }: LoggedDecision): boolean =>
    at === entry.at && status === entry.status;

function isStaleDecision(entry: LoggedDecision, mine: LoggedDecision): boolean {
  if (!sameDecision(entry)(mine)) return false;
  return entry.reason === mine.reason || (entry.reasonAt ?? '') < (mine.reasonAt ?? '');
}

function isStaleComment(entry: TeamComment, mine: TeamComment): boolean {
  if (entry.id !== mine.id) return false;
  return (entry.text === mine.text && entry.isRemoved === mine.isRemoved) || entry.changedAt < mine.changedAt;
}

function isSameResponsibility(entry: Responsibility, mine: Responsibility): boolean {
  return (
    entry.topicId === mine.topicId &&
    entry.at === mine.at &&
    entry.who === mine.who &&
    entry.task === mine.task &&
    entry.due === mine.due &&
    entry.isDone === mine.isDone
  );
}
