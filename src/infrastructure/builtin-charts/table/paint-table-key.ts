import type { ChartItem } from '../../../domain/explore/chart-item';
import { LENSES } from '../../../domain/explore/disagreement';
import { SIZING_LENS_NAMES } from '../../../domain/topic/sizing';
import { paintDisc, type KeyEntry } from '../export/picture-key';
import { hueOf } from '../hue';
import { paintLensBar } from './paint-lens';
import type { Column } from './table-columns';

/** What the colours and bars of a table mean, and what the page tells only to whoever points at a title. */
export function tableKey(columns: readonly Column[], items: readonly ChartItem[]): readonly KeyEntry[] {
  return columns.flatMap((column): readonly KeyEntry[] => {
    switch (column.id) {
      case 'drivers':
        // Only the plot has a scale; in figures nothing is coloured.
        return column.ticks === undefined ? [] : quadrantEntries(items);
      case 'lenses':
        return LENS_ENTRIES;
      case 'growth':
        return column.hint === undefined ? [] : [{ text: column.hint }];
      case 'disagreement':
        return column.hint === undefined ? [] : [{ text: `Disagreement: ${startingSmall(column.hint)}` }];
      default:
        return [];
    }
  });
}

function quadrantEntries(items: readonly ChartItem[]): readonly KeyEntry[] {
  const drawn = new Map(items.map(({ quadrant }) => [quadrant.code, quadrant]));
  return [...drawn.values()]
    .sort((one, other) => (one.code ?? Infinity) - (other.code ?? Infinity))
    .map((quadrant) => ({
      text: quadrant.label,
      sign: { width: 10, paint: (context, x, y, { ink }) => paintDisc(context, x + 5, y, 5, ink[hueOf(quadrant)]) },
    }));
}

const BAR = 18;

const LENS_ENTRIES: readonly KeyEntry[] = LENSES.map((lens) => ({
  text: SIZING_LENS_NAMES[lens],
  sign: {
    width: BAR,
    paint: (context, x, y, palette) => paintLensBar(context, lens, x, y - 1.5, BAR, palette),
  },
}));

function startingSmall(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
