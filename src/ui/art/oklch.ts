import type { ArtQuadrant } from './art-types';
import { clamp } from './clamp';

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
    if (!a || !b) return '#000000';
    const mix = (channel: 0 | 1 | 2): number => a[channel] + (b[channel] - a[channel]) * (t - lower);
    return oklch(mix(0), mix(1), mix(2));
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
  const c = clamp(linear, 0, 1);
  const encoded = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
  return Math.round(255 * encoded)
    .toString(16)
    .padStart(2, '0');
}
