import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LABEL_CHARACTERS, labelLimit, shortLabel } from '../../../src/domain/plane/bubble-sizes';
import {
  crossesBox,
  LABEL_HEIGHT,
  placeLabels,
  type LabelGround,
  type LabelWish,
  type PlacedLabel,
} from '../../../src/domain/plane/label-placement';
import { seededRandom } from '../../../src/domain/shared/seeded-random';
import { type Bounds, type Circle, overlaps, touchesCircle } from '../../../src/domain/plane/shapes';

const BOUNDS: Bounds = { left: 2, top: 2, right: 1198, bottom: 618 };
const CORNERS: readonly Bounds[] = [
  { left: 8, top: 8, right: 148, bottom: 32 },
  { left: 1040, top: 588, right: 1192, bottom: 612 },
];

function scattered(count: number, width: (index: number) => number): readonly LabelWish[] {
  const random = seededRandom(count);
  return Array.from({ length: count }, (_, index) => ({
    x: random() * 1200,
    y: random() * 620,
    r: 2.5 + random() ** 4 * 24,
    width: width(index),
  }));
}

const ground = (bubbles: readonly Circle[]): LabelGround => ({ bubbles, bounds: BOUNDS, taken: CORNERS });

/** What a reader would see as a collision. */
function expectReadable(
  placed: readonly PlacedLabel[],
  bubbles: readonly Circle[],
  bounds: Bounds,
  taken: readonly Bounds[],
) {
  placed.forEach(({ box }, index) => {
    expect(box.left >= bounds.left && box.right <= bounds.right).toBe(true);
    expect(box.top >= bounds.top && box.bottom <= bounds.bottom).toBe(true);
    expect(bubbles.filter((bubble) => touchesCircle(box, bubble))).toEqual([]);
    expect(taken.filter((other) => overlaps(box, other))).toEqual([]);
    expect(placed.slice(index + 1).filter((other) => overlaps(box, other.box))).toEqual([]);
  });
}

describe('names beside bubbles', () => {
  it.each([28, 200, 2413, 6000])('never overlap one another, a bubble, a corner or the edge among %i', (count) => {
    const wishes = scattered(count, (index) => 30 + ((index * 37) % 180));
    const placed = placeLabels(wishes, ground(wishes));
    expectReadable(placed, wishes, BOUNDS, CORNERS);
    // Not one of them would also keep this promise.
    if (count <= 200) expect(placed.length).toBeGreaterThan(count / 4);
  });

  it('of 6,000 are as many as are wanted, where they need not keep clear of the small dots', () => {
    const wishes = [...scattered(6000, () => 90)].sort((one, other) => other.r - one.r);
    const large = wishes.slice(0, 60);
    const placed = placeLabels(wishes, ground(large), 12);
    expectReadable(placed, large, BOUNDS, CORNERS);
    expect(placed).toHaveLength(12);
  });

  it('keep clear of everything wherever bubbles lie', () => {
    const wish = fc.record({
      x: fc.integer({ min: -20, max: 320 }),
      y: fc.integer({ min: -20, max: 220 }),
      r: fc.integer({ min: 2, max: 40 }),
      width: fc.integer({ min: 1, max: 400 }),
    });
    const bounds = { left: 0, top: 0, right: 300, bottom: 200 };
    const taken = [{ left: 0, top: 0, right: 80, bottom: 24 }];
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 30 }), (wishes) =>
        expectReadable(placeLabels(wishes, { bubbles: wishes, bounds, taken }), wishes, bounds, taken),
      ),
    );
  });

  it('stand at the same places for the same bubbles', () => {
    const wishes = scattered(2413, (index) => 30 + ((index * 37) % 180));
    expect(placeLabels([...wishes], ground(wishes))).toEqual(placeLabels(wishes, ground(wishes)));
  });

  it('are next to their own bubble, so that it is clear whose name each is', () => {
    const wishes = scattered(200, () => 80);
    for (const { index, box } of placeLabels(wishes, ground(wishes))) {
      const wish = wishes[index];
      expect(wish && touchesCircle(box, { ...wish, r: wish.r + 5 })).toBe(true);
    }
  });

  it('are tried above, then below, then right, then left', () => {
    const wish = { x: 150, y: 100, r: 10, width: 60 };
    const bounds = { left: 0, top: 0, right: 300, bottom: 200 };
    const above = { left: 120, top: 72, right: 180, bottom: 88 };
    const below = { left: 120, top: 112, right: 180, bottom: 128 };
    const right = { left: 164, top: 92, right: 224, bottom: 108 };
    const left = { left: 76, top: 92, right: 136, bottom: 108 };
    const pushed = [above, below].map((box) => ({ ...box, left: 0, right: 300 }));
    const at = (taken: readonly Bounds[]): Bounds | undefined =>
      placeLabels([wish], { bubbles: [wish], bounds, taken })[0]?.box;
    expect(at([])).toEqual(above);
    expect(at([above])).toEqual(below);
    expect(at(pushed)).toEqual(right);
    expect(at([...pushed, right])).toEqual(left);
    expect(at([...pushed, right, left])).toBeUndefined();
  });

  it('keep clear of what they are to avoid, where they have another place', () => {
    const wish = { x: 150, y: 100, r: 10, width: 60 };
    const topOf = (avoided: readonly Circle[]): number | undefined =>
      placeLabels([wish], { ...ground([wish]), taken: [], avoided })[0]?.box.top;
    const above = { x: 150, y: 80, r: 3 };
    expect(topOf([])).toBe(72);
    expect(topOf([above])).toBe(112);
    expect(topOf([{ x: 150, y: 100, r: 200 }])).toBe(72);
  });

  it('that are refused leave their turn to the next', () => {
    const hemmed = { x: 20, y: 20, r: 8, width: 500 };
    const free = { x: 150, y: 100, r: 8, width: 40 };
    const bounds = { left: 0, top: 0, right: 300, bottom: 200 };
    expect(placeLabels([hemmed, free], { bubbles: [hemmed, free], bounds, taken: [] }, 1)).toMatchObject([
      { index: 1 },
    ]);
  });

  it('are one line high', () => {
    const [label] = placeLabels([{ x: 150, y: 100, r: 8, width: 40 }], { ...ground([]), taken: [] });
    expect(label && label.box.bottom - label.box.top).toBe(LABEL_HEIGHT);
  });
});

