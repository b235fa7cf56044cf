import { computedQuadrant, type Divides } from '../../../domain/own-data/computed-quadrants';
import { groupBy } from '../../../domain/shared/group-by';
import type { RawRow as Row } from '../../wire/rows';
import { TOPIC_KEYS, TREND_KEYS } from '../../wire/workspace-keys';

const FIGURES = ['growth', 'averageSizing', 'consumerSizing', 'industrySizing', 'societySizing'] as const;

export interface TrendsWithMeans {
  readonly rows: readonly Row[];
  /** Whether any figure was computed. */
  readonly isComputed: boolean;
}

/**
 * Trends without growth and without a sizing of their own get the means of their topics, each topic counting the same, so
 * that they have a place on the map.
 */
export function withMeans(trends: readonly Row[], topics: readonly { readonly row: Row }[]): TrendsWithMeans {
  const byTrend = groupBy(topics, ({ row }) => row[TOPIC_KEYS.trendId]);
  let isComputed = false;
  const rows = trends.map((trend) => {
    if (FIGURES.some((key) => trend[TREND_KEYS[key]] !== undefined)) return trend;
    const own = byTrend.get(trend[TREND_KEYS.id]) ?? [];
    const means = FIGURES.flatMap((key) => {
      const mean = meanOf(own.map(({ row }) => row[TOPIC_KEYS[key]]));
      return mean === null ? [] : [[TREND_KEYS[key], mean] as const];
    });
    isComputed ||= means.length > 0;
    return { ...trend, ...Object.fromEntries(means) };
  });
  return { rows, isComputed };
}

/** Trends without a quadrant get that of their figures, where the quadrants of topics are computed. */
export function trendsWithQuadrants(trends: readonly Row[], divides: Divides | null): readonly Row[] {
  if (divides === null || trends.some((trend) => trend[TREND_KEYS.quadrant] !== undefined)) return trends;
  return trends.map((trend) => {
    const [growth, sizing] = [trend[TREND_KEYS.growth], trend[TREND_KEYS.averageSizing]];
    if (typeof growth !== 'number' || typeof sizing !== 'number') return trend;
    const quadrant = computedQuadrant({ growth, sizing }, divides);
    return quadrant === null ? trend : { ...trend, [TREND_KEYS.quadrant]: quadrant };
  });
}

function meanOf(values: readonly unknown[]): number | null {
  const known = values.filter((value) => typeof value === 'number');
  if (known.length === 0) return null;
  return Number((known.reduce((sum, value) => sum + value, 0) / known.length).toPrecision(12));
}
