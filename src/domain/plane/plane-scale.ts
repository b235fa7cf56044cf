import type { PlaneAxis } from './plane-axes';

/**
 * The range of an axis. Between `low` and `high` lies the core, which gets nearly all of the room; where `min` or `max`
 * lie further out, a narrow band beyond a marked break holds the outliers. Otherwise they are equal.
 */
interface AxisExtent {
  readonly min: number;
  readonly low: number;
  readonly high: number;
  readonly max: number;
}

const OUTLIER_SHARE = 0.02;
/** An extreme stays in the core while it lies no further out than this share of the core's own spread. */
const TOLERANCE = 0.25;
/** Among fewer values outliers cannot be told. */
const ENOUGH = 10;

export function ascending(values: Iterable<number>): readonly number[] {
  return [...values].sort((one, other) => one - other);
}

/** The range of an axis for values, of which a few extreme ones do not compress all the others. */
export function axisExtent(values: readonly number[]): AxisExtent {
  const sorted = ascending(values);
  const min = sorted[0];
  const max = sorted.at(-1);
  if (min === undefined || max === undefined) return { min: 0, low: 0, high: 1, max: 1 };
  if (min === max) return around(min);

  let low = min;
  let high = max;
  if (sorted.length >= ENOUGH) {
    // The nearest value inside, not an interpolated one: of 28 values the outlier itself would be half of that.
    const inner = sorted[Math.ceil(OUTLIER_SHARE * (sorted.length - 1))] ?? min;
    const outer = sorted[Math.floor((1 - OUTLIER_SHARE) * (sorted.length - 1))] ?? max;
    const room = TOLERANCE * (outer - inner);
    if (room > 0 && inner - min > room) low = inner;
    if (room > 0 && max - outer > room) high = outer;
  }
  return withZero({ min, low, high, max });
}

/**
 * Extends an axis to further values: those a little outside widen the core, those far outside only move the ends.
 * @param free distance from an end without outliers that is drawn anyway, and does not change the axis
 */
export function reaching(extent: AxisExtent, values: readonly number[], free = 0): AxisExtent {
  const room = TOLERANCE * (extent.high - extent.low);
  const least = extent.min - (extent.min < extent.low ? 0 : free);
  const most = extent.max + (extent.max > extent.high ? 0 : free);
  let { min, low, high, max } = extent;
  for (const value of values) {
    if (value >= least && value <= most) continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
    if (value < low && extent.low - value <= room) low = value;
    if (value > high && value - extent.high <= room) high = value;
  }
  return { min, low, high, max };
}

/** A small range with the value in the middle. */
function around(value: number): AxisExtent {
  const half = Math.max(Math.abs(value) / 2, 0.01);
  return { min: value - half, low: value - half, high: value + half, max: value + half };
}

/** Starts or ends the axis at zero, unless that would leave half of the plane empty. */
function withZero({ min, low, high, max }: AxisExtent): AxisExtent {
  if (low > 0 && low <= high / 2) return { min: Math.min(min, 0), low: 0, high, max };
  if (high < 0 && high >= low / 2) return { min, low, high: 0, max: Math.max(max, 0) };
  return { min, low, high, max };
}

/** Steps between ticks, times a power of ten: the roundest first. */
const STEPS = [1, 2, 5, 2.5, 1.5, 3, 4, 6, 7.5] as const;
const ROUNDEST = [1, 2, 5] as const;

/** How many ticks there may be, and should be at least. null: as many as the roundest steps give, for short labels. */
export type TickRange = readonly [least: number | null, most: number];

/** More ticks than any axis asks for. */
const MOST_LISTED = 100;
/** Powers of ten around it are exact numbers, which are neither 0 nor infinite. */
const MOST_POWER = 300;

interface RoundTicks {
  readonly values: readonly number[];
  /** Between two ticks; 0 when there are none. */
  readonly step: number;
}

/** Round values from `from` to `to`, by the roundest step that gives as many as wanted. */
export function roundTicks(from: number, to: number, [least, most]: TickRange): RoundTicks {
  const none: RoundTicks = { values: [], step: 0 };
  if (!(to > from)) return none;
  const power = Math.floor(Math.log10((to - from) / most));
  // A range of no length that a number can hold, or without an end.
  if (!(Math.abs(power) < MOST_POWER)) return none;
  const powers = [power - 1, power, power + 1];
  const steps =
    least === null
      ? powers.flatMap((exponent) => ROUNDEST.map((step) => step * 10 ** exponent))
      : STEPS.flatMap((step) => powers.map((exponent) => step * 10 ** exponent));
  const step = steps.find((candidate) => {
    const { count } = multiples(from, to, candidate);
    return count >= (least ?? 0) && count <= most;
  });
  return listed(from, to, step ?? 10 ** (power + 1));
}

/** The whole multiples of a step in a range; with a tolerance at its ends, for rounding errors. */
function multiples(from: number, to: number, step: number): { readonly first: number; readonly count: number } {
  const first = Math.ceil(from / step - 1e-9);
  return { first, count: Math.max(0, Math.floor(to / step + 1e-9) - first + 1) };
}

function listed(from: number, to: number, step: number): RoundTicks {
  const { first, count } = multiples(from, to, step);
  // Both ends are so near to each other that their multiples cannot be told.
  if (count > MOST_LISTED) return { values: [], step: 0 };
  // In twelve digits, so that 3 × 0.1 is 0.3.
  const values = Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
  return { values, step };
}

