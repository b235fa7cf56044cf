import type PptxGenJS from 'pptxgenjs';
import type { SlideColour, SlideTicks } from '../../application/brief/slides/slide-deck';
import type { Circle, Point } from '../../domain/plane/shapes';
import { INCH, inches, objectName, hexOf } from './slide-units';

const FREEFORM = 'custGeom' as PptxGenJS.SHAPE_NAME;

/** Lengths are in units of a slide, transparencies in percent. */
export interface SlidePolygon {
  readonly kind: 'polygon';
  /** What lies in an even number of them is a hole. */
  readonly rings: readonly (readonly Point[])[];
  readonly fill: SlideColour;
  readonly transparency: number;
}

/** Lines as one native shape. */
export interface SlideLines {
  readonly kind: 'lines';
  readonly lines: readonly (readonly Point[])[];
  readonly colour: SlideColour;
  readonly transparency: number;
  readonly isDashed?: boolean;
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

export function addPolygon(slide: PptxGenJS.Slide, { rings, fill, transparency }: SlidePolygon): void {
  addFreeform(slide, rings, true, { fill: { color: hexOf(fill), transparency } });
}

export function addLines(slide: PptxGenJS.Slide, { lines, colour, transparency, isDashed }: SlideLines): void {
  const dash = isDashed === true ? { dashType: 'sysDash' as const } : {};
  addFreeform(slide, lines, false, { line: { color: hexOf(colour), transparency, width: 0.75, ...dash } });
}

/** Nothing where no line has two points. */
function addFreeform(
  slide: PptxGenJS.Slide,
  all: readonly (readonly Point[])[],
  isClosed: boolean,
  look: Pick<PptxGenJS.ShapeProps, 'fill' | 'line'>,
): void {
  const lines = all.filter(({ length }) => length > 1);
  const points = lines.flat();
  if (points.length === 0) return;
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))];
  slide.addShape(FREEFORM, {
    ...inches({ x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }),
    ...look,
    points: lines.flatMap((line) => [
      ...line.map(({ x, y }, index) => ({ x: (x - left) / INCH, y: (y - top) / INCH, moveTo: index === 0 })),
      ...(isClosed ? [{ close: true as const }] : []),
    ]),
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
