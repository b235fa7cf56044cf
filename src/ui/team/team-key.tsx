import { Row } from '../kit/layout/stack';
import styles from './team-key.module.scss';

/** What the marks of the team's table mean. */
export function TeamKey() {
  return (
    <Row as="ul" gap={16} type="caption" tone="muted" nowrap className={styles.key} aria-label="Marks">
      <li data-mark="you">you</li>
      <li data-mark="colleagues">colleagues</li>
      <li data-mark="reason">reason given</li>
      <li data-mark="changed">changed</li>
    </Row>
  );
}
