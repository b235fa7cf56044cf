import type { ArtQuadrant } from './art-types';

interface Stop {
  /** Place on the ramp, 0 (darkest) to 1 (palest). */
  readonly at: number;
  readonly lightness: number;
  readonly chroma: number;
  /** In degrees. */
  readonly hue: number;
}

const RAMP_PLACES = [0, 0.25, 0.5, 0.75, 1];

// The hue drifts from dark to pale as pigments do; a constant one looks like a tinted photograph.
// The last ramp is ink on grey paper: a signal without a quadrant must not borrow the colour of one.
const RAMPS: Readonly<Record<ArtQuadrant, readonly Stop[]>> = {
  strong: stops([0.2, 0.07, 18], [0.36, 0.13, 26], [0.6, 0.205, 35], [0.79, 0.125, 56], [0.965, 0.03, 78]),
  mature: stops([0.19, 0.07, 274], [0.33, 0.13, 266], [0.54, 0.19, 260], [0.77, 0.1, 243], [0.965, 0.018, 228]),
  disruptor: stops([0.19, 0.045, 172], [0.33, 0.075, 163], [0.53, 0.125, 156], [0.79, 0.12, 146], [0.968, 0.028, 132]),
  uncertain: stops([0.2, 0.035, 112], [0.35, 0.065, 110], [0.55, 0.11, 107], [0.8, 0.115, 102], [0.968, 0.03, 98]),
  default: stops([0.2, 0.014, 270], [0.35, 0.016, 268], [0.55, 0.014, 264], [0.79, 0.009, 255], [0.965, 0.004, 106]),
};

function stops(...colours: readonly (readonly [lightness: number, chroma: number, hue: number])[]): readonly Stop[] {
  return colours.map(([lightness, chroma, hue], i) => ({ at: RAMP_PLACES[i] ?? 1, lightness, chroma, hue }));
}

/** The colours of a quadrant as a function: 0 is the darkest, 1 the palest; outside of that the nearest end. */
export function ramp(quadrant: ArtQuadrant): (place: number) => string {
  const colours = RAMPS[quadrant];
  return (place) => {
    const t = Math.max(0, Math.min(1, place));
    const last = colours.length - 1;
    const upper = Math.max(
      1,
      colours.findIndex((stop, i) => t <= stop.at || i === last),
    );
    const a = colours[upper - 1];
    const b = colours[upper];
    if (!a || !b) return '#000000';
    const k = (t - a.at) / (b.at - a.at);
    return oklch(mix(a.lightness, b.lightness, k), mix(a.chroma, b.chroma, k), mix(a.hue, b.hue, k));
  };
}

/** OKLCH as #rrggbb; a colour outside sRGB loses chroma until it fits, so lightness and hue stay true. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let rgb = linearRgb(lightness, 0, hue);
  for (let c = chroma; c >= 0; c -= 0.004) {
    rgb = linearRgb(lightness, c, hue);
    if (rgb.every((channel) => channel > -0.0005 && channel < 1.0005)) break;
  }
  return `#${rgb.map(hexByte).join('')}`;
}

function mix(a: number, b: number, k: number): number {
  return a + (b - a) * k;
}

// Matrices of https://bottosson.github.io/posts/oklab/
function linearRgb(lightness: number, chroma: number, hue: number): readonly [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexByte(linear: number): string {
  const c = Math.min(1, Math.max(0, linear));
  const encoded = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
  return Math.round(255 * encoded)
    .toString(16)
    .padStart(2, '0');
}
