export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

export type PathPoint = readonly [x: number, y: number];

/** One decimal is finer than a screen pixel here and a third of the bytes of a full number. */
export function round1(value: number): string {
  return (Math.round(value * 10) / 10).toString();
}

/** A Catmull-Rom curve through the points, as Bézier commands. */
export function smoothPath(points: readonly PathPoint[], closed = false): string {
  const first = points[0];
  if (!first) return '';
  const count = points.length;
  const at = (i: number): PathPoint => points[closed ? (i + count) % count : clamp(i, 0, count - 1)] ?? first;

  let d = `M${round1(first[0])} ${round1(first[1])}`;
  const segments = closed ? count : count - 1;
  for (let i = 0; i < segments; i++) {
    const before = at(i - 1);
    const from = at(i);
    const to = at(i + 1);
    const after = at(i + 2);
    d +=
      `C${round1(from[0] + (to[0] - before[0]) / 6)} ${round1(from[1] + (to[1] - before[1]) / 6)}` +
      ` ${round1(to[0] - (after[0] - from[0]) / 6)} ${round1(to[1] - (after[1] - from[1]) / 6)}` +
      ` ${round1(to[0])} ${round1(to[1])}`;
  }
  return closed ? `${d}Z` : d;
}
