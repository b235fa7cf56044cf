import { fractionDigits } from '../shared/figures';
import { inOrder, rankInOrder, type Ranking } from '../shared/ranking';
import type { Signal } from '../topic/signal';

/** The figures of a topic in review, in the order of their rows. */
export const REVIEW_FIGURES = ['growth', 'average', 'consumer', 'industry', 'society', 'driverCount'] as const;
export type ReviewFigure = (typeof REVIEW_FIGURES)[number];

export const FIGURE_LABELS: Readonly<Record<ReviewFigure, string>> = {
  growth: 'Growth',
  average: 'Average sizing',
  consumer: 'Consumers',
  industry: 'Industry',
  society: 'Society',
  driverCount: 'Impacting drivers',
};

/** The same figure of all topics of the project. */
export interface FigurePeers {
  /** null where unknown. */
  readonly all: readonly (number | null)[];
  readonly known: readonly number[];
  /** The known values, ascending. */
  readonly order: Float64Array;
  /** The scale of the strip. */
  readonly from: number;
  readonly to: number;
}

export interface FigureRow {
  readonly figure: ReviewFigure;
  /** null: unknown. */
  readonly value: number | null;
  /** In the previous data; null: unknown, or the same. */
  readonly was: number | null;
  readonly ranking: Ranking | null;
  readonly peers: FigurePeers;
}

function figureOf({ growth, driverCount, sizing }: Signal, figure: ReviewFigure): number | null {
  if (figure === 'growth') return growth;
  return figure === 'driverCount' ? driverCount : sizing[figure];
}

/** Computed once for all topics. Sizing has the scale from 0 to 1, drivers from 0, growth from its smallest value. */
export function figurePeers(topics: readonly Signal[]): Readonly<Record<ReviewFigure, FigurePeers>> {
  const peersOf = (figure: ReviewFigure): FigurePeers => {
    const all = topics.map((topic) => figureOf(topic, figure));
    const known = all.filter((value) => value !== null);
    const isShare = figure !== 'growth' && figure !== 'driverCount';
    const least = known.reduce((least, value) => Math.min(least, value), 0);
    const most = known.reduce((most, value) => Math.max(most, value), 0);
    return {
      all,
      known,
      order: inOrder(known),
      from: figure === 'growth' ? least : 0,
      to: isShare ? Math.max(1, most) : most,
    };
  };
  return Object.fromEntries(REVIEW_FIGURES.map((figure) => [figure, peersOf(figure)])) as Record<
    ReviewFigure,
    FigurePeers
  >;
}

/** @param previous the topic in the previous data; null: unknown */
export function figureRows(
  topic: Signal,
  previous: Signal | null,
  peers: Readonly<Record<ReviewFigure, FigurePeers>>,
): readonly FigureRow[] {
  return REVIEW_FIGURES.map((figure) => {
    const value = figureOf(topic, figure);
    const before = previous && figureOf(previous, figure);
    const was = before === value ? null : before;
    return {
      figure,
      value,
      was,
      ranking: rankInOrder(value, peers[figure].order, peers[figure].all.length),
      peers: peers[figure],
    };
  });
}

/** The difference to the previous data: '+14.00' percentage points, '−2' drivers; '' where it is unknown or rounds to 0. */
export function describeChange({ figure, value, was }: FigureRow): string {
  if (value === null || was === null) return '';
  const difference = value - was;
  const digits = figure === 'driverCount' ? String(Math.abs(difference)) : fractionDigits(Math.abs(difference));
  if (Number(digits) === 0) return '';
  return `${difference > 0 ? '+' : '−'}${digits}`;
}
