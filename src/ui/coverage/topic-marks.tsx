import { observer } from 'mobx-react-lite';
import type { CoverageViewModel } from '../../application/coverage/coverage.view-model';
import type { Tally } from '../../domain/worklist/coverage';
import type { Topic } from '../../domain/topic/topic';
import { Row } from '../kit/layout/stack';
import styles from './topic-marks.module.scss';

const STAR = 'M0-5.2 1.5-1.8 5.2-1.5 2.4 1 3.2 4.6 0 2.7-3.2 4.6-2.4 1-5.2-1.5-1.5-1.8Z';
/** A cell with more topics has one bar instead of a mark for each. */
const MOST_MARKS = 24;
/** In pixels, from mark to mark; closer where there are many. */
const STEP = 13;
const WIDTH = 160;

interface MarkProps {
  /** colleague: open, and a colleague has decided it. */
  readonly as: 'important' | 'decided' | 'open' | 'colleague';
  readonly x?: number;
}

function TopicMark({ as, x = 0 }: MarkProps) {
  if (as === 'important') return <path className={styles.filled} d={STAR} transform={`translate(${x} 0)`} />;
  if (as === 'decided') return <circle className={styles.filled} cx={x} r="4.5" />;
  return (
    <>
      <circle className={styles.open} cx={x} r="3.75" />
      {as === 'colleague' && <circle className={styles.filled} cx={x} r="1.5" />}
    </>
  );
}

/** A mark with what it means. */
export function CoverageMark({ as, children }: MarkProps & { readonly children: string }) {
  return (
    <Row as="span" gap={8} inline>
      <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
        <TopicMark as={as} />
      </svg>
      {children}
    </Row>
  );
}

/** The topics of a cell: Important first, then decided, then open ones. */
export const TopicMarks = observer(function TopicMarks({ view, tally }: { view: CoverageViewModel; tally: Tally }) {
  const { topics, all, decided, important } = tally;
  if (all > MOST_MARKS) {
    return (
      <span className={styles.bar}>
        <span style={{ flexGrow: important }} className={styles.important} />
        <span style={{ flexGrow: decided - important }} className={styles.decided} />
        <span style={{ flexGrow: all - decided }} />
      </span>
    );
  }
  const formOf = (topic: Topic, index: number): MarkProps['as'] => {
    if (index < decided) return index < important ? 'important' : 'decided';
    return view.hasColleague(topic) ? 'colleague' : 'open';
  };
  const step = Math.min(STEP, WIDTH / all);
  return (
    <svg className={styles.marks} height="12" width={step * all + 2} viewBox={`-6 -6 ${step * all + 2} 12`}>
      {topics.map((topic, index) => (
        <TopicMark key={topic.id} as={formOf(topic, index)} x={index * step} />
      ))}
    </svg>
  );
});
