/** A position in pixels; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a map's plane or of a label, in pixels. */
export interface PlaneSize {
  readonly width: number;
  readonly height: number;
}

/** Width of a text, in pixels. */
export type MeasureText = (text: string) => number;

/** A rectangle, in pixels. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Circle extends Point {
  readonly r: number;
}

export function boundsOf({ x, y, r }: Circle): Bounds {
  return { left: x - r, top: y - r, right: x + r, bottom: y + r };
}

export function overlaps(one: Bounds, other: Bounds): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

export function touchesCircle(box: Bounds, { x, y, r }: Circle): boolean {
  const dx = x - Math.max(box.left, Math.min(x, box.right));
  const dy = y - Math.max(box.top, Math.min(y, box.bottom));
  return dx * dx + dy * dy < r * r;
}

export function areaOf({ width, height }: PlaneSize): Bounds {
  return { left: 0, top: 0, right: width, bottom: height };
}

/** Whether a box lies within the bounds. */
export function isInside(box: Bounds, bounds: Bounds): boolean {
  return box.left >= bounds.left && box.right <= bounds.right && box.top >= bounds.top && box.bottom <= bounds.bottom;
}

/** The colours of shapes; each painter has its own values for them. 'hue': of the quadrant. 'bubble': the same, paler. */
export type Paint = 'hue' | 'bubble' | 'surface' | 'text' | 'muted';

interface ShapeStyle {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  /** Of the stroke, in pixels. */
  readonly width?: number;
  /** Where it differs on a dense map, whose dots a wide stroke would hide. */
  readonly denseWidth?: number;
  readonly dash?: readonly number[];
  readonly isRound?: true;
  /** What its opacity holds for; the other part stays opaque. */
  readonly fades: 'fill' | 'stroke' | 'both';
}

const ICON = { stroke: 'text', width: 1.05, isRound: true, fades: 'both' } as const;

/** How each kind of shape is drawn, by all painters. */
export const SHAPE_STYLES = {
  filled: { fill: 'bubble', stroke: 'surface', width: 1.5, denseWidth: 0.5, fades: 'fill' },
  important: { fill: 'bubble', stroke: 'text', width: 2, denseWidth: 1, fades: 'both' },
  hollow: { stroke: 'hue', width: 1, denseWidth: 0.75, fades: 'both' },
  dashed: { stroke: 'hue', width: 1.5, dash: [3, 3], fades: 'both' },
  ring: { stroke: 'hue', width: 1.5, fades: 'both' },
  trail: { fill: 'hue', fades: 'both' },
  badge: { fill: 'surface', stroke: 'hue', width: 1, fades: 'both' },
  importantBadge: { fill: 'text', stroke: 'surface', width: 1, fades: 'both' },
  icon: ICON,
  iconOnFill: { ...ICON, stroke: 'surface' },
  mutedIcon: { ...ICON, stroke: 'muted' },
  star: { ...ICON, fill: 'surface', stroke: 'surface' },
  /** On a small map, or pointed at. */
  chosen: { fill: 'hue', stroke: 'surface', width: 1.5, fades: 'both' },
  chosenGone: { fill: 'surface', stroke: 'hue', width: 1.5, dash: [3, 3], fades: 'both' },
} as const satisfies Readonly<Record<string, ShapeStyle>>;

export type ShapeKind = keyof typeof SHAPE_STYLES;

export function styleOf(kind: ShapeKind): ShapeStyle {
  return SHAPE_STYLES[kind];
}
