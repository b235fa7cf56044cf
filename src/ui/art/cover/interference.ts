import type { Random } from '../random';
import { SHEET, type Engine } from './engine';
import { StrokeGroups } from './stroke-groups';

const PITCH = 8.4;
const TONES = 5;

interface WaveSource {
  readonly x: number;
  readonly y: number;
  /** Radians per unit of distance. */
  readonly frequency: number;
}

/** A halftone of three waves that run into each other. */
export const interference: Engine = {
  grounds: ['paper', 'solid', 'deep', 'solid'],
  draw(random, ink) {
    const sources = chooseSources(random);
    const dots = new StrokeGroups();
    for (let row = 0, y = PITCH / 2; y < SHEET.height + PITCH; row++, y += PITCH * 0.866) {
      for (let x = row % 2 ? PITCH / 2 : 0; x < SHEET.width + PITCH; x += PITCH) {
        let sum = 0;
        for (const source of sources) sum += Math.sin(Math.hypot(x - source.x, y - source.y) * source.frequency);
        const level = (sum / 3 + 1) / 2;
        const size = 1 + 7.4 * level ** 1.7;
        dots.addDot(Math.round(level * TONES), Math.round(size * 1.6) / 1.6, x, y);
      }
    }
    return dots.markup(ink, (tone) => 0.3 + (0.7 * tone) / TONES);
  },
};

/** One on the sheet, one above or below it, one beside it. */
function chooseSources(random: Random): readonly WaveSource[] {
  const { width, height } = SHEET;
  return [
    { x: width * random(), y: height * random(), frequency: 0.055 + 0.03 * random() },
    { x: width * random(), y: height * (random() < 0.5 ? -0.3 : 1.3), frequency: 0.05 + 0.03 * random() },
    { x: width * (random() < 0.5 ? -0.1 : 1.1), y: height * random(), frequency: 0.04 + 0.02 * random() },
  ];
}
