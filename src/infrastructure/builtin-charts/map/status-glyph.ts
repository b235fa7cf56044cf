import type { TopicStatus } from '../../../domain/topic/topic-status';
import { lookOf } from './marks-layer';
import type { MapScene, Mark } from './map-scene';
import { toScreen, type View } from './view';

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

const HALF = 5;
export const GLYPH_STROKE = 1.05;
/** Smaller bubbles have no room inside. */
const ROOM_INSIDE = 8;
/** More than this many beside small bubbles would be a swarm of its own. */
const MOST_BESIDE = 200;

export interface StatusGlyph {
  readonly mark: Mark;
  readonly path: string;
  /** From the bubble's centre to the icon's, in pixels. */
  readonly dx: number;
  readonly dy: number;
  /** Lies on the colour of its bubble, and needs the surface's colour to be seen. */
  readonly onFill: boolean;
}

/** The status marks of a topic map: inside a bubble that has room, else at its upper right. */
export function statusGlyphs({ marks }: MapScene): readonly StatusGlyph[] {
  const glyphs = marks.flatMap((mark) => {
    const path = mark.item.status === null ? undefined : STATUS_PATHS[mark.item.status];
    return path === undefined || mark.movement?.kind === 'vanished' ? [] : [glyphOf(mark, path)];
  });
  const isInside = (glyph: StatusGlyph): boolean => glyph.mark.r >= ROOM_INSIDE;
  const beside = glyphs.filter((glyph) => !isInside(glyph));
  return beside.length > MOST_BESIDE ? glyphs.filter(isInside) : glyphs;
}

function glyphOf(mark: Mark, path: string): StatusGlyph {
  if (mark.r >= ROOM_INSIDE) return { mark, path, dx: 0, dy: 0, onFill: lookOf(mark, 1).shape === 'filled' };
  const away = mark.r * Math.SQRT1_2 + HALF;
  return { mark, path, dx: away, dy: -away, onFill: false };
}

/** All of these icons in one path. */
export function glyphPath(glyphs: readonly StatusGlyph[], view: View): string {
  return glyphs
    .map(({ mark, path, dx, dy }) => {
      const { x, y } = toScreen(view, mark);
      return `M${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}${path}`;
    })
    .join('');
}
