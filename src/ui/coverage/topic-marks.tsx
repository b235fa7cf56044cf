import { observer } from 'mobx-react-lite';
import type { Topic } from '../../domain/topic/topic';
import type { CoverageCell } from '../../domain/coverage/coverage';
import { TopicMark } from './topic-mark';
import styles from './topic-marks.module.scss';

/** A cell with more topics has one bar instead of a mark for each. */
const MOST_MARKS = 24;
/** In pixels, from mark to mark; closer where there are many. */
const STEP = 13;
const WIDTH = 160;

interface Props {
  readonly cell: CoverageCell;
  readonly hasColleague: (topic: Topic) => boolean;
}

/** The topics of a cell: Important first, then decided, then open ones. */
export const TopicMarks = observer(function TopicMarks({ cell, hasColleague }: Props) {
  const { topics, all, decided, important } = cell;
  if (all > MOST_MARKS) {
    return (
      <span className={styles.bar}>
        <span style={{ flexGrow: important }} className={styles.important} />
        <span style={{ flexGrow: decided - important }} className={styles.decided} />
        <span style={{ flexGrow: all - decided }} />
      </span>
    );
  }
  const step = Math.min(STEP, WIDTH / all);
  return (
    <svg className={styles.marks} height="12" width={step * all + 2} viewBox={`-6 -6 ${step * all + 2} 12`}>
      {topics.map(({ topic, status }, index) => (
        <TopicMark key={topic.id} status={status} x={index * step} hasColleague={hasColleague(topic)} />
      ))}
    </svg>
  );
});
