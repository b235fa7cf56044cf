import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlaneItem } from '../../../src/domain/plane/plane-scene';
import { QUADRANT_CODES, quadrantOf } from '../../../src/domain/topic/quadrant';
import { WINDOW } from '../../../src/domain/plane/map-window';
import { windowShapes } from '../../../src/ui/home/window-shapes';

const figure = fc.integer({ min: -300, max: 1000 }).map((value) => value / 1000);
const anyItem = fc.record({
  quadrant: fc.constantFrom(...QUADRANT_CODES).map(quadrantOf),
  growth: figure,
  sizing: fc.record({ average: figure.map(Math.abs) }),
  driverCount: fc.option(fc.nat(14)),
});
const anyMap = fc
  .tuple(fc.array(fc.tuple(anyItem, anyItem, fc.boolean()), { minLength: 1, maxLength: 24 }), fc.nat())
  .map(([rows, pick]) => {
    const items = rows.map(([item], at): PlaneItem => ({ ...item, id: `t${at}`, name: `Topic ${at}` }));
    const before = rows.flatMap(([, item, wasThere], at): readonly PlaneItem[] =>
      wasThere ? [{ ...item, id: `t${at}`, name: `Topic ${at}` }] : [],
    );
    const from = pick % items.length;
    return { items, before, chosen: items.slice(from, from + 5).map(({ id }) => id) };
  });

describe('a window of the map', () => {
  it('shows the chosen topics and where they were, whole, in the four areas of the map', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const shapes = windowShapes(map);
        expect(shapes.dots).toHaveLength(map.chosen.length);
        for (const { x, y } of [...shapes.dots, ...shapes.former]) {
          expect(x >= 0 && x <= WINDOW.width && y >= 0 && y <= WINDOW.height).toBe(true);
        }
        const covered = shapes.areas.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(Math.abs(covered - WINDOW.width * WINDOW.height)).toBeLessThan(WINDOW.width);
        expect(JSON.stringify(shapes)).not.toMatch(/null|NaN/);
        expect(shapes.island.join('')).not.toBe('');
      }),
    );
  });

  it('names topics only where a name lies over no dot and inside the picture', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const { names, dots } = windowShapes(map);
        for (const { x, y, anchor, text } of names) {
          const width = text.length * 6.4;
          const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
          expect(left >= 0 && left + width <= WINDOW.width && y <= WINDOW.height).toBe(true);
          for (const dot of dots) {
            const isInside = dot.x > left && dot.x < left + width && dot.y > y - 10 && dot.y < y + 1;
            expect(isInside).toBe(false);
          }
        }
      }),
    );
  });
});
