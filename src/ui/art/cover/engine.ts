import type { Random } from '../random';

/** The sheet every engine draws on; it is shown sliced, so nothing may depend on its edges. */
export const SHEET = { width: 400, height: 225 } as const;

/** Colour by distance from the ground: 0 is the ground itself, 1 the farthest ink. */
export type Ink = (distance: number) => string;

/** Where on the ramp the sheet lies. */
export type Ground = 'paper' | 'tint' | 'solid' | 'deep';

export interface Engine {
  /** Grounds on which the pattern reads well; one that is listed twice is chosen twice as often. */
  readonly grounds: readonly [Ground, ...Ground[]];
  /** SVG elements. All that differs between two covers comes from `random` and `ink`. */
  draw(random: Random, ink: Ink): string;
}

/** The item at a share (0 to 1) of the list. */
export function pick<T>(list: readonly [T, ...T[]], share: number): T {
  return list[Math.floor(share * list.length)] ?? list[0];
}
