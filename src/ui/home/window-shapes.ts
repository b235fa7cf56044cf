import { contours } from 'd3-contour';
import type { Circle } from '../../domain/plane/shapes';
import { layOut, pointOf } from '../../domain/plane/plane-layout';
import type { PlaneItem } from '../../domain/plane/plane-scene';
import { positionOf } from '../../domain/topic/map-position';
import { WINDOW, type OfQuadrant, type WindowShapes } from '../../domain/plane/map-window';
import type { QuadrantName } from '../../domain/topic/quadrant';
import { round1 } from '../art/svg-path';

export interface WindowOptions {
  readonly items: readonly PlaneItem[];
  /** The same items in the previous data. */
  readonly before: readonly PlaneItem[];
  /** Ids of the items that the window is about. */
  readonly chosen: readonly string[];
}

/** The plane is a square of one; a window shows a part of it. */
const UNIT = { width: 1, height: 1 };
/** Room around the chosen ones, as a share of what they span. */
const AROUND = 0.2;
/** The least part of the plane that is shown. */
const LEAST = 0.22;
/** How far a topic raises the land: of all topics, and of the chosen ones, whose own land is narrower in a small window. */
const REACH = 0.078;
const OWN_REACH = { most: 0.062, share: 0.086 };
const RELIEF = [0.03, 0.07, 0.12, 0.18, 0.25, 0.33, 0.42, 0.52, 0.63, 0.75, 0.88];
const ISLAND = [0.05, 0.14, 0.25, 0.38, 0.52, 0.68, 0.85];
/** Sides of the squares whose heights are computed, in px. */
const CELL = { relief: 8, island: 4 };
/** Of a crowd, the relief is that of so many. */
const MOST = 600;
/** Points of the land along a way. */
const STEPS = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
const FONT = 11.5;
const CHARACTER = FONT * 0.56;

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Weighted extends Place {
  readonly weight: number;
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly span: number;
}

/** A window of the project's own map: the land of the chosen topics in the colours of the areas that it lies in. */
export function windowShapes({ items, before, chosen }: WindowOptions): WindowShapes {
  const layout = layOut(items, before, UNIT);
  const placeOf = (item: PlaneItem | undefined): Place | null => {
    const position = item === undefined ? null : positionOf(item);
    return position === null ? null : pointOf(layout, position);
  };
  const previous = new Map(before.map((item) => [item.id, item]));
  const isChosen = new Set(chosen);
  const all = items.flatMap((item) => {
    const now = placeOf(item);
    if (now === null) return [];
    const past = placeOf(previous.get(item.id));
    return [{ item, now, past: past !== null && past.x === now.x && past.y === now.y ? null : past }];
  });
  const own = all.filter(({ item }) => isChosen.has(item.id));
  const part = partAround(own.flatMap(({ now, past }) => (past === null ? [now] : [now, past])));
  const scale = WINDOW.width / part.span;
  const at = ({ x, y }: Place): Place => ({ x: (x - part.left) * scale, y: (y - part.top) * scale });
  const cross = at(layout.cross);
  const some = all.filter((_, index) => all.length <= MOST || index % Math.ceil(all.length / MOST) === 0);
  const dots = own
    .map(({ item, now, past }) => ({
      item,
      quadrant: hueOf(item),
      ...at(now),
      r: 2.9 * Math.sqrt(Math.min(16, Math.max(1, item.driverCount ?? 3))),
      past: past && { ...at(past), quadrant: hueOf(previous.get(item.id) ?? item) },
    }))
    .toSorted((one, other) => other.r - one.r);
  return {
    areas: areasOf(cross),
    relief: linesOf(
      part,
      some.map(({ item, now }) => ({ ...now, weight: weightOf(item) })),
      REACH,
      RELIEF,
      CELL.relief,
    ),
    island: linesOf(
      part,
      own.flatMap(({ item, now, past }) => landOf(now, past, weightOf(item))),
      Math.min(OWN_REACH.most, OWN_REACH.share * part.span),
      ISLAND,
      CELL.island,
    ),
    cross: `M${round1(cross.x)} 0V${WINDOW.height}M0 ${round1(cross.y)}H${WINDOW.width}`,
    others: byQuadrant(
      some.filter(({ item }) => !isChosen.has(item.id)),
      ({ item }) => hueOf(item),
      ({ item, now }) => dotIn({ ...at(now), r: 1.2 * Math.sqrt(Math.min(16, Math.max(1, item.driverCount ?? 3))) }),
    ).map(({ quadrant, of }) => ({ quadrant, circles: of })),
    trails: byQuadrant(
      dots,
      ({ quadrant }) => quadrant,
      (dot) => (dot.past === null ? [] : [wedge(dot.past, dot)]),
    ).map(({ quadrant, of }) => ({ quadrant, d: of.join('') })),
    former: dots.flatMap(({ past }) => (past === null ? [] : [{ ...past, r: 2.6 }])),
    dots: dots.map(({ quadrant, x, y, r }) => ({ quadrant, x, y, r })),
    names: namesOf(dots.map(({ item, x, y, r, past }) => ({ text: item.name, x, y, r, past }))),
  };
}

