import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RankedMetrics } from '../../../application/flashcards/ranked-metrics';
import { explainFigure, type FigureKind, type FigureOrigin } from '../../../domain/flashcards/figure-explanation';
import { formatCount, MISSING_FIGURE } from '../../../domain/shared/figures';
import { describeRanking } from '../../../domain/shared/ranking';
import type { SignalType } from '../../../domain/topic/quadrant';
import type { Signal } from '../../../domain/topic/signal';
import { InfoTip } from '../../kit/overlays/info-tip';
import { ConsensusFigure } from './consensus-figure';
import { GrowthFigure } from './growth-figure';
import styles from './key-figures.module.scss';

interface Props {
  readonly type: SignalType;
  readonly signal: Signal;
  readonly metrics: RankedMetrics | null;
  readonly origin: FigureOrigin;
  readonly growthOrigin: FigureOrigin;
}

/** Growth, consensus and impacting drivers, each with an explanation. */
export function KeyFigures({ type, signal, metrics, origin, growthOrigin }: Props) {
  const { growth, consensus, driverCount } = signal;
  const placement = metrics?.driverCount.ranking ?? null;
  return (
    <div className={styles.figures}>
      <Figure
        kind="growth"
        type={type}
        origin={growthOrigin}
        label="Growth"
        caption={growth === null ? null : 'a year, 3-year CAGR'}
      >
        <GrowthFigure growth={growth} iconSize={22} />
      </Figure>
      <Figure kind="consensus" type={type} origin={origin} label="Consensus" word={consensus.label}>
        <ConsensusFigure consensus={consensus} />
      </Figure>
      <Figure
        kind="driverCount"
        type={type}
        origin={origin}
        label="Impacting drivers"
        caption={placement && describeRanking(placement, type)}
      >
        {driverCount === null ? MISSING_FIGURE : formatCount(driverCount)}
      </Figure>
    </div>
  );
}

interface FigureProps {
  readonly kind: FigureKind;
  readonly type: SignalType;
  readonly origin: FigureOrigin;
  readonly label: string;
  /** A word of the data that may be truncated; repeated in the explanation. */
  readonly word?: string | null;
  /** Its line is reserved where there is none. */
  readonly caption?: string | null;
  readonly children: ReactNode;
}

function Figure({ kind, type, origin, label, word, caption, children }: FigureProps) {
  const explanation = explainFigure(kind, type, origin);
  return (
    <InfoTip explanation={word ? `${word}. ${explanation}` : explanation} className={styles.figure}>
      <span className={styles.label}>
        {label}
        <Info size={14} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className={styles.value}>{children}</span>
      <span className={styles.caption}>{caption}</span>
    </InfoTip>
  );
}
