import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bubbleRadii, DENSE, smallestRadius } from '../../../src/domain/plane/bubble-sizes';
import { positionOf } from '../../../src/domain/topic/map-position';
import { fanOut } from '../../../src/domain/plane/plane-scene';
import { nextInDirection, type Direction } from '../../../src/domain/plane/hit-test';
import { quadrantSplit, type CodedPosition } from '../../../src/domain/plane/plane-layout';
import type { QuadrantCode } from '../../../src/domain/topic/quadrant';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/signal';
import { aChartItem, scatteredItems } from '../../builders/chart-item-mother';
import type { Point } from '../../../src/domain/plane/shapes';

const PLANE = { width: 1200, height: 620 };
const area = (radius: number): number => Math.PI * radius ** 2;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('the place of an item', () => {
  it('is its average sizing and its growth, 0 and below 0 too', () => {
    expect(positionOf(aChartItem({ growth: -0.1, sizing: { ...UNKNOWN_SIZING, average: 0 } }))).toEqual({
      x: 0,
      y: -0.1,
    });
  });

  it('is nowhere while one of the two is not known: never at 0', () => {
    expect(positionOf(aChartItem({ growth: null }))).toBeNull();
    expect(positionOf(aChartItem({ sizing: { ...aChartItem().sizing, average: null } }))).toBeNull();
  });
});

describe('the area of a bubble', () => {
  it('grows with the number of drivers', () => {
    const [one = 0, four = 0, nine = 0] = bubbleRadii([1, 4, 9], PLANE);
    expect(area(four) / area(one)).toBeCloseTo(4);
    expect(area(nine) / area(one)).toBeCloseTo(9);
  });

  it('stays proportional where all are shrunk, for all that are not the smallest', () => {
    const counts = Array.from({ length: 120 }, (_, index) => 4 + (index % 9) * 12);
    const radii = bubbleRadii(counts, PLANE);
    const smallest = smallestRadius(counts.length, PLANE);
    const perDriver = radii.map((radius, index) => ({ radius, each: area(radius) / (counts[index] ?? 1) }));
    const free = perDriver.filter(({ radius }) => radius > smallest + 0.001);
    expect(free.length).toBeGreaterThan(100);
    expect(Math.max(...free.map(({ each }) => each)) / Math.min(...free.map(({ each }) => each))).toBeCloseTo(1);
  });

  it('is seen for no drivers and for a count that is not known', () => {
    expect(bubbleRadii([0, null, 1], PLANE)).toEqual([4, 4, 5.6]);
  });

  it('takes an unknown count for no count: it does not change what the others look like', () => {
    expect(bubbleRadii([4, null, 25], PLANE).filter((_, index) => index !== 1)).toEqual(bubbleRadii([4, 25], PLANE));
  });

  it.each([28, 200, 400])('covers 12 % of the plane at most, together with %i others', (count) => {
    const radii = bubbleRadii(
      Array.from({ length: count }, (_, index) => 5 + index * 3),
      PLANE,
    );
    expect(sum(radii.map(area))).toBeLessThanOrEqual(0.12 * PLANE.width * PLANE.height);
  });

  it.each([200, 300, 400])('tells many drivers from few on a phone, too, among %i', (count) => {
    const phone = { width: 342, height: 376 };
    const counts = Array.from({ length: count }, (_, index) => index % 15);
    const radii = bubbleRadii(counts, phone);
    expect(Math.max(...radii) / Math.min(...radii)).toBeGreaterThan(1.5);
    expect(Math.min(...radii)).toBeGreaterThan(2);
    expect(sum(radii.map(area))).toBeLessThanOrEqual(0.12 * phone.width * phone.height);
  });

  it.each([2413, 6000])('leaves the dots of a dense map of %i small, and still to be seen', (count) => {
    const smallest = smallestRadius(count, PLANE);
    expect(smallest).toBeGreaterThanOrEqual(1.5);
    expect(smallest).toBeLessThanOrEqual(2.5);
    const radii = bubbleRadii(
      Array.from({ length: count }, (_, index) => index % 30),
      PLANE,
    );
    expect(sum(radii.map(area))).toBeLessThanOrEqual(0.12 * PLANE.width * PLANE.height);
  });

  it('never says the opposite of the numbers', () => {
    const counts = fc.array(fc.option(fc.integer({ min: 0, max: 500 })), { minLength: 2, maxLength: DENSE + 50 });
    fc.assert(
      fc.property(counts, ([first = null, second = null, ...others]) => {
        const [one = 0, other = 0] = bubbleRadii([first, second, ...others], PLANE);
        if (first !== null && second !== null && first > second) expect(one).toBeGreaterThanOrEqual(other);
        expect(Number.isFinite(one) && one > 0).toBe(true);
      }),
    );
  });
});

