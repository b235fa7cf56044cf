import { rankAmong, type Ranking } from '../../domain/shared/ranking';
import { figureOf, ofEachFigure, type SignalFigure } from '../../domain/topic/figures';
import type { Signal } from '../../domain/topic/signal';

/** One figure of a card among the same figure of its peers. */
export interface RankedFigure {
  /** null: not known for this signal. */
  readonly value: number | null;
  readonly ranking: Ranking | null;
  /** The known values of all, this signal's own among them; empty while the peers are not known. */
  readonly peers: readonly number[];
}

export type RankedMetrics = Readonly<Record<SignalFigure, RankedFigure>>;

export type IdentifiedSignal = Signal & { readonly id: string };

/** Places every figure of a signal among its peers: a topic among the project's topics, a trend among its trends. */
export function rankMetrics(signal: IdentifiedSignal, peers: readonly IdentifiedSignal[]): RankedMetrics {
  // The card's own row may be fresher than the one in the list, and must not count twice.
  const all = peers.length === 0 ? [] : [...peers.filter((peer) => peer.id !== signal.id), signal];
  const place = (figure: SignalFigure): RankedFigure => {
    const values = all.map((each) => figureOf(figure, each));
    const value = figureOf(figure, signal);
    return { value, ranking: rankAmong(value, values), peers: values.filter((known) => known !== null) };
  };
  return ofEachFigure(place);
}
