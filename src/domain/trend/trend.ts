import type { SowId, TrendId } from '../shared/entity-id';
import type { MoreLine } from '../topic/deepdive';
import type { Signal } from '../topic/signal';

export interface Trend extends Signal {
  readonly id: TrendId;
  readonly sowId: SowId | null;
  readonly shiftName: string | null;
  /** Columns of an own spreadsheet that the product has no field for; with one trend only. */
  readonly more?: readonly MoreLine[];
}
