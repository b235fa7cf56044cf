import { layOut } from '../../../domain/plane/plane-layout';
import { planeScene, type Mark } from '../../../domain/plane/plane-scene';
import type { Point } from '../../../domain/plane/shapes';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import { clamp } from '../clamp';
import type { FieldDot, FieldOptions, Rect } from './field-types';
import { separate, type Disc } from './repulsion';

/** Above this the trails are left out. */
export const CROWD = 300;
/** Radius of a dot by that of the same item as a bubble on a map. */
const SCALE = 0.7;
/** The share of the plane that dots and the gaps around them may cover. */
const COVER = 0.16;
const GAP = 3.2;

export interface PlacedDots {
  /** The largest first. */
  readonly dots: readonly FieldDot[];
  /** Where the four areas meet, in pixels of the drawing. */
  readonly cross: Point;
}

/** Every item as a dot where the plane model has its bubble, then moved so that no two touch. */
export function placeDots({ plane, items, before }: FieldOptions): PlacedDots {
  const middle = { x: plane.x + plane.width / 2, y: plane.y + plane.height / 2 };
  // A plane that is not measured yet has no dots.
  if (items.length === 0 || !(plane.width > 0 && plane.height > 0)) return { dots: [], cross: middle };
  const layout = layOut(items, before, plane);
  const { marks } = planeScene(layout, items, new Map(before.map((item) => [item.id, item])));
  const cross = { x: plane.x + layout.cross.x, y: plane.y + layout.cross.y };
  const needed = marks.reduce((area, { r }) => area + Math.PI * (r * SCALE + GAP / 2) ** 2, 0);
  const gap = GAP * Math.min(1, Math.sqrt((COVER * plane.width * plane.height) / Math.max(1, needed)));
  const discs = marks.map((mark) => discOf(mark, mark.r * SCALE, plane, cross));
  separate(
    discs.map(({ disc }) => disc),
    gap,
  );
  const largest = marks[0]?.r ?? 1;
  const dots = discs.map(({ mark, disc: { x, y, radius } }): FieldDot => {
    const { from, r, item } = mark;
    // The trail keeps its direction and length when its dot was pushed aside.
    const trail = marks.length > CROWD || from === null ? null : { x: x + from.x - mark.x, y: y + from.y - mark.y };
    return { x, y, radius, size: r / largest, quadrant: quadrantHue(item.quadrant), trail };
  });
  return { dots, cross };
}

/** A dot stays on its side of both axes and inside of the plane: moved for room, it must not change its meaning. */
function discOf(mark: Mark, radius: number, plane: Rect, cross: Point): { readonly mark: Mark; readonly disc: Disc } {
  const [x, y] = [plane.x + mark.x, plane.y + mark.y];
  const [minX, maxX] = openRange(x, plane.x, cross.x, plane.x + plane.width, radius + 1);
  const [minY, maxY] = openRange(y, plane.y, cross.y, plane.y + plane.height, radius + 1);
  return { mark, disc: { x: clamp(x, minX, maxX), y: clamp(y, minY, maxY), radius, minX, maxX, minY, maxY } };
}

/** The part of an axis that is open to a dot: from the cross to the edge on the dot's side. */
function openRange(
  at: number,
  start: number,
  middle: number,
  end: number,
  clear: number,
): readonly [min: number, max: number] {
  const [from, to] = at < middle ? [start, middle] : [middle, end];
  // Too narrow a side holds its dots in its middle.
  return to - from > 2 * clear ? [from + clear, to - clear] : [(from + to) / 2, (from + to) / 2];
}
