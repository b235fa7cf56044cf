import type { TopicChange } from '../../domain/topic/changes-since';
import { formatFraction } from '../../domain/shared/figures';
import { quadrantOf } from '../../domain/topic/quadrant';
import { Row, Text } from '../kit/layout/stack';
import styles from './change-marks.module.scss';
import { NewBadge } from './new-badge';
import { quadrantHue } from './dot';

/** A ring around a dot. */
export function NewMark() {
  return <span className={styles.new} aria-hidden="true" />;
}

/** A dashed circle. */
export function GoneMark() {
  return <span className={styles.gone} aria-hidden="true" />;
}

/**
 * A ring in the old quadrant's hue, an arrow, and a dot in the new one's.
 * @param props.to null: of no quadrant, which has no colour; its name follows at once
 */
export function ChangedQuadrantMark({ from, to }: { readonly from?: string; readonly to?: string | null }) {
  return (
    <Row as="span" gap={4} inline aria-hidden="true">
      <span className={styles.ring} data-quadrant={from} />
      <Text as="span" tone="muted">
        →
      </Text>
      {to !== null && <span className={styles.dot} data-quadrant={to} />}
    </Row>
  );
}

/** What has changed about one topic: a mark, and the same in words for screen readers. */
export function ChangeMark({ change }: { readonly change: TopicChange }) {
  if (change.kind === 'new' || change.kind === 'gone') return change.kind === 'new' ? <NewBadge /> : null;
  const { from, to, growth } = change.movement;
  const { difference } = growth;
  if (change.kind === 'movedQuadrant') {
    const [before, now] = [quadrantOf(from), quadrantOf(to)];
    return (
      <>
        <ChangedQuadrantMark from={quadrantHue(before)} to={quadrantHue(now)} />
        <span className="visually-hidden">{`${before.label} before, now ${now.label}`}</span>
      </>
    );
  }
  if (difference === null || difference === 0)
    return (
      <Row as="span" gap={4} inline type="small" tone="muted" className={styles.amount}>
        Changed
      </Row>
    );
  return (
    <Row as="span" gap={4} inline type="small" tone="muted" className={styles.amount}>
      <span aria-hidden="true">{difference > 0 ? '↗' : '↘'}</span>
      <span className="visually-hidden">Growth </span>
      {difference > 0 ? '+' : '−'}
      {formatFraction(Math.abs(difference))}
    </Row>
  );
}
