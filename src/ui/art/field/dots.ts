import { clamp } from '../clamp';
import type { Dot, FieldOptions, FieldPoint, FieldSignal, Rect } from './field-types';
import { separate, type Disc } from './repulsion';

/** Above this the dots shrink and the trails are left out. */
export const CROWD = 300;
/** The share of the plane that dots and the gaps around them may cover. */
const COVER = 0.16;
const GAP = 3.2;
const SMALLEST = 0.7;
const GOLDEN_ANGLE = 2.39996323;

/** Every signal as a dot that touches no other, the largest first. */
export function placeDots({ plane, signals, radius: [smallest, largest] = [1.2, 6.4] }: FieldOptions): readonly Dot[] {
  // A plane that is not measured yet has no dots.
  if (!(plane.width > 0 && plane.height > 0)) return [];
  const largestFirst = signals
    .filter(isFinitePoint)
    .map((signal) => ({
      ...signal,
      size: share(signal.size),
      radius: smallest + (largest - smallest) * share(signal.size),
    }))
    .sort((a, b) => b.size - a.size);
  const needed = largestFirst.reduce((area, { radius }) => area + Math.PI * (radius + GAP / 2) ** 2, 0);
  // Smaller where all dots together would not fit.
  const scale = Math.min(1, Math.sqrt((COVER * plane.width * plane.height) / Math.max(1, needed)));
  const gap = GAP * scale;
  const discs = largestFirst.map((signal) => discOf(signal, Math.max(SMALLEST, signal.radius * scale), plane));
  fanOut(discs, gap);
  separate(discs, gap);
  return discs.map(({ signal, x, y, radius }) => ({
    x,
    y,
    radius,
    size: signal.size,
    quadrant: signal.quadrant,
    trail: discs.length <= CROWD ? trailOf(signal, x, y, plane) : null,
  }));
}

function isFinitePoint({ x, y }: FieldPoint): boolean {
  return Number.isFinite(x) && Number.isFinite(y);
}

function share(value: number): number {
  return Number.isFinite(value) ? clamp(value, 0, 1) : 0;
}

/** A dot stays on its side of both axes and inside of the plane: moved for room, it must not change its meaning. */
function discOf(signal: FieldSignal, radius: number, plane: Rect): Disc & { readonly signal: FieldSignal } {
  const x = plane.x + share(signal.x) * plane.width;
  const y = plane.y + (1 - share(signal.y)) * plane.height;
  const [minX, maxX] = openRange(x, plane.x, plane.width, radius + 1);
  const [minY, maxY] = openRange(y, plane.y, plane.height, radius + 1);
  return { signal, x: clamp(x, minX, maxX), y: clamp(y, minY, maxY), radius, minX, maxX, minY, maxY };
}

/** The part of an axis that is open to a dot: from the middle to the edge on the dot's side. */
function openRange(at: number, start: number, length: number, clear: number): readonly [min: number, max: number] {
  const middle = start + length / 2;
  const [from, to] = at < middle ? [start, middle] : [middle, start + length];
  // Too narrow a side holds its dots in its middle.
  return to - from > 2 * clear ? [from + clear, to - clear] : [(from + to) / 2, (from + to) / 2];
}

/** Signals with the same figures lie at one point: in a spiral around it they need far less pushing. */
function fanOut(discs: readonly Disc[], gap: number): void {
  const counts = new Map<string, number>();
  for (const disc of discs) {
    const point = `${Math.round(disc.x)}|${Math.round(disc.y)}`;
    const before = counts.get(point) ?? 0;
    counts.set(point, before + 1);
    const distance = Math.sqrt(before) * (disc.radius * 2 + gap) * 0.6;
    disc.x = clamp(disc.x + Math.cos(before * GOLDEN_ANGLE) * distance, disc.minX, disc.maxX);
    disc.y = clamp(disc.y + Math.sin(before * GOLDEN_ANGLE) * distance, disc.minY, disc.maxY);
  }
}

/** The trail keeps its direction and length when its dot was pushed aside. */
function trailOf({ x, y, from }: FieldSignal, dotX: number, dotY: number, plane: Rect): Dot['trail'] {
  if (!from || !isFinitePoint(from)) return null;
  return { x: dotX + (from.x - x) * plane.width, y: dotY - (from.y - y) * plane.height };
}
