import { countInQuadrant, UNCLASSIFIED } from '../../../../domain/topic/quadrant';
import { lackOnAxes, type ChosenAxes } from '../../../../domain/topic/map-axes';
import { formatCount } from '../../../../domain/shared/figures';
import { capitalized } from '../../../../domain/shared/words';
import type { ChartItem } from '../../../../application/charts/items/chart-item';

/**
 * 'Not on the map: 4 (1 unclassified)', which no corner counts; of figures that the user has chosen which are lacking:
 * '3 have no Impact, 1 has no Risk'.
 */
export function offMapWords(items: readonly ChartItem[], axes: ChosenAxes | null): string {
  const count = `Not on the map: ${formatCount(items.length)}`;
  if (axes !== null) return `${count} (${lackOnAxes(axes, items)})`;
  const bare = items.filter(({ quadrant }) => quadrant.code === null).length;
  // Where none has one, there are no other counts.
  return bare === 0 || bare === items.length ? count : `${count} (${countInQuadrant(bare, UNCLASSIFIED)})`;
}

/** Why they have no place. @param type in the plural */
export function whyOffMap(types: string, axes: ChosenAxes | null): string {
  return `${capitalized(figuresOf(axes))} is not known, so there is no place for these ${types}.`;
}

/** 'Not on the map, because growth or average sizing is not known: Kelp, Algae.' */
export function offMapOnPaper(items: readonly ChartItem[], axes: ChosenAxes | null): string {
  return `Not on the map, because ${figuresOf(axes)} is not known: ${items.map(({ name }) => name).join(', ')}.`;
}

function figuresOf(axes: ChosenAxes | null): string {
  return axes === null ? 'growth or average sizing' : `${axes.x.name} or ${axes.y.name}`;
}
