import type { ShapeKind } from '../model/mark-shapes';

/** The colours of shapes as CSS values, for an element with `data-quadrant`. */
export const PAINTS = {
  hue: 'var(--hue)',
  bubble: 'color-mix(in srgb, var(--hue) 80%, var(--surface))',
  surface: 'var(--surface)',
  text: 'var(--text)',
  muted: 'var(--muted)',
} as const;
export type Paint = keyof typeof PAINTS;

export interface ShapeStyle {
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

const ICON: ShapeStyle = { stroke: 'text', width: 1.05, isRound: true, fades: 'both' };

/** How each kind of shape is drawn, as SVG and on a canvas. */
export const SHAPE_STYLES: Readonly<Record<ShapeKind, ShapeStyle>> = {
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
  pointed: { fill: 'hue', stroke: 'surface', width: 1.5, fades: 'both' },
  pointedGone: { fill: 'surface', stroke: 'hue', width: 1.5, dash: [3, 3], fades: 'both' },
};
