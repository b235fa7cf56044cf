import { useState } from 'react';
import { MISSING_FIGURE } from '../../../domain/shared/figures';
import type { Consensus } from '../../../domain/topic/consensus';
import { ConsensusIcon } from '../../kit/signal/consensus-bars';
import styles from './consensus-figure.module.scss';

/** In characters; longer words have a smaller font. */
const LONG_WORD = 11;

/** The data's word for how far the sources agree, with the data's icon, or drawn bars for the words that are known. */
export function ConsensusFigure({ consensus: { label, iconUrl } }: { consensus: Consensus }) {
  const [broken, setBroken] = useState(false);
  if (label === null) return MISSING_FIGURE;
  return (
    <span className={styles.consensus} data-long={label.length > LONG_WORD || undefined}>
      {iconUrl !== null && !broken ? (
        <img src={iconUrl} alt="" width={20} height={20} onError={() => setBroken(true)} />
      ) : (
        <ConsensusIcon label={label} size={20} />
      )}
      <span className={styles.label} dir="auto">
        {label}
      </span>
    </span>
  );
}
