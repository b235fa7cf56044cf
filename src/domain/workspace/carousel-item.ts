import type { TopicId, TrendId } from '../shared/entity-id';
import type { Quadrant } from '../topic/quadrant';

interface CarouselItemFace {
  readonly name: string;
  readonly imageUrl: string | null;
  readonly quadrant: Quadrant;
}

/** A topic or a trend as a card shows it (specification, section 3). */
export type CarouselItem =
  | (CarouselItemFace & { readonly type: 'Topic'; readonly id: TopicId })
  | (CarouselItemFace & { readonly type: 'Trend'; readonly id: TrendId });

/** Distinguishes topic 7 from trend 7, for keys and look-ups. */
export function carouselItemKey(item: Pick<CarouselItem, 'type' | 'id'>): string {
  return `${item.type}:${item.id}`;
}
