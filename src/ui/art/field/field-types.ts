import type { ArtQuadrant } from '../art-types';

/** A point on the plane as shares of it: x grows to the right (sizing), y grows UPWARDS (growth). */
export interface FieldPoint {
  readonly x: number;
  readonly y: number;
}

export interface FieldSignal extends FieldPoint {
  /** 0 (smallest) to 1 (largest). */
  readonly size: number;
  readonly quadrant: ArtQuadrant;
  /** Where it was before, for the trail. */
  readonly from?: FieldPoint;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface FieldOptions {
  /** Size of the drawing in pixels; the contours run beyond the plane up to its edges. */
  readonly width: number;
  readonly height: number;
  /** Where in the drawing the signals lie, in pixels. */
  readonly plane: Rect;
  readonly signals: readonly FieldSignal[];
  /** Radius of the smallest and the largest dot in pixels; crowded fields shrink both. Default: 1.2 to 6.4. */
  readonly radius?: readonly [smallest: number, largest: number] | undefined;
  /** Number of contour lines. Default: 9. */
  readonly levels?: number | undefined;
  /** Width of the grid the contours are found on, in pixels: finer is smoother and slower. Default: 10. */
  readonly cell?: number | undefined;
  /** How far a signal raises the land around it, as a share of the plane's shorter side. Default: 0.15. */
  readonly reach?: number | undefined;
  /** Chooses the land between the signals. Default: 8. */
  readonly seed?: number | undefined;
}

/** A dot in the drawing, in pixels from the top left. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly size: number;
  readonly quadrant: ArtQuadrant;
  /** The pointed end of the trail, in pixels. */
  readonly trail: { readonly x: number; readonly y: number } | null;
}
