import { valueNoise } from '../random';
import { smoothPath, type Point } from '../svg-path';
import { SHEET, type Engine } from './engine';
import { Occupancy } from './occupancy';
import { StrokeGroups } from './stroke-groups';

const SEEDS = 1500;
const STEP = 5;
const REACH_STEPS = 34;
const INKS = [0.22, 0.4, 0.62, 0.82, 1];

/** Streamlines through a noise field, broad ones first; none touches another. */
export const flow: Engine = {
  grounds: ['paper', 'tint', 'solid', 'deep'],
  draw(random, ink) {
    const noise = valueNoise(random);
    const sheet = new Occupancy();
    const strokes = new StrokeGroups();
    const scale = 110 + 70 * random();
    const turn = 2.2 + 1.6 * random();
    const base = random() * 6.28;
    const direction = (x: number, y: number) => base + (noise(x / scale + 3, y / scale + 3) - 0.5) * turn * 3.1;

    const run = (start: Point, sign: 1 | -1, reach: number): Point[] => {
      const points: Point[] = [];
      let [x, y] = start;
      for (let i = 0; i < REACH_STEPS; i++) {
        const angle = direction(x, y);
        x += Math.cos(angle) * STEP * sign;
        y += Math.sin(angle) * STEP * sign;
        if (!sheet.contains(x, y) || !sheet.isFree(x, y, reach)) break;
        points.push([x, y]);
      }
      return points;
    };

    for (let seed = 0; seed < SEEDS; seed++) {
      const width = widthOf(seed);
      const x = -20 + random() * (SHEET.width + 40);
      const y = -20 + random() * (SHEET.height + 40);
      const reach = Occupancy.reachOf(width / 2 + 1);
      if (!sheet.isFree(x, y, reach)) continue;
      const line = [...run([x, y], -1, reach).toReversed(), [x, y] as const, ...run([x, y], 1, reach)];
      if (line.length < (width > 3 ? 9 : 6)) continue;
      for (const [px, py] of line) sheet.take(px, py, reach);
      // Every third point is enough for a smooth curve.
      const thinned = line.filter((_, i) => i % 3 === 0 || i === line.length - 1);
      const tone = Math.floor((noise(x / 150 + 30, y / 110 + 9) * 0.8 + random() * 0.42) * 5);
      strokes.add(Math.min(4, tone), width, smoothPath(thinned));
    }
    return strokes.markup(ink, (tone) => INKS[tone] ?? 1);
  },
};

function widthOf(seed: number): number {
  if (seed < 60) return 9;
  if (seed < 190) return 6;
  if (seed < 420) return 3.6;
  return seed < 820 ? 2.2 : 1.2;
}
