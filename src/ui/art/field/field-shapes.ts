import { ART_QUADRANTS, type ArtQuadrant } from '../art-types';
import { round1 } from '../svg-path';
import { contourPaths } from './contours';
import { densityGrid } from './density';
import { placeDots } from './dots';
import type { Dot, FieldOptions } from './field-types';

export interface FieldShapes {
  readonly contours: readonly ContourShape[];
  /** The dashed axes. */
  readonly cross: string;
  /** One path for all tails, and one for all dots, of a quadrant. */
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
  const places = placeDots(options);
  return {
    contours: places.length === 0 ? [] : contours(places, options),
    cross: crossPath(options),
    trails: byQuadrant(places, tailPath),
    dots: byQuadrant(places, dotPath),
  };
}

function contours(places: readonly Dot[], options: FieldOptions): readonly ContourShape[] {
  const { levels = 9 } = options;
  const grid = densityGrid(places, options);
  const top = grid.highest * 0.96;
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

function crossPath({ plane, cross = { x: 0.5, y: 0.5 } }: FieldOptions): string {
  const x = round1(plane.x + cross.x * plane.width);
  const y = round1(plane.y + (1 - cross.y) * plane.height);
  return `M${x} ${plane.y}V${plane.y + plane.height}M${plane.x} ${y}H${plane.x + plane.width}`;
}

function byQuadrant(places: readonly Dot[], path: (dot: Dot) => string): readonly QuadrantShape[] {
  return ART_QUADRANTS.map((quadrant) => ({
    quadrant,
    d: places.map((dot) => (dot.quadrant === quadrant ? path(dot) : '')).join(''),
  })).filter(({ d }) => d !== '');
}

function dotPath({ x, y, radius }: Dot): string {
  // Two decimals: at a radius of 1 the tenth of a pixel shows as an egg.
  const r = radius.toFixed(2);
  const across = (2 * radius).toFixed(2);
  return `M${round1(x - radius)} ${round1(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0z`;
}

/** A wedge: wide at the dot, pointed where the signal came from. */
function tailPath({ x, y, radius, trail: tail }: Dot): string {
  if (!tail) return '';
  const angle = Math.atan2(y - tail.y, x - tail.x) + Math.PI / 2;
  const half = Math.min(radius * 0.7, 0.7 + radius * 0.07);
  const dx = Math.cos(angle) * half;
  const dy = Math.sin(angle) * half;
  const base = `${round1(x + dx)} ${round1(y + dy)}L${round1(x - dx)} ${round1(y - dy)}`;
  return `M${round1(tail.x)} ${round1(tail.y)}L${base}Z`;
}
