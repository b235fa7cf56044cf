import { placeLabels, type PlacedLabel } from './label-placement';
import type { RingEntry, RingGroups, RingItem } from './ring-groups';
import { areaOf, type Bounds, type Circle, type MeasureText, type PlaneSize, type Point } from './shapes';

export interface RingDot<Item extends RingItem> extends Circle {
  readonly entry: RingEntry<Item>;
  /** The end of its arrow, where it has moved. */
  readonly arrow: Point | null;
}

interface RingLabel<Item extends RingItem> extends Pick<PlacedLabel, 'box' | 'line'> {
  readonly dot: RingDot<Item>;
}

/** The name of a sector: outside, at its middle; on a phone, and where one has no room there, in the corners. */
interface RingTitle extends Point {
  readonly label: string;
  readonly count: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** The radar: rings around a centre, divided into sectors. */
export interface RingPlane<Item extends RingItem> {
  readonly centre: Point;
  /** The outer radius of each ring. */
  readonly radii: readonly number[];
  /** The ends of the lines between sectors. */
  readonly spokes: readonly Point[];
  readonly dots: readonly RingDot<Item>[];
  readonly labels: readonly RingLabel<Item>[];
  readonly titles: readonly RingTitle[];
  readonly ringNames: readonly (Point & { readonly label: string })[];
}

const DOT = 4;
/** A new one has a ring around it. */
const NEW_DOT = 7;
/** Above and below the outer ring. */
const MARGIN = 12;
/** Of a dot from the lines around it. */
const INSET = 9;
const ARROW = 16;
const NAME_HEIGHT = 14;
const TITLE_GAP = 14;
/** Width of a title by that of the same text as a name, with its count. */
const TITLE_SCALE = 1.65;
const TITLE_HEIGHT = 24;
/** Below this width titles stand in the corners, in pixels. */
const NARROW = 600;
/** The innermost ring has fewer places, so that it is wider than the others by this factor. */
const INNER = 1.25;

/**
 * Lays a radar out: the topics of each cell on arcs that share its area, in their order; then the names, those that are new
 * or have moved first. Names without room are left out.
 */
export function ringPlane<Item extends RingItem>(
  { rings, sectors }: RingGroups<Item>,
  size: PlaneSize,
  measure: MeasureText,
): RingPlane<Item> {
  const centre = { x: size.width / 2, y: size.height / 2 };
  const outer = Math.max(0, Math.min(size.width / 2, size.height / 2) - MARGIN);
  const unit = outer / (rings.length - 1 + INNER);
  const radii = rings.map((_, index) => unit * (INNER + index));
  const turn = (2 * Math.PI) / Math.max(1, sectors.length);
  // The first sector is at the upper left, as usual; the others follow clockwise.
  const first = -Math.PI;
  const at = (angle: number, radius: number): Point => ({
    x: centre.x + radius * Math.cos(angle),
    y: centre.y + radius * Math.sin(angle),
  });
  const dots = sectors.flatMap(({ entries }, sector) =>
    rings.flatMap((_, ring) => {
      const own = entries.filter((entry) => entry.ring === ring);
      const cell = { from: first + sector * turn, turn, inner: radii[ring - 1] ?? 0, outer: radii[ring] ?? 0 };
      return placesIn(cell, own.length).map(({ angle, radius }, index): RingDot<Item> => {
        const entry = own[index] as RingEntry<Item>;
        const { move } = entry;
        const arrow = move === 'in' || move === 'out' ? at(angle, radius + (move === 'in' ? -ARROW : ARROW)) : null;
        return { ...at(angle, radius), r: move === 'new' ? NEW_DOT : DOT, entry, arrow };
      });
    }),
  );
  const ringNames = rings.map((label, ring) => ({ x: centre.x, y: centre.y - (radii[ring] ?? 0) + 4, label }));
  const taken = ringNames.map(({ x, y, label }) => boxAround(x, y, measure(label) + 6));
  const titles = titlesOf({
    sectors,
    centre,
    outer,
    size,
    measure,
    angleOf: (sector) => first + (sector + 0.5) * turn,
  });
  const ordered = dots.toSorted((a, b) => Number(b.entry.move !== null) - Number(a.entry.move !== null));
  const arrows = dots.flatMap(({ arrow, x, y }) =>
    arrow === null ? [] : [{ x: (x + arrow.x) / 2, y: (y + arrow.y) / 2, r: 5 }],
  );
  const wishes = ordered.map((dot) => ({ x: dot.x, y: dot.y, r: dot.r, width: measure(dot.entry.item.name) + 6 }));
  const ground = {
    bounds: areaOf(size),
    bubbles: [...wishes, ...arrows],
    taken: [...taken, ...titles.map((title) => titleBox(title, measure))],
    ties: true,
  };
  return {
    centre,
    radii,
    spokes: sectors.length < 2 ? [] : sectors.map((_, sector) => at(first + sector * turn, outer)),
    dots,
    labels: placeLabels(wishes, ground).flatMap(({ index, box, line }) => {
      const dot = ordered[index];
      return dot === undefined ? [] : [{ dot, box, line }];
    }),
    titles,
    ringNames,
  };
}

interface Cell {
  readonly from: number;
  readonly turn: number;
  readonly inner: number;
  readonly outer: number;
}

/** So many places on arcs in a cell: as many arcs as make the places about as far apart along an arc as across. */
function placesIn({ from, turn, inner, outer }: Cell, count: number): readonly { angle: number; radius: number }[] {
  if (count === 0) return [];
  const depth = Math.max(0, outer - inner - 2 * INSET);
  const middle = (inner + outer) / 2;
  const arcs = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * depth) / Math.max(1, middle * turn)))));
  const radiusOf = (arc: number): number => inner + INSET + (depth * (arc + 0.5)) / arcs;
  // In turn over the arcs, so that neighbours are on different ones and their names have room.
  const along = (index: number): number => from + (turn * (index + 0.5)) / count;
  return Array.from({ length: count }, (_, index) => {
    // One arc only: neighbours step in and out a little.
    const step = arcs === 1 && count > 1 ? (index % 2 === 0 ? -0.22 : 0.22) * depth : 0;
    return { angle: along(index), radius: radiusOf(index % arcs) + step };
  });
}

