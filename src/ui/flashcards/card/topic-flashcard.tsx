import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { TOPIC_CARD_TABS, type TopicCard, type TopicCardTab } from '../../../application/flashcards/topic-card';
import type { Topic } from '../../../domain/topic/topic';
import { usePageView } from '../../kit/layout/page-view';
import { DeepdiveTab } from '../deepdive/deepdive-tab';
import { MetricsTab } from '../metrics/metrics-tab';
import { StatusPicker } from '../status/status-picker';
import { DriversTab } from '../tabs/drivers-tab';
import { SourcesTab } from '../tabs/sources-tab';
import type { Crumb } from './breadcrumb';
import { CardFrame, type FlashcardProps } from './card-frame';
import { CardTabs } from './card-tabs';

/** The topic flashcard (specification, section 2). */
export const TopicFlashcard = observer(function TopicFlashcard(props: FlashcardProps<TopicCard>) {
  const { card, theme, compact, titleId, chart, onClose } = props;
  const topic = card.signal.value;
  const { isPrinting } = usePageView();
  useEffect(() => {
    if (isPrinting) TOPIC_CARD_TABS.forEach((tab) => card.loadTab(tab));
  }, [card, isPrinting]);
  return (
    <CardFrame
      card={card}
      theme={theme}
      titleId={titleId}
      onClose={onClose}
      parents={parentsOf(topic, card.openTrend)}
      picker={<StatusPicker card={card} compact={compact} />}
    >
      <CardTabs tabs={TOPIC_CARD_TABS} active={card.activeTab} onPick={card.openTab}>
        {(tab) => topic && <TabContent tab={tab} card={card} topic={topic} theme={theme} chart={chart} />}
      </CardTabs>
    </CardFrame>
  );
});

interface TabContentProps extends Pick<FlashcardProps<TopicCard>, 'card' | 'theme' | 'chart'> {
  readonly tab: TopicCardTab;
  readonly topic: Topic;
}

const TabContent = observer(function TabContent({ tab, card, topic, theme, chart }: TabContentProps) {
  switch (tab) {
    case 'Metrics':
      return <MetricsTab card={card} signal={topic} growthOrigin={card.data.growthOrigin(card.id)} />;
    case 'Impacting Drivers':
      return <DriversTab topic={topic} theme={theme} {...chart} />;
    case 'Sources':
      return <SourcesTab {...card} loadDate={card.data.loadDate} onRead={card.sourceOpened} />;
    case 'Deepdive':
      return <DeepdiveTab deepdive={card.deepdive} onSource={card.sourceOpened} />;
  }
});

function parentsOf(topic: Topic | null, openTrend: () => void): readonly Crumb[] {
  if (!topic?.trend) return [];
  const { name, shiftName } = topic.trend;
  return [...(shiftName ? [{ name: shiftName }] : []), { name, onOpen: openTrend }];
}
