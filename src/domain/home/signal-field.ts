import type { Quadrant } from '../topic/quadrant';
import type { Signal } from '../topic/signal';

/** A point on the small map of the home page, as fractions of it: x grows with sizing, y upwards with growth. */
interface FieldPoint {
  readonly x: number;
  readonly y: number;
}

export interface PlacedSignal extends FieldPoint {
  readonly quadrant: Quadrant;
  /** From 0 (no drivers) to 1 (most drivers). */
  readonly size: number;
  /** End of the trail, in the direction of the point in the previous data. */
  readonly from?: FieldPoint;
}

/** The small map of a project, and the number of signals in each quadrant, by its name. */
export interface SignalField {
  readonly signals: readonly PlacedSignal[];
  readonly counts: ReadonlyMap<Quadrant['name'], number>;
}

type FieldSignal = Signal & { readonly id: string };

export interface FieldRows {
  readonly topics: readonly FieldSignal[];
  readonly trends: readonly FieldSignal[];
}

/** Margins at both ends of each half, as fractions of the map: below the corner labels, and along the axes. */
const MARGIN = { x: 0.03, y: 0.1 };

const LONGEST_TRAIL = 0.1;

/** The topics of a project on a small map, or its trends where no topic has both figures. @returns null without both */
export function signalField(current: FieldRows, previous: FieldRows): SignalField | null {
  for (const kind of ['topics', 'trends'] as const) {
    const signals = placeSignals(current[kind], previous[kind]);
    if (signals.length > 0) return { signals, counts: countByQuadrant(current[kind]) };
  }
  return null;
}

/** Places each signal in its quadrant, and within it by its figures. Signals without both figures are left out. */
export function placeSignals(
  signals: readonly FieldSignal[],
  previous: readonly FieldSignal[],
): readonly PlacedSignal[] {
  const before = new Map(previous.map((signal) => [signal.id, signal]));
  const xOf = axisScale(signals, ({ sizing }) => sizing.average, 'isLarge', MARGIN.x);
  const yOf = axisScale(signals, ({ growth }) => growth, 'isFast', MARGIN.y);
  const mostDrivers = Math.max(1, ...signals.map(({ driverCount }) => driverCount ?? 0));
  const pointOf = (signal: FieldSignal | undefined): FieldPoint | null => {
    const x = signal && xOf(signal);
    const y = signal && yOf(signal);
    return x == null || y == null ? null : { x, y };
  };
  return signals.flatMap((signal): PlacedSignal[] => {
    const point = pointOf(signal);
    if (point === null) return [];
    const from = trailEnd(point, pointOf(before.get(signal.id)));
    const size = (signal.driverCount ?? 0) / mostDrivers;
    return [{ ...point, quadrant: signal.quadrant, size, ...(from && { from }) }];
  });
}

/** The number of signals in each quadrant, those without figures included. */
export function countByQuadrant(signals: readonly Pick<Signal, 'quadrant'>[]): ReadonlyMap<Quadrant['name'], number> {
  const counts = new Map<Quadrant['name'], number>();
  for (const { quadrant } of signals) counts.set(quadrant.name, (counts.get(quadrant.name) ?? 0) + 1);
  return counts;
}

function trailEnd(point: FieldPoint, old: FieldPoint | null): FieldPoint | null {
  if (old === null) return null;
  const length = Math.hypot(old.x - point.x, old.y - point.y);
  if (length === 0) return null;
  const share = Math.min(1, LONGEST_TRAIL / length);
  return { x: point.x + (old.x - point.x) * share, y: point.y + (old.y - point.y) * share };
}

type Figure = (signal: FieldSignal) => number | null;

/**
 * Scales a figure into the lower or the upper half of an axis: by the quadrant, or by the median for a signal without one.
 * @param isUpperHalf of a quadrant
 */
function axisScale(
  signals: readonly FieldSignal[],
  figure: Figure,
  isUpperHalf: 'isLarge' | 'isFast',
  margin: number,
): Figure {
  const valuesOf = (some: readonly FieldSignal[]) =>
    some
      .map(figure)
      .filter((value) => value !== null)
      .sort((one, other) => one - other);
  const all = valuesOf(signals);
  const median = all[(all.length - 1) >> 1] ?? 0;
  const isUpper = (signal: FieldSignal): boolean => signal.quadrant[isUpperHalf] ?? (figure(signal) ?? 0) > median;
  // Quantiles, so that an outlier does not compress all the others.
  const rangeOf = (upper: boolean) => {
    const values = valuesOf(signals.filter((signal) => isUpper(signal) === upper));
    return [0.03, 0.97].map((share) => values[Math.round((values.length - 1) * share)] ?? 0);
  };
  const ranges = { lower: rangeOf(false), upper: rangeOf(true) };
  return (signal) => {
    const value = figure(signal);
    if (value === null) return null;
    const [from = 0, to = 0] = isUpper(signal) ? ranges.upper : ranges.lower;
    const share = to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : 0.5;
    return (isUpper(signal) ? 0.5 : 0) + margin + share * (0.5 - 2 * margin);
  };
}
