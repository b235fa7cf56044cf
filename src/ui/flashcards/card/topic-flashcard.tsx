import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { TOPIC_CARD_TABS, type TopicCard, type TopicCardTab } from '../../../application/flashcards/topic-card';
import { shownValuesOf } from '../../../domain/topic/radar-values';
import { isDecided } from '../../../domain/topic/topic-status';
import type { Topic } from '../../../domain/topic/topic';
import { useCommands } from '../../keys/use-commands';
import { late } from '../../kit/layout/late';
import { DeepdiveTab } from '../deepdive/deepdive-tab';
import { MetricsTab } from '../metrics/metrics-tab';
import { StatusPicker } from '../status/status-picker';
import { DriversTab } from '../tabs/drivers-tab';
import { SourcesTab } from '../tabs/sources-tab';
import { ReasonField } from '../../team/reason-field';
import type { Crumb } from './breadcrumb';
import { CardFrame, type FlashcardProps } from './card-frame';
import { CardTabs } from './card-tabs';

const CardTeam = late(async () => (await import('../../team/card-team')).CardTeam);
const WITHOUT_TEAM: readonly TopicCardTab[] = TOPIC_CARD_TABS.filter((tab) => tab !== 'Team');

/** The topic flashcard (specification, section 2). */
export const TopicFlashcard = observer(function TopicFlashcard(props: FlashcardProps<TopicCard>) {
  const { card, theme, compact, titleId, chart, team, onClose } = props;
  const topic = card.signal.value;
  const tabs: readonly TopicCardTab[] = team === null ? WITHOUT_TEAM : TOPIC_CARD_TABS;
  useTeamKeys(props);
  return (
    <CardFrame
      card={card}
      theme={theme}
      titleId={titleId}
      onClose={onClose}
      parents={parentsOf(topic, card.openTrend)}
      picker={
        <>
          <StatusPicker card={card} compact={compact} />
          {team !== null && topic !== null && isDecided(card.status) && <ReasonField tools={team} topic={topic} />}
        </>
      }
    >
      <CardTabs tabs={tabs} active={tabs.includes(card.activeTab) ? card.activeTab : 'Metrics'} onPick={card.openTab}>
        {(tab) => topic && <TabContent tab={tab} card={card} topic={topic} chart={chart} team={team} />}
      </CardTabs>
    </CardFrame>
  );
});

/** W goes to the reason, C to the comment. */
function useTeamKeys({ card, team, commands }: Pick<FlashcardProps<TopicCard>, 'card' | 'team' | 'commands'>): void {
  useCommands(commands, 'card', {
    explain: () => document.querySelector<HTMLElement>('[data-reason]')?.focus(),
    comment: () => team?.queue.comment(true),
  });
  // Also asked for by the key in the review queue.
  const isCommenting = team?.queue.isCommenting === true;
  useEffect(() => {
    if (isCommenting) card.openTab('Team');
  }, [card, isCommenting]);
}

interface TabContentProps extends Pick<FlashcardProps<TopicCard>, 'card' | 'chart' | 'team'> {
  readonly tab: TopicCardTab;
  readonly topic: Topic;
}

const TabContent = observer(function TabContent({ tab, card, topic, chart, team }: TabContentProps) {
  switch (tab) {
    case 'Metrics':
      return (
        <MetricsTab
          card={card}
          signal={topic}
          growthOrigin={card.data.growthOrigin(card.id)}
          own={shownValuesOf(topic)}
        />
      );
    case 'Impacting Drivers':
      return <DriversTab topic={topic} {...chart} />;
    case 'Sources':
      return <SourcesTab {...card} loadDate={card.data.loadDate} onRead={card.sourceOpened} />;
    case 'Deepdive':
      return <DeepdiveTab deepdive={card.deepdive} onSource={card.sourceOpened} />;
    case 'Team':
      return team && <CardTeam tools={team} topic={topic} />;
  }
});

function parentsOf(topic: Topic | null, openTrend: () => void): readonly Crumb[] {
  if (!topic?.trend) return [];
  const { name, shiftName } = topic.trend;
  return [...(shiftName ? [{ name: shiftName }] : []), { name, onOpen: openTrend }];
}
