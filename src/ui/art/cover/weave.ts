import { clamp } from '../clamp';
import { valueNoise } from '../random';
import { round1 } from '../svg-path';
import { pick, SHEET, type Engine } from './engine';

const WARPS = 22;
const WEFTS = Math.round((WARPS * SHEET.height) / SHEET.width);
const CELL_WIDTH = SHEET.width / WARPS;
const CELL_HEIGHT = SHEET.height / WEFTS;
const TONES = 9;

/** Does the warp run over the weft at this crossing? */
type Binding = (warp: number, weft: number) => boolean;

const plain: Binding = (warp, weft) => (warp + weft) % 2 === 0;
const twill: Binding = (warp, weft) => (warp + weft) % 4 < 2;
const satin: Binding = (warp, weft) => (warp * 2 + weft) % 5 < 3;

/** Cloth: bands of weft across the sheet, and over them the pieces of warp that lie on top. */
export const weave: Engine = {
  grounds: ['tint', 'solid', 'deep'],
  draw(random, ink) {
    const isOver = pick([plain, twill, satin], random());
    const noise = valueNoise(random);
    const weftHeight = (j: number) => CELL_HEIGHT * (0.5 + 0.42 * noise(j * 0.45, 7));
    const warpWidth = (i: number) => CELL_WIDTH * (0.46 + 0.46 * noise(i * 0.4, 19));
    const weftInk = (j: number) => 0.1 + 0.3 * noise(j * 0.37, 40);
    const warpTone = (i: number) => Math.round(clamp(0.52 + 0.42 * noise(i * 0.33, 60), 0, 1) * TONES);

    let markup = '';
    for (let j = 0; j < WEFTS; j++) {
      const height = weftHeight(j);
      const top = round1((j + 0.5) * CELL_HEIGHT - height / 2);
      markup += `<rect x="0" y="${top}" width="${SHEET.width}" height="${round1(height)}" fill="${ink(weftInk(j))}"/>`;
    }

    const warps = Array.from({ length: TONES + 1 }, () => '');
    for (let i = 0; i < WARPS; i++) {
      const width = warpWidth(i);
      const left = (i + 0.5) * CELL_WIDTH - width / 2;
      for (let j = 0; j < WEFTS; j++) {
        if (!isOver(i, j)) continue;
        // A piece reaches into the gaps up to the wefts above and below, less a seam of 0.7.
        const top = j * CELL_HEIGHT - CELL_HEIGHT * 0.5 + weftHeight(j - 1) / 2;
        const bottom = (j + 1) * CELL_HEIGHT + CELL_HEIGHT * 0.5 - weftHeight(j + 1) / 2;
        const piece = `M${round1(left)} ${round1(top + 0.7)}h${round1(width)}v${round1(bottom - top - 1.4)}h${round1(-width)}z`;
        warps[warpTone(i)] += piece;
      }
    }
    return markup + warps.map((d, tone) => (d ? `<path d="${d}" fill="${ink(tone / TONES)}"/>` : '')).join('');
  },
};
