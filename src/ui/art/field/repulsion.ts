/** A disc that may move within its bounds. */
export interface Disc {
  x: number;
  y: number;
  readonly radius: number;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

export interface RepulsionOptions {
  /** Space to keep between two discs. */
  readonly gap: number;
  readonly rounds: number;
}

/** Below this overlap nobody sees a difference; the discs count as settled. */
const SETTLED = 0.05;
const GOLDEN_ANGLE = 2.39996323;

/**
 * Pushes discs apart until none touches another, or the rounds are used up. A grid as wide as the widest
 * distance finds the neighbours, so that a round costs about n steps instead of n².
 */
export function separate(discs: readonly Disc[], { gap, rounds }: RepulsionOptions): void {
  const reach = 2 * discs.reduce((widest, disc) => Math.max(widest, disc.radius), 0) + gap;
  for (let round = 0; round < rounds; round++) {
    let worst = 0;
    const cells = groupByCell(discs, reach);
    for (let i = 0; i < discs.length; i++) {
      const disc = discs[i];
      if (!disc) continue;
      const column = Math.floor(disc.x / reach);
      const row = Math.floor(disc.y / reach);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          for (const j of cells.get(cellKey(column + dx, row + dy)) ?? []) {
            const other = discs[j];
            // Each pair once, as seen from the disc that comes first.
            if (other && j > i) worst = Math.max(worst, push(disc, other, gap, j));
          }
        }
      }
    }
    for (const disc of discs) keepInside(disc);
    if (worst < SETTLED) return;
  }
}

function groupByCell(discs: readonly Disc[], reach: number): Map<number, number[]> {
  const cells = new Map<number, number[]>();
  discs.forEach((disc, i) => {
    const key = cellKey(Math.floor(disc.x / reach), Math.floor(disc.y / reach));
    const cell = cells.get(key);
    if (cell) cell.push(i);
    else cells.set(key, [i]);
  });
  return cells;
}

function cellKey(column: number, row: number): number {
  return (column + 4096) * 65536 + row + 4096;
}

/** @returns by how much the two were too close */
function push(a: Disc, b: Disc, gap: number, index: number): number {
  let dx = b.x - a.x;
  let dy = b.y - a.y;
  let distance = Math.hypot(dx, dy);
  const overlap = a.radius + b.radius + gap - distance;
  if (overlap <= 0) return 0;
  if (distance < 0.01) {
    // At the same place no direction is given: each goes its own way, the same on every drawing.
    dx = Math.cos(index * GOLDEN_ANGLE);
    dy = Math.sin(index * GOLDEN_ANGLE);
    distance = 1;
  }
  const half = overlap / distance / 2;
  a.x -= dx * half;
  a.y -= dy * half;
  b.x += dx * half;
  b.y += dy * half;
  return overlap;
}

function keepInside(disc: Disc): void {
  disc.x = Math.min(disc.maxX, Math.max(disc.minX, disc.x));
  disc.y = Math.min(disc.maxY, Math.max(disc.minY, disc.y));
}
