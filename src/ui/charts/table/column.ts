import type { TopicStatus } from '../../../domain/topic/topic-status';
import type { QuadrantHue } from '../../kit/signal/quadrant-hue';
import type { ChartItem } from '../items/chart-item';
import type { SortKey } from '../items/signal-order';
import type { Scale } from './table-scales';

/**
 * 'list': a map as a table. 'drivers' and 'impact' are plots; with 'Table' they are the same in figures, in half the
 * width of a list.
 */
export type FixedTableKind = 'list' | 'drivers' | 'impact' | 'driversTable' | 'impactTable';

/** 'listView': one of the two lists of the list view, whose columns are those of the other. */
export type TableKind = FixedTableKind | 'listView';

/** Content of a cell. Shares are of the cell's width. */
export type Cell =
  | { readonly kind: 'rank' | 'text' | 'figure'; readonly text: string }
  | {
      readonly kind: 'name';
      readonly text: string;
      readonly isNew: boolean;
      readonly isGone: boolean;
      /** Follows the name, and is cut before the name is. */
      readonly detail?: string | null;
      /** In a second line. */
      readonly below?: readonly Cell[];
    }
  /** One below the other. */
  | { readonly kind: 'lines'; readonly text: string; readonly cells: readonly Cell[] }
  | {
      readonly kind: 'quadrant';
      readonly text: string;
      readonly hue: QuadrantHue;
      /** The whole name, where the text is a short one. */
      readonly title?: string;
      /** The quadrant in the previous data, where it was another one. */
      readonly was?: { readonly hue: QuadrantHue; readonly text: string } | null;
    }
  | { readonly kind: 'status'; readonly text: string; readonly status: TopicStatus | null }
  /** One mark for each topic of a trend: whether a status is set. */
  | { readonly kind: 'decided'; readonly text: string; readonly marks: readonly boolean[] }
  | { readonly kind: 'since'; readonly text: string; readonly change: Change | null }
  | { readonly kind: 'range'; readonly text: string; readonly words: string; readonly range: RangeShares | null }
  | { readonly kind: 'bar'; readonly text: string; readonly bar: BarShares | null; readonly extraRoom: number }
  | ({ readonly kind: 'lenses' | 'spread' } & LensShares)
  | {
      readonly kind: 'dot';
      readonly text: string;
      readonly share: number | null;
      readonly hue: QuadrantHue;
      /** Label of the quadrant that the hue stands for. */
      readonly quadrant: string;
    };

export type CellOf<Kind extends Cell['kind']> = Extract<Cell, { kind: Kind }>;

/** One share for each lens; null: not known. */
export interface LensShares {
  readonly text: string;
  readonly shares: readonly (number | null)[];
}

/** The way of an item since the previous data. */
export interface Change {
  /** Clockwise from the right, in degrees, as on the map. */
  readonly angle: number;
  /** With their signs, in percentage points; null: not known. */
  readonly growth: string | null;
  readonly sizing: string | null;
}

/** The average and the smallest and largest lens. */
interface RangeShares {
  readonly average: number;
  readonly from: number;
  readonly to: number;
}

export interface BarShares {
  readonly from: number;
  readonly to: number;
  readonly zero: number;
  /** The bar is cut short: the figure lies beyond the end of the scale. */
  readonly isCut: boolean;
}

export interface Column {
  readonly id: string;
  readonly title: string;
  /** A second line below the title. */
  readonly subtitle?: string;
  /** Unit and period of the figure. */
  readonly hint?: string;
  /** null: the column cannot be sorted. */
  readonly sort: SortKey | null;
  /** A track of the row's grid. */
  readonly track: string;
  /** Pixels of the track for figures of more than the usual length, so that they do not cover the next column. */
  readonly extraRoom?: number;
  readonly align?: 'end';
  readonly ticks?: Scale['ticks'];
  /** The header explains the three marks of the spread. */
  readonly explainsLenses?: true;
  cell(item: ChartItem, index: number): Cell;
}

/** Between two columns, in pixels. */
export const COLUMN_GAP = 16;

/** A table narrower than this scrolls sideways, in pixels. @param tracks such as "140px" and "minmax(120px, 2fr)" */
export function leastWidth(tracks: readonly string[]): number {
  const widths = tracks.map((track) => Number(/\d+/.exec(track)?.[0]));
  return widths.reduce((sum, width) => sum + width, 0) + COLUMN_GAP * (tracks.length - 1);
}
