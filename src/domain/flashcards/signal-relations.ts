import type { FlashcardTarget } from '../topic/flashcard-target';
import { carouselItemKey } from '../workspace/carousel-item';
import type { Insight } from '../workspace/insight';
import type { Platform } from '../workspace/platform-facts';

/** The insights and platforms in which a topic or trend appears. */
export interface SignalRelations {
  readonly insights: readonly Insight[];
  readonly platforms: readonly Platform[];
}

export function signalRelations(
  target: FlashcardTarget,
  insights: readonly Insight[],
  platforms: readonly Platform[],
): SignalRelations {
  const key = carouselItemKey({ type: target.type === 'topic' ? 'Topic' : 'Trend', id: target.id });
  return {
    insights: insights.filter(({ predictions }) => predictions.some((item) => carouselItemKey(item) === key)),
    platforms: platforms.filter(({ topics }) => topics.some((item) => carouselItemKey(item) === key)),
  };
}
