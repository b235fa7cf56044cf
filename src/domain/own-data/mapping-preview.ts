import type { QuadrantCode } from '../topic/quadrant';
import type { FaultGroup } from './data-fault';

/** computed: from growth and sizing, because the file has no quadrants. none: it has no figures either. */
export type QuadrantOrigin = 'given' | 'computed' | 'none';

export interface OwnDataCounts {
  readonly topics: number;
  readonly trends: number;
  /** Topics without growth or average sizing, which are not on the map. */
  readonly withoutFigure: number;
  readonly rowsLeftOut: number;
  /** Rows that are opened without one of their values. */
  readonly rowsWithGaps: number;
  /** Also those that are too many to be listed. */
  readonly faults: number;
  readonly quadrants: QuadrantOrigin;
}

export interface PreviewCell {
  /** As in the file. */
  readonly raw: string;
  /** What it becomes, such as "+31.7 %"; null: the same, or not understood. */
  readonly shown: string | null;
  /** What is wrong with it, in words; null: nothing. */
  readonly fault: string | null;
}

export interface PreviewPoint {
  readonly name: string;
  readonly growth: number;
  readonly sizing: number;
  readonly quadrant: QuadrantCode | null;
}

/** What a mapping makes of the file, for the dialog. */
export interface MappingPreview {
  /** By the name of the sheet: its first five rows, with a cell for each column of the mapping. */
  readonly rows: Readonly<Record<string, readonly (readonly PreviewCell[])[]>>;
  /** At most 400, of the topics that the map would show. */
  readonly points: readonly PreviewPoint[];
  readonly counts: OwnDataCounts;
  /** By kind, the worst first. */
  readonly faults: readonly FaultGroup[];
  /** Of a technology radar, from the inside; empty: there are none. */
  readonly rings: readonly string[];
  /** Where growth and sizing are divided, for computed quadrants. */
  readonly divides: { readonly growth: number; readonly sizing: number } | null;
}
