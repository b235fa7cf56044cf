import type { Topic } from '../../../domain/topic/topic';
import { axisExtent } from '../../charts/geometry/axis-extent';
import { placeLabels } from '../../charts/geometry/label-placement';
import { trailPolygon } from '../../charts/geometry/movement-trail';
import { quadrantSplit } from '../../charts/geometry/quadrant-split';
import { roundTicks } from '../../charts/geometry/round-ticks';
import type { Box, Circle, PlaneSize, Point } from '../../charts/geometry/shapes';
import { tickLabel } from '../../charts/geometry/tick-label';
import { quadrantHue, type QuadrantHue } from '../../kit/signal/quadrant-hue';
import { planeCorners, type PlaneCorner } from './plane-corners';

interface PlaneMark extends Circle {
  readonly hue: QuadrantHue;
}

interface ChosenMark extends PlaneMark {
  readonly number: number;
  readonly name: string;
  /** From the previous position; null: it did not move, or that is not known. */
  readonly trail: readonly [Point, Point, Point] | null;
  /** null: there is no free room. */
  readonly label: Box | null;
}

/** A small map: all topics as dots, the chosen ones with number, name and trail. In the units of its size. */
export interface BriefPlane {
  readonly area: Box;
  /** Empty where the quadrants of the topics are not separated. */
  readonly corners: readonly PlaneCorner[];
  readonly others: readonly PlaneMark[];
  readonly chosen: readonly ChosenMark[];
  /** Chosen topics without growth or sizing, by their numbers. */
  readonly unplaced: readonly number[];
  readonly columns: readonly { readonly at: number; readonly text: string }[];
  readonly rows: readonly { readonly at: number; readonly text: string }[];
}

interface Options extends PlaneSize {
  /** Of the texts. */
  readonly fontSize: number;
  /** Radius of the dot of a topic with one driver; the chosen ones are larger. */
  readonly unit: number;
}

/** Of a character, as a share of the font size. */
const CHARACTER = 0.58;
const LEAST_NUMBERED = 0.72;
/** How much larger the chosen ones are. */
const CHOSEN = 2.8;
/** The largest radius, as a multiple of the font size. */
const LARGEST = 1.3;
/** Width of the title of the growth axis, as a multiple of the font size. */
const AXIS_TITLE = 12;

export function briefPlane(
  topics: readonly Topic[],
  all: readonly Topic[],
  previous: ReadonlyMap<string, Topic> | null,
  { width, height, fontSize, unit }: Options,
): BriefPlane {
  const area = { left: fontSize * 3.9, top: fontSize * 2, right: width - 4, bottom: height - fontSize * 2.1 };
  const placed = all.flatMap((topic) => placeOf(topic));
  const own = topics.flatMap((topic, index) => placeOf(topic).map((place) => ({ ...place, number: index + 1 })));
  const xOf = scaleOf(placed, own, ({ x }) => x, area.left, area.right);
  const yOf = scaleOf(placed, own, ({ y }) => y, area.bottom, area.top);
  const cross = quadrantSplit(placed.map(({ topic, x, y }) => ({ x, y, code: topic.quadrant.code })));
  const circle = ({ topic, x, y }: Place, least: number, of: number) => ({
    x: xOf.at(x),
    y: yOf.at(y),
    r: Math.min(fontSize * LARGEST, Math.max(least, of * Math.sqrt(topic.driverCount ?? 1))),
    hue: quadrantHue(topic.quadrant),
  });
  const chosenIds = new Set(topics.map(({ id }) => id));
  const others = placed
    .filter(({ topic, x, y }) => !chosenIds.has(topic.id) && xOf.holds(x) && yOf.holds(y))
    .map((place) => circle(place, unit, unit));
  const marks = own.map((place) => {
    const mark = circle(place, fontSize * LEAST_NUMBERED, unit * CHOSEN);
    const before = previous?.get(place.topic.id);
    const [from] = before === undefined ? [] : placeOf(before);
    const at = from && xOf.holds(from.x) && yOf.holds(from.y) ? { x: xOf.at(from.x), y: yOf.at(from.y) } : null;
    const trail = trailPolygon({ ...mark, from: at }, { scale: 1, x: 0, y: 0 });
    return { ...mark, number: place.number, name: place.topic.name, trail };
  });
  const corners =
    cross === null
      ? []
      : planeCorners(
          area,
          { x: clamp(xOf.at(cross.x), area.left, area.right), y: clamp(yOf.at(cross.y), area.top, area.bottom) },
          all,
          fontSize,
        );
  const axisTitle = { left: area.left, top: 0, right: area.left + fontSize * AXIS_TITLE, bottom: fontSize * 1.4 };
  const labels = placeLabels(
    marks.map((mark) => ({ ...mark, width: mark.name.length * fontSize * CHARACTER + 4 })),
    {
      bounds: { ...area, top: 2 },
      bubbles: marks,
      taken: [axisTitle, ...corners.map(({ name }) => name)],
      avoided: [...others, ...marks.flatMap(alongTrail)],
    },
  );
  const labelOf = new Map(labels.map(({ index, box }) => [index, box]));
  return {
    area,
    corners,
    others,
    chosen: marks.map((mark, index) => ({ ...mark, label: labelOf.get(index) ?? null })),
    unplaced: topics.flatMap((topic, index) => (placeOf(topic).length === 0 ? [index + 1] : [])),
    columns: xOf.ticks(false),
    rows: yOf.ticks(true),
  };
}

/** Circles along the trail of a mark, so that names avoid it. */
function alongTrail({ x, y, trail }: Pick<ChosenMark, 'x' | 'y' | 'trail'>): readonly Circle[] {
  const [from] = trail ?? [];
  if (from === undefined) return [];
  return [0, 0.2, 0.4, 0.6, 0.8].map((share) => ({
    x: from.x + (x - from.x) * share,
    y: from.y + (y - from.y) * share,
    r: 3,
  }));
}

interface Place extends Point {
  readonly topic: Topic;
}

/** None for a topic that the map cannot show. */
function placeOf(topic: Topic): readonly Place[] {
  const { growth, sizing } = topic;
  return growth === null || sizing.average === null ? [] : [{ topic, x: sizing.average, y: growth }];
}

/** A linear scale that holds all but a few extreme topics, and all chosen ones. */
function scaleOf(all: readonly Place[], own: readonly Place[], of: (place: Place) => number, from: number, to: number) {
  const core = axisExtent(all.map(of));
  const chosen = own.map(of);
  const least = Math.min(core.low, ...chosen);
  const most = Math.max(core.high, ...chosen);
  const room = (most - least || 0.1) * 0.04;
  const [low, high] = [least === 0 ? 0 : least - room, most + room];
  const at = (value: number): number => from + ((value - low) / (high - low)) * (to - from);
  return {
    at,
    holds: (value: number): boolean => value >= low && value <= high,
    ticks: (signed: boolean) => {
      const { values, step } = roundTicks(low, high, [null, 6]);
      return values.map((value) => ({ at: at(value), text: tickLabel(value, step, signed) }));
    },
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
