import { round1 } from '../svg-path';
import { pick, SHEET, type Engine } from './engine';
import { StrokeGroups } from './stroke-groups';

const INNERMOST = 7;
const OUTERMOST = 360;
const TONES = 4;

/** Broken rings around one centre; some arcs carry a body at one end. */
export const orbits: Engine = {
  grounds: ['paper', 'tint', 'solid', 'deep'],
  draw(random, ink) {
    const cx = SHEET.width * (0.2 + 0.6 * random());
    const cy = SHEET.height * (0.25 + 0.6 * random());
    const strokes = new StrokeGroups();
    let bodies = '';
    for (let radius = INNERMOST; radius < OUTERMOST;) {
      const width = pick([1, 1, 2.2, 4.6, 8], random());
      const arcs = 1 + Math.floor(random() * 3);
      for (let i = 0; i < arcs; i++) {
        const start = random() * 6.283;
        const end = start + ((0.5 + random() * 3.4) / arcs) * 1.5;
        const tone = Math.floor(random() * (TONES + 1));
        const r = round1(radius);
        const from = pointAt(cx, cy, radius, start).join(' ');
        const to = pointAt(cx, cy, radius, end).join(' ');
        strokes.add(tone, width, `M${from}A${r} ${r} 0 ${end - start > Math.PI ? 1 : 0} 1 ${to}`);
        if (random() < 0.28) {
          const [x, y] = pointAt(cx, cy, radius, random() < 0.5 ? start : end);
          bodies += `<circle cx="${x}" cy="${y}" r="${round1(width / 2 + 2.6)}" fill="${ink(1)}"/>`;
        }
      }
      strokes.add(0, 0.6, ringPath(cx, cy, radius));
      radius += width + 5.4;
    }
    const centre = `<circle cx="${round1(cx)}" cy="${round1(cy)}" r="4" fill="${ink(1)}"/>`;
    return strokes.markup(ink, (tone) => 0.24 + (0.7 * tone) / TONES) + centre + bodies;
  },
};

function pointAt(cx: number, cy: number, radius: number, angle: number): readonly [x: string, y: string] {
  return [round1(cx + radius * Math.cos(angle)), round1(cy + radius * Math.sin(angle))];
}

function ringPath(cx: number, cy: number, radius: number): string {
  const r = round1(radius);
  const across = round1(2 * radius);
  return `M${round1(cx - radius)} ${round1(cy)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${round1(-2 * radius)} 0`;
}
