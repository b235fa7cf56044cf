import { ticks } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { reaching, type AxisExtent } from '../../../domain/explore/axis-extent';
import { tickLabel } from '../../../domain/explore/tick-label';

/** Free pixels between the outermost values and the edge of the plane, so that no bubble is cut. */
const INSET = 24;
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
  ticks(from: number, to: number, signed: boolean, wanted: number): readonly Tick[];
}

/**
 * @param drawn values that must find a place, though they had no say in the layout
 * @param upwards whether values grow towards pixel 0, as on the vertical axis
 */
export function mapScale(core: AxisExtent, drawn: readonly number[], length: number, upwards: boolean): MapScale {
  const extent = reaching(core, drawn);
  const { min, low, high, max } = extent;
  const hasLow = min < low;
  const hasHigh = max > high;
  const inset = Math.min(INSET, length / 8);
  const band = Math.min(BAND, length / 5);
  const start = hasLow ? inset + band : inset;
  const end = length - (hasHigh ? inset + band : inset);
  const turn = (pixel: number): number => (upwards ? length - pixel : pixel);
  const scale = scaleLinear(
    [...(hasLow ? [min] : []), low, high, ...(hasHigh ? [max] : [])],
    [...(hasLow ? [inset] : []), start, end, ...(hasHigh ? [length - inset] : [])].map(turn),
  );
  // Without a band the core runs on to the edge, so that ticks stand there too; but where zero is the foot, it stays so.
  const perPixel = (high - low) / (end - start);
  const first = hasLow || low === 0 ? low : low - inset * perPixel;
  const last = hasHigh ? high : high + inset * perPixel;

  return {
    at: scale,
    length,
    extent,
    lowBreak: hasLow ? turn(start - 8) : null,
    highBreak: hasHigh ? turn(end + 8) : null,
    isBeyond: (value) => value < low || value > high,
    ticks: (from, to, signed, wanted) => {
      const [a, b] = [scale.invert(from), scale.invert(to)].sort((one, other) => one - other) as [number, number];
      const core = roundValues(Math.max(a, first), Math.min(b, last), wanted);
      const step = core.length > 1 ? (core[1] ?? 0) - (core[0] ?? 0) : Math.max(Math.abs(core[0] ?? 0), 0.01);
      const outliers = [...(hasLow ? [min] : []), ...(hasHigh ? [max] : [])].filter(
        (value) => value >= a && value <= b,
      );
      return [
        ...core.map((value) => ({ value, label: tickLabel(value, step, signed), at: scale(value) })),
        ...outliers.map((value) => ({ value, label: tickLabel(value, 0.01, signed), at: scale(value) })),
      ];
    },
  };
}

/** About as many round values as wanted: a step more or less rather than a crooked figure. */
function roundValues(from: number, to: number, wanted: number): readonly number[] {
  if (!(to > from)) return [];
  const candidates = [wanted, wanted - 1, wanted + 1, wanted + 2].map((count) => ticks(from, to, count));
  const fits = candidates.find((values) => Math.abs(values.length - wanted) <= 1);
  return fits ?? candidates[0] ?? [];
}
