import { useState } from 'react';
import { MISSING_FIGURE } from '../../../domain/shared/figures';
import { consensusLevel, type Consensus } from '../../../domain/topic/consensus';
import styles from './consensus-figure.module.scss';

const BARS = [1, 2, 3] as const;
/** In characters; longer words have a smaller font. */
const LONG_WORD = 11;

/** The data's word for how far the sources agree, with the data's icon, or drawn bars for the words that are known. */
export function ConsensusFigure({ consensus: { label, iconUrl } }: { consensus: Consensus }) {
  const [broken, setBroken] = useState(false);
  if (label === null) return MISSING_FIGURE;
  const level = consensusLevel(label);
  return (
    <span className={styles.consensus} data-long={label.length > LONG_WORD || undefined}>
      {iconUrl !== null && !broken ? (
        <img src={iconUrl} alt="" width={20} height={20} onError={() => setBroken(true)} />
      ) : (
        level !== null && (
          <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true" data-level={level}>
            {BARS.map((bar) => (
              <rect
                key={bar}
                className={bar <= level ? styles.full : styles.empty}
                x={bar * 6 - 4}
                y={18 - bar * 5}
                width="4"
                height={bar * 5}
                rx="1"
              />
            ))}
          </svg>
        )
      )}
      <span className={styles.label} dir="auto">
        {label}
      </span>
    </span>
  );
}
