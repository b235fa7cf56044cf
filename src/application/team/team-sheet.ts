import type { TopicColumn } from '../workspace/topic-columns';
import { type Agreement, HIDDEN_WORDS } from '../../domain/topic/agreement';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName } from '../../domain/topic/topic-status';
import type { TeamStanding, TeamStore } from './team.store';

/** How far the team is apart on a topic, and one column a member. Of a topic that is hidden from the user it says so. */
export function teamColumns({
  isShared,
  members,
  agreementOf,
  statusOf,
  isHidden,
}: Pick<TeamStore, 'isShared' | 'members' | 'agreementOf' | 'statusOf' | 'isHidden'>): readonly TopicColumn[] {
  if (!isShared) return [];
  const stepsOf = ({ deciders, steps }: Agreement): number | null => (deciders > 1 ? steps : null);
  return [
    { title: 'Steps apart', value: ({ id }) => stepsOf(agreementOf(id)) },
    ...members.map((member) => ({
      title: member.name,
      value: ({ id }: Pick<Topic, 'id'>) => {
        const status = statusOf(member, id);
        if (!member.isYou && isHidden(id)) return HIDDEN_WORDS;
        return status === null ? null : topicStatusName(status);
      },
    })),
  ];
}

/** The newest reason; null: none was given. */
export function latestReason(standings: readonly TeamStanding[]): TeamStanding | null {
  const given = standings.filter(({ reason }) => reason !== null);
  return given.toSorted((one, other) => ((one.decision?.at ?? '') < (other.decision?.at ?? '') ? 1 : -1))[0] ?? null;
}
