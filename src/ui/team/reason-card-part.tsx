import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ActiveCommands } from '../../application/commands/active-commands';
import { CARD_COMMANDS } from '../../application/team/team-commands';
import { TeamLoader, type TeamTools } from '../../application/team/team-loader';
import type { Topic } from '../../domain/topic/topic';
import { isDecided, type TopicStatus } from '../../domain/topic/topic-status';
import { useResolved } from '../di/resolver';
import { useCommands } from '../keys/use-commands';
import { ReasonField } from './why-field';

/** What is read here of a card. */
type Card = { readonly type: 'trend' } | TopicCard;

interface TopicCard {
  readonly type: 'topic';
  readonly signal: { readonly value: Topic | null };
  readonly status: TopicStatus | null;
  /** Of a topic that the data no longer has. */
  readonly lastVersion: { readonly topic: Topic } | null;
  openTab(tab: string): void;
}

interface Props {
  readonly card: Card;
}

/** The reason of the own decision, and the keys of the team on a card. */
export const CardReason = observer(function CardReason({ card }: Props) {
  const { shared } = useResolved(TeamLoader);
  return card.type === 'topic' && <TopicReason card={card} tools={shared} />;
});

interface TopicReasonProps {
  readonly card: TopicCard;
  readonly tools: TeamTools | null;
}

const TopicReason = observer(function TopicReason({ card, tools }: TopicReasonProps) {
  useCommands(useResolved(ActiveCommands), CARD_COMMANDS, {
    explain: () => document.querySelector<HTMLElement>('[data-reason]')?.focus(),
    comment: () => tools?.queue.comment(true),
  });
  // Also asked for by the key in the review queue.
  const isCommenting = tools?.queue.isCommenting === true;
  useEffect(() => {
    if (isCommenting) card.openTab('Team');
  }, [card, isCommenting]);
  const last = card.lastVersion?.topic ?? null;
  const topic = card.signal.value ?? last;
  const status = last === null ? card.status : last.status;
  return tools !== null && topic !== null && isDecided(status) && <ReasonField tools={tools} topic={topic} />;
});
