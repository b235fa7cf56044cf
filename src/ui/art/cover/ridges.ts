import { valueNoise, type Noise } from '../random';
import { linePath, type Point } from '../svg-path';
import { SHEET, type Engine } from './engine';

const PROFILES = 24;
const STEPS = 56;

/** Of the two mountains. */
type Pair = readonly [number, number];

/** Mountain profiles one behind the other; each hides what lies behind it. */
export const ridges: Engine = {
  grounds: ['paper', 'tint', 'solid', 'deep'],
  draw(random, ink) {
    const noise = valueNoise(random);
    const places = [0.24 + 0.5 * random(), 0.2 + 0.6 * random()] as const;
    const widths = [0.14 + 0.1 * random(), 0.08 + 0.1 * random()] as const;
    let markup = '';
    for (let k = 0; k < PROFILES; k++) {
      const d = linePath(profile(noise, places, widths, k));
      const line = ink(0.42 + 0.58 * (1 - Math.abs(k / PROFILES - 0.5) * 1.3));
      markup +=
        `<path d="${d}V${SHEET.height + 40}H0Z" fill="${ink(0.02 + 0.26 * (k / PROFILES))}"/>` +
        `<path d="${d}" fill="none" stroke="${line}" stroke-width="1.15" stroke-linejoin="round"/>`;
    }
    return markup;
  },
};

function profile(noise: Noise, places: Pair, widths: Pair, k: number): readonly Point[] {
  const base = 44 + (k * (SHEET.height - 20)) / (PROFILES - 2);
  // Low at the back and at the front, high in the middle.
  const swell = Math.sin((Math.PI * (k + 2)) / (PROFILES + 3)) ** 0.6;
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const x = i / STEPS;
    const envelope =
      Math.exp(-(((x - places[0] - 0.003 * k) / widths[0]) ** 2)) +
      0.75 * Math.exp(-(((x - places[1] + 0.006 * k) / widths[1]) ** 2)) +
      0.05;
    const rock = noise(x * 15 + k * 0.31, k * 0.42) * 0.75 + noise(x * 34, k * 0.9 + 20) * 0.25;
    return [x * SHEET.width, base - envelope * rock * 104 * swell];
  });
}
