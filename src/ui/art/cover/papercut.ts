import { valueNoise, type Noise, type Random } from '../random';
import { smoothPath, type PathPoint } from '../svg-path';
import { SHEET, type Engine } from './engine';

interface Peak {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const LEVELS = 11;
const CORNERS = 30;
const TURN = 6.28318;

/** Layers of cut paper: nested loops around two or three peaks, one path for each level. */
export const papercut: Engine = {
  grounds: ['solid', 'solid', 'deep'],
  draw(random, ink) {
    const noise = valueNoise(random);
    const peaks = choosePeaks(random);
    let markup = '';
    for (let level = 0; level < LEVELS; level++) {
      const d = peaks.map((peak, i) => smoothPath(loop(noise, peak, i, level), true)).join('');
      const fill = ink(0.05 + (0.9 * (level + 1)) / LEVELS);
      const edge = ink(0.05 + (0.9 * (level - 0.6)) / LEVELS);
      // The edge is painted first: only its outer half shows, as the shadow of the sheet above.
      markup += `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-opacity=".55" stroke-width="2.4" paint-order="stroke"/>`;
    }
    return markup;
  },
};

function choosePeaks(random: Random): readonly Peak[] {
  const { width, height } = SHEET;
  const peaks: Peak[] = [
    { x: width * (0.18 + 0.2 * random()), y: height * (0.2 + 0.6 * random()), scale: 1 },
    { x: width * (0.66 + 0.22 * random()), y: height * (0.15 + 0.6 * random()), scale: 0.86 },
  ];
  if (random() < 0.6) {
    peaks.push({ x: width * (0.42 + 0.2 * random()), y: height * (random() < 0.5 ? 0.02 : 1.02), scale: 0.62 });
  }
  return peaks;
}

function loop(noise: Noise, peak: Peak, index: number, level: number): readonly PathPoint[] {
  const radius = (1 - level / LEVELS) ** 1.12 * 190 * peak.scale + 3;
  return Array.from({ length: CORNERS }, (_, corner): PathPoint => {
    const angle = (corner / CORNERS) * TURN;
    // Noise read along a circle closes without a seam; it drifts a little from level to level.
    const wobble =
      0.58 +
      0.84 * noise(5 + index * 9 + Math.cos(angle) * 1.35 + level * 0.06, 5 + Math.sin(angle) * 1.35 + level * 0.045);
    const lean = level * 1.6 * (index ? -1 : 1);
    return [
      peak.x + Math.cos(angle) * radius * wobble * 1.12 + lean,
      peak.y + Math.sin(angle) * radius * wobble * 0.86 - level * 0.8,
    ];
  });
}
