import type { Random } from '../random';
import type { ArtQuadrant, ArtTheme } from '../art-types';
import { clamp } from '../svg-path';

/** The sheet every engine draws on; it is shown sliced, so nothing may depend on its edges. */
export const SHEET = { width: 400, height: 225 } as const;

/** Colour by distance from the ground: 0 is the ground itself, 1 the farthest ink. */
export type Ink = (distance: number) => string;

/** Where on the ramp the sheet lies. */
type Ground = 'paper' | 'tint' | 'solid' | 'deep';

export interface Engine {
  /** Grounds on which the pattern reads well; one that is listed twice is chosen twice as often. */
  readonly grounds: readonly [Ground, ...Ground[]];
  /** SVG elements. All that differs between two covers comes from `random` and `ink`. */
  draw(random: Random, ink: Ink): string;
}

/** The item at a share (0 to 1) of the list. */
export function pick<T>(list: readonly [T, ...T[]], share: number): T {
  return list[Math.floor(share * list.length)] ?? list[0];
}

/** Shades of the quadrant's ramp: the ground, and the ink farthest from it. */
type Shades = readonly [ground: number, farthest: number];

// Dark theme: grounds lie lower and inks are capped, so that a row of covers does not glare.
const SHADES: Readonly<Record<ArtTheme, Readonly<Record<Ground, Shades>>>> = {
  light: { paper: [0.955, 0.06], tint: [0.86, 0.1], solid: [0.46, 1], deep: [0.12, 0.9] },
  dark: { paper: [0.06, 0.84], tint: [0.13, 0.93], solid: [0.3, 0.97], deep: [0.03, 0.74] },
};

interface Scheme {
  readonly ground: string;
  readonly ink: Ink;
}

/** Takes exactly one number from `random`, in both themes: the choice of the ground. */
export function schemeOf(engine: Engine, quadrant: ArtQuadrant, theme: ArtTheme, random: Random): Scheme {
  const colour = ramp(quadrant);
  const [ground, farthest] = SHADES[theme][pick(engine.grounds, random())];
  return { ground: colour(ground), ink: (distance) => colour(ground + (farthest - ground) * distance) };
}

type Colour = readonly [lightness: number, chroma: number, hueInDegrees: number];

// Five colours for each quadrant, from dark to pale. The hue drifts as pigments do; a constant one looks like a tinted
// photograph. The last ramp is ink on grey paper: a signal without a quadrant must not borrow the colour of one.
const RAMPS: Readonly<Record<ArtQuadrant, readonly Colour[]>> = {
  strong: stops([0.2, 0.07, 18], [0.36, 0.13, 26], [0.6, 0.205, 35], [0.79, 0.125, 56], [0.965, 0.03, 78]),
  mature: stops([0.19, 0.07, 274], [0.33, 0.13, 266], [0.54, 0.19, 260], [0.77, 0.1, 243], [0.965, 0.018, 228]),
  disruptor: stops([0.19, 0.045, 172], [0.33, 0.075, 163], [0.53, 0.125, 156], [0.79, 0.12, 146], [0.968, 0.028, 132]),
  uncertain: stops([0.2, 0.035, 112], [0.35, 0.065, 110], [0.55, 0.11, 107], [0.8, 0.115, 102], [0.968, 0.03, 98]),
  default: stops([0.2, 0.014, 270], [0.35, 0.016, 268], [0.55, 0.014, 264], [0.79, 0.009, 255], [0.965, 0.004, 106]),
};

/** From dark to pale. */
function stops(...colours: readonly Colour[]): readonly Colour[] {
  return colours;
}

/** The colours of a quadrant as a function: 0 is the darkest, 1 the palest; outside of that the nearest end. */
export function ramp(quadrant: ArtQuadrant): (shade: number) => string {
  const colours = RAMPS[quadrant];
  return (shade) => {
    const t = clamp(shade, 0, 1) * 4;
    const lower = Math.max(0, Math.ceil(t) - 1);
    const [a, b] = [colours[lower], colours[lower + 1]];
    if (!a || !b) return 'black';
    const mix = (channel: 0 | 1 | 2): string => (a[channel] + (b[channel] - a[channel]) * (t - lower)).toFixed(3);
    return `oklch(${mix(0)} ${mix(1)} ${mix(2)})`;
  };
}
