import type { TopicStatus } from '../../../../domain/topic/topic-status';
import type { QuadrantHue } from '../../../kit/signal/quadrant-hue';
import { lookOf } from '../draw/marks-layer';
import type { MapScene, Mark } from './map-scene';
import { toScreen, type View } from '../../geometry/view';

/**
 * The status icons of the product (from lucide, ISC licence), 10 px large, as moves from their centre: so all of a map
 * are one path.
 */
export const STATUS_PATHS: Partial<Record<TopicStatus, string>> = {
  1: 'm-3.75 -2.08v-.83a.83 .83 0 0 1 .83 -.83h.83m4.17 0h.83a.83 .83 0 0 1 .83 .83v.83m0 4.17v.83a.83 .83 0 0 1 -.83 .83h-.83m-4.17 0h-.83a.83 .83 0 0 1 -.83 -.83v-.83m5 -2.08a1.25 1.25 0 1 1 -2.5 0a1.25 1.25 0 0 1 2.5 0m.42 1.67l-.79 -.79',
  2: 'm-4.14 .15a.42 .42 0 0 1 0 -.29a4.48 4.48 0 0 1 8.28 0a.42 .42 0 0 1 0 .29a4.48 4.48 0 0 1 -8.28 0m5.39 -.15a1.25 1.25 0 1 1 -2.5 0a1.25 1.25 0 0 1 2.5 0',
  3: 'm0 -3.96l1.21 2.46l2.75 .42l-2 1.92l.5 2.71l-2.46 -1.29l-2.46 1.29l.5 -2.71l-2 -1.92l2.75 -.42z',
  4: 'm4.17 0a4.17 4.17 0 1 1 -8.33 0a4.17 4.17 0 0 1 8.33 0m-5.42 1.25l2.5 -2.5',
};

export const GLYPH_STROKE = 1.05;
/** Smaller bubbles have no room inside. */
const ROOM_INSIDE = 6.5;
/** The disc that holds the icon of a small bubble, in pixels. It reaches over the bubble's edge, to hang together. */
export const BADGE = { radius: 6.5, overlap: 2, stroke: 1 } as const;
/** More than this many beside small bubbles would be a swarm of its own. */
const MOST_BESIDE = 200;

export interface StatusGlyph {
  readonly mark: Mark;
  readonly path: string;
  /** From the bubble's centre to the icon's, in pixels. */
  readonly dx: number;
  readonly dy: number;
  /** Stands on a badge beside its bubble, and not inside of it. */
  readonly onBadge: boolean;
  /** Lies on the colour of its bubble, and needs the surface's colour to be seen. */
  readonly onFill: boolean;
  /** Of bubbles that step back, the icons do, too. */
  readonly opacity: number;
}

/** Icons that are drawn alike, and therefore at once. */
export interface StatusGlyphs extends Pick<StatusGlyph, 'onFill' | 'opacity'> {
  /** The outline of their badges; null where they stand inside of their bubbles. */
  readonly badge: QuadrantHue | null;
  readonly glyphs: readonly StatusGlyph[];
}

/** The status marks of a topic map: inside a bubble that has room, else on a badge at its upper right. */
export function statusGlyphs({ marks }: MapScene): readonly StatusGlyph[] {
  const glyphs = marks.map(statusGlyph).filter((glyph) => glyph !== null);
  const beside = glyphs.filter(({ onBadge }) => onBadge);
  return beside.length > MOST_BESIDE ? glyphs.filter(({ onBadge }) => !onBadge) : glyphs;
}

/** null: it has no status, or one without an icon, or has gone. */
export function statusGlyph(mark: Mark): StatusGlyph | null {
  const path = mark.item.status === null ? undefined : STATUS_PATHS[mark.item.status];
  if (path === undefined || mark.movement?.kind === 'gone') return null;
  const { shape, opacity } = lookOf(mark, 1);
  if (mark.r >= ROOM_INSIDE) {
    return { mark, path, dx: 0, dy: 0, onBadge: false, onFill: shape === 'filled', opacity };
  }
  const away = (mark.r + BADGE.radius - BADGE.overlap) * Math.SQRT1_2;
  return { mark, path, dx: away, dy: -away, onBadge: true, onFill: false, opacity };
}

export function drawnAlike(glyphs: readonly StatusGlyph[]): readonly StatusGlyphs[] {
  const groups = new Map<string, StatusGlyphs & { readonly glyphs: StatusGlyph[] }>();
  for (const glyph of glyphs) {
    const { onFill, opacity } = glyph;
    const badge = glyph.onBadge ? glyph.mark.hue : null;
    const key = `${badge} ${onFill} ${opacity}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { badge, onFill, opacity, glyphs: [glyph] });
    else group.glyphs.push(glyph);
  }
  return [...groups.values()];
}

/** All of these icons in one path. */
export function glyphPath(glyphs: readonly StatusGlyph[], view: View): string {
  return pathOf(glyphs, view, ({ path }) => path);
}

const { radius } = BADGE;
const DISC = `m${radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0z`;

/** The badges under them in one path. */
export function badgePath(glyphs: readonly StatusGlyph[], view: View): string {
  return pathOf(glyphs, view, () => DISC);
}

function pathOf(glyphs: readonly StatusGlyph[], view: View, shapeOf: (glyph: StatusGlyph) => string): string {
  return glyphs
    .map((glyph) => {
      const { x, y } = toScreen(view, glyph.mark);
      return `M${(x + glyph.dx).toFixed(1)} ${(y + glyph.dy).toFixed(1)}${shapeOf(glyph)}`;
    })
    .join('');
}