function hueOf({ quadrant }: PlaneItem): QuadrantName {
  return quadrant.name;
}

function weightOf({ driverCount }: PlaneItem): number {
  return Math.sqrt(Math.max(1, driverCount ?? 3));
}

/** The places with room around them, in the shape of the picture. */
function partAround(places: readonly Place[]): Part {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const ratio = WINDOW.height / WINDOW.width;
  const wide = Math.max(LEAST, right - left) * (1 + 2 * AROUND);
  const high = Math.max(LEAST * ratio, bottom - top) * (1 + 2 * AROUND);
  const span = Math.max(wide, high / ratio);
  return { left: (left + right - span) / 2, top: (top + bottom - span * ratio) / 2, span };
}

function landOf(now: Place, past: Place | null, weight: number): readonly Weighted[] {
  if (past === null) return [{ ...now, weight }];
  return STEPS.map((share) => ({
    x: past.x + (now.x - past.x) * share,
    y: past.y + (now.y - past.y) * share,
    weight: weight * (share === 1 ? 0.62 : 0.12 + 0.22 * share),
  }));
}

/** Closed lines around the land that the points raise, one path for each height. */
function linesOf(
  { left, top, span }: Part,
  points: readonly Weighted[],
  reach: number,
  heights: readonly number[],
  cell: number,
): readonly string[] {
  const [columns, rows] = [Math.ceil(WINDOW.width / cell) + 4, Math.ceil(WINDOW.height / cell) + 4];
  const unit = span / WINDOW.width;
  // What is far from the window raises nothing in it.
  const near = points.filter(
    ({ x, y }) =>
      x > left - 4 * reach &&
      x < left + span + 4 * reach &&
      y > top - 4 * reach &&
      y < top + span * (WINDOW.height / WINDOW.width) + 4 * reach,
  );
  const heightAt = (x: number, y: number): number => {
    let sum = 0;
    for (const point of near) {
      const distance = ((x - point.x) ** 2 + (y - point.y) ** 2) / reach ** 2;
      if (distance < 14) sum += point.weight * Math.exp(-distance / 2);
    }
    return sum;
  };
  const values = Array.from({ length: columns * rows }, (_, index) =>
    heightAt(left + ((index % columns) - 1.5) * cell * unit, top + (Math.floor(index / columns) - 1.5) * cell * unit),
  );
  const highest = Math.max(...values);
  if (highest <= 0) return [];
  const shapes = contours().size([columns, rows]).smooth(true);
  return shapes
    .thresholds(heights.map((height) => height * highest))(values)
    .map(({ coordinates }) =>
      coordinates
        .flat()
        .map(
          (ring) =>
            `M${ring.map(([x = 0, y = 0]) => `${round1((x - 2) * cell)} ${round1((y - 2) * cell)}`).join('L')}Z`,
        )
        .join(''),
    );
}

