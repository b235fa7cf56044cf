import type { TopicId } from '../shared/entity-id';
import type { QuadrantCode } from './quadrant';
import type { Topic } from './topic';
import type { TopicStatus } from './topic-status';

/** What is remembered of a topic between two visits. */
export interface TopicSnapshot {
  readonly id: TopicId;
  readonly name: string;
  /** null: unclassified. */
  readonly quadrant: QuadrantCode | null;
  /** Fractions, as of the topic; null where unknown. */
  readonly growth: number | null;
  readonly averageSizing: number | null;
  readonly drivers: number | null;
  readonly status: TopicStatus | null;
}

/** @param status the one that the user picked, where it is newer than the loaded one */
export function topicSnapshot(topic: Topic, status: TopicStatus | null = topic.status): TopicSnapshot {
  const { id, name, quadrant, growth, sizing, driverCount } = topic;
  return { id, name, quadrant: quadrant.code, growth, averageSizing: sizing.average, drivers: driverCount, status };
}

/** Do both hold the same topics with the same values, in any order? */
export function areSameTopics(one: readonly TopicSnapshot[], other: readonly TopicSnapshot[]): boolean {
  if (one.length !== other.length) return false;
  const byId = new Map(other.map((topic) => [topic.id, topic]));
  return one.every((topic) => {
    const same = byId.get(topic.id);
    return (
      same !== undefined && Object.entries(topic).every(([key, value]) => same[key as keyof TopicSnapshot] === value)
    );
  });
}
