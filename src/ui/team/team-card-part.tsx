import { observer } from 'mobx-react-lite';
import { TeamLoader } from '../../application/team/team-loader';
import type { Topic } from '../../domain/topic/topic';
import { useResolved } from '../di/resolver';
import { CardTeam } from './card-team';

interface Props {
  /** Of a topic. */
  readonly card:
    | { readonly type: 'trend' }
    | { readonly type: 'topic'; readonly signal: { readonly value: Topic | null } };
}

/** The tab 'Team'. */
export const CardTeamTab = observer(function CardTeamTab({ card }: Props) {
  const { shared } = useResolved(TeamLoader);
  const topic = card.type === 'topic' ? card.signal.value : null;
  return shared !== null && topic !== null && <CardTeam tools={shared} topic={topic} />;
});
