import { type FigurePeers, figurePeers } from '../review/review-figures';
import { rankAmong, type Ranking } from '../shared/ranking';
import { FIGURES, figureOf, SIGNAL_FIGURES, type Measured, type SignalFigure } from '../topic/figures';

export interface FigureCell {
  /** null: unknown. */
  readonly value: number | null;
  readonly ranking: Ranking | null;
}

/** One figure of all compared signals. */
export interface ComparedRow {
  readonly figure: SignalFigure;
  /** In the order of the columns. */
  readonly cells: readonly FigureCell[];
  readonly peers: FigurePeers;
  /** Between the first and the last place in the project; null: fewer than two are placed, or it is a count. */
  readonly placesApart: number | null;
  /** The row in which the signals are furthest apart. Places are the only measure that growth and sizing share. */
  readonly isMost: boolean;
}

/**
 * Without the figures that none of them has.
 * @param peers all topics, or all trends, of the project: the compared ones among them
 */
export function comparedRows(signals: readonly Measured[], peers: readonly Measured[]): readonly ComparedRow[] {
  const ofFigure = figurePeers(peers);
  const rows = SIGNAL_FIGURES.map((figure) => {
    const cells = signals.map((signal) => {
      const value = figureOf(figure, signal);
      return { value, ranking: rankAmong(value, ofFigure[figure].all) };
    });
    const placesApart = FIGURES[figure].unit === 'count' ? null : distanceOf(cells);
    return { figure, cells, peers: ofFigure[figure], placesApart };
  }).filter(({ cells }) => cells.some(({ value }) => value !== null));
  const most = rows.reduce((largest, { placesApart }) => Math.max(largest, placesApart ?? 0), 0);
  const first = rows.findIndex(({ placesApart }) => most > 0 && placesApart === most);
  return rows.map((row, index) => ({ ...row, isMost: index === first }));
}

function distanceOf(cells: readonly FigureCell[]): number | null {
  const ranks = cells.flatMap(({ ranking }) => (ranking === null ? [] : [ranking.rank]));
  return ranks.length < 2 ? null : Math.max(...ranks) - Math.min(...ranks);
}
