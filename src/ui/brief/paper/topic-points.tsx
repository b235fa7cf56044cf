import type { BriefTopic } from '../../../domain/brief/brief';
import { NO_SOURCE } from '../../../domain/brief/references';
import { figureParts } from '../../../domain/topic/deepdive';
import { Text } from '../../kit/layout/text';
import { Prose } from '../../kit/media/prose';
import { Citation } from './citation';
import styles from './topic-points.module.scss';

interface Props {
  readonly of: BriefTopic;
  readonly hasSources: boolean;
  readonly hasProvocation: boolean;
}

/** The data points of a topic and one provocation, side by side. */
export function TopicPoints({ of, hasSources, hasProvocation }: Props) {
  const { dataPoints } = of;
  const provocation = hasProvocation ? of.provocations[0] : undefined;
  if (dataPoints.length === 0 && provocation === undefined) return null;
  return (
    <div className={styles.points}>
      {dataPoints.map(({ value, description, reference }, index) => {
        const { figure, unit } = figureParts(value);
        return (
          <div key={index} className={styles.point}>
            <Text as="b" type="section" tabular dir="auto">
              {figure} {unit !== null && <small>{unit}</small>}
            </Text>
            {hasSources && reference !== null && <Citation number={reference} />}
            {description !== null && <Prose text={description} className={styles.description} />}
            {hasSources && reference === null && (
              <Text type="caption" tone="muted">
                {NO_SOURCE}
              </Text>
            )}
          </div>
        );
      })}
      {provocation !== undefined && (
        <div className={styles.provocation} data-alone={dataPoints.length !== 1 || undefined}>
          <em>Imagine if…</em>
          <Prose text={provocation} />
        </div>
      )}
    </div>
  );
}
