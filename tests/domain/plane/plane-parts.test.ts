import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisExtent, planeScale } from '../../../src/domain/plane/plane-scale';
import { entityId } from '../../../src/domain/shared/entity-id';
import { activeNameBox } from '../../../src/ui/charts/map/input/map-pointer';
import { HitTest } from '../../../src/domain/plane/hit-test';
import type { Mark } from '../../../src/domain/plane/plane-scene';
import { PLANE_AXES } from '../../../src/domain/plane/plane-axes';
import { trailPolygon } from '../../../src/domain/plane/mark-shapes';
import { placeTooltip, TOOLTIP_WIDTH } from '../../../src/ui/charts/map/draw/map-tooltip';
import {
  intermediateView,
  LARGEST_SCALE,
  panned,
  revealing,
  toPlane,
  toScreen,
  WHOLE,
  zoomed,
  type View,
} from '../../../src/domain/plane/view';
import { aChartItem } from '../../builders/chart-item-mother';
import { type Bounds, overlaps, touchesCircle } from '../../../src/domain/plane/shapes';
import { aTenthByDay } from '../../setup/random-cases';

const PLANE = { width: 1200, height: 600 };
const EVEN = Array.from({ length: 40 }, (_, index) => index * 0.01);

const pixel = (most: number) => fc.integer({ min: 0, max: most });
const place = fc.record({ x: pixel(PLANE.width), y: pixel(PLANE.height) });
/** Views as hands make them. */
const anyView: fc.Arbitrary<View> = fc
  .array(fc.tuple(fc.integer({ min: 2, max: 60 }), place, fc.integer({ min: -500, max: 500 })), { maxLength: 6 })
  .map((steps) =>
    steps.reduce<View>(
      (view, [factor, at, way]) => panned(zoomed(view, factor / 10, at, PLANE), way, -way, PLANE),
      WHOLE,
    ),
  );

function marksAt(places: readonly { readonly x: number; readonly y: number; readonly r: number }[]): readonly Mark[] {
  return places.map(({ x, y, r }, index) => ({
    item: aChartItem({ id: entityId(index + 1) }),
    x,
    y,
    r,
    twins: 0,
    beyond: false,
    movement: null,
    from: null,
  }));
}

describe('the part of the plane that is seen', () => {
  it('always fills the frame, between the whole and 24 times', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const [corner, end] = [toScreen(view, { x: 0, y: 0 }), toScreen(view, { x: PLANE.width, y: PLANE.height })];
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(LARGEST_SCALE);
        expect(Math.max(corner.x, corner.y)).toBeLessThanOrEqual(0);
        expect(end.x).toBeGreaterThanOrEqual(PLANE.width - 1e-6);
        expect(end.y).toBeGreaterThanOrEqual(PLANE.height - 1e-6);
      }),
    );
  });

  it('turns places into pixels and back', () => {
    fc.assert(
      fc.property(anyView, place, (view, at) => {
        const back = toPlane(view, toScreen(view, at));
        expect(back.x).toBeCloseTo(at.x);
        expect(back.y).toBeCloseTo(at.y);
      }),
    );
  });

  it('keeps what is under the pointer while zooming in', () => {
    fc.assert(
      fc.property(anyView, place, (view, at) => {
        const under = toPlane(view, at);
        const after = toScreen(zoomed(view, 1.6, at, PLANE), under);
        expect(after.x).toBeCloseTo(at.x, 4);
        expect(after.y).toBeCloseTo(at.y, 4);
      }),
    );
  });

  it('moves just far enough to show a bubble, and not at all when it is seen', () => {
    fc.assert(
      fc.property(anyView, place, (view, at) => {
        const shown = revealing(view, at, PLANE);
        const { x, y } = toScreen(shown, at);
        expect(x >= -1e-6 && x <= PLANE.width + 1e-6 && y >= -1e-6 && y <= PLANE.height + 1e-6).toBe(true);
        expect(shown.scale).toBe(view.scale);
      }),
    );
    const close = zoomed(WHOLE, 4, { x: 600, y: 300 }, PLANE);
    expect(revealing(close, { x: 600, y: 300 }, PLANE)).toBe(close);
  });

  it('glides from one to the other, beginning and ending where it should', () => {
    fc.assert(
      fc.property(anyView, anyView, (from, to) => {
        for (const [progress, expected] of [
          [0, from],
          [1, to],
        ] as const) {
          const view = intermediateView(from, to, progress);
          expect(view.scale).toBeCloseTo(expected.scale);
          expect(view.x).toBeCloseTo(expected.x, 4);
          expect(view.y).toBeCloseTo(expected.y, 4);
        }
      }),
    );
  });
});

