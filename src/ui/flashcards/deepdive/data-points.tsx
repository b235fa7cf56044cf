import { figureParts, type DataPoint } from '../../../domain/topic/deepdive';
import { ExternalLink } from '../../kit/controls/external-link';
import { Text } from '../../kit/layout/text';
import { Prose } from '../../kit/media/prose';
import styles from './data-points.module.scss';
import { DeepdiveSection } from './deepdive-section';

interface Props {
  readonly dataPoints: readonly DataPoint[];
  readonly onSource: (url: string) => void;
}

/** Single facts with their sources. */
export function DataPoints({ dataPoints, onSource }: Props) {
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
