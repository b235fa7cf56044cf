import type { Insight } from '../foresight/insight';
import type { Platform } from '../platforms/platform';
import { carouselItemKey } from '../workspace/carousel-item';
import type { FlashcardTarget } from './flashcard-target';

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
