import { extent } from 'd3-array';
import { axisExtent } from '../geometry/axis-extent';
import type { ChartItem } from '../items/chart-item';
import { LENSES } from '../items/disagreement';
import { roundTicks } from '../geometry/round-ticks';
import { tickLabel } from '../geometry/tick-label';
import { formatCount } from '../../../domain/shared/figures';

/** From figures to shares of a cell's width. Laid out for all rows, so that filtering and sorting move no bar. */
export interface TableScales {
  readonly growth: Scale;
  readonly sizing: Scale;
  readonly lenses: Scale;
  readonly drivers: Scale;
}

export interface Scale {
  /** Without a single figure there is nothing to show by it. */
  readonly isEmpty: boolean;
  /** The smallest and the largest figure; none where the scale is empty. */
  readonly extremes: readonly number[];
  /** Between 0 and 1; a value beyond the ends stays at the end. */
  share(value: number): number;
  isBeyond(value: number): boolean;
  readonly ticks: readonly { readonly share: number; readonly label: string }[];
}

export function tableScales(items: readonly ChartItem[]): TableScales {
  const known = (values: readonly (number | null)[]): readonly number[] => values.filter((value) => value !== null);
  return {
    growth: fractions(known(items.map((item) => item.growth))),
    sizing: fractions(known(items.map((item) => item.sizing.average))),
    lenses: whole(known(items.flatMap((item) => LENSES.map((lens) => item.sizing[lens])))),
    drivers: counts(known(items.map((item) => item.driverCount))),
  };
}

/** Bars start at zero; a few outliers do not make all the others short. */
function fractions(values: readonly number[]): Scale {
  const { low, high } = axisExtent(values);
  return scaleOf(values, Math.min(0, low), Math.max(0, high), []);
}

const TICKS = [3, 5] as const;

/** Marks are compared across rows, so every one of them must stand where its figure is. */
function whole(values: readonly number[]): Scale {
  const [least, most] = extent(values);
  // An axis without a single mark says nothing.
  if (least === undefined || most === undefined) return scaleOf(values, 0, 1, []);
  const [from, to] = [Math.min(0, least), Math.max(most, 0.01)];
  const { values: round, step } = roundTicks(from, to, TICKS);
  return scaleOf(
    values,
    from,
    to,
    round.map((value) => ({ value, label: tickLabel(value, step, false) })),
  );
}

/** The figure stands right of its dot, and the longest stem needs room for it, too. */
const FIGURE_ROOM = 1.25;

function counts(values: readonly number[]): Scale {
  const to = Math.max(extent(values)[1] ?? 0, 1);
  const round = roundTicks(0, to, TICKS).values.filter(Number.isInteger);
  return scaleOf(
    values,
    0,
    to * FIGURE_ROOM,
    round.map((value) => ({ value, label: formatCount(value) })),
  );
}

function scaleOf(
  values: readonly number[],
  from: number,
  to: number,
  at: readonly { value: number; label: string }[],
): Scale {
  const range = to - from || 1;
  const share = (value: number): number => Math.min(1, Math.max(0, (value - from) / range));
  return {
    isEmpty: values.length === 0,
    extremes: extent(values).filter((value) => value !== undefined),
    share,
    isBeyond: (value) => value < from || value > to,
    ticks: at.map(({ value, label }) => ({ share: share(value), label })),
  };
}
