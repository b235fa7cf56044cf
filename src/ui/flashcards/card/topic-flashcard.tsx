import { observer } from 'mobx-react-lite';
import type { TopicCard } from '../../../application/flashcards/topic-card';
import { TOPIC_CARD_TABS } from '../../../application/flashcards/topic-card';
import type { Topic } from '../../../domain/topic/topic';
import { AskButton } from './ask-button';
import type { Crumb } from './breadcrumb';
import { CardFrame } from './card-frame';
import { CardTabs } from './card-tabs';
import { DeepdiveTab } from '../deepdive/deepdive-tab';
import { DriversTab } from '../tabs/drivers-tab';
import type { FlashcardProps } from './flashcard-props';
import { MetricsTab } from '../metrics/metrics-tab';
import { RelationsMenu } from './relations-menu';
import { SourcesTab } from '../tabs/sources-tab';
import { StatusPicker } from '../status/status-picker';

/** The topic flashcard (specification, section 2). */
export const TopicFlashcard = observer(function TopicFlashcard(props: FlashcardProps<TopicCard>) {
  const { card, theme, compact, titleId, chart, onClose } = props;
  const topic = card.topic.value;
  return (
    <CardFrame
      type="topic"
      scroll={card.scroll}
      onScroll={card.scrolled}
      signal={topic}
      failed={card.topic.state.kind === 'failed'}
      onRetry={() => void card.topic.reload()}
      isNew={card.isNew}
      relations={<RelationsMenu card={card} />}
      actions={card.canAsk && <AskButton onClick={card.ask} />}
      crumbs={topic === null ? [] : crumbsOf(topic, card.openTrend)}
      picker={
        card.status !== null && (
          <StatusPicker
            status={card.status}
            previous={card.previousStatus}
            saving={card.isSavingStatus}
            compact={compact}
            onPick={card.pickStatus}
          />
        )
      }
      theme={theme}
      titleId={titleId}
      onShare={card.share}
      onClose={onClose}
    >
      <CardTabs tabs={TOPIC_CARD_TABS} active={card.activeTab} onPick={card.openTab}>
        <ActiveTab card={card} theme={theme} chart={chart} />
      </CardTabs>
    </CardFrame>
  );
});

const ActiveTab = observer(function ActiveTab({
  card,
  theme,
  chart,
}: Pick<FlashcardProps<TopicCard>, 'card' | 'theme' | 'chart'>) {
  const topic = card.topic.value;
  if (topic === null) return null;
  const { activeTab, metrics, figureOrigin, growthOrigin } = card;
  if (activeTab === 'Impacting Drivers') return <DriversTab topic={topic} theme={theme} {...chart} />;
  if (activeTab === 'Sources') return <SourcesTab sources={card.sources} onRead={card.sourceOpened} />;
  if (activeTab === 'Deepdive') return <DeepdiveTab deepdive={card.deepdive} onSource={card.sourceOpened} />;
  return <MetricsTab type="topic" signal={topic} metrics={metrics} origin={figureOrigin} growthOrigin={growthOrigin} />;
});

function crumbsOf({ name, trend }: Topic, openTrend: () => void): readonly Crumb[] {
  const crumbs: Crumb[] = [];
  if (trend?.shiftName) crumbs.push({ name: trend.shiftName });
  if (trend) crumbs.push({ name: trend.name, onOpen: openTrend });
  return [...crumbs, { name }];
}
