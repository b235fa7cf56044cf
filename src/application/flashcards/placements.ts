import { placeAmong, type Placement } from '../../domain/shared/ranking';
import type { Signal } from '../../domain/topic/signal';
import { SIZING_LENSES, type SizingLens } from '../../domain/topic/sizing';

/** One figure of a card among the same figure of its peers. */
export interface PlacedFigure {
  /** null: not known for this signal. */
  readonly value: number | null;
  readonly placement: Placement | null;
  /** The known values of all, this signal's own among them; empty while the peers are not known. */
  readonly peers: readonly number[];
}

export interface PlacedMetrics {
  readonly sizing: Readonly<Record<SizingLens, PlacedFigure>>;
  readonly growth: PlacedFigure;
  readonly driverCount: PlacedFigure;
}

type Identified = Signal & { readonly id: string };

/** Places every figure of a signal among its peers: a topic among the project's topics, a trend among its trends. */
export function placeMetrics(signal: Identified, peers: readonly Identified[]): PlacedMetrics {
  // The card's own row may be fresher than the one in the list, and must not count twice.
  const all = peers.length === 0 ? [] : [...peers.filter((peer) => peer.id !== signal.id), signal];
  const place = (figureOf: (of: Signal) => number | null): PlacedFigure => {
    const values = all.map(figureOf);
    const value = figureOf(signal);
    return { value, placement: placeAmong(value, values), peers: values.filter((known) => known !== null) };
  };
  const sizing = Object.fromEntries(SIZING_LENSES.map((lens) => [lens, place((of) => of.sizing[lens])])) as Record<
    SizingLens,
    PlacedFigure
  >;
  return { sizing, growth: place((of) => of.growth), driverCount: place((of) => of.driverCount) };
}
