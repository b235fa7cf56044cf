import { changesSince, hasMoved, type TopicMove } from './changes-since';
import { topicSnapshot, type TopicSnapshot } from './topic-snapshot';
import { formatCount, plural } from '../shared/figures';
import { distanceOf } from './figure-change';
import { QUADRANT_CODES, type QuadrantCode } from './quadrant';
import type { Topic } from './topic';

export interface WhatMoved {
  /** In another quadrant, or with figures that look different; the largest move first. */
  readonly movements: readonly TopicMove<TopicSnapshot>[];
  readonly gone: readonly TopicSnapshot[];
  readonly added: readonly TopicSnapshot[];
  /** In both versions of the data, with figures and quadrants that look the same. */
  readonly still: readonly TopicSnapshot[];
  readonly toAnotherQuadrant: number;
}

/** What has moved from the previous data to the current. */
export function whatMoved(previous: readonly Topic[], topics: readonly Topic[]): WhatMoved {
  const changes = changesSince({ topics: previous.map((topic) => topicSnapshot(topic)) }, topics);
  const within = changes.changed.filter(hasMoved);
  const movements = [...changes.movedQuadrant, ...within];
  const listed = new Set([...changes.new, ...movements].map(({ id }) => id));
  return {
    movements: movements.toSorted((one, other) => distance(other) - distance(one)),
    gone: changes.gone,
    added: changes.new,
    still: topics.filter(({ id }) => !listed.has(id)).map((topic) => topicSnapshot(topic)),
    toAnotherQuadrant: changes.movedQuadrant.length,
  };
}

/** In one line; null: nothing changed. @param since such as 'Sep 2025'; null: unknown */
export function changesInWords({ movements, added, gone }: WhatMoved, since: string | null): string | null {
  const parts = [
    [movements.length, `${plural(movements.length, 'topic')} moved`],
    [added.length, 'new'],
    [gone.length, 'gone'],
  ] as const;
  const said = parts.flatMap(([count, words]) => (count === 0 ? [] : [`${formatCount(count)} ${words}`]));
  return said.length === 0 ? null : `${said.join(', ')} since ${since ?? 'the previous data'}`;
}

/** The largest move to each quadrant, and the largest within one. */
export function largestMovements({ movements }: Pick<WhatMoved, 'movements'>): readonly TopicMove<TopicSnapshot>[] {
  const isTo =
    (code: QuadrantCode | null) =>
    ({ from, to }: TopicMove) =>
      from !== to && to === code;
  return [
    ...[...QUADRANT_CODES, null].map((code) => movements.find(isTo(code))),
    movements.find(({ from, to }) => from === to),
  ].filter((movement) => movement !== undefined);
}

function distance({ growth, sizing }: TopicMove): number {
  return distanceOf([growth, sizing]);
}
