import { DiscGrid, type Disc } from './disc-grid';

const ROUNDS = 160;
/** Pairs to look at before the rest is left to trimming: bounds the time on crowded fields, the same everywhere. */
const WORK = 1_000_000;
/** Below this overlap nobody sees a difference; the discs count as settled. */
const SETTLED = 0.05;
/** The smallest radius that still shows. */
const TINIEST = 0.35;

/** Pushes discs apart until they keep the gap, as far as their bounds and the work allow; then shrinks those that touch. */
export function separate(discs: readonly Disc[], gap: number): void {
  if (discs.length < 2) return;
  const reach = 2 * discs.reduce((widest, disc) => Math.max(widest, disc.radius), 0) + gap;
  const grid = new DiscGrid(discs, reach);
  for (let round = 0, work = 0; round < ROUNDS && work < WORK; round++) {
    const { pairs, worst } = pushAll(grid, gap);
    for (const disc of discs) keepInside(disc);
    if (worst < SETTLED) break;
    work += pairs;
  }
  grid.update();
  grid.forEachPair(trim);
}

function pushAll(grid: DiscGrid, gap: number): { readonly pairs: number; readonly worst: number } {
  let pairs = 0;
  let worst = 0;
  grid.update();
  grid.forEachPair((a, b) => {
    pairs++;
    worst = Math.max(worst, push(a, b, gap));
  });
  return { pairs, worst };
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
  // At exactly one place there is no direction: one goes left, the other right.
  const across = squared === 0 ? distance : dx;
  a.x -= across * half;
  a.y -= dy * half;
  b.x += across * half;
  b.y += dy * half;
  return wanted - distance;
}

function keepInside(disc: Disc): void {
  disc.x = Math.min(disc.maxX, Math.max(disc.minX, disc.x));
  disc.y = Math.min(disc.maxY, Math.max(disc.minY, disc.y));
}

/** What found no room shrinks until it touches no more, but never out of sight. */
function trim(a: Disc, b: Disc): void {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  const together = a.radius + b.radius;
  if (together <= distance) return;
  a.radius = Math.max(TINIEST, (a.radius * distance) / together);
  b.radius = Math.max(TINIEST, (b.radius * distance) / together);
}
