import { clamp } from '../clamp';
import { valueNoise } from '../random';
import { SHEET, type Engine } from './engine';
import { StrokeGroups } from './stroke-groups';

const SEEDS = 1500;
const SPACING = 6.9;
const GOLDEN_ANGLE = 2.39996323;
const TONES = 4;

/** Seeds in the order of a sunflower, sized by noise and by distance from the centre. */
export const seedhead: Engine = {
  grounds: ['paper', 'tint', 'solid'],
  draw(random, ink) {
    const centreX = SHEET.width * (0.25 + 0.5 * random());
    const centreY = SHEET.height * (0.3 + 0.45 * random());
    const noise = valueNoise(random);
    const seeds = new StrokeGroups();
    for (let i = 2; i < SEEDS; i++) {
      const angle = i * GOLDEN_ANGLE;
      const distance = SPACING * Math.sqrt(i);
      const x = centreX + Math.cos(angle) * distance;
      const y = centreY + Math.sin(angle) * distance;
      if (x < -6 || x > SHEET.width + 6 || y < -6 || y > SHEET.height + 6) continue;
      const swell = noise(x / 70 + 4, y / 70 + 4);
      const size = clamp((0.6 + distance / 150) * 9.5 * (swell * swell * 1.05 + 0.1), 0.8, 8);
      const tone = Math.min(TONES, Math.floor((swell * 0.75 + (distance / 420) * 0.35) * 5));
      // Sizes in steps of 0.8, so that many seeds share a path.
      seeds.addDot(tone, Math.round(size * 1.25) / 1.25, x, y);
    }
    return seeds.markup(ink, (tone) => 0.3 + (0.7 * tone) / TONES);
  },
};
