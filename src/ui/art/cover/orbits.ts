import type { Random } from '../random';
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
        const [start, end] = chooseArc(random, arcs);
        const tone = Math.floor(random() * (TONES + 1));
        strokes.add(tone, width, arcPath(cx, cy, radius, start, end));
        if (random() < 0.28) {
          const at = random() < 0.5 ? start : end;
          const x = round1(cx + radius * Math.cos(at));
          const y = round1(cy + radius * Math.sin(at));
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

function chooseArc(random: Random, arcs: number): readonly [start: number, end: number] {
  const start = random() * 6.283;
  return [start, start + ((0.5 + random() * 3.4) / arcs) * 1.5];
}

function arcPath(cx: number, cy: number, radius: number, start: number, end: number): string {
  const r = round1(radius);
  const large = end - start > Math.PI ? 1 : 0;
  const from = `${round1(cx + radius * Math.cos(start))} ${round1(cy + radius * Math.sin(start))}`;
  const to = `${round1(cx + radius * Math.cos(end))} ${round1(cy + radius * Math.sin(end))}`;
  return `M${from}A${r} ${r} 0 ${large} 1 ${to}`;
}

function ringPath(cx: number, cy: number, radius: number): string {
  const r = round1(radius);
  const across = round1(2 * radius);
  return `M${round1(cx - radius)} ${round1(cy)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${round1(-2 * radius)} 0`;
}
