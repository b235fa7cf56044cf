import { lackOnAxes, type ChosenAxes } from '../../../../domain/plane/map-axes';
import { formatCount } from '../../../../domain/shared/figures';
import type { ChartItem } from '../../items/chart-item';

/** 'Not on the map: 4', and of figures that the user has chosen which are lacking: '3 have no Impact, 1 has no Risk'. */
export function offMapWords(items: readonly ChartItem[], axes: ChosenAxes | null): string {
  const count = `Not on the map: ${formatCount(items.length)}`;
  return axes === null ? count : `${count} (${lackOnAxes(axes, items)})`;
}

/** Why they have no place. @param type in the plural */
export function whyOffMap(types: string, axes: ChosenAxes | null): string {
  const names = axes === null ? 'Growth or average sizing' : `${axes.x.name} or ${axes.y.name}`;
  return `${names} is not known, so there is no place for these ${types}.`;
}
