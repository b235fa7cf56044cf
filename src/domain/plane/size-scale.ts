import type { PlaneAxis } from './plane-axes';
import {
  ascending,
  axisExtent,
  insetOf,
  piecewise,
  planeScale,
  roundTicks,
  type PlaneScale,
  type TickRange,
} from './plane-scale';

/** Where the largest is more than this many times the median, amounts are on a logarithmic axis. */
const WIDE = 100;

/** Whether nearly all of the values would lie at the start of a linear axis. Values of 0 and below have no place on another. */
export function isWide(values: readonly number[]): boolean {
  const sorted = ascending(values);
  const [least = 0, middle = 0, most = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return least > 0 && most > WIDE * middle;
}

/** An axis of amounts. */
export interface AmountAxis extends PlaneAxis {
  /** The amount that a value of 1 stands for. */
  readonly whole: number;
  /** 'y': values grow towards pixel 0. */
  readonly direction: 'x' | 'y';
}

/**
 * The axis of amounts in their own unit: round amounts at its ticks, and logarithmic where it is {@link isWide}.
 * @param values as fractions of the whole @param drawn further ones, for which the axis is extended
 */
export function amountScale(
  values: readonly number[],
  drawn: readonly number[],
  length: number,
  axis: AmountAxis,
  ends?: TickRange,
): PlaneScale {
  if (isWide(values)) return logScale([...values, ...drawn.filter((value) => value > 0)], length, axis);
  const { whole, direction } = axis;
  const amounts = (of: readonly number[]): readonly number[] => of.map((value) => value * whole);
  const scale = planeScale(axisExtent(amounts(values)), amounts(drawn), length, direction, axis, ends);
  const { min, low, high, max } = scale.extent;
  return {
    ...scale,
    at: (value) => scale.at(value * whole),
    extent: { min: min / whole, low: low / whole, high: high / whole, max: max / whole },
    isBeyond: (value) => scale.isBeyond(value * whole),
    ticks: (from, to, wanted) => scale.ticks(from, to, wanted).map((tick) => ({ ...tick, value: tick.value / whole })),
  };
}

function logScale(values: readonly number[], length: number, { whole, direction, labelOf }: AmountAxis): PlaneScale {
  const sorted = ascending(values);
  const [low = 1, high = 1] = [sorted[0], sorted.at(-1)];
  const logOf = (value: number): number => Math.log10(Math.max(value, low) * whole);
  const inset = insetOf(direction, length);
  const pixelOf = piecewise([logOf(low), logOf(high)], [inset, length - inset]);
  const powerOf = piecewise([inset, length - inset], [logOf(low), logOf(high)]);
  const turned = (pixel: number): number => (direction === 'y' ? length - pixel : pixel);
  const at = (value: number): number => turned(pixelOf(logOf(value)));
  return {
    at,
    extent: { min: low, low, high, max: high },
    breaks: [],
    isBeyond: () => false,
    ticks: (from, to, [, most]) => {
      const [one, other] = [powerOf(turned(from)), powerOf(turned(to))];
      const powers = roundTicks(Math.min(one, other), Math.max(one, other), [null, most]);
      // Between two powers of ten there are no further ticks: 1, 10, 100, or every second or fifth of them.
      const shown = powers.values.filter(Number.isInteger);
      return shown.map((power) => {
        const amount = 10 ** power;
        return { value: amount / whole, label: labelOf(amount, amount), at: turned(pixelOf(power)) };
      });
    },
  };
}
