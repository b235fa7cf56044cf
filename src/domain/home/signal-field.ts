import { positionOf } from '../topic/map-position';
import type { PlaneItem } from '../plane/plane-scene';
import type { Quadrant } from '../topic/quadrant';

/** What the small map of the home page shows; the plane model places it. */
export interface HomeField {
  readonly items: readonly PlaneItem[];
  /** The same items in the previous data, for the trails. */
  readonly before: readonly PlaneItem[];
  /** The number of signals in each quadrant, by its name; those without a place included, as on the topic map. */
  readonly counts: ReadonlyMap<Quadrant['name'], number>;
}

interface FieldRows {
  readonly topics: readonly PlaneItem[];
  readonly trends: readonly PlaneItem[];
}

/** The topics of a project, or its trends where no topic has both figures. @returns null without both */
export function signalField(current: FieldRows, previous: FieldRows): HomeField | null {
  for (const kind of ['topics', 'trends'] as const) {
    const items = current[kind].filter((row) => positionOf(row) !== null).map(asItem);
    if (items.length === 0) continue;
    const ids = new Set(items.map(({ id }) => id));
    const before = previous[kind].filter(({ id }) => ids.has(id)).map(asItem);
    return { items, before, counts: countByQuadrant(current[kind]) };
  }
  return null;
}

/** Without what the map does not show: the items are copied to the worker that draws them. */
function asItem({ id, name, quadrant, growth, sizing, driverCount }: PlaneItem): PlaneItem {
  return { id, name, quadrant, growth, sizing: { average: sizing.average }, driverCount };
}

function countByQuadrant(rows: readonly PlaneItem[]): ReadonlyMap<Quadrant['name'], number> {
  const counts = new Map<Quadrant['name'], number>();
  for (const { quadrant } of rows) counts.set(quadrant.name, (counts.get(quadrant.name) ?? 0) + 1);
  return counts;
}
