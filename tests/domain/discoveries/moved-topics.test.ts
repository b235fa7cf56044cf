import { describe, expect, it } from 'vitest';
import { movementMap } from '../../../src/domain/discoveries/movement-map';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import { whatMoved } from '../../../src/domain/topic/what-moved';
import { aBareTopic, aTopic } from '../../builders/topic-mother';

const room = {
  plane: { width: 400, height: 300 },
  measure: (text: string) => text.length * 6,
  growthName: 'growth',
  sizeAxis: null,
} as const;

function at(id: number, name: string, growth: number, average: number, quadrant: 1 | 2 | 3 | 4 = 3): Topic {
  const sizing = { ...aTopic().sizing, average };
  return aTopic({ id: entityId(id), name, growth, sizing, quadrant: QUADRANTS[quadrant] });
}

const still = at(1, 'Still', 0.1, 0.3);
const before = [still, at(2, 'Far', 0.1, 0.2), at(3, 'Near', 0.2, 0.4, 1), at(5, 'Old', 0.3, 0.5)];
const now = [still, at(2, 'Far', 0.5, 0.8, 1), at(3, 'Near', 0.22, 0.41, 1), at(4, 'New', 0.4, 0.6)];

function map(hasNames = true, previous: readonly Topic[] = before, topics: readonly Topic[] = now) {
  return movementMap(whatMoved(previous, topics), hasNames, { ...room, growthName: 'growth' });
}

describe('the map of what moved', () => {
  it('has a bubble of one size for what moved and came, and a dot for what stayed', () => {
    const drawn = map();
    expect(drawn?.marks.map((mark) => mark?.item.name)).toEqual(['Far', 'Near', 'New']);
    expect(new Set(drawn?.marks.map((mark) => mark?.r))).toEqual(new Set([drawn?.marks[0]?.r]));
    expect(drawn?.marks[0]?.r).toBeGreaterThanOrEqual(5);
    expect(drawn?.dots.flatMap(({ circles }) => circles)).toHaveLength(1);
    // With what is gone.
    expect(drawn?.count).toBe(5);
  });

  it('leads from where each was, and says what came', () => {
    const movements = Object.fromEntries(map()?.marks.map((mark) => [mark?.item.name, mark?.movement?.kind]) ?? []);
    expect(movements).toEqual({ Far: 'moved', Near: 'moved', New: 'new' });
    expect(map()?.shapes.length).toBeGreaterThan(4);
  });

  it('has names for the largest moves, for what came and for what is gone, and none where it shall have none', () => {
    expect(new Set(map()?.labels.map(({ text }) => text))).toEqual(new Set(['Far', 'Near', 'New', 'Old']));
    expect(map(false)?.labels).toEqual([]);
  });

  it('is there where nothing came or went', () => {
    const drawn = map(true, before.slice(0, 2), now.slice(0, 2));
    expect(drawn?.labels.map(({ text }) => text)).toEqual(['Far']);
  });

  it('is not there where nothing moved, or where nothing that did has a place', () => {
    expect(map(true, [still], [still])).toBeNull();
    expect(map(true, [], [aBareTopic()])).toBeNull();
  });
});
