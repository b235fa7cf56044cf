import { History } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { ToConfirmViewModel } from '../../application/the-year/to-confirm.view-model';
import { dataWords, datedDecisionWords, thenToNow } from '../../domain/the-year/decision-words';
import { thenAndNow } from '../../domain/the-year/then-and-now';
import type { DayFigures } from '../../domain/topic/day-figures';
import type { Topic } from '../../domain/topic/topic';
import { useResolved } from '../di/resolver';
import { Row, Text } from '../kit/layout/stack';
import { quadrantHue } from '../signal/dot';
import { StatusIcon } from '../signal/status-icon';
import type { OfTopic } from '../worklist/review-parts';
import styles from './the-year.module.scss';

const WHY = {
  quadrant: 'It has changed quadrant since',
  condition: 'It meets your condition',
  gone: '',
} as const;

/** In the queue: what was decided on the topic and why, and what it was then beside what it is now. */
export const DecidedRow = observer(function DecidedRow({ topic }: OfTopic) {
  const view = useResolved(ToConfirmViewModel);
  const standing = view.standingOn(topic);
  if (standing === null) return null;
  const { decision } = standing;
  const why = view.whyOf(topic);
  const condition = view.conditionWords(topic);
  return (
    <Row gap={8} type="small" className={styles.row} data-confirm={why !== null || undefined}>
      <History size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.label}>Decided</span>
      <Row as="span" gap="4 16" wrap fit="grow" pad="8 0">
        <Row as="span" gap={4} fit="shrink">
          <StatusIcon status={decision.status} size={14} />
          {datedDecisionWords(decision)}
        </Row>
        <Text as="span" tone="muted" dir="auto">
          {decision.reason === null ? 'no reason noted' : `‘${decision.reason}’`}
        </Text>
        {decision.cameWithData === true && (
          <Text as="span" tone="muted">
            came with the data
          </Text>
        )}
        {decision.figures === null ? (
          <Text as="span" tone="muted">
            Its figures of that day were not kept
          </Text>
        ) : (
          <ThenAndNowWords topic={topic} figures={decision.figures} since={dataWords(decision)} />
        )}
        {condition !== null && (
          <Text as="span" tone="muted">
            To confirm when: {condition}
          </Text>
        )}
        {why !== null && <b>{WHY[why]}</b>}
      </Row>
    </Row>
  );
});

interface ThenProps {
  readonly topic: Topic;
  readonly figures: DayFigures;
  /** Such as 'Sep 2025'. */
  readonly since: string;
}

function ThenAndNowWords({ topic, figures, since }: ThenProps) {
  const { quadrant, growth, sizing, hasMoved } = thenAndNow(figures, topic);
  if (!hasMoved) {
    return (
      <Text as="span" tone="muted">
        Quadrant, growth and sizing as in {since}
      </Text>
    );
  }
  return (
    <>
      <Row as="span" gap={4} fit="shrink">
        {quadrant.isOther && (
          <>
            <span className={styles.hued} data-quadrant={quadrantHue(quadrant.before)}>
              {quadrant.before.label}
            </span>
            →
          </>
        )}
        <span className={styles.hued} data-quadrant={quadrantHue(quadrant.now)}>
          {quadrant.now.label}
        </span>
        {!quadrant.isOther && ', as then'}
      </Row>
      <Text as="span" tabular>
        growth {thenToNow(growth)}
      </Text>
      <Text as="span" tabular>
        sizing {thenToNow(sizing)}
      </Text>
      <Text as="span" tone="muted">
        from {since} to now
      </Text>
    </>
  );
}
