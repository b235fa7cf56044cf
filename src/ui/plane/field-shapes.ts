import { contourDensity } from 'd3-contour';
import { layOut } from '../../domain/plane/plane-layout';
import { planeScene, type Mark, type PlaneItem } from '../../domain/plane/plane-scene';
import { ART_OF_QUADRANT, ART_QUADRANTS, type ArtQuadrant } from '../art/art-types';
import { round1 } from '../art/svg-path';

/** In pixels. */
interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface FieldOptions {
  /** Size of the drawing; the contours run beyond the plane up to its edges. */
  readonly width: number;
  readonly height: number;
  /** Where in the drawing the plane is. */
  readonly plane: Rect;
  readonly items: readonly PlaneItem[];
  /** The same items in the previous data, for the trails. */
  readonly before: readonly PlaneItem[];
  /** Ids of the items that the text beside the drawing is about: they stand out, and have trails alone. None: all are alike. */
  readonly named?: readonly string[];
}

export interface FieldShapes {
  /** From the lowest to the highest. */
  readonly contours: readonly string[];
  /** The dashed axes. */
  readonly cross: string;
  /** One path for all trails, and one for all dots, of a quadrant. */
  readonly trails: readonly QuadrantShape[];
  /** Those that do not stand out first. */
  readonly dots: readonly QuadrantShape[];
  /** Where those that stand out came from, in the colours of that place, as on the covers of cards. */
  readonly starts: readonly QuadrantShape[];
}

interface QuadrantShape {
  readonly quadrant: ArtQuadrant;
  readonly d: string;
  /** Others stand out. */
  readonly isFaint?: boolean;
}

/** Above this the trails are left out. */
export const CROWD = 300;
/** Radius of a dot by that of the same item as a bubble on a map. */
const SCALE = 0.7;
const START_RADIUS = 3;
const LEVELS = 12;
/** How far a signal raises the land around it, as a share of the plane's shorter side. */
const REACH = 0.11;

/**
 * The field of signals as a handful of paths: the dots where a map has the bubbles, and lines of equal density around
 * them. Without signals only the cross is left.
 */
export function fieldShapes({ width, height, plane, items, before, named = [] }: FieldOptions): FieldShapes {
  // A plane that is not measured yet has no dots.
  const isMeasured = plane.width > 0 && plane.height > 0;
  const layout = layOut(items, before, plane);
  const previous = new Map(before.map((item) => [item.id, item]));
  const { marks } = isMeasured ? planeScene(layout, items, previous) : { marks: [] };
  const [x, y] = [round1(plane.x + layout.cross.x), round1(plane.y + layout.cross.y)];
  const land = contourDensity<Mark>()
    .x((mark) => plane.x + mark.x)
    .y((mark) => plane.y + mark.y)
    .weight(({ r }) => 0.35 + r / (marks[0]?.r ?? 1))
    .size([width, height])
    .cellSize(8)
    .bandwidth(Math.min(plane.width, plane.height) * REACH)
    .thresholds(LEVELS);
  const ids = new Set(named);
  const chosen = marks.filter(({ item }) => ids.has(item.id));
  const others = chosen.length === 0 ? [] : marks.filter(({ item }) => !ids.has(item.id));
  const outstanding = chosen.length === 0 ? marks : chosen;
  return {
    contours: marks.length === 0 ? [] : land([...marks]).map(({ coordinates }) => linesOf(coordinates)),
    cross: `M${x} ${plane.y}V${plane.y + plane.height}M${plane.x} ${y}H${plane.x + plane.width}`,
    trails: outstanding.length > CROWD ? [] : byQuadrant(outstanding, (mark) => trailPath(mark, plane)),
    dots: [
      ...byQuadrant(others, (mark) => dotPath(mark, plane)).map((shape) => ({ ...shape, isFaint: true })),
      ...byQuadrant(outstanding, (mark) => dotPath(mark, plane)),
    ],
    starts: byQuadrant(
      chosen,
      (mark) => (mark.from === null ? '' : circlePath(mark.from, START_RADIUS, plane)),
      ({ item }) => previous.get(item.id) ?? item,
    ),
  };
}

/** Closed lines: the rings of all polygons. */
function linesOf(polygons: readonly (readonly (readonly (readonly number[])[])[])[]): string {
  return polygons
    .flat()
    .map((ring) => `M${ring.map(([x = 0, y = 0]) => `${round1(x)} ${round1(y)}`).join('L')}Z`)
    .join('');
}

/** @param placeOf whose quadrant colours a mark */
function byQuadrant(
  marks: readonly Mark[],
  path: (mark: Mark) => string,
  placeOf: (mark: Mark) => PlaneItem = ({ item }) => item,
): readonly QuadrantShape[] {
  return ART_QUADRANTS.map((quadrant) => ({
    quadrant,
    d: marks.map((mark) => (ART_OF_QUADRANT[placeOf(mark).quadrant.name] === quadrant ? path(mark) : '')).join(''),
  })).filter(({ d }) => d !== '');
}

function dotPath(mark: Mark, plane: Rect): string {
  return circlePath(mark, mark.r * SCALE, plane);
}

function circlePath(at: { readonly x: number; readonly y: number }, radius: number, plane: Rect): string {
  // Two decimals: at a radius of 1 the tenth of a pixel shows as an egg.
  const [r, across] = [radius.toFixed(2), (2 * radius).toFixed(2)];
  const [x, y] = [plane.x + at.x, plane.y + at.y];
  return `M${round1(x - radius)} ${round1(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0z`;
}

/** A wedge: wide at the dot, pointed where the signal came from. */
function trailPath({ x, y, r, from }: Mark, plane: Rect): string {
  if (from === null) return '';
  const angle = Math.atan2(y - from.y, x - from.x) + Math.PI / 2;
  const half = Math.min(r * SCALE * 0.7, 0.7 + r * SCALE * 0.07);
  const at = (across: number, down: number): string => `${round1(plane.x + across)} ${round1(plane.y + down)}`;
  const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
  return `M${at(from.x, from.y)}L${at(x + dx, y + dy)}L${at(x - dx, y - dy)}Z`;
}
