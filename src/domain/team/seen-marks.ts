import type { TopicId } from '../shared/entity-id';
import type { TopicStatus } from '../topic/topic-status';
import { isApart } from '../topic/agreement';
import { mentionsIn } from './comment-text';
import { commentsOf, responsibilitiesOf, statusIn, type TeamMember } from './member';
import { newestOrder, orderOf, type Stamp } from './entry-order';
import type { MemberId, MemberRecord, LoggedDecision, Responsibility, TeamComment } from './member-record';

/**
 * The place of the newest entry of each member that was there at the last visit: what is behind it is unread, whatever the
 * clocks say. null: there was no visit before.
 */
export type SeenMarks = ReadonlyMap<MemberId, string> | null;

export function marksOf(records: readonly MemberRecord[]): ReadonlyMap<MemberId, string> {
  return new Map(records.map((record) => [record.id, newestOrder(record)]));
}

/** A member that was not there at the last visit is new with all entries. */
function isUnseen(marks: SeenMarks, ids: readonly MemberId[], order: string): boolean {
  return marks !== null && ids.every((id) => order > (marks.get(id) ?? ''));
}

/** What colleagues did since the last visit. */
export interface TeamNews {
  /** Topics on which each of them has decided; those with none are left out. */
  readonly decided: readonly { readonly member: TeamMember; readonly topics: readonly TopicId[] }[];
  /** Topics on which a colleague is newly two steps or more from you. */
  readonly disagreeing: readonly TopicId[];
  readonly commented: readonly { readonly member: TeamMember; readonly topicId: TopicId; readonly isToYou: boolean }[];
  /** Topics that were given to you. */
  readonly assigned: readonly TopicId[];
}

/**
 * @param changed of each colleague the topics whose last decision is unread
 * @param isHidden what colleagues wrote on such a topic is no news yet
 */
export function teamNews(
  you: TeamMember | null,
  changed: ReadonlyMap<TeamMember, ReadonlySet<TopicId>>,
  marks: SeenMarks,
  isHidden: (id: TopicId) => boolean,
  ownStatus: (id: TopicId) => TopicStatus | null,
): TeamNews {
  const colleagues = [...changed.keys()];
  const decided = [...changed]
    .map(([member, topics]) => ({ member, topics: [...topics] }))
    .filter(({ topics }) => topics.length > 0);
  const apart = decided.flatMap(({ member, topics }) =>
    topics.filter((id) => isApart(ownStatus(id), statusIn(member, id))),
  );
  const isNews = (member: TeamMember, stamp: Stamp): boolean => isUnseen(marks, member.ids, orderOf(stamp));
  return {
    decided,
    disagreeing: [...new Set(apart)],
    commented: colleagues.flatMap((member) =>
      commentsOf(member)
        .filter(({ changedN: n, changedAt: at, topicId }) => isNews(member, { n, at }) && !isHidden(topicId))
        .map((comment) => ({ member, topicId: comment.topicId, isToYou: mentionsIn(comment, you?.ids ?? []) })),
    ),
    assigned: colleagues.flatMap((member) =>
      responsibilitiesOf(member)
        .filter((entry) => !entry.isDone && isNews(member, entry) && you?.ids.some((id) => id === entry.who) === true)
        .map(({ topicId }) => topicId),
    ),
  };
}

/** Topics whose last decision of this member is unread. */
export function changedTopics(member: TeamMember, marks: SeenMarks): readonly TopicId[] {
  if (marks === null || member.isYou) return [];
  const changed: TopicId[] = [];
  for (const [id, { log }] of member.logs) {
    const last = log.at(-1);
    if (last !== undefined && isUnseen(marks, member.ids, orderOf(last))) changed.push(id);
  }
  return changed;
}

interface EntryBase {
  readonly key: string;
  readonly member: TeamMember;
  readonly at: string;
  readonly order: string;
  /** It came after the last visit. */
  readonly isNew: boolean;
}

export type TimelineEntry =
  | (EntryBase & { readonly kind: 'decision'; readonly from: TopicStatus | null; readonly decision: LoggedDecision })
  | (EntryBase & { readonly kind: 'comment'; readonly comment: TeamComment })
  | (EntryBase & { readonly kind: 'responsible'; readonly entry: Responsibility });

interface Context {
  readonly marks: SeenMarks;
  /** What colleagues say of this topic is hidden; who is responsible is not. */
  readonly isHidden: boolean;
}

/** What was said and decided on one topic, oldest first. */
export function topicTimeline(members: readonly TeamMember[], id: TopicId, context: Context): readonly TimelineEntry[] {
  return members
    .flatMap((member) => [
      ...(context.isHidden && !member.isYou
        ? []
        : [...decisionsOf(member, id, context), ...commentsOn(member, id, context)]),
      ...responsibilitiesOf(member)
        .filter(({ topicId }) => topicId === id)
        .map((entry) => ({ ...baseOf(member, entry, 'r', context), kind: 'responsible' as const, entry })),
    ])
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}

function commentsOn(member: TeamMember, id: TopicId, context: Context): readonly TimelineEntry[] {
  return commentsOf(member)
    .filter(({ topicId }) => topicId === id)
    .map((comment) => ({
      ...baseOf(member, comment, `c${comment.id}`, context),
      kind: 'comment' as const,
      comment,
    }));
}

/** Two windows may log one decision twice; it is shown once. A confirmation that was taken back is not shown. */
function decisionsOf(member: TeamMember, id: TopicId, context: Context): readonly TimelineEntry[] {
  const log = member.logs.get(id)?.log ?? [];
  return log.flatMap((decision, index) => {
    if (decision.takesBack === true || log[index + 1]?.takesBack === true) return [];
    const before = log[index - 1] ?? null;
    const saysMore = decision.reason !== null || decision.condition !== undefined;
    if (before?.status === decision.status && !saysMore) return [];
    const base = baseOf(member, decision, `d${decision.status} ${index}`, context);
    return [{ ...base, kind: 'decision' as const, from: before?.status ?? null, decision }];
  });
}

function baseOf(member: TeamMember, stamp: Stamp, key: string, { marks }: Context): EntryBase {
  const order = orderOf(stamp);
  return {
    key: `${order} ${member.ids.toSorted().join(' ')} ${key}`,
    member,
    at: stamp.at,
    order,
    isNew: !member.isYou && isUnseen(marks, member.ids, order),
  };
}

/** The responsible person of each topic: the last entry of any member; of two at one place, one that all browsers choose. */
export function responsibleByTopic(members: readonly TeamMember[]): ReadonlyMap<TopicId, Responsibility> {
  const newest = new Map<TopicId, Responsibility>();
  const places = new Map<TopicId, string>();
  for (const { id, responsibilities } of members.flatMap(({ records }) => records)) {
    for (const entry of responsibilities) {
      const place = `${orderOf(entry)} ${id} ${entry.at}`;
      if (place <= (places.get(entry.topicId) ?? '')) continue;
      newest.set(entry.topicId, entry);
      places.set(entry.topicId, place);
    }
  }
  return newest;
}
