import type { SowId, TrendId } from '../shared/entity-id';
import type { Signal } from '../topic/signal';

export interface Trend extends Signal {
  readonly id: TrendId;
  readonly sowId: SowId | null;
  readonly shiftName: string | null;
}
