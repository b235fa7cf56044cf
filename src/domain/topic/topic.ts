import type { TopicId, TrendId } from '../shared/entity-id';
import type { OwnValues } from './own-values';
import type { Signal } from './signal';
import type { TopicStatus } from './topic-status';

/** The trend that a topic belongs to. */
export interface TrendReference {
  readonly id: TrendId;
  readonly name: string;
  readonly shiftName: string | null;
}

/** The last change of a ring: added, towards the middle, or away from it. */
export const RING_MOVES = ['new', 'in', 'out'] as const;
export type RingMove = (typeof RING_MOVES)[number];

export interface Topic extends Signal {
  readonly id: TopicId;
  /** null: not trackable, so no picker is shown. */
  readonly status: TopicStatus | null;
  readonly trend: TrendReference | null;
  /** Where the technology radar of an own file places it. */
  readonly ring?: string;
  readonly ringMove?: RingMove;
  readonly own?: OwnValues;
}
