import type { TopicId, TrendId, ShiftId } from '../shared/entity-id';
import type { Signal } from '../topic/signal';

/** What a carousel card shows of a topic or trend (specification, section 3). */
export type CarouselItem = Pick<Signal, 'name' | 'imageUrl' | 'quadrant'> &
  ({ readonly type: 'Topic'; readonly id: TopicId } | { readonly type: 'Trend'; readonly id: TrendId });

/** Distinguishes topic 7 from trend 7. */
export function carouselItemKey(item: Pick<CarouselItem, 'type' | 'id'>): string {
  return `${item.type}:${item.id}`;
}

/** A large movement in an industry, with its trends (specification, section 3). */
export interface Shift {
  readonly id: ShiftId;
  readonly name: string;
  readonly description: string;
  readonly trends: readonly CarouselItem[];
  /** Of a group of an own project that has no shifts: how many topics it has, of which the first are its items. */
  readonly topicCount?: number;
}
