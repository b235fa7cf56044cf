import { growthTitle, type Signal, type Consensus, growthDirection, type Growth } from '../../../domain/topic/signal';
import { Info, TrendingDown, TrendingUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { Flashcard } from '../../../application/flashcards/flashcard.store';
import type { ReviewFigure } from '../../../domain/topic/review-figures';
import {
  explainFigure,
  originLine,
  type FigureKind,
  type FigureOrigin,
} from '../../../domain/flashcards/figure-explanation';
import { beforeInWords, betweenInWords, signalChange } from '../../../domain/topic/figure-change';
import { describeRanking } from '../../../domain/shared/ranking';
import { figureOf, FIGURES, formatFigure, SIZING_FIGURES, type SignalFigure } from '../../../domain/topic/figures';
import { formatOwnValue, type OwnValues } from '../../../domain/topic/own-values';
import { InfoTip } from '../../kit/overlays/info-tip';
import type { SignalType } from '../../../domain/topic/quadrant';
import { Row, Text } from '../../kit/layout/stack';
import styles from './metrics-tab.module.scss';
import { FoldedLines } from '../deepdive/deepdive-section';
import { SizingRows } from './sizing-rows';
import { MISSING_FIGURE, DECIMALS } from '../../../domain/shared/figures';
import { ConsensusIcon } from '../../signal/consensus-bars';

interface Props {
  readonly card: Flashcard;
  readonly signal: Signal;
  readonly growthOrigin: FigureOrigin;
  /** What the user's file says besides; of topics. */
  readonly own?: OwnValues | undefined;
}

/** The figures of a topic or trend, each ranked among its peers in the project. */
export const MetricsTab = observer(function MetricsTab({ card, signal, growthOrigin, own }: Props) {
  const { type, metrics } = card;
  const origin = card.data.figureOrigin;
  const { growth, consensus } = signal;
  const line = originLine(origin);
  const hasFigures = !card.data.hasNoFigures(signal);
  const wasOf = (figure: SignalFigure): string | null => {
    if (!card.data.earlier.mayHaveBefore) return null;
    const { before, later } = card;
    if (before === null) return '';
    if (later === null) return beforeInWords(signalChange(figure, signal, before), card.data.earlier.previousDate);
    return later.signal === null
      ? ''
      : betweenInWords(signalChange(figure, later.signal, before), [card.data.earlier.previousDate, later.date]);
  };
  // A file of the user will not have what none of its topics has.
  const isShown = (figure: SignalFigure): boolean =>
    !card.data.isOwn || (metrics?.[figure].peers.known.length ?? 1) > 0;
  const rankOf = (figure: ReviewFigure | undefined): string | null =>
    figure?.ranking ? describeRanking(figure.ranking, type) : null;
  return (
    <>
      {hasFigures && (
        <>
          <div className={styles.figures}>
            {isShown('growth') && (
              <Figure
                kind="growth"
                type={type}
                origin={growthOrigin}
                label={growth === null ? FIGURES.growth.label : growthTitle(origin.growthName ?? null)}
                caption={rankOf(metrics?.growth)}
                was={wasOf('growth')}
              >
                <GrowthFigure growth={growth} iconSize={22} />
              </Figure>
            )}
            {(!card.data.isOwn || consensus.label !== null) && (
              <Figure kind="consensus" type={type} origin={origin} label="Consensus" word={consensus.label}>
                <ConsensusFigure consensus={consensus} />
              </Figure>
            )}
            {isShown('drivers') && (
              <Figure
                kind="drivers"
                type={type}
                origin={origin}
                label={FIGURES.drivers.label}
                caption={rankOf(metrics?.drivers)}
                was={wasOf('drivers')}
              >
                {formatFigure('drivers', figureOf('drivers', signal))}
              </Figure>
            )}
          </div>
          <SizingRows
            type={type}
            signal={signal}
            placed={metrics}
            origin={origin}
            was={wasOf('sizing')}
            figures={SIZING_FIGURES.filter(isShown)}
          />
        </>
      )}
      {own !== undefined && (
        <Text as="div" above={24}>
          <FoldedLines
            title="From your file"
            lines={Object.entries(own).map(([label, value]) => ({ label, text: formatOwnValue(value) }))}
          />
        </Text>
      )}
      {hasFigures && line !== '' && (
        <Text type="caption" tone="muted" above={12} dir="auto">
          {line}
        </Text>
      )}
    </>
  );
});

interface FigureProps {
  readonly kind: FigureKind;
  readonly type: SignalType;
  readonly origin: FigureOrigin;
  readonly label: string;
  /** A word of the data that may be truncated; repeated in the explanation. */
  readonly word?: string | null;
  /** Its line is reserved where there is none. */
  readonly caption?: string | null;
  /** What it was in the previous data; '': its line is reserved. null: there is none. */
  readonly was?: string | null;
  readonly children: ReactNode;
}

function Figure({ kind, type, origin, label, word, caption, was = null, children }: FigureProps) {
  const explanation = explainFigure(kind, type, origin);
  return (
    <InfoTip explanation={word ? `${word}. ${explanation}` : explanation} className={styles.figure}>
      <Row as="span" gap={8} type="small" tone="muted" nowrap>
        {label}
        <Info size={14} strokeWidth={1.75} aria-hidden="true" />
      </Row>
      <Text as="span" type="figure" lines={1} tabular className={styles.value}>
        {children}
      </Text>
      <Text as="span" type="caption" tone="muted">
        {caption}
      </Text>
      {was !== null && (
        <Text as="span" type="caption" tone="muted" tabular className={styles.was}>
          {was}
        </Text>
      )}
    </InfoTip>
  );
}

/** In characters; longer words have a smaller font. */
const LONG_WORD = 11;

/** The data's word for how far the sources agree, with the data's icon, or drawn bars for the words that are known. */
function ConsensusFigure({ consensus: { label, iconUrl } }: { consensus: Consensus }) {
  const [broken, setBroken] = useState(false);
  if (label === null) return MISSING_FIGURE;
  return (
    <Row as="span" gap={8} className={styles.consensus} data-long={label.length > LONG_WORD || undefined}>
      {iconUrl !== null && !broken ? (
        <img src={iconUrl} alt="" width={20} height={20} onError={() => setBroken(true)} />
      ) : (
        <ConsensusIcon label={label} size={20} />
      )}
      <span className={styles.label} dir="auto">
        {label}
      </span>
    </Row>
  );
}

/** Green up above 0, otherwise red down (specification, section 5); a dash without an icon when unknown. */
export function GrowthFigure({ growth, iconSize }: { growth: Growth; iconSize: number }) {
  const direction = growthDirection(growth);
  const Icon = direction === 'up' ? TrendingUp : TrendingDown;
  return (
    <Text as="span" nowrap tabular className={styles.growth}>
      {direction !== null && (
        <Icon
          className={direction === 'up' ? styles.up : styles.down}
          size={iconSize}
          strokeWidth={2}
          data-direction={direction}
          aria-hidden="true"
        />
      )}
      {formatFigure('growth', growth, DECIMALS)}
    </Text>
  );
}
