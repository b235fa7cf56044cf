import styles from './coverage-key.module.scss';
import { IMPORTANT, UNDECIDED, type TopicStatus } from '../../domain/topic/topic-status';
import { Row } from '../kit/layout/stack';
import { TopicMark } from './topic-mark';

const SHADES = [0, 0.25, 0.5, 0.75, 1];

/** What the marks and shades of the cells mean. */
export function CoverageKey({ hasTeam }: { readonly hasTeam: boolean }) {
  return (
    <Row as="p" gap="4 16" wrap type="caption" tone="muted">
      <Mark status={1}>decided</Mark>
      <Mark status={IMPORTANT}>Important</Mark>
      <Mark status={UNDECIDED}>still open</Mark>
      {hasTeam && (
        <Mark status={UNDECIDED} hasColleague>
          a colleague has decided
        </Mark>
      )}
      <span className={styles.shade}>
        Shade: share decided
        <span className={styles.shades} aria-hidden="true">
          {SHADES.map((share) => (
            <span key={share} style={{ opacity: 0.12 + share * 0.6 }} />
          ))}
        </span>
      </span>
    </Row>
  );
}

interface MarkProps {
  readonly status: TopicStatus;
  readonly hasColleague?: boolean;
  readonly children: string;
}

function Mark({ status, hasColleague = false, children }: MarkProps) {
  return (
    <span className={styles.entry}>
      <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
        <TopicMark status={status} hasColleague={hasColleague} />
      </svg>
      {children}
    </span>
  );
}
