import { formatFigure } from '../../../domain/topic/figures';
import { LENSES } from '../../../domain/topic/signal';
import type { ListedFigures, ListFigures } from '../../../application/charts/list-figures';
import { countScale, evenScale, wholeScale } from '../../plane/scale';

/** Figures up to this length, such as "+24.65 %", have the usual width. */
const USUAL_LENGTH = 8;
const CHARACTER_WIDTH = 9;

/** What the longest of these figures needs beyond the usual width. */
export function extraRoom(figure: 'growth' | 'sizing', { [figure]: extremes, decimals }: ListFigures): number {
  const longest = Math.max(
    USUAL_LENGTH,
    ...extremes.map((value) => formatFigure(figure, value, decimals[figure]).length),
  );
  return (longest - USUAL_LENGTH) * CHARACTER_WIDTH;
}

export type TableScales = ReturnType<typeof tableScales>;

/** @param items all rows, whatever the filters */
export function tableScales(items: readonly ListedFigures[]) {
  return {
    growth: evenScale(
      items.map(({ growth }) => growth),
      true,
    ),
    sizing: evenScale(
      items.map(({ sizing }) => sizing.average),
      false,
    ),
    lenses: wholeScale(items.flatMap(({ sizing }) => LENSES.map((lens) => sizing[lens]))),
    drivers: countScale(items.map(({ driverCount }) => driverCount)),
  };
}
