import type { Dot, FieldOptions, FieldPoint, FieldSignal, Rect } from './field-types';
import type { Disc } from './disc-grid';
import { separate } from './repulsion';

/** Above this the dots shrink and the tails are left out: they would be a thicket. */
export const CROWD = 300;
/** The share of the plane that dots and the gaps around them may cover. */
const COVER = 0.16;
const GAP = 3.2;
const SMALLEST = 0.7;
const GOLDEN_ANGLE = 2.39996323;
const MIDDLE: FieldPoint = { x: 0.5, y: 0.5 };

/** Every signal as a dot that touches no other, the largest first. */
export function placeDots({ plane, signals, cross = MIDDLE, radius = [1.2, 6.4] }: FieldOptions): readonly Dot[] {
  // A plane that is not measured yet has no places.
  if (!(plane.width > 0 && plane.height > 0)) return [];
  const usable = signals.filter((signal) => Number.isFinite(signal.x) && Number.isFinite(signal.y));
  const largestFirst = [...usable].sort((a, b) => share(b.size) - share(a.size));
  const { radii, gap } = radiiOf(largestFirst, plane, radius);
  const centre = toPixels(cross, plane);
  const discs = largestFirst.map((signal, i) => discOf(signal, radii[i] ?? SMALLEST, plane, centre));
  fanOut(discs, gap);
  separate(discs, gap);

  return discs.map(({ x, y, radius: r }, i): Dot => {
    const signal = largestFirst[i];
    const size = share(signal?.size ?? 0);
    const quadrant = signal?.quadrant ?? 'default';
    return { x, y, radius: r, size, quadrant, trail: signal ? tailOf(signal, x, y, plane, discs.length) : null };
  });
}

function share(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}

function toPixels({ x, y }: FieldPoint, plane: Rect): { x: number; y: number } {
  return { x: plane.x + share(x) * plane.width, y: plane.y + (1 - share(y)) * plane.height };
}

/** The radii asked for, made smaller where all dots together would not fit. */
function radiiOf(signals: readonly FieldSignal[], plane: Rect, [smallest, largest]: readonly [number, number]) {
  const wanted = signals.map(({ size }) => smallest + (largest - smallest) * share(size));
  const needed = wanted.reduce((area, r) => area + Math.PI * (r + GAP / 2) ** 2, 0);
  const scale = Math.min(1, Math.sqrt((COVER * plane.width * plane.height) / Math.max(1, needed)));
  return { radii: wanted.map((r) => Math.max(SMALLEST, r * scale)), gap: GAP * scale };
}

/** A dot stays on its side of both axes and inside of the plane: moved for room, it must not change its meaning. */
function discOf(signal: FieldSignal, radius: number, plane: Rect, centre: { x: number; y: number }): Disc {
  const { x, y } = toPixels(signal, plane);
  const clear = radius + 1;
  const [minX, maxX] = side(x, centre.x, plane.x, plane.x + plane.width, clear);
  const [minY, maxY] = side(y, centre.y, plane.y, plane.y + plane.height, clear);
  return { x: clamp(x, minX, maxX), y: clamp(y, minY, maxY), radius, minX, maxX, minY, maxY };
}

/** The stretch of an axis that is open to a dot: from the cross to the edge on the side where it stands. */
function side(at: number, cross: number, start: number, end: number, clear: number): readonly [number, number] {
  const [from, to] = at < cross ? [start, cross] : [cross, end];
  // Too narrow a side holds its dots in the middle.
  return to - from > 2 * clear ? [from + clear, to - clear] : [(from + to) / 2, (from + to) / 2];
}

/** Signals with the same figures lie at one place: in a spiral around it they need far less pushing. */
function fanOut(discs: readonly Disc[], gap: number): void {
  const atPlace = new Map<string, number>();
  for (const disc of discs) {
    const place = `${Math.round(disc.x)}|${Math.round(disc.y)}`;
    const before = atPlace.get(place) ?? 0;
    atPlace.set(place, before + 1);
    const distance = Math.sqrt(before) * (disc.radius * 2 + gap) * 0.6;
    disc.x = clamp(disc.x + Math.cos(before * GOLDEN_ANGLE) * distance, disc.minX, disc.maxX);
    disc.y = clamp(disc.y + Math.sin(before * GOLDEN_ANGLE) * distance, disc.minY, disc.maxY);
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** The tail keeps its direction and length when its dot was pushed aside. */
function tailOf({ x, y, from }: FieldSignal, dotX: number, dotY: number, plane: Rect, count: number): Dot['trail'] {
  if (!from || count > CROWD || !Number.isFinite(from.x) || !Number.isFinite(from.y)) return null;
  return { x: dotX + (from.x - x) * plane.width, y: dotY - (from.y - y) * plane.height };
}
