import type { ArtQuadrant, ArtTheme } from '../art-types';
import { hash, seededRandom } from '../random';
import { SHEET, type Engine } from './engine';
import { guilloche } from './guilloche';
import { papercut } from './papercut';
import { schemeOf } from './scheme';
import { strata } from './strata';
import { truchet } from './truchet';

// The order and the salt decide which picture a name gets: a change gives every item a new one.
const ENGINES = { papercut, strata, guilloche, truchet };
const SALT = '·v377';

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as readonly EngineName[];

export interface CoverRequest {
  readonly name: string;
  readonly quadrant: ArtQuadrant;
  readonly theme: ArtTheme;
}

/**
 * The picture of an item, as an SVG document. The same name has the same picture everywhere, in both themes;
 * the name itself is only hashed and never written into the markup.
 */
export function coverSvg({ name, quadrant, theme }: CoverRequest): string {
  const seed = seedOf(name);
  const engine: Engine = ENGINES[engineOf(name)];
  // Shape and colour have a source of their own each: the theme must not disturb the shape.
  const { ground, ink } = schemeOf(engine, quadrant, theme, seededRandom(seed ^ 0x9e3779b9));
  const { width, height } = SHEET;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${engine.draw(seededRandom(seed), ink)}</svg>`
  );
}

export function engineOf(name: string): EngineName {
  return ENGINE_NAMES[seedOf(name) % ENGINE_NAMES.length] ?? 'papercut';
}

/** Capitals do not count: an item has the same picture when an editor changes only those. */
function seedOf(name: string): number {
  return hash(name.toLowerCase() + SALT);
}