describe('items at the same place', () => {
  it('are moved apart in steps of 2 pixels, the first staying where it is', () => {
    const [first, second, third] = fanOut(
      [
        { x: 100, y: 50 },
        { x: 100, y: 50 },
        { x: 100, y: 50 },
      ],
      PLANE,
    );
    expect(first).toEqual({ x: 100, y: 50, twins: 2 });
    expect(Math.hypot((second?.x ?? 0) - 100, (second?.y ?? 0) - 50)).toBeCloseTo(6);
    expect(Math.hypot((third?.x ?? 0) - 100, (third?.y ?? 0) - 50)).toBeCloseTo(6 * Math.SQRT2);
    expect(third?.twins).toBe(2);
  });

  it('are told apart where one would cover the other, unless the plane is dense', () => {
    const [one, other] = [
      { x: 300, y: 300 },
      { x: 301, y: 299.5 },
    ];
    const [, moved] = fanOut([one, other], PLANE);
    expect([Math.round(Math.hypot((moved?.x ?? 0) - 300, (moved?.y ?? 0) - 300)), moved?.twins]).toEqual([6, 1]);
    const dense = Array.from({ length: 400 }, (_, index) => ({ x: 10 + index * 2, y: 9 }));
    expect(fanOut([one, other, ...dense], PLANE)[1]).toEqual({ ...other, twins: 0 });
  });

  it('can all be told apart, however many there are, and stay near their place', () => {
    const fanned = fanOut(
      Array.from({ length: 200 }, () => ({ x: 300, y: 300 })),
      PLANE,
    );
    const nearest = fanned.map((one) =>
      Math.min(...fanned.filter((other) => other !== one).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(1.9);
    expect(Math.max(...fanned.map(({ x, y }) => Math.hypot(x - 300, y - 300)))).toBeLessThan(30);
  });

  it('stay on the plane, however many stand near its edge', () => {
    for (const place of [
      { x: 28, y: 568 },
      { x: 1172, y: 52 },
    ]) {
      const fanned = fanOut(
        Array.from({ length: 700 }, () => place),
        PLANE,
      );
      expect(fanned.every(({ x, y }) => x >= 0 && y >= 0 && x <= PLANE.width && y <= PLANE.height)).toBe(true);
      expect(new Set(fanned.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)).size).toBe(700);
    }
  });

  it('are moved, and no others', () => {
    const alone = { x: 20, y: 20 };
    expect(fanOut([alone, { x: 90, y: 9 }, { x: 90, y: 9 }], PLANE)[0]).toEqual({ ...alone, twins: 0 });
  });
});

describe('where the four areas meet', () => {
  const at = (x: number, y: number, code: QuadrantCode | null): CodedPosition => ({ x, y, code });
  const agrees = (split: Point, { x, y, code }: CodedPosition): boolean =>
    (code === 1 || code === 2 ? x >= split.x : x < split.x) && (code === 1 || code === 3 ? y >= split.y : y < split.y);

  it('is a cross that every item agrees with, where there is one', () => {
    const cross = fc.record({ x: fc.integer({ min: 1, max: 99 }), y: fc.integer({ min: 1, max: 99 }) });
    const places = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(cross, places, (true_, drawn) => {
        const items = drawn.map(([x, y]) =>
          at(x, y, ([4, 2, 3, 1] as const)[(x >= true_.x ? 1 : 0) + (y >= true_.y ? 2 : 0)] ?? null),
        );
        const split = quadrantSplit(items);
        expect(split).not.toBeNull();
        expect(items.filter((item) => split !== null && !agrees(split, item))).toEqual([]);
      }),
    );
  });

  it('is in the widest gap, clear of the bubbles', () => {
    const items = [at(0.1, 0.1, 4), at(0.2, 0.9, 3), at(0.8, 0.2, 2), at(0.9, 0.8, 1)];
    expect(quadrantSplit(items)).toEqual({ x: 0.5, y: 0.5 });
  });

  it('follows most items when a few codes contradict the figures', () => {
    const items = scatteredItems(200).map((item, index) => ({
      x: item.sizing.average ?? 0,
      y: item.growth ?? 0,
      code: index % 20 === 0 ? (4 as const) : item.quadrant.code,
    }));
    const split = quadrantSplit(items);
    expect(split?.x).toBeCloseTo(0.5, 1);
    expect(split?.y).toBeCloseTo(0.15, 1);
  });

  it('is at the medians without any code, and nowhere without any item', () => {
    expect(quadrantSplit([at(1, 5, null), at(2, 6, null), at(9, 7, null)])).toEqual({ x: 2, y: 6 });
    expect(quadrantSplit([])).toBeNull();
  });
});

