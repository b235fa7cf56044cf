import { reaching, type AxisExtent } from '../../geometry/axis-extent';
import { linearScale } from '../../geometry/linear-scale';
import { roundTicks, type TickRange } from '../../geometry/round-ticks';
import { tickLabel } from '../../geometry/tick-label';

/** Free pixels between the outermost values and the edge of the plane: for whole bubbles, and the quadrants' names. */
const INSET = { across: 28, upwards: 52 } as const;
/** At this distance from the edge all but the largest bubbles are seen whole, in pixels. */
const WHOLE_BUBBLE = 16;
const BAND = 56;

export interface Tick {
  readonly value: number;
  readonly label: string;
  /** On the plane, in pixels, before zooming. */
  readonly at: number;
}

/** From values to pixels of the plane, with a narrow band beyond a break where there are outliers. */
export interface MapScale {
  at(value: number): number;
  readonly length: number;
  readonly extent: AxisExtent;
  /** Where the bands begin, in pixels of the plane; null where there is none. */
  readonly lowBreak: number | null;
  readonly highBreak: number | null;
  isBeyond(value: number): boolean;
  /** Round values in a stretch of the plane, and the farthest outlier of each band in it. */
  ticks(from: number, to: number, signed: boolean, wanted: TickRange): readonly Tick[];
}

/**
 * @param drawn further values, for which the axis is extended
 * @param upwards whether values grow towards pixel 0, as on the vertical axis
 */
export function mapScale(core: AxisExtent, drawn: readonly number[], length: number, upwards: boolean): MapScale {
  const inset = Math.min(upwards ? INSET.upwards : INSET.across, length / 8);
  // Further values may use the free pixels, so that showing movement changes the axis only where it must.
  const free = (Math.max(0, inset - WHOLE_BUBBLE) * (core.high - core.low)) / (length - 2 * inset);
  const extent = reaching(core, drawn, free);
  const { min, low, high, max } = extent;
  const hasLow = min < low;
  const hasHigh = max > high;
  const band = Math.min(BAND, length / 5);
  const start = hasLow ? inset + band : inset;
  const end = length - (hasHigh ? inset + band : inset);
  const turn = (pixel: number): number => (upwards ? length - pixel : pixel);
  const scale = linearScale(
    [...(hasLow ? [min] : []), low, high, ...(hasHigh ? [max] : [])],
    [...(hasLow ? [inset] : []), start, end, ...(hasHigh ? [length - inset] : [])].map(turn),
  );
  // Without a band there are ticks up to the edge, unless the axis starts at zero.
  const perPixel = (high - low) / (end - start);
  const first = hasLow || low === 0 ? low : low - inset * perPixel;
  const last = hasHigh ? high : high + inset * perPixel;

  return {
    at: scale,
    length,
    extent,
    lowBreak: hasLow ? turn(start - 8) : null,
    highBreak: hasHigh ? turn(end + 8) : null,
    isBeyond: (value) => (hasLow && value < low) || (hasHigh && value > high),
    ticks: (from, to, signed, range) => {
      const [a, b] = [scale.invert(from), scale.invert(to)].sort((one, other) => one - other) as [number, number];
      const [lower, upper] = [Math.max(a, first), Math.min(b, last)];
      const { values, step } = roundTicks(lower, upper, range);
      const outliers = [...(hasLow ? [min] : []), ...(hasHigh ? [max] : [])].filter(
        (value) => value >= a && value <= b,
      );
      return [
        ...values.map((value) => ({ value, label: tickLabel(value, step, signed), at: scale(value) })),
        ...outliers.map((value) => ({
          value,
          label: tickLabel(value, Math.max(Math.min(step, 0.01), thirdDigit(value)), signed),
          at: scale(value),
        })),
      ];
    },
  };
}

/** The unit of an outlier's third digit; further digits have no room. */
function thirdDigit(value: number): number {
  return Math.abs(value) < 100 ? 0 : 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2);
}
