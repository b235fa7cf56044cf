import type { CarouselItem } from '../workspace/carousel-item';

/** An opportunity platform: a group of topics tailored to the company (specification, section 3). */
export interface Platform {
  readonly name: string;
  readonly topics: readonly CarouselItem[];
  /** The names that 'Show in Trend map' filters the topic map by. */
  readonly topicNames: readonly string[];
}
