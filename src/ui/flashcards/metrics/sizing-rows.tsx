import type { RankedFigure } from '../../../application/flashcards/ranked-metrics';
import { explainFigure, type FigureOrigin } from '../../../domain/flashcards/figure-explanation';
import { countOf, fractionDigits, MISSING_FIGURE } from '../../../domain/shared/figures';
import { describeRanking } from '../../../domain/shared/ranking';
import type { SignalType } from '../../../domain/topic/quadrant';
import { SIZING_LENS_NAMES, SIZING_LENSES, type Sizing, type SizingLens } from '../../../domain/topic/sizing';
import { InfoTip } from '../../kit/overlays/info-tip';
import { StripPlot, stripScale } from '../../kit/signal/strip-plot';
import styles from './sizing-rows.module.scss';

interface Props {
  readonly type: SignalType;
  readonly sizing: Sizing;
  /** null: there are no peers to rank the figures among. */
  readonly placed: Readonly<Record<SizingLens, RankedFigure>> | null;
  readonly origin: FigureOrigin;
}

/** One row for the average and each lens, on a common scale: value, strip plot of the peers, rank. */
export function SizingRows({ type, sizing, placed, origin }: Props) {
  const scale = stripScale(SIZING_LENSES.map((lens) => placed?.[lens].peers ?? []));
  const rankings = SIZING_LENSES.map((lens) => placed?.[lens].ranking ?? null).filter((ranking) => ranking !== null);
  const compared = Math.max(0, ...rankings.map(({ total }) => total));
  const isPart = rankings.some(({ total, all }) => total < all);
  return (
    <div className={styles.sizing}>
      <div className={styles.head}>
        <span className={styles.title}>
          Sizing
          <InfoTip label="About sizing" explanation={explainFigure('sizing', type, origin)} />
        </span>
        {compared > 0 && (
          <span>
            {isPart ? `Ranked among the ${type}s with the figure` : `Each tick is one of ${countOf(compared, type)}`}
          </span>
        )}
      </div>
      <ul>
        {SIZING_LENSES.map((lens) => {
          const fraction = sizing[lens];
          const ranked = placed?.[lens];
          return (
            <li key={lens} className={styles.row}>
              <InfoTip explanation={explainFigure(lens, type, origin)} className={styles.figure}>
                <span className={styles.name}>
                  {SIZING_LENS_NAMES[lens]}
                  {lens === 'average' && sizing.averageLabel !== null && (
                    <span className={styles.word} dir="auto">
                      {sizing.averageLabel}
                    </span>
                  )}
                </span>
                <span className={styles.value}>
                  {fraction === null ? (
                    MISSING_FIGURE
                  ) : (
                    <>
                      {fractionDigits(fraction)} <small>%</small>
                    </>
                  )}
                </span>
              </InfoTip>
              {fraction !== null && ranked?.ranking && (
                <>
                  <div className={styles.strip}>
                    <StripPlot value={fraction} peers={ranked.peers} {...scale} />
                  </div>
                  <span className={styles.rank}>{describeRanking(ranked.ranking)}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