describe('a scale of the map', () => {
  it('keeps the order of the values and the edges of the plane', () => {
    const values = fc.array(
      fc.integer({ min: -3000, max: 9000 }).map((value) => value / 1000),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(values, fc.constantFrom('x', 'y'), (drawn, direction) => {
        const scale = planeScale(axisExtent(drawn), [], 600, direction, PLANE_AXES[direction]);
        const pixels = [...drawn].sort((one, other) => one - other).map((value) => scale.at(value));
        if (direction === 'y') pixels.reverse();
        pixels.forEach((at, index) => {
          expect(at >= 0 && at <= 600).toBe(true);
          if (index > 0) expect(at).toBeGreaterThanOrEqual(pixels[index - 1] ?? 0);
        });
      }),
    );
  });

  it('marks breaks where outliers lie, and names the farthest', () => {
    const scale = planeScale(axisExtent([...EVEN, -5, 9]), [], 600, 'x', PLANE_AXES.y);
    expect(scale.breaks).toHaveLength(2);
    expect([scale.isBeyond(9), scale.isBeyond(-5), scale.isBeyond(0.2)]).toEqual([true, true, false]);
    const labels = scale.ticks(0, 600, [5, 7]).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['−500 %', '+900 %', '0 %', '+30 %']));
    // The core keeps nearly all of the room.
    expect(scale.at(0.39) - scale.at(0)).toBeGreaterThan(400);
  });

  it('has no break without outliers', () => {
    const scale = planeScale(axisExtent(EVEN), [], 600, 'x', PLANE_AXES.x);
    expect(scale.breaks).toEqual([]);
  });

  it('says the true value of an outlier that is only a little out', () => {
    const small = EVEN.map((value) => value / 100);
    const labels = planeScale(axisExtent([...small, 0.0457]), [], 600, 'y', PLANE_AXES.y)
      .ticks(0, 600, [5, 7])
      .map(({ label }) => label);
    expect(labels).toContain('+4.57 %');
  });

  it('shows the ticks of the part that is looked at', () => {
    const scale = planeScale(axisExtent(EVEN), [], 600, 'x', PLANE_AXES.x);
    const ticks = scale.ticks(200, 300, [5, 7]);
    expect(ticks.length).toBeGreaterThanOrEqual(5);
    for (const { at, value } of ticks) {
      expect(at >= 200 - 1e-6 && at <= 300 + 1e-6).toBe(true);
      expect(scale.at(value)).toBe(at);
    }
  });
});

describe('the bubble under a pointer', () => {
  const bubbles = fc.array(
    fc.record({ x: pixel(PLANE.width), y: pixel(PLANE.height), r: fc.integer({ min: 2, max: 40 }) }),
    { maxLength: 60 },
  );

  it('is the nearest one that asking all of them would find', () => {
    fc.assert(
      fc.property(bubbles, place, anyView, fc.constantFrom(4, 12, 22), (places, at, view, reach) => {
        const marks = marksAt(places);
        const away = (mark: Mark): number => {
          const { x, y } = toScreen(view, mark);
          return Math.hypot(x - at.x, y - at.y) - mark.r;
        };
        const found = new HitTest(marks).nearest(at, view, reach);
        const within = marks.filter((mark) => away(mark) <= reach - 1e-6);
        const inside = within.filter((mark) => away(mark) <= -1e-6);
        if (found === null) expect(within).toEqual([]);
        else if (inside.length > 0)
          expect(found.r).toBe(Math.min(...marks.filter((m) => away(m) <= 1e-6).map((m) => m.r)));
        // Just within reach it may be found or not; nothing that is nearer may be passed over for it.
        else expect(away(found)).toBeLessThanOrEqual(Math.min(reach, ...within.map(away)) + 1e-4);
      }),
    );
  });

  it('is the small one that lies on a large one', () => {
    const [large, small] = marksAt([
      { x: 100, y: 100, r: 40 },
      { x: 110, y: 100, r: 6 },
    ]);
    const test = new HitTest([large, small].filter((mark) => mark !== undefined));
    expect(test.nearest({ x: 112, y: 101 }, WHOLE, 4)).toBe(small);
    expect(test.nearest({ x: 90, y: 100 }, WHOLE, 4)).toBe(large);
  });

  it('keeps its size on the screen while the map is zoomed', () => {
    const [mark] = marksAt([{ x: 100, y: 100, r: 10 }]);
    const view = zoomed(WHOLE, 10, { x: 100, y: 100 }, PLANE);
    const test = new HitTest(mark === undefined ? [] : [mark]);
    expect(test.nearest({ x: 113, y: 100 }, view, 4)).toBe(mark);
    expect(test.nearest({ x: 115, y: 100 }, view, 4)).toBeNull();
  });
});

