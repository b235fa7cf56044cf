import type { Manifestation } from '../topic/deepdive';
import type { Topic } from '../topic/topic';
import type { TopicStatus } from '../topic/topic-status';
import type { Trend } from '../trend/trend';

/** The data that a query is answered from. */
export interface QueryFacts {
  readonly topics: readonly Topic[];
  readonly trends: readonly Trend[];
  readonly statusOf: (topic: Topic) => TopicStatus | null;
  /** The ids of the new topics and trends. */
  readonly newTopics: ReadonlySet<string>;
  readonly newTrends: ReadonlySet<string>;
  /** By topic: the host of each source, "" where a source has no address. */
  readonly publishers: ReadonlyMap<string, readonly string[]>;
  /** By topic. */
  readonly startups: ReadonlyMap<string, readonly Manifestation[]>;
  /** By id, of the previous data. */
  readonly previousTopics: ReadonlyMap<string, Topic>;
  readonly previousTrends: ReadonlyMap<string, Trend>;
}
