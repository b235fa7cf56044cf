import { LENSES } from '../../../domain/topic/lens-disagreement';
import { countScale, evenScale, wholeScale } from '../../kit/table/scale';
import type { ChartItem } from '../items/chart-item';

export type TableScales = ReturnType<typeof tableScales>;

/** @param items all rows, whatever the filters */
export function tableScales(items: readonly ChartItem[]) {
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
