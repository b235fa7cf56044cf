import type { TopicId } from '../shared/entity-id';
import type { QuadrantCode } from './quadrant';
import type { Topic } from './topic';
import type { TopicStatus } from './topic-status';

/**
 * What is remembered of a topic between two visits. It has no text of the data, because it stays in the browser after the
 * log-out, and others may use the computer.
 */
export interface VisitedTopic {
  readonly id: TopicId;
  /** null: unclassified. */
  readonly quadrant: QuadrantCode | null;
  /** Fractions, as of the topic; null where unknown. */
  readonly growth: number | null;
  readonly averageSizing: number | null;
  readonly drivers: number | null;
  readonly status: TopicStatus | null;
}

/** A topic of the loaded data. */
export interface TopicSnapshot extends VisitedTopic {
  readonly name: string;
}

/** @param status the one that the user picked, where it is newer than the loaded one */
export function visitedTopic(topic: Topic, status: TopicStatus | null = topic.status): VisitedTopic {
  const { id, quadrant, growth, sizing, driverCount } = topic;
  return { id, quadrant: quadrant.code, growth, averageSizing: sizing.average, drivers: driverCount, status };
}

export function topicSnapshot(topic: Topic): TopicSnapshot {
  return { ...visitedTopic(topic), name: topic.name };
}

/** Do both hold the same topics with the same values, in any order? */
export function areSameTopics(one: readonly VisitedTopic[], other: readonly VisitedTopic[]): boolean {
  if (one.length !== other.length) return false;
  const byId = new Map(other.map((topic) => [topic.id, topic]));
  return one.every((topic) => {
    const same = byId.get(topic.id);
    return (
      same !== undefined && Object.entries(topic).every(([key, value]) => same[key as keyof VisitedTopic] === value)
    );
  });
}