describe('the tooltip', () => {
  const situation = fc.record({
    x: pixel(PLANE.width),
    y: pixel(PLANE.height),
    r: fc.integer({ min: 4, max: 40 }),
    nameWidth: fc.integer({ min: 10, max: 220 }),
    height: fc.integer({ min: 120, max: 260 }),
  });

  it('covers neither the bubble nor its name, and stays on the plane', () => {
    fc.assert(
      fc.property(situation, ({ x, y, r, nameWidth, height }) => {
        const name = activeNameBox({ x, y, r }, undefined, nameWidth, PLANE, []);
        const { left, top } = placeTooltip({ x, y, r }, name, height, PLANE);
        const box = { left, top, right: left + TOOLTIP_WIDTH, bottom: top + height };
        expect(touchesCircle(box, { x, y, r })).toBe(false);
        expect(overlaps(box, name)).toBe(false);
        expect(left >= 0 && top >= 0 && box.right <= PLANE.width && box.bottom <= PLANE.height).toBe(true);
      }),
      { numRuns: aTenthByDay(500) },
    );
  });

  it('stands right of the bubble, and left of it at the right edge', () => {
    const at = (x: number): number => {
      const bubble = { x, y: 300, r: 10 };
      return placeTooltip(bubble, activeNameBox(bubble, undefined, 60, PLANE, []), 200, PLANE).left;
    };
    expect(at(300)).toBe(320);
    expect(at(1150)).toBe(1150 - 20 - TOOLTIP_WIDTH);
  });
});

describe('the name of the bubble that is pointed at', () => {
  const bubble = { x: 600, y: 300, r: 12 };

  it('stays where it was, a little further off for the ring', () => {
    expect(activeNameBox(bubble, { dx: 0, top: -30 }, 80, PLANE, [])).toEqual({
      left: 560,
      top: 266,
      right: 640,
      bottom: 282,
    });
    expect(activeNameBox(bubble, { dx: 0, top: 14 }, 80, PLANE, [])).toMatchObject({ left: 560, top: 318 });
  });

  it('beside the bubble grows away from it', () => {
    expect(activeNameBox(bubble, { dx: 56, top: -8 }, 90, PLANE, [])).toMatchObject({ left: 618, right: 708 });
    expect(activeNameBox(bubble, { dx: -56, top: -8 }, 90, PLANE, [])).toMatchObject({ left: 492, right: 582 });
  });

  it('moves above where the bolder one no longer fits beside', () => {
    const atEdge = { x: 1100, y: 300, r: 12 };
    expect(activeNameBox(atEdge, { dx: 56, top: -8 }, 90, PLANE, [])).toMatchObject({ bottom: 282, right: 1145 });
  });

  it('goes to the other side of its bubble where a quadrant is named', () => {
    const corner = { left: 560, top: 8, right: 700, bottom: 32 };
    const upper = { x: 600, y: 46, r: 8 };
    expect(activeNameBox(upper, undefined, 80, PLANE, [])).toMatchObject({ top: 16 });
    expect(activeNameBox(upper, undefined, 80, PLANE, [corner])).toMatchObject({ top: 60 });
    expect(activeNameBox(upper, { dx: 0, top: -26 }, 80, PLANE, [corner])).toMatchObject({ top: 60 });
    const floor = { left: 560, top: 568, right: 700, bottom: 592 };
    expect(activeNameBox({ ...upper, y: 560 }, { dx: 0, top: 10 }, 80, PLANE, [floor])).toMatchObject({ top: 530 });
  });

  it('is never on the bubble nor off the plane, wherever it stood', () => {
    const placed = fc.option(
      fc.record({ dx: fc.integer({ min: -120, max: 120 }), side: fc.constantFrom('above', 'below', 'beside') }),
      { nil: undefined },
    );
    fc.assert(
      fc.property(
        pixel(1200),
        fc.integer({ min: 60, max: 540 }),
        pixel(36),
        fc.integer({ min: 20, max: 230 }),
        placed,
        (x, y, r, width, at) => {
          const tops = { above: -r - 18, below: r + 2, beside: -8 };
          const box: Bounds = activeNameBox({ x, y, r }, at && { dx: at.dx, top: tops[at.side] }, width, PLANE, []);
          expect(touchesCircle(box, { x, y, r })).toBe(false);
          expect(box.left >= 0 && box.right <= PLANE.width && box.top >= 0 && box.bottom <= PLANE.height).toBe(true);
        },
      ),
    );
  });
});

describe('the trail of a bubble that moved', () => {
  it('is pointed where it was and wide where it is', () => {
    const [mark] = marksAt([{ x: 300, y: 100, r: 10 }]);
    const trail = mark && trailPolygon({ ...mark, from: { x: 100, y: 100 } }, WHOLE);
    const [tip, upper, lower] = trail ?? [];
    expect(tip).toEqual({ x: 100, y: 100 });
    expect([upper?.x, lower?.x]).toEqual([300, 300]);
    expect(Math.abs((upper?.y ?? 0) - (lower?.y ?? 0))).toBeCloseTo(9);
  });

  it('is none for a distance too short to see, and without a previous position', () => {
    const [mark] = marksAt([{ x: 300, y: 100, r: 10 }]);
    expect(mark && trailPolygon(mark, WHOLE)).toBeNull();
    expect(mark && trailPolygon({ ...mark, from: { x: 300.4, y: 100 } }, WHOLE)).toBeNull();
  });
});
