import type { TopicId } from '../shared/entity-id';
import type { TopicStatus } from '../topic/topic-status';
import { commentsOf, type TeamMember } from './member';
import type { LoggedDecision, Responsibility, TeamComment } from './member-record';
import { isUnseen, type SeenMarks } from './seen-marks';

interface EntryBase {
  readonly key: string;
  readonly member: TeamMember;
  readonly at: string;
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

/** What was said and decided on one topic, oldest first; before all others what has no known time. */
export function topicTimeline(members: readonly TeamMember[], id: TopicId, context: Context): readonly TimelineEntry[] {
  return members
    .flatMap((member) => [
      ...(context.isHidden && !member.isYou
        ? []
        : [...decisionsOf(member, id, context), ...commentsOn(member, id, context)]),
      ...member.records
        .flatMap(({ responsibilities }) => responsibilities)
        .filter(({ topicId }) => topicId === id)
        .map((entry) => ({ ...baseOf(member, entry.at, 'r', context), kind: 'responsible' as const, entry })),
    ])
    .sort((one, other) => (one.at === other.at ? (one.key < other.key ? -1 : 1) : one.at < other.at ? -1 : 1));
}

function commentsOn(member: TeamMember, id: TopicId, context: Context): readonly TimelineEntry[] {
  return commentsOf(member)
    .filter(({ topicId }) => topicId === id)
    .map((comment) => ({
      ...baseOf(member, comment.at, `c${comment.id}`, context),
      kind: 'comment' as const,
      comment,
    }));
}

/** Two windows may log one decision twice; it is shown once. */
function decisionsOf(member: TeamMember, id: TopicId, context: Context): readonly TimelineEntry[] {
  const log = member.logs.get(id)?.log ?? [];
  return log.flatMap((decision, index) => {
    const before = log[index - 1] ?? null;
    if (before?.status === decision.status && decision.reason === null) return [];
    const base = baseOf(member, decision.at, `d${decision.status} ${index}`, context);
    return [{ ...base, kind: 'decision' as const, from: before?.status ?? null, decision }];
  });
}

function baseOf(member: TeamMember, at: string, key: string, { marks }: Context): EntryBase {
  return {
    key: `${member.id} ${at} ${key}`,
    member,
    at,
    isNew: !member.isYou && isUnseen(marks, member.ids, at),
  };
}

/** The responsible person of each topic: the newest entry of any member; null entries of persons are left out. */
export function responsibleByTopic(members: readonly TeamMember[]): ReadonlyMap<TopicId, Responsibility> {
  const newest = new Map<TopicId, Responsibility>();
  for (const { records } of members) {
    for (const entry of records.flatMap(({ responsibilities }) => responsibilities)) {
      const before = newest.get(entry.topicId);
      if (before === undefined || before.at < entry.at) newest.set(entry.topicId, entry);
    }
  }
  return newest;
}
