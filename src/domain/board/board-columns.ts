import { groupBy } from '../shared/lists';
import { QUADRANT_CODES, type QuadrantCode } from '../topic/quadrant';
import type { Topic } from '../topic/topic';
import { TOPIC_STATUSES, type TopicStatus } from '../topic/topic-status';

/** The topics of one status. */
export interface BoardColumn {
  readonly status: TopicStatus;
  /** In the order given. */
  readonly topics: readonly Topic[];
  /** How many topics are in each quadrant; without quadrants that have none. null: unclassified, last. */
  readonly quadrants: readonly { readonly code: QuadrantCode | null; readonly count: number }[];
}

/** One column for each status. A topic that is not trackable, whose status is null, is in none. */
export function boardColumns(
  topics: readonly Topic[],
  statusOf: (topic: Topic) => TopicStatus | null,
): readonly BoardColumn[] {
  const ofStatus = groupBy(topics, statusOf);
  return TOPIC_STATUSES.map((status) => {
    const own = ofStatus.get(status) ?? [];
    return { status, topics: own, quadrants: quadrantCounts(own) };
  });
}

function quadrantCounts(topics: readonly Topic[]): BoardColumn['quadrants'] {
  const ofQuadrant = groupBy(topics, ({ quadrant }) => quadrant.code);
  return [...QUADRANT_CODES, null]
    .map((code) => ({ code, count: ofQuadrant.get(code)?.length ?? 0 }))
    .filter(({ count }) => count > 0);
}
