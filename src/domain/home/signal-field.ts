import type { Quadrant } from '../topic/quadrant';
import type { Topic } from '../topic/topic';

/** A place on the small map of the home page, as shares of it: x grows with sizing, y upwards with growth. */
export interface FieldPlace {
  readonly x: number;
  readonly y: number;
}

export interface PlacedSignal extends FieldPlace {
  readonly quadrant: Quadrant;
  /** 0 (fewest drivers) to 1 (most). */
  readonly size: number;
  /** Where it stood in the previous data, if it stood there at all. */
  readonly from?: FieldPlace;
}

/**
 * The user's own map in small: each topic in the half that its quadrant says, within it by its figures. Topics
 * without both figures have no place on a map and are left out.
 */
export function placeSignals(topics: readonly Topic[], previous: readonly Topic[]): readonly PlacedSignal[] {
  const before = new Map(previous.map((topic) => [topic.id, topic]));
  const x = halves(topics, (topic) => topic.sizing.average, isLarge);
  const y = halves(topics, (topic) => topic.growth, isFast);
  const most = Math.max(1, ...topics.map((topic) => topic.driverCount ?? 0));
  const place = (topic: Topic): FieldPlace | null => {
    const at = { x: x(topic), y: y(topic) };
    return at.x === null || at.y === null ? null : { x: at.x, y: at.y };
  };
  return topics.flatMap((topic): PlacedSignal[] => {
    const at = place(topic);
    if (at === null) return [];
    const old = before.get(topic.id);
    const from = old === undefined ? null : place(old);
    const moved = from !== null && (from.x !== at.x || from.y !== at.y);
    return [{ ...at, quadrant: topic.quadrant, size: (topic.driverCount ?? 0) / most, ...(moved && { from }) }];
  });
}

/** How many topics stand in each quadrant, by its name; those on no map are counted, too. */
export function countByQuadrant(topics: readonly Topic[]): ReadonlyMap<Quadrant['name'], number> {
  const counts = new Map<Quadrant['name'], number>();
  for (const { quadrant } of topics) counts.set(quadrant.name, (counts.get(quadrant.name) ?? 0) + 1);
  return counts;
}

function isLarge({ quadrant }: Topic): boolean | null {
  return quadrant.code === null ? null : quadrant.code === 1 || quadrant.code === 2;
}

function isFast({ quadrant }: Topic): boolean | null {
  return quadrant.code === null ? null : quadrant.code === 1 || quadrant.code === 3;
}

type Figure = (topic: Topic) => number | null;

/** One axis: the lower half of the plane for one side of the split, the upper half for the other. */
function halves(topics: readonly Topic[], figure: Figure, upper: (topic: Topic) => boolean | null): Figure {
  const known = topics.map(figure).filter((value) => value !== null);
  const middle = quantile(known, 0.5);
  const isUpper = (topic: Topic): boolean => upper(topic) ?? (figure(topic) ?? 0) > middle;
  const range = (side: boolean): readonly [number, number] => {
    const values = topics
      .filter((topic) => isUpper(topic) === side)
      .map(figure)
      .filter((value) => value !== null);
    // One outlier must not press all the others into a corner.
    return [quantile(values, 0.03), quantile(values, 0.97)];
  };
  const [low, high] = [range(false), range(true)];
  return (topic) => {
    const value = figure(topic);
    if (value === null) return null;
    const [from, to] = isUpper(topic) ? high : low;
    const share = to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : 0.5;
    return (isUpper(topic) ? 0.5 : 0) + 0.03 + share * 0.44;
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.round((sorted.length - 1) * share)] ?? 0;
}
