import type { Circle, Point, ShapeKind } from './shapes';
import { toScreen, type View } from './view';
import type { Mark, PlaneItem, PlaneScene } from './plane-scene';

/** A circle, the corners of a polygon, or the data of an SVG path. In pixels. */
export type BubbleOutline = Circle | readonly Point[] | string;

/** The shape of bubbles: on maps, whatever paints them, of their rings, and of the examples in keys. */
export function bubbleOutline({ x, y, r }: Circle): BubbleOutline {
  return { x, y, r };
}

/** The trail of a bubble: its tip at the previous position, its base at the bubble. null: it moved less than a pixel. */
export function trailPolygon(
  mark: Circle & { readonly from: Point | null },
  view: View,
): readonly [tip: Point, left: Point, right: Point] | null {
  if (mark.from === null) return null;
  const from = toScreen(view, mark.from);
  const to = toScreen(view, mark);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return null;
  const half = Math.min(mark.r, Math.max(1.5, mark.r * 0.45));
  const nx = (-(to.y - from.y) / length) * half;
  const ny = ((to.x - from.x) / length) * half;
  return [from, { x: to.x + nx, y: to.y + ny }, { x: to.x - nx, y: to.y - ny }];
}

/** One shape of the drawing, as every painter draws it. In pixels of the screen. */
export interface Shape<Item extends PlaneItem = PlaneItem> {
  readonly kind: ShapeKind;
  readonly mark: Mark<Item>;
  readonly opacity: number;
  readonly outline: BubbleOutline;
}

/** How a bubble looks. */
export interface MarkLook {
  readonly shape: ShapeKind;
  readonly opacity: number;
  /** A ring around the bubble. */
  readonly ring: boolean;
}

const TRAIL_OPACITY = 0.38;
const POINTED_TRAIL_OPACITY = 0.5;
const RING_GAP = 3;
/** A dot of a dense map grows when it is pointed at, in pixels. */
const LEAST_POINTED = 4;
const POINTED_RING_GAP = 4;

/** Trails, rings and bubbles of a scene, in drawing order. @param isSeen leaves bubbles out */
export function markShapes<Item extends PlaneItem>(
  { marks }: PlaneScene<Item>,
  view: View,
  lookOf: (mark: Mark<Item>) => MarkLook,
  isSeen: (mark: Mark<Item>) => boolean = () => true,
): readonly Shape<Item>[] {
  const drawn = marks.filter((mark) => mark.from !== null || isSeen(mark));
  return [
    ...drawn.flatMap((mark) => trail(mark, view, TRAIL_OPACITY)),
    ...drawn.flatMap((mark) => {
      const { shape, opacity, ring } = lookOf(mark);
      const body = bubble(shape, mark, view, mark.r, opacity);
      return ring ? [bubble('ring', mark, view, mark.r + RING_GAP), body] : [body];
    }),
  ];
}

/** The bubble that is pointed at, emphasised. */
export function pointedShapes<Item extends PlaneItem>(mark: Mark<Item>, view: View): readonly Shape<Item>[] {
  const r = pointedRadius(mark);
  return [
    ...trail(mark, view, POINTED_TRAIL_OPACITY),
    bubble('ring', mark, view, r + POINTED_RING_GAP),
    bubble(mark.movement?.kind === 'gone' ? 'chosenGone' : 'chosen', mark, view, r),
  ];
}

export function pointedRadius({ r }: Mark): number {
  return Math.max(r, LEAST_POINTED);
}

function bubble<Item extends PlaneItem>(
  kind: ShapeKind,
  mark: Mark<Item>,
  view: View,
  r: number,
  opacity = 1,
): Shape<Item> {
  return { kind, mark, opacity, outline: bubbleOutline({ ...toScreen(view, mark), r }) };
}

function trail<Item extends PlaneItem>(mark: Mark<Item>, view: View, opacity: number): readonly Shape<Item>[] {
  const outline = trailPolygon(mark, view);
  return outline === null ? [] : [{ kind: 'trail', mark, opacity, outline }];
}
