/** A position in pixels; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a map's plane or of a label, in pixels. */
export interface PlaneSize {
  readonly width: number;
  readonly height: number;
}

/** Width of a text, in pixels. */
export type MeasureText = (text: string) => number;

/** A rectangle, in pixels. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Circle extends Point {
  readonly r: number;
}

export function boundsOf({ x, y, r }: Circle): Bounds {
  return { left: x - r, top: y - r, right: x + r, bottom: y + r };
}

export function overlaps(one: Bounds, other: Bounds): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

export function touchesCircle(box: Bounds, { x, y, r }: Circle): boolean {
  const dx = x - Math.max(box.left, Math.min(x, box.right));
  const dy = y - Math.max(box.top, Math.min(y, box.bottom));
  return dx * dx + dy * dy < r * r;
}

export function areaOf({ width, height }: PlaneSize): Bounds {
  return { left: 0, top: 0, right: width, bottom: height };
}

/** Whether a box lies within the bounds. */
export function isInside(box: Bounds, bounds: Bounds): boolean {
  return box.left >= bounds.left && box.right <= bounds.right && box.top >= bounds.top && box.bottom <= bounds.bottom;
}
