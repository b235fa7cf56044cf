import type PptxGenJS from 'pptxgenjs';
import type { SlideColour, SlideTicks } from '../../application/brief/slides/slide-deck';
import type { Circle, Point } from '../../domain/plane/shapes';
import { INCH, inches, objectName, hexOf } from './slide-units';

const FREEFORM = 'custGeom' as PptxGenJS.SHAPE_NAME;

/** Lengths are in units of a slide, transparencies in percent. */
export interface SlidePolygon {
  readonly kind: 'polygon';
  readonly points: readonly Point[];
  readonly fill: SlideColour;
  readonly transparency: number;
}

/** Many circles as one native shape: a project may have thousands. */
export interface SlideDots {
  readonly kind: 'dots';
  readonly circles: readonly Circle[];
  readonly fill: SlideColour;
  readonly transparency: number;
  /** Of the shape, in the list of a slide's objects. */
  readonly name: string;
  /** What is seen, for screen readers. */
  readonly alt: string;
}

/** A point of a freeform shape, in inches from its corner. */
type FreeformPoint = NonNullable<PptxGenJS.ShapeProps['points']>[number];

/** For a quarter of a circle by a cubic curve, as a multiple of the radius. */
const HANDLE = 0.5523;

/** A circle of four curves. */
function circlePoints(x: number, y: number, r: number): readonly FreeformPoint[] {
  const h = r * HANDLE;
  const curve = (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number): FreeformPoint => ({
    x: toX,
    y: toY,
    curve: { type: 'cubic', x1, y1, x2, y2 },
  });
  return [
    { x: x + r, y, moveTo: true },
    curve(x + r, y + h, x + h, y + r, x, y + r),
    curve(x - h, y + r, x - r, y + h, x - r, y),
    curve(x - r, y - h, x - h, y - r, x, y - r),
    curve(x + h, y - r, x + r, y - h, x + r, y),
    { close: true },
  ];
}

export function addPolygon(slide: PptxGenJS.Slide, { points, fill, transparency }: SlidePolygon): void {
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))];
  slide.addShape(FREEFORM, {
    ...inches({ x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }),
    fill: { color: hexOf(fill), transparency },
    points: [
      ...points.map(({ x, y }, index) => ({ x: (x - left) / INCH, y: (y - top) / INCH, moveTo: index === 0 })),
      { close: true as const },
    ],
  });
}

export function addDots(slide: PptxGenJS.Slide, { circles, fill, transparency, name, alt }: SlideDots): void {
  const left = Math.min(...circles.map(({ x, r }) => x - r));
  const top = Math.min(...circles.map(({ y, r }) => y - r));
  const right = Math.max(...circles.map(({ x, r }) => x + r));
  const bottom = Math.max(...circles.map(({ y, r }) => y + r));
  slide.addShape(FREEFORM, {
    ...inches({ x: left, y: top, width: right - left, height: bottom - top }),
    objectName: objectName(name, alt),
    fill: { color: hexOf(fill), transparency },
    points: circles.flatMap(({ x, y, r }) => [...circlePoints((x - left) / INCH, (y - top) / INCH, r / INCH)]),
  });
}

export function addTicks(slide: PptxGenJS.Slide, { box, shares, colour, name, alt }: SlideTicks): void {
  const { w, h } = inches(box);
  slide.addShape(FREEFORM, {
    ...inches(box),
    objectName: objectName(name, alt),
    line: { color: hexOf(colour), width: 0.75 },
    points: shares.flatMap((share) => [
      { x: share * w, y: 0, moveTo: true },
      { x: share * w, y: h },
    ]),
  });
}
