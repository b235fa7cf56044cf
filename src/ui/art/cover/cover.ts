import type { ArtQuadrant, ArtTheme } from '../art-types';
import { seededRandom } from '../random';
import { SHEET, type Engine, schemeOf } from './scheme';
import { engineOf, seedOf, type EngineName, guilloche, papercut, strata, truchet } from './engines';

const ENGINES: Readonly<Record<EngineName, Engine>> = { papercut, strata, guilloche, truchet };

export interface CoverRequest {
  readonly name: string;
  readonly quadrant: ArtQuadrant;
  readonly theme: ArtTheme;
  /** Where covers stand side by side; omitted: that of the name. */
  readonly engine?: EngineName | undefined;
}

/**
 * The picture of an item, as an SVG document. The same name and engine have the same picture, in both themes; the name
 * itself is only hashed and never written into the markup.
 */
export function coverSvg({ name, quadrant, theme, engine: way = engineOf(name) }: CoverRequest): string {
  const seed = seedOf(name);
  const engine = ENGINES[way];
  // Shape and colour have a source of their own each: the theme must not disturb the shape.
  const { ground, ink } = schemeOf(engine, quadrant, theme, seededRandom(seed ^ 0x9e3779b9));
  const { width, height } = SHEET;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${engine.draw(seededRandom(seed), ink)}</svg>`
  );
}
