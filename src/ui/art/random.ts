/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** A smooth value from 0 to 1 for every point of the plane. */
export type Noise = (x: number, y: number) => number;

/** MurmurHash3's mixing over UTF-16 units: 32 bits that differ widely for names that differ little. */
export function hash(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Mulberry32: small, fast, and the same sequence for the same seed in every browser. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SIDE = 64;

/** Value noise on a lattice of 64 x 64 that repeats. Takes 4096 numbers from `random`. */
export function valueNoise(random: Random): Noise {
  const lattice = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < lattice.length; i++) lattice[i] = random();
  const corner = (x: number, y: number) => lattice[(x & (SIDE - 1)) + (y & (SIDE - 1)) * SIDE] ?? 0;

  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = ease(x - left);
    const v = ease(y - top);
    const a = corner(left, top);
    const b = corner(left + 1, top);
    const c = corner(left, top + 1);
    const d = corner(left + 1, top + 1);
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  };
}

/** Perlin's fade: its slope and curvature are 0 at both ends, so the lattice does not show. */
function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
