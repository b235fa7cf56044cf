import { reaching, type AxisExtent } from './axis-extent';
import type { PlaneAxis } from './plane-axes';
import { roundTicks, type TickRange } from './round-ticks';

/** Free pixels between the outermost values and the edge of the plane: for whole bubbles, and the quadrants' names. */
const INSET = { x: 28, y: 52 } as const;
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
  const inset = Math.min(INSET[direction], length / 8);
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
