import { formatCount, withMinus } from '../shared/figures';
import { FIGURES, type SignalFigure } from '../topic/figures';
import { SPECIFIED_AXES, type AxisFigure } from '../topic/map-axes';
import { formatOwnValue } from '../topic/own-values';

/** How the ticks of an axis are written. */
export interface PlaneAxis {
  /** @param step between two ticks, as a fraction of 1; determines the decimals */
  labelOf(value: number, step: number): string;
}

/** "950", "12.5k", "8.9B": a figure of the file, whose unit stands in the title of the axis. */
export function amountLabel(amount: number): string {
  const size = Math.abs(amount);
  const power = size < 10_000 ? 0 : Math.min(4, Math.floor(Math.log10(size) / 3));
  const digits = Number((amount / 1000 ** power).toPrecision(4));
  const text = power === 0 && Number.isInteger(digits) ? formatCount(digits) : withMinus(String(digits));
  return `${text}${['', 'k', 'M', 'B', 'T'][power]}`;
}

/** The axes of the maps. A map of other figures has other axes and another position. */
export const PLANE_AXES: Readonly<Record<'x' | 'y', PlaneAxis>> = { x: axisOf('sizing'), y: axisOf('growth') };

function axisOf(figure: SignalFigure): PlaneAxis {
  const { unit } = FIGURES[figure];
  return { labelOf: (value, step) => tickLabel(value, step, unit === 'rate') };
}

/** The ticks of a figure that was chosen: percentages as on the usual axes, amounts in their own unit. */
export function axisOfFigure({ key, whole }: Pick<AxisFigure, 'key' | 'whole'>): PlaneAxis {
  if (whole === null) return key === SPECIFIED_AXES.y ? PLANE_AXES.y : PLANE_AXES.x;
  return { labelOf: key === SPECIFIED_AXES.x ? amountLabel : ownLabel };
}

const TICK_DIGITS = 4;

/** As {@link amountLabel}, but a year has no comma. */
function ownLabel(value: number): string {
  return Math.abs(value) < 10_000 ? formatOwnValue(Number(value.toPrecision(TICK_DIGITS))) : amountLabel(value);
}

/** Where not all signals of a quadrant are drawn. */
export function placedWords(placed: number, count: number): string {
  return `${formatCount(placed)} of ${formatCount(count)} have a place on the map.`;
}

/**
 * What the corner of a map counts: what is drawn there, and what is not: '18, and 2 not on the map'. The sum is what the
 * lists count.
 * @param hasRoom else the second number stands in the title alone, see {@link placedWords}
 */
export function cornerCount(placed: number, count: number, hasRoom: boolean): string {
  const others = hasRoom && placed < count ? `, and ${formatCount(count - placed)} not on the map` : '';
  return `${formatCount(placed)}${others}`;
}

/**
 * A round figure at an axis: "+15 %", "0 %", "2.5 %".
 * @param step between two ticks, as a fraction of 1; determines the decimals
 * @param signed positive figures have a sign
 */
export function tickLabel(value: number, step: number, signed: boolean): string {
  const percent = value * 100;
  const digits = percent.toFixed(decimalsOf(step * 100));
  if (Number(digits) === 0) return '0 %';
  // There is no room for more than four digits, nor for a sign before as many.
  if (Math.abs(percent) >= 1000) return `${withMinus(shortened(percent, step * 100) ?? digits)} %`;
  return `${signed && value > 0 ? '+' : ''}${withMinus(digits)} %`;
}

const MOST_DECIMALS = 8;
const MOST_SHORT_DECIMALS = 2;

/** "12.5k" or "100M", where two ticks would still differ; null where they would not, or there is nothing to gain. */
function shortened(percent: number, step: number): string | null {
  if (Math.abs(percent) < 10_000) return null;
  const thousands = Math.min(3, Math.floor(Math.log10(Math.abs(percent)) / 3));
  const unit = 1000 ** thousands;
  const decimals = decimalsOf(step / unit);
  return decimals > MOST_SHORT_DECIMALS ? null : `${(percent / unit).toFixed(decimals)}${'kMB'[thousands - 1]}`;
}

/** As many as the step itself has, so that 2.5, 5 and 7.5 do not read 3, 5 and 8. */
function decimalsOf(step: number): number {
  let decimals = 0;
  while (decimals < MOST_DECIMALS && !isNearlyWhole(step * 10 ** decimals)) decimals += 1;
  return decimals;
}

function isNearlyWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) <= 1e-6 * Math.abs(value);
}
