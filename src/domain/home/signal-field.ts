import type { Quadrant } from '../topic/quadrant';
import type { Signal } from '../topic/signal';

/** A place on the small map of the home page, as shares of it: x grows with sizing, y upwards with growth. */
export interface FieldPoint {
  readonly x: number;
  readonly y: number;
}

export interface PlacedSignal extends FieldPoint {
  readonly quadrant: Quadrant;
  /** 0 (fewest drivers) to 1 (most). */
  readonly size: number;
  /** Towards where it stood in the previous data, if it stood there at all. */
  readonly from?: FieldPoint;
}

/** The user's own map in small, and how many signals stand in each quadrant, by its name. */
export interface SignalField {
  readonly signals: readonly PlacedSignal[];
  readonly counts: ReadonlyMap<Quadrant['name'], number>;
}

type FieldSignal = Signal & { readonly id: string };

export interface FieldRows {
  readonly topics: readonly FieldSignal[];
  readonly trends: readonly FieldSignal[];
}

/** Free room at the ends of each half: under the names in the corners, and along the cross. */
const ROOM = { x: 0.03, y: 0.1 };

/** The longest tail. One that crosses the whole field would be the only thing to be seen on it. */
const LONGEST_TAIL = 0.1;

/**
 * The topics of a project on a small map; its trends, where no topic carries the two figures that a place needs.
 * @returns null when there is nothing to be placed at all
 */
export function signalField(current: FieldRows, previous: FieldRows): SignalField | null {
  for (const kind of ['topics', 'trends'] as const) {
    const signals = placeSignals(current[kind], previous[kind]);
    if (signals.length > 0) return { signals, counts: countByQuadrant(current[kind]) };
  }
  return null;
}

/**
 * Each signal in the half that its quadrant says, within it by its figures. Signals without both figures have no
 * place on a map and are left out.
 */
export function placeSignals(
  signals: readonly FieldSignal[],
  previous: readonly FieldSignal[],
): readonly PlacedSignal[] {
  const before = new Map(previous.map((signal) => [signal.id, signal]));
  const x = halves(signals, (signal) => signal.sizing.average, isLarge, ROOM.x);
  const y = halves(signals, (signal) => signal.growth, isFast, ROOM.y);
  const most = signals.reduce((count, { driverCount }) => Math.max(count, driverCount ?? 0), 1);
  const place = (signal: FieldSignal): FieldPoint | null => {
    const at = { x: x(signal), y: y(signal) };
    return at.x === null || at.y === null ? null : { x: at.x, y: at.y };
  };
  return signals.flatMap((signal): PlacedSignal[] => {
    const at = place(signal);
    if (at === null) return [];
    const old = before.get(signal.id);
    const from = old === undefined ? null : tailEnd(at, place(old));
    return [{ ...at, quadrant: signal.quadrant, size: (signal.driverCount ?? 0) / most, ...(from && { from }) }];
  });
}

/** How many signals stand in each quadrant; those on no map are counted, too. */
export function countByQuadrant(signals: readonly Pick<Signal, 'quadrant'>[]): ReadonlyMap<Quadrant['name'], number> {
  const counts = new Map<Quadrant['name'], number>();
  for (const { quadrant } of signals) counts.set(quadrant.name, (counts.get(quadrant.name) ?? 0) + 1);
  return counts;
}

function tailEnd(at: FieldPoint, old: FieldPoint | null): FieldPoint | null {
  if (old === null) return null;
  const length = Math.hypot(old.x - at.x, old.y - at.y);
  if (length === 0) return null;
  const share = Math.min(1, LONGEST_TAIL / length);
  return { x: at.x + (old.x - at.x) * share, y: at.y + (old.y - at.y) * share };
}

function isLarge({ quadrant: { code } }: FieldSignal): boolean | null {
  return code === null ? null : code === 1 || code === 2;
}

function isFast({ quadrant: { code } }: FieldSignal): boolean | null {
  return code === null ? null : code === 1 || code === 3;
}

type Figure = (signal: FieldSignal) => number | null;

/** One axis: the lower half of the plane for one side of the split, the upper half for the other. */
function halves(
  signals: readonly FieldSignal[],
  figure: Figure,
  upper: (signal: FieldSignal) => boolean | null,
  room: number,
): Figure {
  const middle = median(knownFigures(signals, figure));
  const isUpper = (signal: FieldSignal): boolean => upper(signal) ?? (figure(signal) ?? 0) > middle;
  const range = (side: boolean): readonly [number, number] => {
    const values = knownFigures(
      signals.filter((signal) => isUpper(signal) === side),
      figure,
    );
    // One outlier must not press all the others into a corner.
    return [quantile(values, 0.03), quantile(values, 0.97)];
  };
  const [low, high] = [range(false), range(true)];
  return (signal) => {
    const value = figure(signal);
    if (value === null) return null;
    const [from, to] = isUpper(signal) ? high : low;
    const share = to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : 0.5;
    return (isUpper(signal) ? 0.5 : 0) + room + share * (0.5 - 2 * room);
  };
}

function knownFigures(signals: readonly FieldSignal[], figure: Figure): readonly number[] {
  return signals.map(figure).filter((value) => value !== null);
}

/** The lower one of two, so that half of an even number lies above it. */
function median(values: readonly number[]): number {
  return ascending(values)[(values.length - 1) >> 1] ?? 0;
}

function quantile(values: readonly number[], share: number): number {
  return ascending(values)[Math.round((values.length - 1) * share)] ?? 0;
}

function ascending(values: readonly number[]): readonly number[] {
  return [...values].sort((one, other) => one - other);
}