describe('walking the map with the arrow keys', () => {
  const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;

  it('goes to the nearest bubble in that direction', () => {
    const here = { x: 100, y: 100 };
    const near = { x: 140, y: 110 };
    const far = { x: 300, y: 100 };
    const below = { x: 105, y: 160 };
    const points = [far, here, below, near];
    expect(nextInDirection(here, points, 'right')).toBe(near);
    expect(nextInDirection(near, points, 'right')).toBe(far);
    expect(nextInDirection(here, points, 'down')).toBe(below);
    expect(nextInDirection(here, points, 'up')).toBeNull();
  });

  it('prefers what lies straight ahead to what lies aside', () => {
    const here = { x: 0, y: 0 };
    const ahead = { x: 50, y: 0 };
    const aside = { x: 30, y: 25 };
    expect(nextInDirection(here, [aside, ahead], 'right')).toBe(ahead);
  });

  it('does not take what lies more aside than ahead for the way ahead', () => {
    const here = { x: 0, y: 0 };
    const aside = { x: 20, y: 60 };
    expect(nextInDirection(here, [aside], 'right')).toBeNull();
    expect(nextInDirection(here, [aside], 'down')).toBe(aside);
  });

  it('leads somewhere from every bubble that is not alone', () => {
    const points = fc.uniqueArray(
      fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 300 }) }),
      {
        selector: ({ x, y }) => `${x},${y}`,
        minLength: 2,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(points, (all) => {
        for (const point of all) {
          expect(DIRECTIONS.some((direction) => nextInDirection(point, all, direction) !== null)).toBe(true);
        }
      }),
    );
  });

  it.each([28, 120])('reaches each of %i bubbles from each other one', (count) => {
    const points = scatteredItems(count).map((item) => ({
      x: (item.sizing.average ?? 0) * 1200,
      y: (1 - (item.growth ?? 0)) * 620,
    }));
    for (const start of points) expect(reachable(start, points).size).toBe(count);
  });

  function reachable(start: Point, points: readonly Point[]): ReadonlySet<Point> {
    const seen = new Set([start]);
    for (const from of seen) {
      for (const direction of DIRECTIONS satisfies readonly Direction[]) {
        const next = nextInDirection(from, points, direction);
        if (next !== null) seen.add(next);
      }
    }
    return seen;
  }
});
