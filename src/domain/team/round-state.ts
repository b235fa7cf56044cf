import type { TopicId } from '../shared/entity-id';
import { isDecided } from '../topic/topic-status';
import type { LoggedDecision, MemberId } from './member-record';
import type { Round } from './team-record';

/** The votes of one person in one round. */
export type Votes = ReadonlyMap<TopicId, LoggedDecision>;
export type VotesOf = (member: MemberId) => Votes | undefined;

/** How many topics of the round a member has voted on. */
export function votedCount({ topics }: Round, votes: Votes | undefined): number {
  return topics.filter(({ id }) => isVote(votes?.get(id))).length;
}

/** @param now ISO 8601 in UTC */
export function isRoundOpen(round: Round, votesOf: VotesOf, now: string): boolean {
  if (round.endedAt !== null || round.closesAt <= now) return false;
  return round.members.some((member) => votedCount(round, votesOf(member)) < round.topics.length);
}

/** The topics whose decisions of colleagues a member does not see while the round is open. */
export function hiddenTopics(round: Round, own: Votes | undefined): readonly TopicId[] {
  const ids = round.topics.map(({ id }) => id);
  return round.hiding === 'close' ? ids : ids.filter((id) => !isVote(own?.get(id)));
}

/** A vote of Undefined is one that was taken back. */
export function isVote(vote: LoggedDecision | undefined): vote is LoggedDecision {
  return vote !== undefined && isDecided(vote.status);
}
