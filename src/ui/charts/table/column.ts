import type { QuadrantHue } from '../../kit/signal/quadrant-hue';
import type { ChartItem } from '../items/chart-item';
import type { SortKey } from '../items/signal-order';
import type { Scale } from './table-scales';

/** 'drivers' and 'impact' are plots; with 'Table' they are the same in figures, in half the width of a list. */
export type TableKind = 'list' | 'drivers' | 'impact' | 'driversTable' | 'impactTable';

/** Content of a cell. Shares are of the cell's width. */
export type Cell =
  | { readonly kind: 'rank' | 'text' | 'figure'; readonly text: string }
  | { readonly kind: 'name'; readonly text: string; readonly isNew: boolean; readonly isGone: boolean }
  | { readonly kind: 'quadrant'; readonly text: string; readonly hue: QuadrantHue }
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

/** One share for each lens; null: not known. */
export interface LensShares {
  readonly text: string;
  readonly shares: readonly (number | null)[];
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