/** Free pixels between the outermost values and the edge of the plane: for whole bubbles, and the quadrants' names. */
const INSET = { x: 28, y: 52 } as const;
/** @param length of the plane in this direction, in pixels */
export function insetOf(direction: 'x' | 'y', length: number): number {
  return Math.min(INSET[direction], length / 8);
}

/** At this distance from the edge all but the largest bubbles are seen whole, in pixels. */
const WHOLE_BUBBLE = 16;
const BAND = 56;
/** From the outermost value of the core to the break before the band. */
const GAP = 8;

export interface Tick {
  readonly value: number;
  readonly label: string;
  /** On the plane, in pixels, before zooming. */
  readonly at: number;
}

/** From values to pixels of the plane, with a narrow band beyond a break where there are outliers. */
export interface PlaneScale {
  at(value: number): number;
  readonly extent: AxisExtent;
  /** Where the bands begin, in pixels of the plane; none without outliers. */
  readonly breaks: readonly number[];
  isBeyond(value: number): boolean;
  /** Round values in a stretch of the plane, and the farthest outlier of each band in it. */
  ticks(from: number, to: number, wanted: TickRange): readonly Tick[];
}

/**
 * @param core of the values that lay out the axis
 * @param drawn further values, for which the axis is extended
 * @param direction 'y': values grow towards pixel 0
 * @param ends of so many ticks, one is at each end without outliers, beyond the values; omitted: ticks up to the edge
 */
export function planeScale(
  core: AxisExtent,
  drawn: readonly number[],
  length: number,
  direction: 'x' | 'y',
  { labelOf }: PlaneAxis,
  ends?: TickRange,
): PlaneScale {
  const inset = insetOf(direction, length);
  // Further values may use the free pixels, so that showing movement changes the axis only where it must.
  const free = (Math.max(0, inset - WHOLE_BUBBLE) * (core.high - core.low)) / (length - 2 * inset);
  const reached = reaching(core, drawn, free);
  const extent = ends === undefined ? reached : toTicks(reached, ends);
  const { min, low, high, max } = extent;
  const [hasLow, hasHigh] = [min < low, max > high];
  const band = Math.min(BAND, length / 5);
  const start = hasLow ? inset + band : inset;
  const end = length - (hasHigh ? inset + band : inset);
  const turned = (pixel: number): number => (direction === 'y' ? length - pixel : pixel);
  const values = [...(hasLow ? [min] : []), low, high, ...(hasHigh ? [max] : [])];
  const pixels = [...(hasLow ? [inset] : []), start, end, ...(hasHigh ? [length - inset] : [])];
  const pixelOf = piecewise(values, pixels);
  const valueOf = piecewise(pixels, values);
  const at = (value: number): number => turned(pixelOf(value));
  // Without a band there are ticks up to the edge, unless the axis starts at zero.
  const perPixel = (high - low) / (end - start);
  const first = hasLow || low === 0 || ends !== undefined ? low : low - inset * perPixel;
  const last = hasHigh || ends !== undefined ? high : high + inset * perPixel;

  return {
    at,
    extent,
    breaks: [...(hasLow ? [start - GAP] : []), ...(hasHigh ? [end + GAP] : [])].map(turned),
    isBeyond: (value) => (hasLow && value < low) || (hasHigh && value > high),
    ticks: (from, to, range) => {
      const [a, b] = [valueOf(turned(from)), valueOf(turned(to))];
      const [least, most] = [Math.min(a, b), Math.max(a, b)];
      const round = roundTicks(Math.max(least, first), Math.min(most, last), range);
      const outliers = values.filter((value) => (value < low || value > high) && value >= least && value <= most);
      return [
        ...round.values.map((value) => ({ value, label: labelOf(value, round.step), at: at(value) })),
        ...outliers.map((value) => {
          const step = Math.max(Math.min(round.step, 0.01), thirdDigit(value));
          return { value, label: labelOf(value, step), at: at(value) };
        }),
      ];
    },
  };
}

/** Ends the core at round values, except before outliers. */
function toTicks({ min, low, high, max }: AxisExtent, range: TickRange): AxisExtent {
  const { step } = roundTicks(low, high, range);
  if (step === 0) return { min, low, high, max };
  // In twelve digits, so that 3 × 0.1 is 0.3.
  const from = min < low ? low : Number((Math.floor(low / step + 1e-9) * step).toPrecision(12));
  const to = max > high ? high : Number((Math.ceil(high / step - 1e-9) * step).toPrecision(12));
  return { min: Math.min(min, from), low: from, high: to, max: Math.max(max, to) };
}

/** The unit of an outlier's third digit; further digits have no room. */
function thirdDigit(value: number): number {
  return Math.abs(value) < 100 ? 0 : 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2);
}

/**
 * A function that is linear between each two stops, and beyond the outermost ones as between the two nearest.
 * @param from two or more, ascending
 * @param to as many
 */
export function piecewise(from: readonly number[], to: readonly number[]): (value: number) => number {
  return (value) => {
    let end = 1;
    while (end < from.length - 1 && value >= (from[end] ?? 0)) end += 1;
    const [a, b] = [from[end - 1] ?? 0, from[end] ?? 0];
    const share = a === b ? 0.5 : (value - a) / (b - a);
    return (to[end - 1] ?? 0) * (1 - share) + (to[end] ?? 0) * share;
  };
}
