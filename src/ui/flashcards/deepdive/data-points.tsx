import { useId } from 'react';
import { figureParts, type DataPoint } from '../../../domain/topic/deepdive';
import { ExternalLink } from '../../kit/controls/external-link';
import { Prose } from '../../kit/media/prose';
import styles from './data-points.module.scss';
import headings from './deepdive-tab.module.scss';

interface Props {
  readonly dataPoints: readonly DataPoint[];
  readonly onSource: (url: string) => void;
}

interface ItemProps extends Pick<Props, 'onSource'> {
  readonly dataPoint: DataPoint;
}

/** Single facts with their sources. */
export function DataPoints({ dataPoints, onSource }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={headings.heading}>
        Data Points
      </h3>
      <ul className={styles.list}>
        {dataPoints.map((dataPoint, index) => (
          <DataPointItem key={index} dataPoint={dataPoint} onSource={onSource} />
        ))}
      </ul>
    </section>
  );
}

function DataPointItem({ dataPoint: { value, description, sourceUrl }, onSource }: ItemProps) {
  const { figure, unit } = figureParts(value);
  return (
    <li className={styles.item}>
      <p className={styles.value} dir="auto">
        {figure} {unit !== null && <small>{unit}</small>}
      </p>
      {description !== null && <Prose className={styles.description} text={description} />}
      {sourceUrl !== null && (
        <p className={styles.source}>
          <ExternalLink url={sourceUrl} onOpen={onSource} />
        </p>
      )}
    </li>
  );
}
