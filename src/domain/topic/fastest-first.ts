import type { Topic } from './topic';

/** By growth; topics without a figure of it last. */
export function fastestFirst(topics: readonly Topic[]): readonly Topic[] {
  return topics.toSorted((one, other) => (other.growth ?? -Infinity) - (one.growth ?? -Infinity) || 0);
}