function boxAround(x: number, y: number, width: number): Bounds {
  return { left: x - width / 2, right: x + width / 2, top: y - NAME_HEIGHT / 2, bottom: y + NAME_HEIGHT / 2 };
}

interface TitlesOf {
  readonly sectors: readonly { readonly label: string; readonly entries: readonly unknown[] }[];
  readonly centre: Point;
  readonly outer: number;
  readonly size: PlaneSize;
  readonly measure: MeasureText;
  readonly angleOf: (sector: number) => number;
}

function titlesOf({ sectors, centre, outer, size, measure, angleOf }: TitlesOf): readonly RingTitle[] {
  const stacked = new Map<string, number>();
  const fits = sectors.every(
    ({ label, entries }, sector) =>
      titleWidth(label, entries.length, measure) <=
      size.width / 2 - (outer + TITLE_GAP) * Math.abs(Math.cos(angleOf(sector))),
  );
  return sectors.map(({ label, entries }, sector) => {
    const count = entries.length;
    const [dx, dy] = [Math.cos(angleOf(sector)), Math.sin(angleOf(sector))];
    if (size.width >= NARROW && fits) {
      const y = centre.y + (outer + TITLE_GAP) * dy + 6;
      const anchor = Math.abs(dx) < 0.2 ? 'middle' : dx < 0 ? 'end' : 'start';
      const inside = Math.min(Math.max(y, TITLE_HEIGHT - 4), size.height - 4);
      return { x: centre.x + (outer + TITLE_GAP) * dx, y: inside, label, count, anchor };
    }
    const corner = `${dx < 0} ${dy < 0}`;
    const above = stacked.get(corner) ?? 0;
    stacked.set(corner, above + 1);
    const away = outer + TITLE_HEIGHT * (above + 1);
    const stack = TITLE_HEIGHT * above + 4;
    const y =
      dy < 0
        ? Math.max(TITLE_HEIGHT - 8 + stack, centre.y - away + TITLE_HEIGHT / 2)
        : Math.min(size.height - stack, centre.y + away);
    return { x: dx < 0 ? 0 : size.width, y, label, count, anchor: dx < 0 ? 'start' : 'end' };
  });
}

function titleWidth(label: string, count: number, measure: MeasureText): number {
  return measure(`${label} ${count}`) * TITLE_SCALE;
}

function titleBox({ x, y, label, count, anchor }: RingTitle, measure: MeasureText): Bounds {
  const width = titleWidth(label, count, measure);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - TITLE_HEIGHT + 4, bottom: y + 4 };
}
