import type { TopicId } from '../shared/entity-id';
import { figureChange, type FigureChange, changeInWords } from './figure-change';
import { type QuadrantCode, quadrantOf } from './quadrant';
import type { Topic } from './topic';
import { topicSnapshot, type VisitedTopic, type TopicSnapshot } from './topic-snapshot';
import { countOf } from '../shared/figures';

/** How a topic has moved. */
export interface TopicMove<Before extends VisitedTopic = VisitedTopic> {
  readonly id: TopicId;
  readonly name: string;
  /** null: unclassified. */
  readonly from: QuadrantCode | null;
  readonly to: QuadrantCode | null;
  readonly growth: FigureChange;
  readonly sizing: FigureChange;
  readonly drivers: FigureChange;
  readonly before: Before;
  readonly now: TopicSnapshot;
}

/** A topic is in one of the groups or in none. In the order of the topics; those that are gone in their old order. */
export interface ChangesSince<Before extends VisitedTopic = VisitedTopic> {
  readonly new: readonly TopicSnapshot[];
  readonly movedQuadrant: readonly TopicMove<Before>[];
  /** Growth, average sizing or drivers look different, in the same quadrant. A status is no change of the data. */
  readonly changed: readonly TopicMove<Before>[];
  readonly gone: readonly Before[];
}

export type ChangeKind = keyof ChangesSince;

/** One topic's part of the changes, to mark it where it is listed. */
export type TopicChange =
  | { readonly kind: 'new'; readonly topic: TopicSnapshot }
  | { readonly kind: 'gone'; readonly topic: VisitedTopic }
  | { readonly kind: 'movedQuadrant'; readonly movement: TopicMove }
  | { readonly kind: 'changed'; readonly movement: TopicMove };

/** Compares what was there at a visit, or in another version of the data, with what is there now. */
export function changesSince<Before extends VisitedTopic>(
  snapshot: { readonly topics: readonly Before[] },
  topics: readonly Topic[],
): ChangesSince<Before> {
  const before = new Map(snapshot.topics.map((topic) => [topic.id, topic]));
  const now = new Map(topics.map((topic) => [topic.id, topicSnapshot(topic)]));
  const movements = [...now.values()].flatMap((topic) => {
    const old = before.get(topic.id);
    if (old === undefined) return [];
    const move = movement(old, topic);
    return move.from !== move.to || hasMoved(move) || move.drivers.isSeen ? [move] : [];
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

/** Whether its place on the map looks different. */
export function hasMoved({ growth, sizing }: TopicMove): boolean {
  return growth.isSeen || sizing.isSeen;
}

function movement<Before extends VisitedTopic>(before: Before, now: TopicSnapshot): TopicMove<Before> {
  return {
    id: now.id,
    name: now.name,
    from: before.quadrant,
    to: now.quadrant,
    growth: figureChange('growth', now.growth, before.growth),
    sizing: figureChange('sizing', now.averageSizing, before.averageSizing),
    drivers: figureChange('drivers', now.drivers, before.drivers),
    before,
    now,
  };
}

/** What has changed about a topic since the last visit, in words; null: it is gone. */
export function changeWords(change: TopicChange): string | null {
  if (change.kind === 'gone') return null;
  if (change.kind === 'new') return 'New since your visit';
  const { from, to } = change.movement;
  if (change.kind === 'movedQuadrant')
    return `${quadrantOf(from).label} at your last visit, now ${quadrantOf(to).label}`;
  return `Since your visit: ${figureChanges(change.movement).join(', ')}`;
}

/** 'growth +8 points', 'sizing now known', '2 drivers more'; empty where all look the same. */
function figureChanges({ growth, sizing, drivers }: TopicMove): readonly string[] {
  const { difference } = drivers;
  const driverWords =
    difference === null || difference === 0
      ? changeInWords(drivers)
      : `${countOf(Math.abs(difference), 'driver')} ${difference > 0 ? 'more' : 'fewer'}`;
  return [changeInWords(growth), changeInWords(sizing), driverWords].filter((part) => part !== '');
}
