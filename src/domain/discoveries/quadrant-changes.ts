import { QUADRANT_CODES, type QuadrantCode } from '../topic/quadrant';
import type { Signal } from '../topic/signal';

export interface QuadrantChange {
  readonly code: QuadrantCode;
  readonly count: number;
  /** Compared with the previous data: what came in, less what left. */
  readonly net: number;
}

/** How many are in each quadrant now, and how many more or fewer than before. */
export function quadrantChanges(
  previous: readonly Pick<Signal, 'quadrant'>[],
  now: readonly Pick<Signal, 'quadrant'>[],
): readonly QuadrantChange[] {
  const countIn = (signals: readonly Pick<Signal, 'quadrant'>[], code: QuadrantCode): number =>
    signals.filter(({ quadrant }) => quadrant.code === code).length;
  return QUADRANT_CODES.map((code) => {
    const count = countIn(now, code);
    return { code, count, net: count - countIn(previous, code) };
  });
}
