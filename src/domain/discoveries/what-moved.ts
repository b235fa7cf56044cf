import { changesSince, isMoved, type Movement } from '../library/changes-since';
import { topicSnapshot, type TopicSnapshot } from '../library/topic-snapshot';
import { entityId } from '../shared/entity-id';
import { QUADRANT_CODES, type QuadrantCode } from '../topic/quadrant';
import type { Topic } from '../topic/topic';
import type { Trend } from '../trend/trend';

/** Topics that are in this quadrant now and were in another one; or all that stayed in theirs. */
export interface MovedGroup {
  /** null: unclassified, or those that stayed. */
  readonly quadrant: QuadrantCode | null;
  readonly isWithin: boolean;
  /** The largest move first. */
  readonly movements: readonly Movement[];
}

export interface WhatMoved {
  readonly groups: readonly MovedGroup[];
  readonly gone: readonly TopicSnapshot[];
  readonly added: readonly TopicSnapshot[];
  /** In both versions of the data, with figures and quadrants that look the same. */
  readonly still: readonly TopicSnapshot[];
  readonly moved: number;
  readonly toAnotherQuadrant: number;
}

/** What has moved from the previous data to the current, grouped by where it is now. */
export function whatMoved(previous: readonly Topic[], topics: readonly Topic[]): WhatMoved {
  const changes = changesSince({ topics: previous.map((topic) => topicSnapshot(topic)) }, topics);
  const within = changes.changed.filter(({ before, now }) => isMoved(before, now));
  const groups: readonly MovedGroup[] = [
    ...[...QUADRANT_CODES, null].map((quadrant) => ({
      quadrant,
      isWithin: false,
      movements: changes.movedQuadrant.filter(({ to }) => to === quadrant),
    })),
    { quadrant: null, isWithin: true, movements: within },
  ];
  const listed = new Set([...changes.new, ...changes.movedQuadrant, ...within].map(({ id }) => id));
  return {
    groups: groups
      .filter(({ movements }) => movements.length > 0)
      .map((group) => ({
        ...group,
        movements: group.movements.toSorted((one, other) => distance(other) - distance(one)),
      })),
    gone: changes.gone,
    added: changes.new,
    still: topics.filter(({ id }) => !listed.has(id)).map((topic) => topicSnapshot(topic)),
    moved: changes.movedQuadrant.length + within.length,
    toAnotherQuadrant: changes.movedQuadrant.length,
  };
}

/** The same of trends, which have no status. */
export function whatTrendsMoved(previous: readonly Trend[], trends: readonly Trend[]): WhatMoved {
  return whatMoved(previous.map(withoutStatus), trends.map(withoutStatus));
}

/** Those of all groups, in their order. */
export function movementsOf({ groups }: Pick<WhatMoved, 'groups'>): readonly Movement[] {
  return groups.flatMap(({ movements }) => movements);
}

/** The groups with so many movements at most in each, and in all of them. */
export function firstOfGroups(
  groups: readonly MovedGroup[],
  { ofEach, ofAll }: { readonly ofEach: number; readonly ofAll: number },
): readonly MovedGroup[] {
  let room = ofAll;
  return groups.flatMap((group) => {
    const first = group.movements.slice(0, Math.min(ofEach, room));
    room -= first.length;
    return first.length === 0 ? [] : [{ ...group, movements: first }];
  });
}

function distance({ growth, averageSizing }: Movement): number {
  return Math.abs(growth ?? 0) + Math.abs(averageSizing ?? 0);
}

function withoutStatus(trend: Trend): Topic {
  return { ...trend, id: entityId(trend.id), status: null, trend: null };
}
