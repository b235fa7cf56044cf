import { MISSING_FIGURE } from '../../domain/shared/figures';
import type { Quadrant } from '../../domain/topic/quadrant';
import { isDecided, topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { Dot, quadrantHue } from './dot';
import styles from './signal-text.module.scss';
import { StatusIcon } from './status-icon';

/** A status with its icon; a dash for null: not trackable. */
export function StatusText({ status, size = 16 }: { readonly status: TopicStatus | null; readonly size?: number }) {
  if (status === null) return MISSING_FIGURE;
  return (
    <span className={styles.status} data-undecided={!isDecided(status) || undefined}>
      <StatusIcon status={status} size={size} />
      {topicStatusName(status)}
    </span>
  );
}

interface QuadrantProps {
  readonly quadrant: Quadrant;
  /** In the project's data, where it is another one. */
  readonly label?: string;
  /** In the previous data: a ring instead of the dot. */
  readonly isBefore?: boolean;
}

/** The label of a quadrant after a dot, in its colour. */
export function QuadrantText({ quadrant, label = quadrant.label, isBefore = false }: QuadrantProps) {
  return (
    <span className={isBefore ? styles.before : styles.quadrant} data-quadrant={quadrantHue(quadrant)}>
      {isBefore ? <i /> : <Dot />}
      {label}
    </span>
  );
}
