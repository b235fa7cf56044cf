import { CARD_COMMANDS } from '../../../application/flashcards/card-commands';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { TOPIC_CARD_TABS, type TopicCard, type TopicCardTab } from '../../../application/flashcards/topic-card';
import { shownValuesOf } from '../../../domain/topic/radar-values';
import { isDecided } from '../../../domain/topic/topic-status';
import type { Topic } from '../../../domain/topic/topic';
import { useCommands } from '../../keys/use-commands';
import { late } from '../../kit/layout/late';
import { MetricsTab } from '../metrics/metrics-tab';
import { StatusPicker } from '../status/status-picker';
import { DriversTab } from '../tabs/drivers-tab';
import { SourcesTab } from '../tabs/sources-tab';
import { ReasonField } from '../../team/why-field';
import type { Crumb } from './card-header';
import { CardFrame, type FlashcardProps } from './card-frame';
import { CardTabs } from './card-tabs';
import { GoneTopic } from './gone-topic';
import { TopicHistory } from '../metrics/topic-history';
import type { Resource } from '../../../application/shared/resource';
import type { TopicId } from '../../../domain/shared/entity-id';
import { isDeepdiveEmpty, type Deepdive, figureParts, type DataPoint } from '../../../domain/topic/deepdive';
import { Stack, Text } from '../../kit/layout/stack';
import { Manifestations } from '../deepdive/manifestations';
import { FoldedLines, Provocations, TopicEvolution, DeepdiveSection } from '../deepdive/deepdive-section';
import { NothingOf, ResourceView } from './card-skeleton';
import { ExternalLink } from '../../kit/controls/external-link';
import { Prose } from '../../kit/media/prose';
import styles from '../deepdive/data-points.module.scss';

const CardTeam = late(async () => (await import('../../team/card-team')).CardTeam);
const WITHOUT_TEAM: readonly TopicCardTab[] = TOPIC_CARD_TABS.filter((tab) => tab !== 'Team');

/** The topic flashcard (specification, section 2). */
export const TopicFlashcard = observer(function TopicFlashcard(props: FlashcardProps<TopicCard>) {
  const { card, theme, compact, titleId, chart, team, parts, actions, onClose } = props;
  const topic = card.signal.value;
  const last = card.lastVersion;
  const tabs: readonly TopicCardTab[] = team === null ? WITHOUT_TEAM : TOPIC_CARD_TABS;
  useTeamKeys(props);
  return (
    <CardFrame
      card={card}
      theme={theme}
      titleId={titleId}
      parts={parts}
      actions={actions}
      onClose={onClose}
      parents={parentsOf(topic, card.openTrend)}
      gone={
        last && (
          <>
            <GoneTopic last={last} />
            {team !== null && last.topic.status !== null && isDecided(last.topic.status) && (
              <ReasonField tools={team} topic={last.topic} />
            )}
          </>
        )
      }
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
  useCommands(commands, CARD_COMMANDS, {
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
        <>
          <MetricsTab
            card={card}
            signal={topic}
            growthOrigin={card.data.growthOrigin(card.id)}
            own={shownValuesOf(topic)}
          />
          <TopicHistory versions={card.history.value ?? []} />
        </>
      );
    case 'Impacting Drivers':
      return <DriversTab topic={topic} {...chart} />;
    case 'Sources':
      return <SourcesTab {...card} loadDate={card.data.loadDate} isOwn={card.data.isOwn} onRead={card.sourceOpened} />;
    case 'Deepdive':
      return (
        <DeepdiveTab
          deepdive={card.deepdive}
          isOwn={card.data.isOwn}
          onSource={card.sourceOpened}
          onPeriod={card.periodOpened}
        />
      );
    case 'Team':
      return team && <CardTeam tools={team} topic={topic} />;
  }
});

function parentsOf(topic: Topic | null, openTrend: () => void): readonly Crumb[] {
  if (!topic?.trend) return [];
  const { name, shiftName } = topic.trend;
  return [...(shiftName ? [{ name: shiftName }] : []), { name, onOpen: openTrend }];
}

interface Props {
  readonly deepdive: Resource<TopicId, Deepdive>;
  /** Of a file of the user. */
  readonly isOwn: boolean;
  readonly onSource: (url: string) => void;
  readonly onPeriod: (label: string) => void;
}

/** The deepdive of a topic (specification, sections 2 and 5); a part without content is left out. */
function DeepdiveTab({ deepdive, isOwn, onSource, onPeriod }: Props) {
  return (
    <ResourceView resource={deepdive} what="deepdive">
      {(value) =>
        isDeepdiveEmpty(value) ? (
          <NothingOf what="topic deepdive information" isOwn={isOwn} />
        ) : (
          <Stack gap={24}>
            {value.evolution.length > 0 && <TopicEvolution periods={value.evolution} onPick={onPeriod} />}
            <Manifestations manifestations={value.manifestations} onSource={onSource} />
            <Provocations provocations={value.provocations} />
            <DataPoints dataPoints={value.dataPoints} onSource={onSource} />
            <FoldedLines lines={value.more} />
          </Stack>
        )
      }
    </ResourceView>
  );
}

interface DataPointsProps {
  readonly dataPoints: readonly DataPoint[];
  readonly onSource: (url: string) => void;
}

/** Single facts with their sources. */
function DataPoints({ dataPoints, onSource }: DataPointsProps) {
  return (
    <DeepdiveSection title="Data Points" items={dataPoints} listClassName={styles.list}>
      {({ value, description, sourceUrl }, index) => {
        const { figure, unit } = figureParts(value);
        return (
          <li key={index} className={styles.item}>
            <Text type="figure" tabular breaks className={styles.value} dir="auto">
              {figure} {unit !== null && <small>{unit}</small>}
            </Text>
            {description !== null && <Prose className={styles.description} text={description} />}
            {sourceUrl !== null && (
              <Text above={8}>
                <ExternalLink url={sourceUrl} onOpen={onSource} />
              </Text>
            )}
          </li>
        );
      }}
    </DeepdiveSection>
  );
}
