import { parseEntityId } from '../shared/entity-id';
import type { AddressParameters } from '../shared/address-parameters';
import type { SignalType } from '../topic/quadrant';
import type { Signal } from '../topic/signal';
import type { Topic } from '../topic/topic';
import { type FigurePeers, figurePeers, reviewFigures, type ReviewFigure } from '../topic/review-figures';
import { FIGURES, SIGNAL_FIGURES, type Measured, type SignalFigure } from '../topic/figures';

/** What is compared: topics or trends, each once, in the order of the columns. */
export interface Comparison {
  readonly type: SignalType;
  readonly ids: readonly string[];
}

/** A topic or a trend. */
export type ComparedSignal = Signal & Pick<Topic, 'own'> & { readonly id: string };

export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 4;

const PARAMETERS: Readonly<Record<SignalType, string>> = { topic: 'topic', trend: 'trend' };

/** Reads `topic=1&topic=2` or `trend=…`. Topics win where an address names both; more than four are left out. */
export function comparisonFromQuery(query: AddressParameters): Comparison {
  const idsOf = (type: SignalType): readonly string[] => [
    ...new Set(query.flatMap(([name, value]) => (name === PARAMETERS[type] ? (parseEntityId(value) ?? []) : []))),
  ];
  const topics = idsOf('topic');
  const type = topics.length === 0 && idsOf('trend').length > 0 ? 'trend' : 'topic';
  return { type, ids: (type === 'topic' ? topics : idsOf('trend')).slice(0, MOST_COMPARED) };
}

/** @param rest the other parameters of the address, such as an open flashcard */
export function comparisonToQuery({ type, ids }: Comparison, rest: AddressParameters = []): AddressParameters {
  const others = rest.filter(([name]) => name !== PARAMETERS.topic && name !== PARAMETERS.trend);
  return [...ids.map((id) => [PARAMETERS[type], id] as const), ...others];
}

/** May so many be compared? */
export function isComparable(count: number): boolean {
  return count >= FEWEST_COMPARED && count <= MOST_COMPARED;
}

/** One figure of all compared signals. */
export interface ComparedRow {
  readonly figure: SignalFigure;
  /** In the order of the columns. */
  readonly cells: readonly ReviewFigure[];
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
  const placed = signals.map((signal) => reviewFigures(signal, null, ofFigure));
  const rows = SIGNAL_FIGURES.map((figure) => {
    const cells = placed.flatMap((all) => all.filter((each) => each.figure === figure));
    const ranks = cells.flatMap(({ ranking }) => ranking?.rank ?? []);
    const isPlaced = ranks.length > 1 && FIGURES[figure].unit !== 'count';
    return {
      figure,
      cells,
      peers: ofFigure[figure],
      placesApart: isPlaced ? Math.max(...ranks) - Math.min(...ranks) : null,
    };
  }).filter(({ cells }) => cells.some(({ value }) => value !== null));
  const most = rows.reduce((largest, { placesApart }) => Math.max(largest, placesApart ?? 0), 0);
  const first = rows.findIndex(({ placesApart }) => most > 0 && placesApart === most);
  return rows.map((row, index) => ({ ...row, isMost: index === first }));
}
