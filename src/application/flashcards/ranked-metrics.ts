import { rankAmong, type Ranking } from '../../domain/shared/ranking';
import type { Signal } from '../../domain/topic/signal';
import { SIZING_LENSES, type SizingLens } from '../../domain/topic/sizing';

/** One figure of a card among the same figure of its peers. */
export interface RankedFigure {
  /** null: not known for this signal. */
  readonly value: number | null;
  readonly ranking: Ranking | null;
  /** The known values of all, this signal's own among them; empty while the peers are not known. */
  readonly peers: readonly number[];
}

export interface RankedMetrics {
  readonly sizing: Readonly<Record<SizingLens, RankedFigure>>;
  readonly growth: RankedFigure;
  readonly driverCount: RankedFigure;
}

export type IdentifiedSignal = Signal & { readonly id: string };

/** Places every figure of a signal among its peers: a topic among the project's topics, a trend among its trends. */
export function rankMetrics(signal: IdentifiedSignal, peers: readonly IdentifiedSignal[]): RankedMetrics {
  // The card's own row may be fresher than the one in the list, and must not count twice.
  const all = peers.length === 0 ? [] : [...peers.filter((peer) => peer.id !== signal.id), signal];
  const place = (figureOf: (of: Signal) => number | null): RankedFigure => {
    const values = all.map(figureOf);
    const value = figureOf(signal);
    return { value, ranking: rankAmong(value, values), peers: values.filter((known) => known !== null) };
  };
  const sizing = Object.fromEntries(SIZING_LENSES.map((lens) => [lens, place((of) => of.sizing[lens])])) as Record<
    SizingLens,
    RankedFigure
  >;
  return { sizing, growth: place((of) => of.growth), driverCount: place((of) => of.driverCount) };
}
