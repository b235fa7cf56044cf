import type { CSSProperties } from 'react';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { FigureLine } from '../../domain/topic/review-figures';
import { countOf, MISSING_FIGURE } from '../../domain/shared/figures';
import { describeRanking } from '../../domain/shared/ranking';
import type { SignalFigure } from '../../domain/topic/figures';
import { Box, Row, Text } from '../kit/layout/stack';
import { StripPlot } from './strip-plot';
import styles from './figure-rows.module.scss';

interface DataDates {
  /** Such as "Sep 2026"; null: unknown. */
  readonly current: string | null;
  readonly previous: string | null;
}

interface Props {
  readonly rows: readonly FigureLine[];
  /** What has the figures. */
  readonly kind: 'topic' | 'trend' | 'shift';
  readonly dates: DataDates;
  /** Beside the label of a figure, such as what growth is. */
  readonly noteOf?: (figure: SignalFigure) => string | null;
  /** These rows are marked. */
  readonly marked?: readonly string[];
}

/** At most six figures with their change since the previous data and their rank among the others of the project. */
export function FigureRows({ rows, kind, dates, noteOf, marked = [] }: Props) {
  const since = dates.previous ?? 'the previous data';
  const count = rows[0]?.peers.all.length ?? 0;
  // Each row is a grid of its own: all have the column that the longest place needs.
  const longest = Math.max(...rows.map(({ ranking }) => (ranking === null ? 0 : describeRanking(ranking).length)), 0);
  return (
    <Box above={16} className={styles.figures} style={{ '--place': longest } as CSSProperties}>
      <Box type="caption" tone="muted" className={styles.head} aria-hidden="true">
        <span className={styles.end}>{dates.current}</span>
        <span>{dates.previous !== null && `Since ${dates.previous}`}</span>
        <Row as="span" gap={8} className={styles.key}>
          {count > 1 && (
            <>
              <i /> one of {countOf(count, kind)}
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
        </Row>
        <span className={styles.end}>Place</span>
      </Box>
      <ul aria-label="Figures">
        {rows.map((row) => (
          <li
            key={row.label}
            className={styles.row}
            data-figure={row.figure ?? row.label}
            data-marked={(row.figure !== null && marked.includes(row.figure)) || undefined}
          >
            <span className={styles.label}>
              <bdi>{row.label}</bdi> <em dir="auto">{row.figure !== null && noteOf?.(row.figure)}</em>
            </span>{' '}
            <b className={styles.value}>{row.text}</b>{' '}
            <Row as="span" gap={4} type="small" tone="muted" className={styles.change}>
              <Change change={row.change} since={since} />
            </Row>
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
            <Text
              as="span"
              type="caption"
              tone="muted"
              className={styles.rank}
              title={row.ranking === null ? undefined : describeRanking(row.ranking, kind)}
            >
              {row.ranking === null ? MISSING_FIGURE : describeRanking(row.ranking)}
            </Text>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function Change({ change, since }: { change: string; since: string }) {
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
