import type { ComparedSignal } from '../../../domain/compare/comparison';
import { QUADRANT_CODES, quadrantOf, type Quadrant, type QuadrantCode } from '../../../domain/topic/quadrant';
import { axisExtent } from '../../charts/geometry/axis-extent';
import { trailPolygon } from '../../charts/geometry/movement-trail';
import { quadrantSplit } from '../../charts/geometry/quadrant-split';
import { isInside, overlaps, touchesCircle, type Box, type Circle, type Point } from '../../charts/geometry/shapes';
import { WHOLE } from '../../charts/geometry/view';
import { mapScale, type Tick } from '../../charts/map/model/map-scale';
import { quadrantHue, type QuadrantHue } from '../../kit/signal/quadrant-hue';

const MARGINS = { left: 50, right: 4, top: 22, bottom: 26 } as const;
/** Radius of a bubble with one driver. */
const GHOST = 1.2;
const CHOSEN = 2.9;
/** Where the number of drivers is not known. */
const SOME_DRIVERS = 3;

interface ChosenBubble extends Circle {
  readonly name: string;
  readonly hue: QuadrantHue;
  /** From the previous position; null: it did not move, or that is not known. */
  readonly trail: readonly Point[] | null;
  /** null: there is no room for the name. */
  readonly label: Box | null;
}

interface QuadrantCorner {
  readonly label: string;
  readonly hue: QuadrantHue;
  readonly area: Box;
  readonly text: Point & { readonly anchor: 'start' | 'end' };
}

/** A small map of growth by average sizing: all signals as pale dots, the chosen ones as bubbles with their names. */
export interface ChosenMapModel {
  readonly plane: Box;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly split: Point | null;
  readonly corners: readonly QuadrantCorner[];
  readonly dots: readonly (Circle & { readonly hue: QuadrantHue })[];
  readonly bubbles: readonly ChosenBubble[];
}

interface Options {
  readonly width: number;
  readonly height: number;
  readonly all: readonly ComparedSignal[];
  readonly chosen: readonly ComparedSignal[];
  readonly previous: ReadonlyMap<string, ComparedSignal>;
  readonly measure: (text: string) => number;
}

/** @returns null where none of the chosen ones has a place on the map */
export function chosenMap({ width, height, all, chosen, previous, measure }: Options): ChosenMapModel | null {
  const placed = all.flatMap(placeOf);
  const own = chosen.flatMap(placeOf);
  if (own.length === 0) return null;
  const before = chosen.flatMap(({ id }) => {
    const signal = previous.get(id);
    return signal === undefined ? [] : placeOf(signal);
  });
  const inner = { width: width - MARGINS.left - MARGINS.right, height: height - MARGINS.top - MARGINS.bottom };
  const across = mapScale(
    axisExtent(placed.map(({ x }) => x)),
    before.map(({ x }) => x),
    inner.width,
    false,
  );
  const upwards = mapScale(
    axisExtent(placed.map(({ y }) => y)),
    before.map(({ y }) => y),
    inner.height,
    true,
  );
  const at = ({ x, y }: Point): Point => ({ x: MARGINS.left + across.at(x), y: MARGINS.top + upwards.at(y) });
  const plane = { left: MARGINS.left, top: MARGINS.top, right: width - MARGINS.right, bottom: height - MARGINS.bottom };

  const circleOf = (item: Placed, radius: number): Circle => ({ ...at(item), r: radius * Math.sqrt(item.drivers) });
  const circles = own.map((item) => circleOf(item, CHOSEN));
  const cross = quadrantSplit(placed.map(({ x, y, signal }) => ({ x, y, code: signal.quadrant.code })));
  const split = cross && at(cross);
  const corners = split === null ? [] : cornersOf(plane, split, all);
  const taken = corners.map((corner) => boxOf(corner, measure));
  const labels = own.map(({ signal }, index) => {
    const circle = circles[index] as Circle;
    const others = circles.filter((other) => other !== circle);
    const box = namePlaces(circle, measure(signal.name)).find(
      (place) =>
        isInside(place, plane) &&
        !taken.some((other) => overlaps(place, other)) &&
        !others.some((other) => touchesCircle(place, other)),
    );
    if (box !== undefined) taken.push(box);
    return box ?? null;
  });
  const places = new Map(before.map((item) => [item.signal.id, at(item)]));
  return {
    plane,
    xTicks: across.ticks(0, inner.width, false, [null, 6]).map((tick) => ({ ...tick, at: MARGINS.left + tick.at })),
    yTicks: upwards.ticks(0, inner.height, true, [null, 6]).map((tick) => ({ ...tick, at: MARGINS.top + tick.at })),
    split,
    corners,
    dots: placed
      .filter(({ signal }) => !chosen.some(({ id }) => id === signal.id))
      .map((item) => ({ ...circleOf(item, GHOST), hue: quadrantHue(item.signal.quadrant) })),
    bubbles: own.map(({ signal }, index) => {
      const circle = circles[index] as Circle;
      const from = places.get(signal.id) ?? null;
      return {
        ...circle,
        name: signal.name,
        hue: quadrantHue(signal.quadrant),
        trail: trailPolygon({ ...circle, from }, WHOLE),
        label: labels[index] ?? null,
      };
    }),
  };
}

interface Placed extends Point {
  readonly signal: ComparedSignal;
  readonly drivers: number;
}

function placeOf(signal: ComparedSignal): readonly Placed[] {
  const { growth, sizing, driverCount } = signal;
  if (growth === null || sizing.average === null) return [];
  return [{ signal, x: sizing.average, y: growth, drivers: Math.max(1, driverCount ?? SOME_DRIVERS) }];
}

function cornersOf(plane: Box, { x, y }: Point, all: readonly ComparedSignal[]): readonly QuadrantCorner[] {
  const corner = (code: QuadrantCode): QuadrantCorner => {
    const { isLarge: isRight, isFast: isUpper } = quadrantOf(code);
    const quadrant: Quadrant = all.find((signal) => signal.quadrant.code === code)?.quadrant ?? quadrantOf(code);
    return {
      label: quadrant.label,
      hue: quadrantHue(quadrant),
      area: {
        left: isRight ? x : plane.left,
        right: isRight ? plane.right : x,
        top: isUpper ? plane.top : y,
        bottom: isUpper ? y : plane.bottom,
      },
      text: {
        x: isRight ? plane.right - 8 : plane.left + 8,
        y: isUpper ? plane.top + 16 : plane.bottom - 8,
        anchor: isRight ? 'end' : 'start',
      },
    };
  };
  return QUADRANT_CODES.map(corner);
}

const NAME_HEIGHT = 16;

/** Right of a bubble, left of it, above and below; then above and below so that it starts or ends at the bubble. */
function namePlaces({ x, y, r }: Circle, width: number): readonly Box[] {
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + NAME_HEIGHT });
  return [
    at(x + r + 5, y - NAME_HEIGHT / 2),
    at(x - r - 5 - width, y - NAME_HEIGHT / 2),
    at(x - width / 2, y - r - NAME_HEIGHT - 2),
    at(x - width / 2, y + r + 2),
    at(x - r, y - r - NAME_HEIGHT - 2),
    at(x + r - width, y - r - NAME_HEIGHT - 2),
    at(x - r, y + r + 2),
    at(x + r - width, y + r + 2),
  ];
}

function boxOf({ label, text }: QuadrantCorner, measure: (text: string) => number): Box {
  const width = measure(label);
  const left = text.anchor === 'start' ? text.x : text.x - width;
  return { left, right: left + width, top: text.y - 12, bottom: text.y + 4 };
}
