import type { QuadrantName } from '../topic/quadrant';
import type { Circle } from './shapes';

/** Of all pictures; what is shown in another shape has less of its sides. */
export const WINDOW = { width: 400, height: 225 } as const;

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