describe('how many names a map shows', () => {
  const [LAPTOP, PHONE, WALL] = [
    { width: 1080, height: 560 },
    { width: 320, height: 380 },
    { width: 2160, height: 1120 },
  ];

  it('is more where there is more room', () => {
    expect([61, 400, 6000].map((count) => labelLimit(count, false, WALL))).toEqual([86, 86, 41]);
  });

  it('is all to 60, the 25 largest to 400, and the 12 largest beyond', () => {
    expect([1, 60, 61, 400, 401, 6000].map((count) => labelLimit(count, false, LAPTOP))).toEqual([
      1, 60, 25, 25, 12, 12,
    ]);
  });

  it('is a few on a phone: six when there are many', () => {
    expect([61, 400, 6000].map((count) => labelLimit(count, true, PHONE))).toEqual([6, 6, 6]);
    expect(labelLimit(60, true, PHONE)).toBeLessThan(20);
  });
});

describe('a long name', () => {
  it('of 250 characters is cut with an ellipsis', () => {
    const label = shortLabel('Packaging '.repeat(25));
    expect(label).toBe('Packaging Packaging Packaging P…');
    expect(label).toHaveLength(LABEL_CHARACTERS);
  });

  it('is not cut where it fits, and keeps no blank before the ellipsis', () => {
    expect(shortLabel('x'.repeat(LABEL_CHARACTERS))).toBe('x'.repeat(LABEL_CHARACTERS));
    expect(shortLabel(`${'x'.repeat(30)} ${'y'.repeat(10)}`)).toBe(`${'x'.repeat(30)}…`);
  });

  it('is cut between characters as people count them', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(shortLabel(family.repeat(LABEL_CHARACTERS))).toBe(family.repeat(LABEL_CHARACTERS));
    expect(shortLabel(family.repeat(40))).toBe(`${family.repeat(LABEL_CHARACTERS - 1)}…`);
    expect(shortLabel('e\u0301'.repeat(40))).toBe(`${'e\u0301'.repeat(LABEL_CHARACTERS - 1)}…`);
  });

  it('is never longer than the map has room for', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 250 }), (name) => {
        expect([...segmenter.segment(shortLabel(name))].length).toBeLessThanOrEqual(LABEL_CHARACTERS);
      }),
    );
  });
});

describe('names near the lines between the quadrants', () => {
  const bubble = { x: 600, y: 310, r: 12, width: 90 };
  const lines = [
    { from: { x: 590, y: 0 }, to: { x: 590, y: 620 } },
    { from: { x: 0, y: 296 }, to: { x: 1200, y: 296 } },
  ];
  const boxOf = (wishes: readonly LabelWish[], ties: boolean) => {
    const placed = placeLabels(wishes, { ...ground(wishes), lines, ties }, 1)[0];
    if (placed === undefined) throw new Error('There is no name');
    return placed;
  };

  it('stand off them where another place is free, at the bubble or near it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), fc.boolean(), (dx, dy, ties) => {
        const { box } = boxOf([{ ...bubble, x: bubble.x + dx, y: bubble.y + dy }], ties);
        for (const line of lines) expect(crossesBox(line, box)).toBe(false);
      }),
    );
  });

  it('cross them rather than being left out', () => {
    const bounds = { left: 550, top: 279, right: 650, bottom: 326 };
    const placed = placeLabels([bubble], { bubbles: [bubble], bounds, taken: [], lines });
    expect(placed).toHaveLength(1);
  });
});
