import { ownValuesOf, type OwnValues, type WithOwn } from './own-values';
import type { Quadrant } from './quadrant';
import type { RingMove } from './topic';

export const MOVE_WORDS: Readonly<Record<RingMove, string>> = {
  new: 'new',
  in: 'moved inwards',
  out: 'moved outwards',
};

/** What a card shows of the file besides our figures: ring and movement, then the own columns; undefined: nothing. */
export function shownValuesOf(topic: WithOwn & { readonly ringMove?: RingMove }): OwnValues | undefined {
  const { ringMove } = topic;
  const values = {
    ...ownValuesOf({ ...topic, own: {} }),
    ...(ringMove !== undefined && { Moved: MOVE_WORDS[ringMove] }),
  };
  const all = { ...values, ...topic.own };
  return Object.keys(all).length === 0 ? undefined : all;
}

/** A topic of a radar has a ring in the place of a quadrant. */
export function isOnlyOfRadar({ quadrant, ring }: { readonly quadrant: Quadrant; readonly ring?: string }): boolean {
  return quadrant.code === null && ring !== undefined;
}
