import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  placeLabels,
  type LabelWish,
  cross,
  crossesBox,
  crossesCircle,
  type Segment,
} from '../../../src/domain/plane/label-placement';
import { overlaps, touchesCircle, type Bounds } from '../../../src/domain/plane/shapes';

const BOUNDS: Bounds = { left: 0, top: 0, right: 600, bottom: 400 };
const crowd = (count: number): readonly LabelWish[] =>
  Array.from({ length: count }, (_, index) => ({
    x: 300 + (index % 3) * 22,
    y: 200 + Math.floor(index / 3) * 22,
    r: 7,
    width: 90,
  }));

describe('the labels of crowded bubbles', () => {
  it('are placed near their bubbles with a line, where there is no room at them', () => {
    const wishes = crowd(9);
    const ground = { bounds: BOUNDS, bubbles: wishes, taken: [] };
    const tied = placeLabels(wishes, { ...ground, ties: true });
    expect(tied.length).toBeGreaterThan(placeLabels(wishes, ground).length);
    expect(tied.some(({ line }) => line !== null)).toBe(true);
  });

  it('are tied where a position at their bubble is as near to another', () => {
    const [bubble, other] = [
      { x: 300, y: 200, r: 7, width: 90 },
      { x: 300, y: 172, r: 7, width: 1 },
    ];
    const at = (bubbles: readonly LabelWish[], ties: boolean) =>
      placeLabels([bubble], { bounds: { ...BOUNDS, bottom: 212 }, bubbles, taken: [], ties })[0];
    expect(at([bubble, other], true)).toMatchObject({ box: { top: 192 }, line: null });
    const beside = [-1, 1].map((side) => ({ x: 300 + side * 108, y: 200, r: 7, width: 1 }));
    expect(at([bubble, other, ...beside], false)?.line).toBeNull();
    expect(at([bubble, other, ...beside], true)?.line).not.toBeNull();
  });

  it('have lines from their bubble to the label that cross no bubble, label or line', () => {
    const wish = fc.record({
      x: fc.integer({ min: 200, max: 320 }),
      y: fc.integer({ min: 120, max: 220 }),
      r: fc.integer({ min: 3, max: 16 }),
      width: fc.integer({ min: 20, max: 160 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(wish, { maxLength: 24, selector: ({ x, y }) => `${x},${y}` }), (wishes) => {
        const placed = placeLabels(wishes, { bounds: BOUNDS, bubbles: wishes, taken: [], ties: true });
        placed.forEach(({ index, box, line }, order) => {
          const own = wishes[index] as LabelWish;
          const others = placed.filter((_, other) => other !== order);
          expect(others.filter((other) => overlaps(box, other.box))).toEqual([]);
          expect(wishes.filter((bubble) => touchesCircle(box, bubble))).toEqual([]);
          if (line === null) return;
          expect(Math.hypot(line.from.x - own.x, line.from.y - own.y)).toBeCloseTo(own.r + 1);
          expect(touchesCircle(box, { ...line.to, r: 0.5 })).toBe(true);
          expect(wishes.filter((bubble) => bubble !== own && crossesCircle(line, bubble))).toEqual([]);
          expect(others.filter((other) => crossesBox(line, other.box))).toEqual([]);
          expect(others.filter((other) => other.line !== null && cross(line, other.line))).toEqual([]);
        });
      }),
    );
  });
});

describe('a segment', () => {
  const flat: Segment = { from: { x: 0, y: 0 }, to: { x: 10, y: 0 } };

  it('crosses a circle that is nearer to it than the radius', () => {
    expect(crossesCircle(flat, { x: 5, y: 3, r: 4 })).toBe(true);
    expect(crossesCircle(flat, { x: 5, y: 5, r: 4 })).toBe(false);
    expect(crossesCircle(flat, { x: 15, y: 0, r: 4 })).toBe(false);
    expect(crossesCircle({ from: flat.from, to: flat.from }, { x: 1, y: 0, r: 2 })).toBe(true);
  });

  it('crosses a box that a part of it is inside of', () => {
    const box = { left: 4, top: -2, right: 6, bottom: 2 };
    expect(crossesBox(flat, box)).toBe(true);
    expect(crossesBox({ from: { x: 0, y: -4 }, to: { x: 10, y: 6 } }, box)).toBe(true);
    expect(crossesBox({ from: { x: 0, y: 3 }, to: { x: 10, y: 3 } }, box)).toBe(false);
    expect(crossesBox({ from: { x: 0, y: 0 }, to: { x: 3, y: 0 } }, box)).toBe(false);
    expect(crossesBox({ from: { x: 5, y: -9 }, to: { x: 5, y: 9 } }, box)).toBe(true);
  });

  it('crosses another where each parts the ends of the other', () => {
    expect(cross(flat, { from: { x: 5, y: -5 }, to: { x: 5, y: 5 } })).toBe(true);
    expect(cross(flat, { from: { x: 5, y: 1 }, to: { x: 5, y: 5 } })).toBe(false);
    expect(cross(flat, { from: { x: 11, y: -5 }, to: { x: 11, y: 5 } })).toBe(false);
  });
});
