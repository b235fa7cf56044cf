import { MISSING_FIGURE } from '../../domain/shared/figures';
import { consensusLevel } from '../../domain/topic/signal';
import { Row } from '../kit/layout/stack';
import styles from './consensus-bars.module.scss';

const BARS = [1, 2, 3] as const;

interface Props {
  /** The data's word for how far the sources agree; null: unknown. */
  readonly label: string | null;
}

/** Three bars before the word, for the words that are known. */
export function ConsensusBars({ label }: Props) {
  if (label === null) return MISSING_FIGURE;
  return (
    <Row as="span" gap={8} wrap inline weight={500} dir="auto">
      <ConsensusIcon label={label} size={14} />
      {label}
    </Row>
  );
}

/** Nothing for a word that is not known. */
export function ConsensusIcon({ label, size }: { readonly label: string; readonly size: number }) {
  const level = consensusLevel(label);
  if (level === null) return null;
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" className={styles.bars} data-level={level}>
      {BARS.map((bar) => (
        <rect
          key={bar}
          data-on={bar <= level || undefined}
          x={bar * 6 - 4}
          y={18 - bar * 5}
          width="4"
          height={bar * 5}
          rx="1"
        />
      ))}
    </svg>
  );
}
