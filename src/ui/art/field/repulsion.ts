import { clamp } from '../clamp';

/** A disc that may move within its bounds. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

const ROUNDS = 160;
/** Pairs to compare before the rest is left to trimming: bounds the time on crowded fields, the same everywhere. */
const WORK = 1_000_000;
/** An overlap below this is invisible; the discs count as settled. In pixels, like all lengths here. */
const SETTLED = 0.05;
/** The smallest radius that still shows. */
const TINIEST = 0.35;

/** Pushes discs apart until they keep the gap, as far as their bounds and the work allow; then shrinks those that touch. */
export function separate(discs: readonly Disc[], gap: number): void {
  const reach = 2 * Math.max(...discs.map(({ radius }) => radius)) + gap;
  for (let round = 0, work = 0; round < ROUNDS && work < WORK; round++) {
    let worst = 0;
    const pairs = forEachPair(discs, reach, (a, b) => {
      worst = Math.max(worst, push(a, b, gap));
    });
    for (const disc of discs) {
      disc.x = clamp(disc.x, disc.minX, disc.maxX);
      disc.y = clamp(disc.y, disc.minY, disc.maxY);
    }
    if (worst < SETTLED) break;
    work += pairs;
  }
  forEachPair(discs, reach, trim);
}

/**
 * Visits each pair of discs in the same or in adjoining square cells: pairs farther apart than the reach are left out.
 * @returns the number of visits
 */
function forEachPair(discs: readonly Disc[], reach: number, visit: (a: Disc, b: Disc) => void): number {
  const left = Math.min(...discs.map(({ minX }) => minX));
  const top = Math.min(...discs.map(({ minY }) => minY));
  let pairs = 0;
  const rows: Disc[][][] = [];
  for (const disc of discs) {
    const row = (rows[Math.floor((disc.y - top) / reach)] ??= []);
    (row[Math.floor((disc.x - left) / reach)] ??= []).unshift(disc);
  }
  rows.forEach((row, y) => {
    const below = rows[y + 1] ?? [];
    row.forEach((cell, x) => {
      // Half of the neighbours, because the other half visits this cell.
      const neighbours = [row[x + 1], below[x - 1], below[x], below[x + 1]];
      const all = cell.concat(...neighbours.map((neighbour) => neighbour ?? []));
      cell.forEach((disc, i) => {
        const others = all.slice(i + 1);
        pairs += others.length;
        for (const other of others) visit(disc, other);
      });
    });
  });
  return pairs;
}

/** @returns by how much the two were too close */
function push(a: Disc, b: Disc, gap: number): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const wanted = a.radius + b.radius + gap;
  const squared = dx * dx + dy * dy;
  if (squared >= wanted * wanted) return 0;
  const distance = Math.max(0.01, Math.sqrt(squared));
  const half = (wanted - distance) / distance / 2;
  // At exactly one point there is no direction: one goes left, the other right.
  const across = squared === 0 ? distance : dx;
  a.x -= across * half;
  a.y -= dy * half;
  b.x += across * half;
  b.y += dy * half;
  return wanted - distance;
}

/** What found no room shrinks until it touches no more, but never out of sight. */
function trim(a: Disc, b: Disc): void {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  const together = a.radius + b.radius;
  if (together <= distance) return;
  a.radius = Math.max(TINIEST, (a.radius * distance) / together);
  b.radius = Math.max(TINIEST, (b.radius * distance) / together);
}
