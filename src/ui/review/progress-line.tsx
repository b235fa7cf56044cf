import { observer } from 'mobx-react-lite';
import { formatCount } from '../../domain/shared/figures';
import type { ReviewViewModel } from '../../application/review/review.view-model';
import { Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import type { ReactNode } from 'react';
import styles from './progress-line.module.scss';

/** With more topics than these, ticks would be narrower than their gaps. */
const MOST_TICKS = 240;

interface Props {
  readonly review: ReviewViewModel;
  /** After the line. */
  readonly end?: ReactNode;
}

/** 'decided of all', a tick for each topic, and the way to those left. */
export const ProgressLine = observer(function ProgressLine({ review, end }: Props) {
  const { topics, left, position, isUndecided } = review.queue;
  const decided = topics.length - left;
  return (
    <Row gap={16} type="small" tone="muted" tabular pad="0 gutter" className={styles.line}>
      <Text as="span" nowrap>
        <Text as="b" tone="strong" weight={600}>
          {formatCount(decided)}
        </Text>{' '}
        of {formatCount(topics.length)} decided
      </Text>
      {topics.length > MOST_TICKS ? (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${(decided / topics.length) * 100}%` }} />
        </span>
      ) : (
        <span className={styles.ticks} aria-hidden="true">
          {topics.map((topic, index) => (
            <i
              key={topic.id}
              data-current={index === position || undefined}
              data-done={!isUndecided(topic) || undefined}
            />
          ))}
        </span>
      )}
      {left === 0 ? (
        <span>None left</span>
      ) : (
        <button type="button" className={styles.left} onClick={review.goToLeft}>
          {formatCount(left)} left
        </button>
      )}
      {end}
    </Row>
  );
});
