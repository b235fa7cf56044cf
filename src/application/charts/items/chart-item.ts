import { entityId, type TopicId, type TrendId } from '../../../domain/shared/entity-id';
import { type Measured, UNKNOWN_FIGURES } from '../../../domain/topic/figures';
import type { SignalType } from '../../../domain/topic/quadrant';
import type { Signal } from '../../../domain/topic/signal';
import type { Topic } from '../../../domain/topic/topic';
import type { TopicStatus } from '../../../domain/topic/topic-status';
import type { FlashcardTarget } from '../../../domain/topic/flashcard-target';

/** A topic or a trend in the charts. */
export interface ChartItem
  extends Measured, Pick<Signal, 'name' | 'quadrant'>, Pick<Topic, 'ring' | 'ringMove' | 'own'> {
  readonly type: SignalType;
  readonly id: TopicId | TrendId;
  /** Of a topic; null for trends. */
  readonly trendId: TrendId | null;
  readonly trendName: string | null;
  readonly shiftName: string | null;
  /** null for trends, and for topics that are not trackable. */
  readonly status: TopicStatus | null;
  /** Of a trend; null for topics, and while it is not known. */
  readonly topicCount: number | null;
  /** The data series that the growth of this topic is; absent: the general note of the data holds. */
  readonly growthNote?: string;
  /** Added by the last load of the data. */
  readonly isNew: boolean;
  /** Only in the previous data: there is nothing to open. */
  readonly isGone: boolean;
}

/** An item that is gone, among the current ones: the previous figures are not its current ones. */
export function withoutFigures(item: ChartItem): ChartItem {
  return { ...item, ...UNKNOWN_FIGURES, topicCount: null };
}

/** The card of an item. */
export function targetOfItem({ type, id }: Pick<ChartItem, 'type' | 'id'>): FlashcardTarget {
  return type === 'topic' ? { type, id: entityId(id) } : { type, id: entityId(id) };
}
