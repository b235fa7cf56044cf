import { formatCount } from '../shared/figures';
import { FIGURES, type SignalFigure } from '../topic/figures';
import { tickLabel } from './tick-label';

/** How the ticks of an axis are written. */
export interface PlaneAxis {
  /** @param step between two ticks, as a fraction of 1; determines the decimals */
  labelOf(value: number, step: number): string;
}

/** A place on the plane, as fractions of 1: average sizing and growth. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** Right of the axis of sizing. Growth has the name that the data gives it. */
export const SIZING_TITLE = FIGURES.sizing.column;

/** The axes of the maps. A map of other figures has other axes and another position. */
export const PLANE_AXES: Readonly<Record<'x' | 'y', PlaneAxis>> = { x: axisOf('sizing'), y: axisOf('growth') };

function axisOf(figure: SignalFigure): PlaneAxis {
  const { unit } = FIGURES[figure];
  return { labelOf: (value, step) => tickLabel(value, step, unit === 'rate') };
}

/** The figures that give an item its place. */
export interface PlacedFigures {
  readonly growth: number | null;
  readonly sizing: { readonly average: number | null };
}

/** @returns null where growth or average sizing is not known */
export function positionOf({ growth, sizing }: PlacedFigures): Position | null {
  return growth === null || sizing.average === null ? null : { x: sizing.average, y: growth };
}

/** Where not all signals of a quadrant are drawn. */
export function placedWords(placed: number, count: number): string {
  return `${formatCount(placed)} of ${formatCount(count)} have a place on the map.`;
}
