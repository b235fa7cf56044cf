import { seededRandom, valueNoise } from '../random';
import type { Dot, FieldOptions } from './field-types';

/** Heights at the corners of square cells. */
export interface HeightGrid {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly heights: Float32Array;
  readonly highest: number;
}

/** The land looks alike whether 40 or 2,000 signals raise it: their weights add up to about the same. */
const USUAL_COUNT = 120;
const FEW = 24;
const NOISE_HEIGHT = 1.9;
/** Beyond three reaches a signal adds less than a ten-thousandth. */
const TAIL = 3;

/** The land of the signals: a hill for each, over a gentle noise that keeps empty regions from being flat. */
export function densityGrid(dots: readonly Dot[], options: FieldOptions): HeightGrid {
  const { width, height, plane, cell = 10, reach = 0.15, seed = 8 } = options;
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const heights = new Float32Array(columns * rows);
  const shorter = Math.min(plane.width, plane.height);
  const reachX = (shorter * reach) / cell;
  const reachY = reachX * 0.8;
  const weight = USUAL_COUNT / Math.max(FEW, dots.length);

  for (const dot of dots) {
    const hill = (0.35 + dot.size) * weight;
    const across = bell(dot.x / cell, reachX, columns);
    const down = bell(dot.y / cell, reachY, rows);
    for (const [row, b] of down) {
      for (const [column, a] of across) heights[row * columns + column]! += hill * a * b;
    }
  }
  addNoise(heights, columns, cell, shorter, seed);
  return { columns, rows, cell, heights, highest: heights.reduce((top, h) => Math.max(top, h), 0) };
}

/** A bell curve along one axis. The hill is the product of two of them, which saves most of the exponentials. */
function bell(centre: number, reach: number, count: number): readonly (readonly [index: number, value: number])[] {
  const from = Math.max(0, Math.ceil(centre - TAIL * reach));
  const to = Math.min(count - 1, Math.floor(centre + TAIL * reach));
  const values: [number, number][] = [];
  for (let i = from; i <= to; i++) values.push([i, Math.exp(-(((i - centre) / reach) ** 2))]);
  return values;
}

function addNoise(heights: Float32Array, columns: number, cell: number, shorter: number, seed: number): void {
  const noise = valueNoise(seededRandom(seed));
  const scale = (cell / shorter) * 2.4;
  heights.forEach((height, i) => {
    const column = i % columns;
    const row = (i - column) / columns;
    heights[i] = height + noise(column * scale + 5, row * scale + 5) * NOISE_HEIGHT;
  });
}
