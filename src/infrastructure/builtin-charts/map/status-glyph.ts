import type { TopicStatus } from '../../../domain/topic/topic-status';
import { lookOf } from './marks-layer';
import type { MapScene, Mark } from './map-scene';

/** The status icons of the product (from lucide, ISC licence) as paths in a box of 24, for drawing at 10 px. */
const PATHS: Partial<Record<TopicStatus, string>> = {
  1: 'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0M16 16l-1.9-1.9',
  2: 'M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  3: 'M12 2.5l2.9 5.9 6.6 1-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.4l6.6-1z',
  4: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M9 15l6-6',
};

export const GLYPH_SIZE = 10;
export const GLYPH_SCALE = GLYPH_SIZE / 24;
export const GLYPH_STROKE = 2.5;
/** Smaller bubbles have no room inside. */
const ROOM_INSIDE = 8;
/** More than this many beside small bubbles would be a swarm of its own. */
const MOST_BESIDE = 200;

export interface StatusGlyph {
  readonly mark: Mark;
  readonly path: string;
  /** From the bubble's centre to the icon's upper left corner, in pixels. */
  readonly dx: number;
  readonly dy: number;
  readonly inside: boolean;
  /** Lies on the colour of its bubble, and needs the surface's colour to be seen. */
  readonly onFill: boolean;
}

/** The status marks of a topic map: inside a bubble that has room, else at its upper right. */
export function statusGlyphs({ marks }: MapScene): readonly StatusGlyph[] {
  const glyphs = marks.flatMap((mark) => {
    const path = mark.item.status === null ? undefined : PATHS[mark.item.status];
    return path === undefined || mark.movement?.kind === 'vanished' ? [] : [glyphOf(mark, path)];
  });
  const beside = glyphs.filter((glyph) => !glyph.inside);
  return beside.length > MOST_BESIDE ? glyphs.filter((glyph) => glyph.inside) : glyphs;
}

function glyphOf(mark: Mark, path: string): StatusGlyph {
  const inside = mark.r >= ROOM_INSIDE;
  const onFill = inside && lookOf(mark, 1).shape === 'filled';
  if (inside) return { mark, path, dx: -GLYPH_SIZE / 2, dy: -GLYPH_SIZE / 2, inside, onFill };
  const edge = mark.r * Math.SQRT1_2;
  return { mark, path, dx: edge, dy: -edge - GLYPH_SIZE + 1, inside, onFill };
}
