import type { ReviewFigure } from '../../../domain/topic/review-figures';
import { explainFigure, type FigureOrigin } from '../../../domain/flashcards/figure-explanation';
import { countOf, DECIMALS, fractionDigits, MISSING_FIGURE } from '../../../domain/shared/figures';
import { describeRanking } from '../../../domain/shared/ranking';
import { figureOf, FIGURES, type SIZING_FIGURES, type SignalFigure } from '../../../domain/topic/figures';
import type { SignalType } from '../../../domain/topic/quadrant';
import type { Signal } from '../../../domain/topic/signal';
import { Row, Text } from '../../kit/layout/stack';
import { InfoTip } from '../../kit/overlays/info-tip';
import { StripPlot } from '../../signal/strip-plot';
import styles from './sizing-rows.module.scss';

interface Props {
  readonly type: SignalType;
  readonly signal: Signal;
  /** null: there are no peers to rank the figures among. */
  readonly placed: Readonly<Record<SignalFigure, ReviewFigure>> | null;
  readonly origin: FigureOrigin;
  /** What the average was in the previous data; '': its line is reserved. null: there is none. */
  readonly was: string | null;
  /** Those that the project has. */
  readonly figures: readonly (typeof SIZING_FIGURES)[number][];
}

/** One row for the average and each lens, on one scale from 0 to 100 %: value, strip plot of the peers, rank. */
export function SizingRows({ type, signal, placed, origin, was, figures }: Props) {
  if (figures.length === 0) return null;
  const rankings = figures.map((figure) => placed?.[figure].ranking ?? null).filter((ranking) => ranking !== null);
  const compared = Math.max(0, ...rankings.map(({ total }) => total));
  const isPart = rankings.some(({ total, all }) => total < all);
  return (
    <Text as="div" above={16}>
      <Row gap={16} justify="between" type="caption" tone="muted" below={4}>
        <Row as="span" gap={8} type="small">
          Sizing
          <InfoTip label="About sizing" explanation={explainFigure('allSizing', type, origin)} />
        </Row>
        {compared > 0 && (
          <span>
            {isPart ? `Ranked among the ${type}s with the figure` : `Each tick is one of ${countOf(compared, type)}`}
          </span>
        )}
      </Row>
      <ul>
        {figures.map((figure) => {
          const fraction = figureOf(figure, signal);
          const ranked = placed?.[figure];
          return (
            <li key={figure} className={styles.row}>
              <InfoTip explanation={explainFigure(figure, type, origin)} className={styles.figure}>
                <Text as="span" lines={1}>
                  {figure === 'sizing' ? 'Average' : FIGURES[figure].label}
                  {figure === 'sizing' && signal.sizing.averageLabel !== null && (
                    <span className={styles.word} dir="auto">
                      {signal.sizing.averageLabel}
                    </span>
                  )}
                </Text>
                <Text as="span" weight={600} tabular className={styles.value}>
                  {fraction === null ? (
                    MISSING_FIGURE
                  ) : (
                    <>
                      {fractionDigits(fraction, DECIMALS)}{' '}
                      <Text as="small" type="small" tone="muted">
                        %
                      </Text>
                    </>
                  )}
                </Text>
              </InfoTip>
              {fraction !== null && ranked?.ranking && (
                <>
                  <div className={styles.strip}>
                    <StripPlot
                      value={fraction}
                      peers={ranked.peers.known}
                      from={ranked.peers.from}
                      to={ranked.peers.to}
                    />
                  </div>
                  <Text as="span" type="caption" tone="muted" className={styles.rank}>
                    {describeRanking(ranked.ranking)}
                  </Text>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {was !== null && (
        <Text type="caption" tone="muted" tabular above={4} className={styles.was}>
          {was !== '' && `Average ${was}`}
        </Text>
      )}
    </Text>
  );
}
