import type { Bounds, Point } from '../../domain/plane/shapes';

/** The part of a polygon inside a rectangle, as one polygon; [] where there is none. By Sutherland and Hodgman. */
export function clippedPolygon(points: readonly Point[], { left, top, right, bottom }: Bounds): readonly Point[] {
  const edges: readonly { readonly depth: (point: Point) => number }[] = [
    { depth: ({ x }) => x - left },
    { depth: ({ x }) => right - x },
    { depth: ({ y }) => y - top },
    { depth: ({ y }) => bottom - y },
  ];
  return edges.reduce<readonly Point[]>(
    (polygon, { depth }) =>
      polygon.flatMap((to, at) => {
        const from = polygon.at(at - 1) ?? to;
        const [before, after] = [depth(from), depth(to)];
        const crossing = before >= 0 === after >= 0 ? [] : [between(from, to, before / (before - after))];
        return after >= 0 ? [...crossing, to] : crossing;
      }),
    points,
  );
}

/** The parts of a line through points that lie inside a rectangle. */
export function clippedLine(points: readonly Point[], bounds: Bounds): readonly (readonly Point[])[] {
  const parts: Point[][] = [];
  let isOpen = false;
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    if (from === undefined) continue;
    const part = clippedSegment(from, to, bounds);
    if (part === null) {
      isOpen = false;
      continue;
    }
    if (isOpen) parts.at(-1)?.push(part.to);
    else parts.push([part.from, part.to]);
    isOpen = part.to === to;
  }
  return parts;
}

/** By Liang and Barsky. */
function clippedSegment(from: Point, to: Point, { left, top, right, bottom }: Bounds) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [start, end] = [0, 1];
  for (const [p, q] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (p === 0 && q < 0) return null;
    if (p < 0) start = Math.max(start, q / p);
    if (p > 0) end = Math.min(end, q / p);
  }
  if (start > end) return null;
  return { from: start === 0 ? from : between(from, to, start), to: end === 1 ? to : between(from, to, end) };
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
