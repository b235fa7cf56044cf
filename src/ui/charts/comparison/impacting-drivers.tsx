import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { compareTopic, type TopicComparison } from './topic-comparison';
import { countOf, formatCount } from '../../../domain/shared/figures';
import type { ChartData } from '../chart-data';
import { Text } from '../../kit/layout/text';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import styles from './comparison.module.scss';
import { ComparisonTable } from './comparison-table';
import { DriverHistogram } from './driver-histogram';

/** One topic against the average of its trend and of all topics: in one picture, and figure by figure. */
export const ImpactingDrivers = observer(function ImpactingDrivers({ data }: { readonly data: ChartData }) {
  const [drivers, figures] = [useId(), useId()];
  const { topicId } = data.request;
  const comparison = topicId === undefined ? null : compareTopic(topicId, data.topics);
  if (comparison === null) {
    return (
      <Text type="body" tone="muted" pad="32 0">
        This topic is not in the current data of the project.
      </Text>
    );
  }
  const { topic } = comparison;
  return (
    <div className={styles.comparison} data-quadrant={quadrantHue(topic.quadrant)}>
      <Basis comparison={comparison} data={data} />
      <section aria-labelledby={drivers}>
        <h3 id={drivers} className={styles.title}>
          Number of impacting drivers, among all topics
        </h3>
        <DriverHistogram comparison={comparison} />
      </section>
      <section aria-labelledby={figures}>
        <h3 id={figures} className={styles.title}>
          Figure by figure
        </h3>
        <ComparisonTable comparison={comparison} growthName={data.growthName} />
      </section>
    </div>
  );
});

/** What the averages are made of. */
function Basis({ comparison, data }: { readonly comparison: TopicComparison; readonly data: ChartData }) {
  const { topic, trendSize, allSize } = comparison;
  const { trend } = topic;
  return (
    <p className={styles.basis}>
      {trend !== null && (
        <>
          Its trend is{' '}
          <button type="button" className={styles.trend} dir="auto" onClick={() => data.openTrend(trend)}>
            {trend.name}
          </button>
          {trendSize > 1 ? `, ${formatCount(trendSize)} topics. ` : ', with this topic alone. '}
        </>
      )}
      The project has {countOf(allSize, 'topic')}.
    </p>
  );
}
