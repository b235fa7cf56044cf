import { valueNoise, type Noise, type Random } from '../random';
import { round1, smoothPath, type PathPoint } from '../svg-path';
import { SHEET, type Engine, type Ink } from './engine';

const LAYERS = 9;
const STEPS = 18;

/** Layers of land under a disc with rings; three fine lines of hatching in each layer. */
export const strata: Engine = {
  grounds: ['paper', 'tint', 'solid', 'solid'],
  draw(random, ink) {
    const noise = valueNoise(random);
    let markup = disc(random, ink);
    for (let layer = 0; layer < LAYERS; layer++) {
      const edge = edgeOf(noise, layer);
      const depth = 0.12 + 0.8 * (layer / (LAYERS - 1));
      let hatching = '';
      for (let m = 1; m < 4; m++) {
        const drop = (i: number) => m * (3.4 + 2.2 * noise((i / STEPS) * 4 + layer, m * 3));
        hatching += smoothPath(edge.map(([x, y], i): PathPoint => [x, y + drop(i)]));
      }
      // Lighter than the layer at the back; darker at the front, where the layer itself is the lightest.
      const hatchInk = ink(depth + (layer < LAYERS - 3 ? 0.14 : -0.2));
      markup +=
        `<path d="${smoothPath(edge)}V${SHEET.height + 2}H0Z" fill="${ink(depth)}"/>` +
        `<path d="${hatching}" fill="none" stroke="${hatchInk}" stroke-width=".7"/>`;
    }
    return markup;
  },
};

function disc(random: Random, ink: Ink): string {
  const x = round1(SHEET.width * (0.2 + 0.6 * random()));
  const y = round1(48 + 24 * random());
  const radius = 20 + 16 * random();
  let markup = `<circle cx="${x}" cy="${y}" r="${round1(radius)}" fill="${ink(1)}"/>`;
  for (let i = 1; i < 4; i++) {
    const ring = round1(radius + i * i * 4 + i * 8);
    markup += `<circle cx="${x}" cy="${y}" r="${ring}" fill="none" stroke="${ink(0.62 - 0.15 * i)}" stroke-width=".8"/>`;
  }
  return markup;
}

function edgeOf(noise: Noise, layer: number): readonly PathPoint[] {
  const base = 58 + (layer * (SHEET.height - 40)) / LAYERS;
  const amplitude = 44 - layer * 2.4;
  return Array.from({ length: STEPS + 1 }, (_, i): PathPoint => {
    const x = i / STEPS;
    const broad = (noise(x * 2.5 + layer * 3.7, layer * 1.3) - 0.5) * amplitude * 1.9;
    const fine = (noise(x * 6 + layer, layer * 7) - 0.5) * amplitude * 0.35;
    return [x * SHEET.width, base + broad + fine];
  });
}
