import type { PlaneItem } from '../../../domain/plane/plane-scene';
import type { ArtQuadrant } from '../art-types';

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
  /** Where in the drawing the plane is, in pixels. */
  readonly plane: Rect;
  readonly items: readonly PlaneItem[];
  /** The same items in the previous data, for the trails. */
  readonly before: readonly PlaneItem[];
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
export interface FieldDot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Its radius on the map, from 0 to 1 (the largest). */
  readonly size: number;
  readonly quadrant: ArtQuadrant;
  /** The pointed end of the trail, in pixels. */
  readonly trail: { readonly x: number; readonly y: number } | null;
}
