import { IMPORTANT, isDecided, type TopicStatus } from '../../domain/topic/topic-status';
import styles from './topic-mark.module.scss';

const STAR = 'M0-5.2 1.5-1.8 5.2-1.5 2.4 1 3.2 4.6 0 2.7-3.2 4.6-2.4 1-5.2-1.5-1.5-1.8Z';

interface Props {
  readonly status: TopicStatus;
  readonly x?: number;
  /** Open, and a colleague has decided it. */
  readonly hasColleague?: boolean;
}

/** One topic in an SVG drawing: a star where it is Important, filled where it is decided, an outline where it is open. */
export function TopicMark({ status, x = 0, hasColleague = false }: Props) {
  if (status === IMPORTANT) return <path className={styles.filled} d={STAR} transform={`translate(${x} 0)`} />;
  return !isDecided(status) ? (
    <>
      <circle className={styles.open} cx={x} r="3.75" />
      {hasColleague && <circle className={styles.filled} cx={x} r="1.5" />}
    </>
  ) : (
    <circle className={styles.filled} cx={x} r="4.5" />
  );
}
