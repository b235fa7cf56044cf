import { extent, max } from 'd3-array';
import { axisExtent } from '../../../domain/plane/axis-extent';
import type { ChartItem } from '../items/chart-item';
import { LENSES } from '../../../domain/topic/lens-disagreement';
import { roundTicks } from '../../../domain/plane/round-ticks';
import { tickLabel } from '../../../domain/plane/tick-label';
import { formatCount } from '../../../domain/shared/figures';

export interface Scale {
  readonly isEmpty: boolean;
  /** The smallest and the largest figure; none where the scale is empty. */
  readonly extremes: readonly number[];
  /** Of the width of a cell, between 0 and 1; a value beyond the scale is drawn at its end. */
  share(value: number): number;
  isBeyond(value: number): boolean;
  readonly ticks: readonly { readonly share: number; readonly label: string }[];
}

export type TableScales = ReturnType<typeof tableScales>;

/** Scales of the columns, for all rows, so that filtering and sorting move no bar. */
export function tableScales(items: readonly ChartItem[]) {
  const known = (values: readonly (number | null)[]): readonly number[] => values.filter((value) => value !== null);
  return {
    growth: barScale(known(items.map((item) => item.growth))),
    sizing: barScale(known(items.map((item) => item.sizing.average))),
    lenses: lensScale(known(items.flatMap((item) => LENSES.map((lens) => item.sizing[lens])))),
    drivers: countScale(known(items.map((item) => item.driverCount))),
  };
}

/** Bars start at zero; a few outliers do not make all the others short. */
function barScale(values: readonly number[]): Scale {
  const { low, high } = axisExtent(values);
  return scaleOf(values, Math.min(0, low), Math.max(0, high));
}

const TICKS = [3, 5] as const;

/** Marks are compared across rows, so the scale contains all of them. */
function lensScale(values: readonly number[]): Scale {
  const [least, most] = extent(values);
  if (least === undefined || most === undefined) return scaleOf(values, 0, 1);
  const [from, to] = [Math.min(0, least), Math.max(most, 0.01)];
  const ticks = roundTicks(from, to, TICKS);
  return scaleOf(values, from, to, ticks.values, (value) => tickLabel(value, ticks.step, false));
}

/** Right of the longest stem there is room for its figure. */
const FIGURE_ROOM = 1.25;

function countScale(values: readonly number[]): Scale {
  const to = Math.max(max(values) ?? 0, 1);
  const ticks = roundTicks(0, to, TICKS).values.filter(Number.isInteger);
  return scaleOf(values, 0, to * FIGURE_ROOM, ticks, formatCount);
}

function scaleOf(
  values: readonly number[],
  from: number,
  to: number,
  ticks: readonly number[] = [],
  labelOf: (value: number) => string = String,
): Scale {
  const share = (value: number): number => Math.min(1, Math.max(0, (value - from) / (to === from ? 1 : to - from)));
  return {
    isEmpty: values.length === 0,
    extremes: extent(values).filter((value) => value !== undefined),
    share,
    isBeyond: (value) => value < from || value > to,
    ticks: ticks.map((value) => ({ share: share(value), label: labelOf(value) })),
  };
}
