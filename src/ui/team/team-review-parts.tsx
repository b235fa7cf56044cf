import { observer } from 'mobx-react-lite';
import { ActiveCommands } from '../../application/commands/active-commands';
import { TEAM_QUEUE_COMMANDS } from '../../application/team/team-commands';
import { TeamLoader, type TeamTools } from '../../application/team/team-loader';
import { OpenFlashcard } from '../../application/workspace/open-flashcard';
import type { Topic } from '../../domain/topic/topic';
import { useResolved } from '../di/resolver';
import { useCommands } from '../keys/use-commands';
import { TeamRow } from './team-row';
import { WhyField } from './why-field';

interface Props {
  readonly topic: Topic;
}

interface PropsOfTeam extends Props {
  readonly tools: TeamTools;
}

/** What colleagues say of the topic under review; C comments it on its card. */
export const ReviewedTeamRow = observer(function ReviewedTeamRow({ topic }: Props) {
  const { shared } = useResolved(TeamLoader);
  return shared !== null && <RowOfTeam tools={shared} topic={topic} />;
});

function RowOfTeam({ tools, topic }: PropsOfTeam) {
  const cards = useResolved(OpenFlashcard);
  useCommands(useResolved(ActiveCommands), TEAM_QUEUE_COMMANDS, {
    comment: () => {
      tools.queue.comment(true);
      cards.topic(topic.id, topic.name, 'review');
    },
  });
  return <TeamRow tools={tools} topic={topic} />;
}

/** Beside the last decision: its reason, which W writes. */
export const WhyDecided = observer(function WhyDecided({ topic }: Props) {
  const { shared } = useResolved(TeamLoader);
  return shared !== null && <WhyOfTeam tools={shared} topic={topic} />;
});

function WhyOfTeam({ tools, topic }: PropsOfTeam) {
  useCommands(useResolved(ActiveCommands), TEAM_QUEUE_COMMANDS, { explain: () => tools.queue.explain(topic.id) });
  return <WhyField tools={tools} topic={topic} />;
}
