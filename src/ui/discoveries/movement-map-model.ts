import type { WhatMoved } from '../../domain/discoveries/what-moved';
import { movementsOf } from '../../domain/discoveries/what-moved';
import type { TopicSnapshot } from '../../domain/library/topic-snapshot';
import { quadrantOf } from '../../domain/topic/quadrant';
import { axisExtent } from '../charts/geometry/axis-extent';
import { LABEL_HEIGHT, placeLabels } from '../charts/geometry/label-placement';
import { trailPolygon } from '../charts/geometry/movement-trail';
import { quadrantSplit } from '../charts/geometry/quadrant-split';
import type { Segment } from '../charts/geometry/segments';
import type { Box, PlaneSize, Point } from '../charts/geometry/shapes';
import { WHOLE } from '../charts/geometry/view';
import type { MeasureText } from '../charts/map/text-ruler';
import { quadrantHue, type QuadrantHue } from '../kit/signal/quadrant-hue';

interface MapMark extends Point {
  readonly id: string;
  readonly hue: QuadrantHue;
}

interface MapTrail extends MapMark {
  /** The points of a polygon: its tip is the previous position. */
  readonly points: string;
}

export interface MovementMap {
  readonly split: Point | null;
  /** Those that have not moved, as one path of dots. */
  readonly still: string;
  readonly moved: readonly MapTrail[];
  readonly added: readonly MapMark[];
  readonly gone: readonly MapMark[];
  /** With the line to its mark where the label could be the name of another one. */
  readonly labels: readonly { readonly text: string; readonly box: Box; readonly line: Segment | null }[];
}

/** In units of 1/16 rem. */
const MARGIN = { x: 20, y: 34 };
const RADIUS = 4;
const RING = 8;
/** A narrower map has no names. */
const LEAST_NAMED = 480;
const CORNERS = { width: 160, height: 28 };

/**
 * Positions of what moved, came or went, on a map of growth over average sizing.
 * @returns null where none of them has both figures
 */
export function movementMap(moved: WhatMoved, size: PlaneSize, measure: MeasureText): MovementMap | null {
  const movements = movementsOf(moved);
  const shown = [...movements.flatMap(({ before, now }) => [before, now]), ...moved.added, ...moved.gone];
  if (!shown.some(hasPosition)) return null;
  const current = [...moved.still, ...moved.added, ...movements.map(({ now }) => now)].filter(hasPosition);
  const x = axisOf([...current, ...shown.filter(hasPosition)].map(({ averageSizing }) => averageSizing));
  const y = axisOf([...current, ...shown.filter(hasPosition)].map(({ growth }) => growth));
  const pointOf = ({ averageSizing, growth }: Pick<Placed, 'growth' | 'averageSizing'>): Point => ({
    x: MARGIN.x + x(averageSizing) * (size.width - 2 * MARGIN.x),
    y: size.height - MARGIN.y - y(growth) * (size.height - 2 * MARGIN.y),
  });
  const markOf = (topic: Placed): MapMark => ({ id: topic.id, hue: hueOf(topic), ...pointOf(topic) });
  const trails = movements.flatMap(({ before, now }) => {
    if (!hasPosition(now)) return [];
    const from = hasPosition(before) ? pointOf(before) : null;
    const mark = markOf(now);
    const polygon = trailPolygon({ ...mark, r: RADIUS * 2, from }, WHOLE);
    return [{ ...mark, points: polygon?.map((point) => `${round(point.x)},${round(point.y)}`).join(' ') ?? '' }];
  });
  const added = moved.added.filter(hasPosition).map(markOf);
  const gone = moved.gone.filter(hasPosition).map(markOf);
  const split = quadrantSplit(
    current.map((topic) => ({ x: topic.averageSizing, y: topic.growth, code: topic.quadrant })),
  );
  return {
    split: split && pointOf({ averageSizing: split.x, growth: split.y }),
    still: moved.still
      .filter(hasPosition)
      .map(pointOf)
      .map((point) => `M${round(point.x)} ${round(point.y)}h0`)
      .join(''),
    moved: trails,
    added,
    gone,
    labels: size.width < LEAST_NAMED ? [] : labelsOf(moved, [...trails, ...added, ...gone], size, measure),
  };
}

interface Placed extends TopicSnapshot {
  readonly growth: number;
  readonly averageSizing: number;
}

function hasPosition(topic: TopicSnapshot): topic is Placed {
  return topic.growth !== null && topic.averageSizing !== null;
}

/** The share of the axis at a value; those far outside lie at its ends. */
function axisOf(values: readonly number[]): (value: number) => number {
  const { low, high } = axisExtent(values);
  return (value) => Math.min(1, Math.max(0, (value - low) / (high - low)));
}

/** The names of the largest move to each quadrant, of the first new one and of the first that is gone. */
function labelsOf(
  { groups, added, gone }: WhatMoved,
  marks: readonly MapMark[],
  size: PlaneSize,
  measure: MeasureText,
): MovementMap['labels'] {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const named = [...groups.map(({ movements }) => movements[0]), added[0], gone[0]].flatMap((topic) => {
    const mark = topic === undefined ? undefined : byId.get(topic.id);
    return topic === undefined || mark === undefined ? [] : [{ text: topic.name, ...mark }];
  });
  const bounds = { left: 4, top: 4, right: size.width - 4, bottom: size.height - 4 };
  const corner = (left: number, top: number): Box => ({
    left,
    top,
    right: left + CORNERS.width,
    bottom: top + CORNERS.height,
  });
  const [right, bottom] = [size.width - CORNERS.width, size.height - CORNERS.height];
  const placed = placeLabels(
    named.map((wish) => ({ x: wish.x, y: wish.y, r: RING, width: measure(wish.text) })),
    {
      bounds,
      bubbles: marks.map((mark) => ({ x: mark.x, y: mark.y, r: RADIUS })),
      taken: [corner(0, 0), corner(right, 0), corner(0, bottom), corner(right, bottom)],
      ties: true,
    },
  );
  return placed.map(({ index, box, line }) => ({ text: named[index]?.text ?? '', box, line }));
}

/** The baseline of a label in its box. */
export function baselineOf({ top }: Box): number {
  return top + LABEL_HEIGHT - 4;
}

function hueOf({ quadrant }: TopicSnapshot): QuadrantHue {
  return quadrantHue(quadrantOf(quadrant));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
