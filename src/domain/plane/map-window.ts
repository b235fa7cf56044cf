import type { QuadrantName } from '../topic/quadrant';
import type { Circle } from './shapes';

/** Of all pictures; what is shown in another shape has less of its sides. */
export const WINDOW = { width: 400, height: 225 } as const;

/** How many dots are whole in a slice, less those that its edges cut. */
export function wholeLessCut(dots: readonly Circle[], middle: number, height: number): number {
  const [top, bottom] = [middle - height / 2, middle + height / 2];
  const isIn = ({ y, r }: Circle): boolean => y + r > top && y - r < bottom;
  return dots.filter(isIn).reduce((sum, { y, r }) => sum + (y - r >= top && y + r <= bottom ? 1 : -1), 0);
}

/**
 * The middle of the slice across the whole width that shows most whole dots and cuts fewest; of equal ones, of that in whose
 * middle they lie, nearest to all dots.
 * @param height of the slice
 */
export function bestSlice(dots: readonly Circle[], height: number): number {
  const mean = dots.reduce((sum, { y }) => sum + y, 0) / Math.max(1, dots.length);
  const half = height / 2;
  // Where a dot comes in, is whole, or leaves.
  const turns = dots
    .flatMap(({ y, r }) => [y - r - half, y + r - half, y - r + half, y + r + half])
    .toSorted((one, other) => one - other);
  const between = turns.slice(1).map((turn, index) => (turn + (turns[index] ?? turn)) / 2);
  const slices = [...between, ...turns].map((middle) => {
    const seen = dots.filter(({ y }) => Math.abs(y - middle) <= half);
    const centre = seen.reduce((sum, { y }) => sum + y, 0) / Math.max(1, seen.length);
    return {
      middle,
      score: wholeLessCut(dots, middle, height),
      off: Math.abs(centre - middle) + Math.abs(mean - middle) / 100,
    };
  });
  const [best] = slices.toSorted((one, other) => other.score - one.score || one.off - other.off);
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
