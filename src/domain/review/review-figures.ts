import { inOrder, rankInOrder, type Ranking } from '../shared/ranking';
import { changeInPoints, figureChange } from '../topic/figure-change';
import { FIGURES, figureOf, ofEachFigure, SIGNAL_FIGURES, type Measured, type SignalFigure } from '../topic/figures';

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

export interface ReviewFigure {
  readonly figure: SignalFigure;
  /** null: unknown. */
  readonly value: number | null;
  /** In the previous data; null: unknown, or the same. */
  readonly was: number | null;
  readonly ranking: Ranking | null;
  readonly peers: FigurePeers;
}

/** Computed once for all topics. Sizing has the scale from 0 to 1, drivers from 0, growth from its smallest value. */
export function figurePeers(topics: readonly Measured[]): Readonly<Record<SignalFigure, FigurePeers>> {
  const peersOf = (figure: SignalFigure): FigurePeers => {
    const all = topics.map((topic) => figureOf(figure, topic));
    const known = all.filter((value) => value !== null);
    const { unit } = FIGURES[figure];
    const least = known.reduce((least, value) => Math.min(least, value), 0);
    const most = known.reduce((most, value) => Math.max(most, value), 0);
    return {
      all,
      known,
      order: inOrder(known),
      from: unit === 'rate' ? least : 0,
      to: unit === 'share' ? Math.max(1, most) : most,
    };
  };
  return ofEachFigure(peersOf);
}

/** @param previous the topic in the previous data; null: unknown */
export function reviewFigures(
  topic: Measured,
  previous: Measured | null,
  peers: Readonly<Record<SignalFigure, FigurePeers>>,
): readonly ReviewFigure[] {
  return SIGNAL_FIGURES.map((figure) => {
    const value = figureOf(figure, topic);
    const before = previous && figureOf(figure, previous);
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

/** The difference to the previous data: '+14 points', '−2' drivers; '' where it is unknown or rounds to 0. */
export function describeChange({ figure, value, was }: ReviewFigure): string {
  return changeInPoints(figureChange(figure, value, was));
}
