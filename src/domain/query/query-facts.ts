import type { Manifestation } from '../topic/deepdive';
import type { Topic } from '../topic/topic';
import type { TopicStatus } from '../topic/topic-status';
import type { Trend } from '../trend/trend';

/** The data that a query is answered from. */
export interface QueryFacts {
  readonly topics: readonly Topic[];
  readonly trends: readonly Trend[];
  readonly statusOf: (topic: Topic) => TopicStatus | null;
  /** The name of its shift. */
  readonly shiftOf: (topic: Topic) => string | null;
  /** Of what is new; see carouselItemKey. */
  readonly newKeys: ReadonlySet<string>;
  /** The rows of the previous data by id; null: not known. */
  readonly previous: {
    readonly topics: ReadonlyMap<string, Topic>;
    readonly trends: ReadonlyMap<string, Trend>;
  } | null;
  /** By topic: the host of each source, "" where a source has no address. */
  readonly publishers: ReadonlyMap<string, readonly string[]>;
  /** By topic. */
  readonly startups: ReadonlyMap<string, readonly Manifestation[]>;
  /** The names of the topics of each platform. */
  readonly platforms: ReadonlyMap<string, readonly string[]>;
}

/** Of a project without anything; statuses are those of the topics themselves. */
export const NO_FACTS: QueryFacts = {
  topics: [],
  trends: [],
  statusOf: ({ status }) => status,
  shiftOf: ({ trend }) => trend?.shiftName ?? null,
  newKeys: new Set(),
  previous: null,
  publishers: new Map(),
  startups: new Map(),
  platforms: new Map(),
};
