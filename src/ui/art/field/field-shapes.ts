import type { Point } from '../../../domain/plane/shapes';
import { ART_QUADRANTS, type ArtQuadrant } from '../art-types';
import { round1 } from '../svg-path';
import { contourPaths } from './contours';
import { densityGrid } from './density';
import { placeDots } from './dots';
import type { FieldDot, FieldOptions, Rect } from './field-types';

export interface FieldShapes {
  readonly contours: readonly ContourShape[];
  /** The dashed axes. */
  readonly cross: string;
  /** One path for all trails, and one for all dots, of a quadrant. */
  readonly trails: readonly QuadrantShape[];
  readonly dots: readonly QuadrantShape[];
}

interface ContourShape {
  readonly d: string;
  readonly opacity: number;
  readonly width: number;
}

interface QuadrantShape {
  readonly quadrant: ArtQuadrant;
  readonly d: string;
}

/** The lowest contour: above the noise, so that a line means signals nearby. */
const LOWEST = 0.9;

/** The field of signals as a handful of paths. Without signals only the cross is left: there is no land to show. */
export function fieldShapes(options: FieldOptions): FieldShapes {
  const { dots, cross } = placeDots(options);
  return {
    contours: dots.length === 0 ? [] : contours(dots, options),
    cross: crossPath(options.plane, cross),
    trails: byQuadrant(dots, trailPath),
    dots: byQuadrant(dots, dotPath),
  };
}

function contours(dots: readonly FieldDot[], options: FieldOptions): readonly ContourShape[] {
  const { levels = 9 } = options;
  const grid = densityGrid(dots, options);
  const top = grid.heights.reduce((highest, height) => Math.max(highest, height), 0) * 0.96;
  // Closer together the lower they are: the slopes are where the signals thin out.
  const heights = Array.from({ length: levels }, (_, i) => LOWEST + (top - LOWEST) * ((i + 1) / (levels + 1)) ** 1.1);
  return contourPaths(grid, heights)
    .map((d, i): ContourShape => {
      const level = i + 1;
      const opacity = Number((0.6 + (0.4 * level) / levels).toFixed(2));
      return { d, opacity, width: level % 3 === 0 ? 1.1 : 0.7 };
    })
    .filter(({ d }) => d !== '');
}

function crossPath({ x, y, width, height }: Rect, cross: Point): string {
  return `M${round1(cross.x)} ${y}V${y + height}M${x} ${round1(cross.y)}H${x + width}`;
}

function byQuadrant(dots: readonly FieldDot[], path: (dot: FieldDot) => string): readonly QuadrantShape[] {
  return ART_QUADRANTS.map((quadrant) => ({
    quadrant,
    d: dots.map((dot) => (dot.quadrant === quadrant ? path(dot) : '')).join(''),
  })).filter(({ d }) => d !== '');
}

function dotPath({ x, y, radius }: FieldDot): string {
  // Two decimals: at a radius of 1 the tenth of a pixel shows as an egg.
  const r = radius.toFixed(2);
  const across = (2 * radius).toFixed(2);
  return `M${round1(x - radius)} ${round1(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0z`;
}

/** A wedge: wide at the dot, pointed where the signal came from. */
function trailPath({ x, y, radius, trail }: FieldDot): string {
  if (!trail) return '';
  const angle = Math.atan2(y - trail.y, x - trail.x) + Math.PI / 2;
  const half = Math.min(radius * 0.7, 0.7 + radius * 0.07);
  const dx = Math.cos(angle) * half;
  const dy = Math.sin(angle) * half;
  const base = `${round1(x + dx)} ${round1(y + dy)}L${round1(x - dx)} ${round1(y - dy)}`;
  return `M${round1(trail.x)} ${round1(trail.y)}L${base}Z`;
}
