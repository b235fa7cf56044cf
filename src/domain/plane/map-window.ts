import type { QuadrantName } from '../topic/quadrant';
import type { Circle } from './shapes';

/** Of all pictures; what is shown in another shape has less of its sides. */
export const WINDOW = { width: 400, height: 225 } as const;

/**
 * The middle of a slice across the whole width in which most dots are whole, and of equal ones that nearest to all dots.
 * @param height of the slice
 */
export function sliceWithMost(dots: readonly Circle[], height: number): number {
  const mean = dots.reduce((sum, { y }) => sum + y, 0) / Math.max(1, dots.length);
  const slices = dots.map(({ y, r }) => {
    const top = y - r;
    const whole = dots.filter((dot) => dot.y - dot.r >= top && dot.y + dot.r <= top + height);
    const bottom = Math.max(...whole.map((dot) => dot.y + dot.r), top);
    return { middle: whole.length === 0 ? y : (top + bottom) / 2, count: whole.length };
  });
  const [best] = slices.toSorted(
    (one, other) => other.count - one.count || Math.abs(one.middle - mean) - Math.abs(other.middle - mean),
  );
  return best?.middle ?? WINDOW.height / 2;
}

export interface OfQuadrant {
  readonly quadrant: QuadrantName;
}

/** A window of the project's own map, in the units of {@link WINDOW}. Paths are those of SVG, of straight lines but for the dots. */
export interface WindowShapes {
  /** The four areas, as far as the window shows them. */
  readonly areas: readonly (OfQuadrant & {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  })[];
  /** Lines of how dense all topics lie, from the lowest. */
  readonly relief: readonly string[];
  /** Heights of the chosen ones and of the way they came, from the lowest. */
  readonly island: readonly string[];
  readonly cross: string;
  readonly others: readonly (OfQuadrant & { readonly circles: readonly Circle[] })[];
  readonly trails: readonly (OfQuadrant & { readonly d: string })[];
  /** Where the chosen ones were before. */
  readonly former: readonly (OfQuadrant & Circle)[];
  readonly dots: readonly (OfQuadrant & Circle)[];
  readonly names: readonly {
    readonly x: number;
    readonly y: number;
    readonly anchor: 'start' | 'middle' | 'end';
    readonly text: string;
  }[];
}
