import type { TopicId, TrendId } from '../shared/entity-id';
import type { Signal } from './signal';
import type { TopicStatus } from './topic-status';

/** The trend that a topic belongs to. */
export interface TrendReference {
  readonly id: TrendId;
  readonly name: string;
  readonly shiftName: string | null;
}

export interface Topic extends Signal {
  readonly id: TopicId;
  /** null: not trackable, so no picker is shown. */
  readonly status: TopicStatus | null;
  readonly trend: TrendReference | null;
}
