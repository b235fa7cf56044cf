import type { Insight } from '../foresight/insight';
import type { Platform } from '../platforms/platform';
import { carouselItemKey } from '../workspace/carousel-item';
import type { FlashcardTarget } from './flashcard-target';

/** Where else in the project a topic or trend appears. */
export interface Relations {
  /** Those that are mapped to it. */
  readonly insights: readonly Insight[];
  /** Those that it is grouped in. */
  readonly platforms: readonly Platform[];
}

/** @param target the topic or trend of the open flashcard; lists keep their order */
export function relationsOf(
  target: FlashcardTarget,
  insights: readonly Insight[],
  platforms: readonly Platform[],
): Relations {
  const key = carouselItemKey({ type: target.type === 'topic' ? 'Topic' : 'Trend', id: target.id });
  return {
    insights: insights.filter(({ predictions }) => predictions.some((item) => carouselItemKey(item) === key)),
    platforms: platforms.filter(({ topics }) => topics.some((item) => carouselItemKey(item) === key)),
  };
}
