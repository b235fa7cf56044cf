import { round1 } from '../svg-path';
import { pick, SHEET, type Engine } from './engine';

/** Square tiles with arcs around two opposite corners: any turn of a tile joins its neighbours. */
export const truchet: Engine = {
  grounds: ['paper', 'tint', 'solid'],
  draw(random, ink) {
    const tile = pick([45, 56.25, 75], random());
    const rings = tile > 60 ? 6 : 5;
    const paths = Array.from({ length: rings }, () => '');
    for (let y = 0; y < SHEET.height; y += tile) {
      for (let x = 0; x < SHEET.width; x += tile) {
        const falling = random() < 0.5;
        for (let ring = 0; ring < rings; ring++) {
          const radius = (tile * (ring + 0.5)) / rings;
          const [left, right, top, bottom] = [x, x + tile, y, y + tile];
          const near = falling
            ? arc(left + radius, top, radius, 1, left, top + radius)
            : arc(right - radius, top, radius, 0, right, top + radius);
          // Beyond half a tile the arcs of the second corner would cross those of the first.
          const far = falling
            ? arc(right - radius, bottom, radius, 1, right, bottom - radius)
            : arc(left, bottom - radius, radius, 1, left + radius, bottom);
          paths[ring] += radius < tile * 0.5 ? near + far : near;
        }
      }
    }
    const strokeWidth = round1((tile / rings) * 0.52);
    return paths
      .map((d, ring) => {
        const colour = ink(0.2 + (0.62 * ((ring * 2 + 1) % rings)) / (rings - 1));
        return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${strokeWidth}"/>`;
      })
      .toReversed()
      .join('');
  },
};

function arc(fromX: number, fromY: number, r: number, sweep: 0 | 1, toX: number, toY: number): string {
  return `M${round1(fromX)} ${round1(fromY)}A${round1(r)} ${round1(r)} 0 0 ${sweep} ${round1(toX)} ${round1(toY)}`;
}
