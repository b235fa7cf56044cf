import type { ArtQuadrant, ArtTheme } from '../art-types';
import { ramp } from '../ramp';
import type { Random } from '../random';
import { pick, type Engine, type Ground, type Ink } from './engine';

/** Shades of the quadrant's ramp: the ground, and the ink farthest from it. */
type Shades = readonly [ground: number, farthest: number];

// Dark theme: grounds lie lower and inks are capped, so that a row of covers does not glare.
const SHADES: Readonly<Record<ArtTheme, Readonly<Record<Ground, Shades>>>> = {
  light: { paper: [0.955, 0.06], tint: [0.86, 0.1], solid: [0.46, 1], deep: [0.12, 0.9] },
  dark: { paper: [0.06, 0.84], tint: [0.13, 0.93], solid: [0.3, 0.97], deep: [0.03, 0.74] },
};

export interface Scheme {
  readonly ground: string;
  readonly ink: Ink;
}

/** Takes exactly one number from `random`, in both themes: the choice of the ground. */
export function schemeOf(engine: Engine, quadrant: ArtQuadrant, theme: ArtTheme, random: Random): Scheme {
  const colour = ramp(quadrant);
  const [ground, farthest] = SHADES[theme][pick(engine.grounds, random())];
  return { ground: colour(ground), ink: (distance) => colour(ground + (farthest - ground) * distance) };
}
