import type { Random } from '../random';
import { smoothPath, type PathPoint } from '../svg-path';
import { SHEET, type Engine } from './engine';

const LINES = 22;
const STEPS = 18;
const SKIPPED = 4096;
const INKS = [1, 0.78, 0.56];
// Rounded on purpose: the precise value would change every picture a little.
const TURN = 6.283;

/** Bands of sines, each line a little out of phase with the one before, as on bank notes. */
export const guilloche: Engine = {
  grounds: ['tint', 'solid', 'solid', 'deep'],
  draw(random, ink) {
    // The pictures in use were drawn after a lattice of noise: skipping its numbers leaves them as they are.
    for (let i = 0; i < SKIPPED; i++) random();
    const bands = 2 + Math.floor(random() * 2);
    let markup = '';
    for (let band = 0; band < bands; band++) {
      bandPaths(random, band, bands).forEach((d, third) => {
        const colour = ink(INKS[(third + band) % 3] ?? 1);
        markup += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1"/>`;
      });
    }
    return markup;
  },
};

/** The lines of a band in three paths, one for each ink. */
function bandPaths(random: Random, band: number, bands: number): readonly string[] {
  const waves = 0.8 + random() * 1.1;
  const swells = 0.5 + random() * 1.2;
  const phase = random() * 6.28;
  const phaseStep = 0.045 + 0.06 * random();
  const middle = (SHEET.height * (band + 0.5)) / bands + (random() - 0.5) * 22;
  const amplitude = 52 + 40 * random();
  const twists = 0.9 + random() * 1.4;

  const paths = ['', '', ''];
  for (let line = 0; line < LINES; line++) {
    const points = Array.from({ length: STEPS + 1 }, (_, step): PathPoint => {
      const x = step / STEPS;
      const swell = 0.35 + 0.65 * Math.sin(Math.PI * (x * swells + phase / 6.28)) ** 2;
      const wave = amplitude * swell * Math.sin(TURN * waves * x + phase + line * phaseStep);
      const twist = (line - LINES / 2) * 4.2 * Math.cos(TURN * twists * x + phase * 2 + band);
      return [x * SHEET.width, middle + wave + twist];
    });
    paths[Math.floor((line / LINES) * 3)] += smoothPath(points);
  }
  return paths;
}
