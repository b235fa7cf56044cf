import { describe, expect, it } from 'vitest';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import { overlaps } from '../../../src/ui/charts/geometry/shapes';
import { entityId } from '../../../src/domain/shared/entity-id';
import { briefPlane } from '../../../src/ui/brief/paper/brief-plane';
import { aBareTopic, aTopic, topics } from '../../builders/topic-mother';

const SIZE = { width: 600, height: 250, fontSize: 11, unit: 2 };
const ALL = topics(12, (index) => ({
  growth: index / 20 - 0.1,
  sizing: { ...aTopic().sizing, average: 0.05 + index / 15 },
}));

describe('the map of a brief', () => {
  it('has all topics as dots, and the chosen ones numbered in their order, within the plane', () => {
    const chosen = [ALL[5], ALL[2]].filter((topic) => topic !== undefined);
    const plane = briefPlane(chosen, ALL, null, SIZE);
    expect(plane.others).toHaveLength(10);
    expect(plane.chosen.map(({ number, name }) => [number, name])).toEqual([
      [1, 'Topic 6'],
      [2, 'Topic 3'],
    ]);
    const { left, right, top, bottom } = plane.area;
    for (const { x, y } of [...plane.others, ...plane.chosen]) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(right);
      expect(y).toBeGreaterThanOrEqual(top);
      expect(y).toBeLessThanOrEqual(bottom);
    }
    // More growth is higher, more sizing is farther to the right.
    const [first, second] = plane.chosen;
    expect((first?.y ?? 0) < (second?.y ?? 0) && (first?.x ?? 0) > (second?.x ?? 0)).toBe(true);
  });

  it('draws a trail from the previous place, and names what it cannot place', () => {
    const moved = ALL.slice(0, 1);
    const before = moved.map((topic) => ({ ...topic, growth: 0.3 }));
    const bare = aBareTopic({ id: entityId('7') });
    const plane = briefPlane([...moved, bare], [...ALL, bare], new Map(before.map((topic) => [topic.id, topic])), SIZE);
    expect(plane.chosen[0]?.trail).toHaveLength(3);
    expect(plane.unplaced).toEqual([2]);
    expect(briefPlane(moved, ALL, null, SIZE).chosen[0]?.trail).toBeNull();
  });

  it('keeps a few extreme topics from pressing all others together', () => {
    const extreme = topics(1, () => ({ id: entityId('9'), growth: 40 }));
    const usual = topics(60, (index) => ({ growth: index / 100, sizing: { ...aTopic().sizing, average: index / 60 } }));
    const plane = briefPlane(usual.slice(0, 1), [...usual, ...extreme], null, SIZE);
    expect(plane.others).toHaveLength(59);
    expect(briefPlane(extreme, [...usual, ...extreme], null, SIZE).chosen).toHaveLength(1);
  });

  it('places no name over the name of a quadrant', () => {
    const spread = topics(40, (index) => ({
      name: `Potential topic ${index}`,
      quadrant: QUADRANTS[([4, 2, 3, 1] as const)[Math.floor(index / 10)] ?? 1],
      growth: index < 20 ? 0.01 + (index % 10) / 200 : 0.2 + (index % 10) / 200,
      sizing: { ...aTopic().sizing, average: (Math.floor(index / 10) % 2) / 2 + (index % 10) / 100 },
    }));
    const { corners, chosen } = briefPlane(spread, spread, null, SIZE);
    expect(corners.map(({ quadrant }) => quadrant.code)).toEqual([3, 1, 4, 2]);
    const names = chosen.flatMap(({ label }) => label ?? []);
    expect(names.length).toBeGreaterThan(3);
    for (const { name } of corners) for (const label of names) expect(overlaps(name, label)).toBe(false);
  });
});
