import { observer } from 'mobx-react-lite';
import type { TopicCard } from '../../../application/flashcards/topic-card';
import { shownValuesOf } from '../../../domain/topic/radar-values';
import type { Topic } from '../../../domain/topic/topic';
import { MetricsTab } from '../metrics/metrics-tab';
import { StatusPicker } from '../status/status-picker';
import { DriversTab } from '../tabs/drivers-tab';
import { SourcesTab } from '../tabs/sources-tab';
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

/** The topic flashcard (specification, section 2). */
export const TopicFlashcard = observer(function TopicFlashcard(props: FlashcardProps<TopicCard>) {
  const { card, compact, titleId, chart, parts, actions, neighbours, onClose } = props;
  const topic = card.signal.value;
  const last = card.lastVersion;
  const { tabs } = card;
  const belowChoice = parts.map(({ place, Part }, at) => place === 'below choice' && <Part key={at} card={card} />);
  return (
    <CardFrame
      card={card}
      titleId={titleId}
      parts={parts}
      actions={actions}
      neighbours={neighbours}
      onClose={onClose}
      parents={parentsOf(topic, card.openTrend)}
      gone={
        last && (
          <>
            <GoneTopic last={last} />
            {belowChoice}
          </>
        )
      }
      picker={
        <>
          <StatusPicker card={card} compact={compact} />
          {belowChoice}
        </>
      }
    >
      <CardTabs tabs={tabs} active={tabs.includes(card.activeTab) ? card.activeTab : 'Metrics'} onPick={card.openTab}>
        {(tab) => topic && <TabContent tab={tab} card={card} topic={topic} chart={chart} parts={parts} />}
      </CardTabs>
    </CardFrame>
  );
});

interface TabContentProps extends Pick<FlashcardProps<TopicCard>, 'card' | 'chart' | 'parts'> {
  readonly tab: string;
  readonly topic: Topic;
}

const TabContent = observer(function TabContent({ tab, card, topic, chart, parts }: TabContentProps) {
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
    default:
      return parts.map(
        ({ place, Part }, at) => typeof place === 'object' && place.tab === tab && <Part key={at} card={card} />,
      );
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
