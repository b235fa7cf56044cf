import { movementsOf, type WhatMoved } from '../../domain/discoveries/what-moved';
import { axisExtent } from '../../domain/plane/axis-extent';
import { roundTicks } from '../../domain/plane/round-ticks';
import { tickLabel } from '../../domain/plane/tick-label';

/** The scale that the dot plots of a column share. */
export interface PlotScale {
  /** From 0 to 1; what lies far outside of the other values is at an end. */
  readonly share: (value: number) => number;
  /** Texts of round values at most three, such as '0', '+15', '+30 %'. */
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
}

/** null: no value is known. */
function plotScale(values: readonly (number | null)[], signed: boolean): PlotScale | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const extent = axisExtent([...known, 0]);
  const [low, high] = [Math.min(extent.low, 0), Math.max(extent.high, 0.01)];
  const share = (value: number): number => Math.min(1, Math.max(0, (value - low) / (high - low)));
  const { values: round, step } = roundTicks(0, high, [null, 3]);
  return {
    share,
    ticks: round.map((value, index) => {
      const text = tickLabel(value, step, signed);
      return { at: share(value), text: index === round.length - 1 ? text : text.replace(' %', '') };
    }),
  };
}

export interface PlotScales {
  /** null: the figure of none of them is known, so there is no column. */
  readonly growth: PlotScale | null;
  readonly sizing: PlotScale | null;
}

/** The scales of what moved, with the figures of both versions. */
export function scalesOf(moved: WhatMoved): PlotScales {
  const all = movementsOf(moved).flatMap(({ before, now }) => [before, now]);
  const growth = all.map((topic) => topic.growth);
  const sizing = all.map((topic) => topic.averageSizing);
  return { growth: plotScale(growth, true), sizing: plotScale(sizing, false) };
}
