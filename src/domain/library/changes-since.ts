import type { TopicId } from '../shared/entity-id';
import { isChanged } from '../topic/figures';
import type { QuadrantCode } from '../topic/quadrant';
import type { Topic } from '../topic/topic';
import { topicSnapshot, type TopicSnapshot } from './topic-snapshot';

/** How a topic has moved; a difference is null where one of the two figures is unknown. */
export interface TopicMove {
  readonly id: TopicId;
  readonly name: string;
  /** null: unclassified. */
  readonly from: QuadrantCode | null;
  readonly to: QuadrantCode | null;
  /** Differences of fractions: 0.02 is two percentage points more. */
  readonly growth: number | null;
  readonly averageSizing: number | null;
  /** More or fewer impacting drivers. */
  readonly drivers: number | null;
  readonly before: TopicSnapshot;
  readonly now: TopicSnapshot;
}

/** A topic is in one of the groups or in none. In the order of the topics; those that are gone in their old order. */
export interface ChangesSince {
  readonly new: readonly TopicSnapshot[];
  readonly movedQuadrant: readonly TopicMove[];
  /** Growth, average sizing or drivers look different, in the same quadrant. A status is no change of the data. */
  readonly changed: readonly TopicMove[];
  readonly gone: readonly TopicSnapshot[];
}

export type ChangeKind = keyof ChangesSince;

/** One topic's part of the changes, to mark it where it is listed. */
export type TopicChange =
  | { readonly kind: 'new'; readonly topic: TopicSnapshot }
  | { readonly kind: 'gone'; readonly topic: TopicSnapshot }
  | { readonly kind: 'movedQuadrant'; readonly movement: TopicMove }
  | { readonly kind: 'changed'; readonly movement: TopicMove };

/** Compares what was there at a visit, or in another version of the data, with what is there now. */
export function changesSince(
  snapshot: { readonly topics: readonly TopicSnapshot[] },
  topics: readonly Topic[],
): ChangesSince {
  const before = new Map(snapshot.topics.map((topic) => [topic.id, topic]));
  const now = new Map(topics.map((topic) => [topic.id, topicSnapshot(topic)]));
  const movements = [...now.values()].flatMap((topic) => {
    const old = before.get(topic.id);
    return old !== undefined && differs(old, topic) ? [movement(old, topic)] : [];
  });
  return {
    new: [...now.values()].filter(({ id }) => !before.has(id)),
    movedQuadrant: movements.filter(({ from, to }) => from !== to),
    changed: movements.filter(({ from, to }) => from === to),
    gone: [...before.values()].filter(({ id }) => !now.has(id)),
  };
}

export function hasChanges(changes: ChangesSince): boolean {
  return Object.values(changes).some((group: readonly unknown[]) => group.length > 0);
}

export function changesByTopic(changes: ChangesSince): ReadonlyMap<TopicId, TopicChange> {
  const { new: added, movedQuadrant, changed, gone } = changes;
  return new Map<TopicId, TopicChange>([
    ...added.map((topic) => [topic.id, { kind: 'new', topic }] as const),
    ...movedQuadrant.map((movement) => [movement.id, { kind: 'movedQuadrant', movement }] as const),
    ...changed.map((movement) => [movement.id, { kind: 'changed', movement }] as const),
    ...gone.map((topic) => [topic.id, { kind: 'gone', topic }] as const),
  ]);
}

/** Growth, average sizing or drivers that look the same are no change. */
function differs(before: TopicSnapshot, now: TopicSnapshot): boolean {
  return before.quadrant !== now.quadrant || isMoved(before, now) || isChanged('drivers', now.drivers, before.drivers);
}

/** Whether its place on the map looks different. */
export function isMoved(before: TopicSnapshot, now: TopicSnapshot): boolean {
  return isChanged('growth', now.growth, before.growth) || isChanged('sizing', now.averageSizing, before.averageSizing);
}

function movement(before: TopicSnapshot, now: TopicSnapshot): TopicMove {
  const difference = (key: 'growth' | 'averageSizing' | 'drivers'): number | null => {
    const [old, current] = [before[key], now[key]];
    return old === null || current === null ? null : current - old;
  };
  return {
    id: now.id,
    name: now.name,
    from: before.quadrant,
    to: now.quadrant,
    growth: difference('growth'),
    averageSizing: difference('averageSizing'),
    drivers: difference('drivers'),
    before,
    now,
  };
}
