import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countByQuadrant, placeSignals, signalField } from '../../../src/domain/home/signal-field';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS, UNCLASSIFIED } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import { aBareTopic, aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';

function at(id: string, code: 1 | 2 | 3 | 4 | null, average: number, growth: number, more: Partial<Topic> = {}): Topic {
  const quadrant = code === null ? UNCLASSIFIED : QUADRANTS[code];
  return aTopic({ id: entityId(id), quadrant, growth, sizing: { ...aTopic().sizing, average }, ...more });
}

describe('the small map of the home page', () => {
  it.each([
    [1, 'upper right', (x: number, y: number) => x > 0.5 && y > 0.5],
    [2, 'lower right', (x: number, y: number) => x > 0.5 && y < 0.5],
    [3, 'upper left', (x: number, y: number) => x < 0.5 && y > 0.5],
    [4, 'lower left', (x: number, y: number) => x < 0.5 && y < 0.5],
  ] as const)('a topic of quadrant %i stands at the %s, whatever its figures', (code, _where, isThere) => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: -2, max: 9 }),
        fc.double({ noNaN: true, min: 0, max: 1 }),
        (growth, size) => {
          const others = [at('1', 1, 0.9, 0.4), at('2', 2, 0.8, 0.01), at('3', 3, 0.1, 0.5), at('4', 4, 0.05, 0)];
          const [placed] = placeSignals([at('9', code, size, growth), ...others], []);
          expect(isThere(placed?.x ?? NaN, placed?.y ?? NaN)).toBe(true);
        },
      ),
    );
  });

  it('keeps everything inside of the plane and one outlier from pressing the others together', () => {
    const topics = Array.from({ length: 100 }, (_, index) =>
      at(String(index), 1, 0.3 + index / 1000, 0.1 + index / 1000),
    );
    const placed = placeSignals([...topics, at('out', 1, 90, 70)], []);
    expect(placed.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true);
    const xs = placed.slice(0, 100).map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.4);
  });

  it('leaves out what lacks one of the two figures, but counts it', () => {
    const topics = [
      at('1', 1, 0.5, 0.2),
      aBareTopic({ quadrant: QUADRANTS[1] }),
      aTopic({ id: entityId('7'), growth: null }),
    ];
    const field = signalField({ topics, trends: [] }, { topics: [], trends: [] });
    expect(field?.signals).toHaveLength(1);
    expect(field?.counts.get('strong_signal')).toBe(2);
    expect(field?.counts.get('potential_disruptor')).toBe(1);
  });

  it('places an unclassified topic by its figures', () => {
    const [, , low, high] = placeSignals(
      [at('1', 1, 0.9, 0.9), at('4', 4, 0.1, 0), at('l', null, 0.1, 0), at('h', null, 0.9, 0.9)],
      [],
    );
    expect([low?.x, low?.y].every((share) => share! < 0.5)).toBe(true);
    expect([high?.x, high?.y].every((share) => share! > 0.5)).toBe(true);
  });

  it('shows the trends where no topic has both figures', () => {
    const field = signalField({ topics: [aBareTopic()], trends: [aTrend()] }, { topics: [], trends: [] });
    expect(field?.signals).toHaveLength(1);
    expect([...(field?.counts ?? [])]).toEqual([['potential_disruptor', 1]]);
  });

  it('is not there when nothing can be placed', () => {
    expect(signalField({ topics: [aBareTopic()], trends: [] }, { topics: [], trends: [] })).toBeNull();
  });

  it('sizes a signal by its share of the most drivers', () => {
    const placed = placeSignals(
      [at('1', 1, 0.5, 0.2, { driverCount: 8 }), at('2', 1, 0.4, 0.3, { driverCount: 2 })],
      [],
    );
    expect(placed.map(({ size }) => size)).toEqual([1, 0.25]);
  });

  it('draws a short tail towards the previous place, and none for what did not move or is new', () => {
    const now = [at('far', 1, 0.9, 0.9), at('same', 4, 0.1, 0.1), at('new', 1, 0.5, 0.5)];
    const [far, same, fresh] = placeSignals(now, [at('far', 4, 0.1, 0.1), at('same', 4, 0.1, 0.1)]);
    expect(Math.hypot(far!.x - far!.from!.x, far!.y - far!.from!.y)).toBeCloseTo(0.1);
    expect(far!.from!.x).toBeLessThan(far!.x);
    expect(same?.from).toBeUndefined();
    expect(fresh?.from).toBeUndefined();
  });

  it('counts by the name of the quadrant', () => {
    expect([...countByQuadrant([aTopic(), aTopic(), aTopic({ quadrant: UNCLASSIFIED })])]).toEqual([
      ['potential_disruptor', 2],
      ['default', 1],
    ]);
  });
});
