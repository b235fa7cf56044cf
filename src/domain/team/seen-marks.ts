import type { TopicId } from '../shared/entity-id';
import type { TopicStatus } from '../topic/topic-status';
import { isApart } from './agreement';
import { mentionsIn } from './comment-text';
import { commentsOf, statusIn, type TeamMember } from './member';
import type { MemberId, MemberRecord } from './member-record';

/**
 * The time of the newest entry of each member that was there at the last visit, by the member's own clock: what is newer is
 * unread, also where the clocks differ. null: there was no visit before.
 */
export type SeenMarks = ReadonlyMap<MemberId, string> | null;

/** Of a record: the time of its newest entry. */
function newestAt({ decisions, comments, responsibilities }: MemberRecord): string {
  let newest = '';
  const take = (at: string): void => void (at > newest && (newest = at));
  for (const { log } of decisions.values()) take(log.at(-1)?.at ?? '');
  for (const { changedAt } of comments) take(changedAt);
  for (const { at } of responsibilities) take(at);
  return newest;
}

export function marksOf(records: readonly MemberRecord[]): ReadonlyMap<MemberId, string> {
  return new Map(records.map((record) => [record.id, newestAt(record)]));
}

/** A member that was not there at the last visit is new with all entries. */
export function isUnseen(marks: SeenMarks, ids: readonly MemberId[], at: string): boolean {
  return marks !== null && ids.every((id) => at > (marks.get(id) ?? ''));
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
  const isNews = (member: TeamMember, at: string): boolean => isUnseen(marks, member.ids, at);
  return {
    decided,
    disagreeing: [...new Set(apart)],
    commented: colleagues.flatMap((member) =>
      commentsOf(member)
        .filter(({ changedAt, topicId }) => isNews(member, changedAt) && !isHidden(topicId))
        .map((comment) => ({ member, topicId: comment.topicId, isToYou: mentionsIn(comment, you?.ids ?? []) })),
    ),
    assigned: colleagues.flatMap((member) =>
      member.records
        .flatMap(({ responsibilities }) => responsibilities)
        .filter(({ at, who, isDone }) => !isDone && isNews(member, at) && you?.ids.some((id) => id === who) === true)
        .map(({ topicId }) => topicId),
    ),
  };
}

/** Topics whose last decision of this member is unread. */
export function changedTopics(member: TeamMember, marks: SeenMarks): readonly TopicId[] {
  if (marks === null || member.isYou) return [];
  const changed: TopicId[] = [];
  for (const [id, { log }] of member.logs) if (isUnseen(marks, member.ids, log.at(-1)?.at ?? '')) changed.push(id);
  return changed;
}
