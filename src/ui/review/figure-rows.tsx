import type { GrowthName } from '../../domain/topic/growth';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReviewViewModel } from '../../application/review/review.view-model';
import { describeChange, type FigureRow } from '../../domain/review/review-figures';
import { countOf, formatCount, MISSING_FIGURE, ordinal } from '../../domain/shared/figures';
import { describeRanking } from '../../domain/shared/ranking';
import { FIGURES, formatFigure, type SignalFigure } from '../../domain/topic/figures';
import type { Topic } from '../../domain/topic/topic';
import { StripPlot } from '../kit/signal/strip-plot';
import styles from './figure-rows.module.scss';

export interface DataDates {
  /** Such as "Sep 2026"; null: unknown. */
  readonly current: string | null;
  readonly previous: string | null;
}

interface Props {
  readonly review: ReviewViewModel;
  readonly topic: Topic;
  readonly dates: DataDates;
}

/** Six figures with their change since the previous data and their rank among the project's topics. */
export const FigureRows = observer(function FigureRows({ review, topic, dates }: Props) {
  const since = dates.previous ?? 'the previous data';
  const count = review.peers.growth.all.length;
  return (
    <div className={styles.figures}>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.end}>{dates.current}</span>
        <span>{dates.previous !== null && `Since ${dates.previous}`}</span>
        <span className={styles.key}>
          {count > 1 && (
            <>
              <i /> one of {countOf(count, 'topic')}
            </>
          )}
          {dates.previous !== null && (
            <>
              <b />
              <span>
                <span className={styles.wordy}>its place </span>in {dates.previous}
              </span>
            </>
          )}
        </span>
        <span className={styles.end}>Place</span>
      </div>
      <ul aria-label="Figures">
        {review.figures.map((row) => (
          <li key={row.figure} className={styles.row} data-figure={row.figure}>
            <span className={styles.label}>
              {FIGURES[row.figure].label} <em dir="auto">{noteOf(row.figure, topic, review.growthName)}</em>
            </span>{' '}
            <b className={styles.value}>{formatFigure(row.figure, row.value)}</b>{' '}
            <span className={styles.change}>
              <Change row={row} since={since} />
            </span>
            <span className={styles.strip}>
              {row.value !== null && (
                <StripPlot
                  value={row.value}
                  peers={row.peers.known}
                  from={row.peers.from}
                  to={row.peers.to}
                  was={row.was}
                />
              )}
            </span>{' '}
            <span
              className={styles.rank}
              title={row.ranking === null ? undefined : describeRanking(row.ranking, 'topic')}
            >
              {row.ranking === null
                ? MISSING_FIGURE
                : `${ordinal(row.ranking.rank)} of ${formatCount(row.ranking.total)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
});

function Change({ row, since }: { row: FigureRow; since: string }) {
  const change = describeChange(row);
  if (change === '') return null;
  const Arrow = change.startsWith('+') ? ArrowUpRight : ArrowDownRight;
  return (
    <>
      <Arrow size={14} strokeWidth={1.75} aria-hidden="true" />
      {change}
      <span className="visually-hidden"> since {since}</span>
    </>
  );
}

function noteOf(figure: SignalFigure, topic: Topic, growthName: GrowthName): string | null {
  if (figure === 'growth') return growthName ?? '3-year CAGR';
  return figure === 'sizing' ? topic.sizing.averageLabel : null;
}
