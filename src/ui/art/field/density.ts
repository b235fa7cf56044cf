import { seededRandom, valueNoise } from '../random';
import type { FieldDot, FieldOptions, Rect } from './field-types';

/** Heights at the corners of square cells. */
export interface HeightGrid {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly heights: Float32Array;
}

/** The land looks alike whether 40 or 2,000 signals raise it: their weights add up to about the same. */
const USUAL_COUNT = 120;
const FEW = 24;
const NOISE_HEIGHT = 1.9;
/** In reaches: farther out a hill is lower than the noise by far. */
const LIMIT = 2.5;

/** The land of the signals: a hill for each, over a gentle noise so that empty regions are not flat. */
export function densityGrid(dots: readonly FieldDot[], options: FieldOptions): HeightGrid {
  const { width, height, plane, cell = 10, reach = 0.15, seed = 8 } = options;
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const heights = new Float32Array(columns * rows);
  const shorter = Math.min(plane.width, plane.height);
  const reachX = (shorter * reach) / cell;
  const weight = USUAL_COUNT / Math.max(FEW, dots.length);
  for (const dot of dots) {
    const hill = (0.35 + dot.size) * weight;
    const across = bell(dot.x / cell, reachX, columns);
    const down = bell(dot.y / cell, reachX * 0.8, rows);
    down.shares.forEach((share, row) => {
      const first = (down.from + row) * columns + across.from;
      across.shares.forEach((other, i) => {
        heights[first + i] = (heights[first + i] ?? 0) + hill * share * other;
      });
    });
  }
  const noise = valueNoise(seededRandom(seed));
  const scale = (cell / shorter) * 2.4;
  heights.forEach((land, i) => {
    const column = i % columns;
    const row = (i - column) / columns;
    // Fades out beyond the plane: far from all signals there is nothing to show.
    const away = distanceFrom(plane, column * cell, row * cell) / shorter;
    heights[i] = land + noise(column * scale + 5, row * scale + 5) * NOISE_HEIGHT * Math.max(0, 1 - away * 1.6);
  });
  return { columns, rows, cell, heights };
}

/** A bell curve along one axis, from an index on. A hill is the product of two of them. */
function bell(centre: number, reach: number, count: number): { readonly from: number; readonly shares: Float64Array } {
  const from = Math.max(0, Math.ceil(centre - LIMIT * reach));
  const to = Math.min(count - 1, Math.floor(centre + LIMIT * reach));
  const shares = new Float64Array(Math.max(0, to - from + 1));
  return { from, shares: shares.map((_, i) => Math.exp(-(((from + i - centre) / reach) ** 2))) };
}

function distanceFrom(rect: Rect, x: number, y: number): number {
  const dx = Math.max(rect.x - x, 0, x - rect.x - rect.width);
  const dy = Math.max(rect.y - y, 0, y - rect.y - rect.height);
  return dx === 0 || dy === 0 ? dx + dy : Math.hypot(dx, dy);
}
