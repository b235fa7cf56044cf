import type { TopicCard } from '../../../application/flashcards/topic-card';
import { shortMonthYear } from '../../../domain/shared/calendar';
import { DECIMALS } from '../../../domain/shared/figures';
import { FIGURES, figureOf, formatFigure, SIGNAL_FIGURES } from '../../../domain/topic/figures';
import { formatOwnValue } from '../../../domain/topic/own-values';
import { shownValuesOf } from '../../../domain/topic/radar-values';
import { isDecided, topicStatusName } from '../../../domain/topic/topic-status';
import { Text } from '../../kit/layout/stack';
import styles from './gone-topic.module.scss';

interface Props {
  readonly last: NonNullable<TopicCard['lastVersion']>;
}

/** What is known of a topic that the data no longer has: since when, and how it was last. */
export function GoneTopic({ last: { topic, date, goneSince } }: Props) {
  const { quadrant, trend, status } = topic;
  const figures = SIGNAL_FIGURES.flatMap((figure) => {
    const value = figureOf(figure, topic);
    return value === null ? [] : [[FIGURES[figure].label, formatFigure(figure, value, DECIMALS)] as const];
  });
  const own = Object.entries(shownValuesOf(topic) ?? {}).map(([name, value]) => [name, formatOwnValue(value)] as const);
  const lines = [
    ...(status !== null && isDecided(status) ? [['Your status', topicStatusName(status)] as const] : []),
    ...(quadrant.code === null ? [] : [['Quadrant', quadrant.label] as const]),
    ...(trend === null ? [] : [['Trend', trend.name] as const]),
    ...figures,
    ...own,
  ];
  return (
    <>
      <Text above={12}>
        <strong>{`Gone since ${shortMonthYear(goneSince) ?? 'the newest data'}.`}</strong>{' '}
        {`The newer data does not have this topic. Its last figures are from ${shortMonthYear(date) ?? 'the data before'}:`}
      </Text>
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <Text as="dt" type="small" tone="muted" dir="auto">
              {name}
            </Text>
            <Text as="dd" dir="auto">
              {value}
            </Text>
          </div>
        ))}
      </dl>
    </>
  );
}
