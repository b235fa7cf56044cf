import type { ChartItem } from '../items/chart-item';
import { disagreement, hasLenses, LENSES, type Lens } from '../items/disagreement';
import type { Quadrant } from '../../../domain/topic/quadrant';
import type { Column } from './column';

export type TableKeyEntry =
  | { readonly kind: 'quadrant'; readonly quadrant: Quadrant }
  | { readonly kind: 'lens'; readonly lens: Lens }
  /** The tooltip of a title, for pictures. */
  | { readonly kind: 'words'; readonly text: string };

/** The meaning of the colours and bars that a table has. */
export function tableKey(columns: readonly Column[], items: readonly ChartItem[]): readonly TableKeyEntry[] {
  return columns.flatMap((column): readonly TableKeyEntry[] => {
    switch (column.id) {
      case 'drivers':
        // Only the plot has a scale and colours.
        return column.ticks === undefined ? [] : quadrantsOf(items);
      case 'lenses':
        return items.some(({ sizing }) => hasLenses(sizing)) ? LENSES.map((lens) => ({ kind: 'lens', lens })) : [];
      case 'growth':
        return column.hint === undefined ? [] : [{ kind: 'words', text: column.hint }];
      case 'disagreement':
        return column.hint === undefined || items.every(({ sizing }) => disagreement(sizing) === null)
          ? []
          : [{ kind: 'words', text: `Disagreement: ${startingSmall(column.hint)}` }];
      default:
        return [];
    }
  });
}

function quadrantsOf(items: readonly ChartItem[]): readonly TableKeyEntry[] {
  const drawn = new Map(items.map(({ quadrant }) => [quadrant.code, quadrant]));
  return [...drawn.values()]
    .sort((one, other) => (one.code ?? Infinity) - (other.code ?? Infinity))
    .map((quadrant) => ({ kind: 'quadrant', quadrant }));
}

function startingSmall(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
