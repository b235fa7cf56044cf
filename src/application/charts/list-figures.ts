import { extent } from '../../domain/shared/statistics';
import { figureOf, type Measured, ofEachFigure, shownDecimals, type SignalFigure } from '../../domain/topic/figures';
import type { Topic } from '../../domain/topic/topic';
import { isDecided, type TopicStatus } from '../../domain/topic/topic-status';
import { isOnlyOfRadar } from '../../domain/topic/radar-values';
import type { ChartItem } from './items/chart-item';

/** What the columns depend on besides their own row. The two lists have those of both, so that their columns are the same. */
export interface ListFigures {
  /** The smallest and the largest of all rows; none where no row has the figure. */
  readonly growth: readonly number[];
  readonly sizing: readonly number[];
  readonly hasDrivers: boolean;
  /** Topics have rings in the place of quadrants. */
  readonly hasRings: boolean;
  /** Of the percentages of a column. */
  readonly decimals: Readonly<Record<SignalFigure, number>>;
}

/** Whether each trackable topic of a trend has a status other than Undefined, in their order; undefined: it has none. */
export type DecidedOfTrend = (trend: string) => readonly boolean[] | undefined;

export function decidedByTrend(
  topics: readonly Topic[],
  statusOf: (topic: Topic) => TopicStatus | null,
): ReadonlyMap<string, readonly boolean[]> {
  const byTrend = new Map<string, boolean[]>();
  for (const topic of topics) {
    const status = statusOf(topic);
    if (topic.trend === null || status === null) continue;
    const marks = byTrend.get(topic.trend.id) ?? [];
    marks.push(isDecided(status));
    byTrend.set(topic.trend.id, marks);
  }
  return byTrend;
}

export function listFigures(rows: readonly Measured[], topics: readonly Topic[]): ListFigures {
  return {
    growth: extent(rows.map((row) => row.growth)) ?? [],
    sizing: extent(rows.map((row) => row.sizing.average)) ?? [],
    hasDrivers: rows.some(({ driverCount }) => driverCount !== null),
    hasRings: topics.some(isOnlyOfRadar),
    decimals: ofEachFigure((figure) =>
      shownDecimals(
        figure,
        rows.map((row) => figureOf(figure, row)),
      ),
    ),
  };
}

export type ListedFigures = Pick<ChartItem, 'growth' | 'sizing' | 'driverCount'>;
