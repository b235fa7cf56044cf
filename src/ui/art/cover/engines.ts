import { type Random, valueNoise, type Noise, hash } from '../random';
import { smoothPath, type PathPoint, round1 } from '../svg-path';
import { SHEET, type Engine, type Ink, pick } from './scheme';

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

interface Peak {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const LEVELS = 11;
const CORNERS = 30;
const PAPERCUT_TURN = 6.28318;

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
    const angle = (corner / CORNERS) * PAPERCUT_TURN;
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

const LAYERS = 9;
const STRATA_STEPS = 18;

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
        const drop = (i: number) => m * (3.4 + 2.2 * noise((i / STRATA_STEPS) * 4 + layer, m * 3));
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
  return Array.from({ length: STRATA_STEPS + 1 }, (_, i): PathPoint => {
    const x = i / STRATA_STEPS;
    const broad = (noise(x * 2.5 + layer * 3.7, layer * 1.3) - 0.5) * amplitude * 1.9;
    const fine = (noise(x * 6 + layer, layer * 7) - 0.5) * amplitude * 0.35;
    return [x * SHEET.width, base + broad + fine];
  });
}

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

/** The ways of drawing. Their order and the salt decide which picture a name gets: a change gives every item a new one. */
export const ENGINE_NAMES = ['papercut', 'strata', 'guilloche', 'truchet'] as const;
const SALT = '·v377';

export type EngineName = (typeof ENGINE_NAMES)[number];

/** Capitals do not count: an item has the same picture when an editor changes only those. */
export function seedOf(name: string): number {
  return hash(name.toLowerCase() + SALT);
}

export function engineOf(name: string, further = 0): EngineName {
  return ENGINE_NAMES[(seedOf(name) + further) % ENGINE_NAMES.length] ?? 'papercut';
}

/** Of names side by side: none has the engine of the one before it. */
export function enginesInRow(names: readonly string[]): readonly EngineName[] {
  const engines: EngineName[] = [];
  for (const name of names) engines.push(engineOf(name, engineOf(name) === engines.at(-1) ? 1 : 0));
  return engines;
}