function areasOf(cross: Place): WindowShapes['areas'] {
  const x = Math.min(WINDOW.width, Math.max(0, cross.x));
  const y = Math.min(WINDOW.height, Math.max(0, cross.y));
  const [right, low] = [WINDOW.width - x, WINDOW.height - y];
  return [
    { quadrant: 'potential_disruptor' as const, x: 0, y: 0, width: x, height: y },
    { quadrant: 'strong_signal' as const, x, y: 0, width: right, height: y },
    { quadrant: 'uncertain_signal' as const, x: 0, y, width: x, height: low },
    { quadrant: 'mature_signal' as const, x, y, width: right, height: low },
  ].filter(({ width, height }) => width > 0.5 && height > 0.5);
}

function byQuadrant<Of, Drawn>(
  all: readonly Of[],
  quadrantOf: (of: Of) => QuadrantName,
  draw: (of: Of) => readonly Drawn[],
): readonly (OfQuadrant & { readonly of: readonly Drawn[] })[] {
  const drawn = new Map<QuadrantName, Drawn[]>();
  for (const each of all) {
    const quadrant = quadrantOf(each);
    const known = drawn.get(quadrant) ?? [];
    drawn.set(quadrant, known);
    known.push(...draw(each));
  }
  return [...drawn].map(([quadrant, of]) => ({ quadrant, of })).filter(({ of }) => of.length > 0);
}

/** None where it lies outside the window. */
function dotIn({ x, y, r }: Circle): readonly Circle[] {
  return x < -6 || x > WINDOW.width + 6 || y < -6 || y > WINDOW.height + 6 ? [] : [{ x, y, r }];
}

/** Wide at the dot, pointed where it came from. */
function wedge(from: Place, to: Circle): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2;
  const [dx, dy] = [Math.cos(angle) * to.r * 0.8, Math.sin(angle) * to.r * 0.8];
  const point = (x: number, y: number): string => `${round1(x)} ${round1(y)}`;
  return `M${point(from.x, from.y)}L${point(to.x + dx, to.y + dy)}L${point(to.x - dx, to.y - dy)}Z`;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Names where they touch nothing, at the side of their dot, above or below it. */
function namesOf(
  dots: readonly (Circle & { readonly text: string; readonly past: Place | null })[],
): WindowShapes['names'] {
  const height = FONT + 3;
  const taken: Box[] = dots.flatMap(({ x, y, r, past }) => [
    { left: x - r - 1, top: y - r - 1, right: x + r + 1, bottom: y + r + 1 },
    ...(past === null
      ? []
      : STEPS.map((share) => {
          const [a, b] = [past.x + (x - past.x) * share, past.y + (y - past.y) * share];
          return { left: a - 3, top: b - 3, right: a + 3, bottom: b + 3 };
        })),
  ]);
  return dots.flatMap(({ text, x, y, r }) => {
    const width = text.length * CHARACTER + 4;
    const places = [
      { anchor: 'start' as const, left: x + r + 4, top: y - height / 2, from: 0 },
      { anchor: 'end' as const, left: x - r - 4 - width, top: y - height / 2, from: width },
      { anchor: 'middle' as const, left: x - width / 2, top: y - r - height - 2, from: width / 2 },
      { anchor: 'middle' as const, left: x - width / 2, top: y + r + 2, from: width / 2 },
    ];
    const free = places.find(({ left, top }) => {
      const [right, bottom] = [left + width, top + height];
      const isInside = left >= 8 && right <= WINDOW.width - 8 && top >= 6 && bottom <= WINDOW.height - 6;
      return (
        isInside && !taken.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top)
      );
    });
    if (free === undefined) return [];
    const { anchor, left, top, from } = free;
    taken.push({ left, top, right: left + width, bottom: top + height });
    return [{ x: left + from, y: top + FONT - 1, anchor, text }];
  });
}
