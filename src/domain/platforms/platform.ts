import type { CarouselItem } from '../workspace/carousel-item';

/** An opportunity platform: a group of topics tailored to the company (specification, section 3). */
export interface Platform {
  readonly name: string;
  readonly topics: readonly CarouselItem[];
  /** The topic filter of 'Show in Trend map'. */
  readonly topicNames: readonly string[];
}
