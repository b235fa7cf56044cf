import { expect, it } from 'vitest';
import { movementMap } from '../../../src/domain/discoveries/movement-map';
import { entityId } from '../../../src/domain/shared/entity-id';
import { whatMoved } from '../../../src/domain/topic/what-moved';
import { scatteredItems } from '../../builders/chart-item-mother';
import { topicsOf } from '../../ui/charts/open-map';

const ROOM = {
  plane: { width: 900, height: 600 },
  measure: (text: string) => text.length * 6,
  growthName: null,
  sizeAxis: null,
};

it('names what has moved most and what is new, and not so many that they hide the map', () => {
  const now = topicsOf(scatteredItems(60));
  // Each has moved further than the one before; the last is new.
  const previous = now.slice(0, -1).map((topic, at) => ({ ...topic, growth: (topic.growth ?? 0) - 0.02 * at }));
  const moved = whatMoved(previous, now);
  const namedOf = (hasNames: boolean) =>
    movementMap(moved, hasNames, ROOM)?.labels.map(({ mark }) => mark.item.id) ?? [];
  const named = namedOf(true);
  const largest = moved.movements.slice(0, 12).map(({ id }) => id as string);
  expect(named.length).toBeGreaterThan(6);
  expect(named.length).toBeLessThanOrEqual(12);
  expect(named.filter((id) => largest.includes(id)).length).toBeGreaterThan(4);
  expect(named).toContain(now.at(-1)?.id ?? entityId(0));
  expect(namedOf(false)).toEqual([]);
});
