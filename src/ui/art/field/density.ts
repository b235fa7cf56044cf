import { seededRandom, valueNoise } from '../random';
import type { Dot, FieldOptions, Rect } from './field-types';

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
/** In reaches: farther out a hill is lower than the noise by far. */
const TAIL = 2.5;

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

  const across = new Bell(columns);
  const down = new Bell(rows);

  for (const dot of dots) {
    across.centreAt(dot.x / cell, reachX);
    down.centreAt(dot.y / cell, reachY);
    const hill = (0.35 + dot.size) * weight;
    for (let row = down.from; row <= down.to; row++) across.addTo(heights, row * columns, hill * down.at(row));
  }
  addNoise(heights, columns, cell, plane, seed);
  return { columns, cell, rows, heights, highest: heights.reduce((top, h) => (h > top ? h : top), 0) };
}

/** A bell curve along one axis. A hill is the product of two of them, which saves most of the exponentials. */
class Bell {
  from = 0;
  to = -1;
  private readonly values: Float64Array;

  constructor(count: number) {
    this.values = new Float64Array(count);
  }

  centreAt(centre: number, reach: number): void {
    this.from = Math.max(0, Math.ceil(centre - TAIL * reach));
    this.to = Math.min(this.values.length - 1, Math.floor(centre + TAIL * reach));
    for (let i = this.from; i <= this.to; i++) this.values[i] = Math.exp(-(((i - centre) / reach) ** 2));
  }

  at(i: number): number {
    return this.values[i] ?? 0;
  }

  /** Raises a row of the land. */
  addTo(heights: Float32Array, start: number, hill: number): void {
    for (let i = this.from; i <= this.to; i++) heights[start + i] = (heights[start + i] ?? 0) + hill * this.at(i);
  }
}

/** Fades out beyond the plane: far from all signals there is nothing to show. */
function addNoise(heights: Float32Array, columns: number, cell: number, plane: Rect, seed: number): void {
  const noise = valueNoise(seededRandom(seed));
  const shorter = Math.min(plane.width, plane.height);
  const scale = (cell / shorter) * 2.4;
  heights.forEach((height, i) => {
    const column = i % columns;
    const row = (i - column) / columns;
    const away = distanceFrom(plane, column * cell, row * cell) / shorter;
    heights[i] = height + noise(column * scale + 5, row * scale + 5) * NOISE_HEIGHT * Math.max(0, 1 - away * 1.6);
  });
}

function distanceFrom(rect: Rect, x: number, y: number): number {
  const dx = Math.max(rect.x - x, 0, x - rect.x - rect.width);
  const dy = Math.max(rect.y - y, 0, y - rect.y - rect.height);
  return dx === 0 || dy === 0 ? dx + dy : Math.hypot(dx, dy);
}
