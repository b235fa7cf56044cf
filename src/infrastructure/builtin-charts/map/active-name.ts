import type { PlaneSize } from '../../../domain/explore/bubble-sizes';
import { LABEL_HEIGHT, type Box, type Circle } from '../../../domain/explore/label-placement';
import type { MapLabel } from './map-labels';

/** The ring around the bubble that is pointed at, and some air. In pixels. */
const RING = 6;

/**
 * Where the name of the bubble that is pointed at stands on the screen: where it stands at rest, but off the ring, or
 * else above or below the bubble. It is set bolder than at rest, so what fitted beside a bubble may not fit any more.
 * @param width of the bolder name, in pixels
 */
export function activeNameBox(
  { x, y, r }: Circle,
  placed: Pick<MapLabel, 'dx' | 'top'> | undefined,
  width: number,
  plane: PlaneSize,
): Box {
  const boxAt = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + LABEL_HEIGHT });
  const inside = (left: number): number => Math.max(0, Math.min(left, plane.width - width));
  const clear = r + RING;
  const above = y - clear - LABEL_HEIGHT;
  if (placed !== undefined) {
    const isBeside = placed.top > -r - LABEL_HEIGHT && placed.top < r;
    if (!isBeside) return boxAt(inside(x + placed.dx - width / 2), placed.top < 0 ? Math.max(0, above) : y + clear);
    const left = placed.dx > 0 ? x + clear : x - clear - width;
    if (left === inside(left)) return boxAt(left, y + placed.top);
  }
  return boxAt(inside(x - width / 2), above < 0 ? y + clear : above);
}
