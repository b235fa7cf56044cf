import type { BriefAction } from '../../domain/brief/brief-action';
import { shortDay } from '../../domain/shared/calendar';
import type { TopicId } from '../../domain/shared/entity-id';
import type { TeamStore } from '../team/team.store';

/** What the decisions of the team say of a topic: its open task, else the reason of the decision. */
export function suggestedAction(team: TeamStore, id: TopicId): BriefAction {
  const entry = team.responsible.get(id);
  const open = entry?.isDone === false ? entry : null;
  const own = team.standings(id).find(({ isYou }) => isYou);
  return {
    what: open?.task || team.teamDecisions.get(id)?.reason || own?.reason || '',
    by: shortDay(open?.due ?? null) ?? '',
    who: team.byId.get(open?.who ?? '')?.name ?? '',
  };
}
