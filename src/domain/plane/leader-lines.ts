import type { Segment } from './segments';
import type { Bounds, Circle, PlaneSize } from './shapes';

/** A position of a label away from its bubble, and the line that ties them. */
export interface TiedPosition {
  readonly box: Bounds;
  readonly line: Segment;
}

/** From the edge of the bubble to the label, in pixels. */
const DISTANCES = [10, 20, 32, 48] as const;
const TURNS = 16;
/** Up first, then alternately to both sides: a line that falls to its bubble is the easiest to follow. */
const DIRECTIONS = Array.from({ length: TURNS }, (_, index) => {
  const turns = index % 2 === 0 ? -index / 2 : (index + 1) / 2;
  const angle = (turns / TURNS) * 2 * Math.PI;
  return { dx: Math.sin(angle), dy: -Math.cos(angle) };
});
/** A flatter line ends at a side of its label, a steeper one at the upper or lower edge. */
const FLAT = 0.3;

/**
 * Positions for a label around its bubble at a distance, the nearest first, each with its leader line; computed as they are asked for.
 * @param size of the label
 */
export function* tiedPositions({ x, y, r }: Circle, { width, height }: PlaneSize): Iterable<TiedPosition> {
  for (const distance of DISTANCES) {
    const away = r + distance;
    for (const { dx, dy } of DIRECTIONS) {
      const to = { x: x + dx * away, y: y + dy * away };
      const isSteep = Math.abs(dy) > FLAT;
      const left = to.x - (width * (1 - (isSteep ? dx : Math.sign(dx)))) / 2;
      const top = to.y - (height * (1 - (isSteep ? Math.sign(dy) : 0))) / 2;
      const from = { x: x + dx * (r + 1), y: y + dy * (r + 1) };
      yield { box: { left, top, right: left + width, bottom: top + height }, line: { from, to } };
    }
  }
}
