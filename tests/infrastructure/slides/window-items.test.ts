import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clippedLine, clippedPolygon } from '../../../src/infrastructure/slides/clip';
import { windowItems } from '../../../src/infrastructure/slides/window-items';
import { windowShapes } from '../../../src/ui/home/window-shapes';
import type { Point } from '../../../src/domain/plane/shapes';
import { topics } from '../../builders/topic-mother';

const BOX = { x: 720, y: 176, width: 512, height: 288 };
const BOUNDS = { left: 0, top: 0, right: 10, bottom: 8 };
const anyPoint = fc.record({ x: fc.integer({ min: -20, max: 30 }), y: fc.integer({ min: -20, max: 30 }) });

describe('a window of the map on a slide', () => {
  it('has native shapes that stay in its box, and says what it shows', () => {
    const place = fc.integer({ min: 0, max: 100 }).map((value) => value / 100);
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place, place), { minLength: 2, maxLength: 12 }), (values) => {
        const sizing = { averageLabel: null, consumer: null, industry: null, society: null };
        const at = (figure: 0 | 1) => (index: number) => ({
          growth: values[index]?.[figure] ?? 0,
          sizing: { ...sizing, average: values[index]?.[2] ?? 0 },
        });
        const items = topics(values.length, at(0));
        const shapes = windowShapes({ items, before: topics(values.length, at(1)), chosen: [items[0]?.id ?? ''] });
        const made = windowItems({ kind: 'window', box: BOX, shapes, alt: 'Where it lies' });
        const points = made.flatMap((item): readonly Point[] => {
          if (item.kind === 'polygon') return item.rings.flat();
          if (item.kind === 'lines') return item.lines.flat();
          if (item.kind === 'dots') return item.circles;
          return 'box' in item ? [item.box] : [];
        });
        expect(points.length).toBeGreaterThan(20);
        for (const { x, y } of points) {
          expect(x > BOX.x - 12 && x < BOX.x + BOX.width + 12 && y > BOX.y - 12 && y < BOX.y + BOX.height + 12).toBe(
            true,
          );
        }
        expect(made.flatMap((item) => ('alt' in item && item.alt === 'Where it lies' ? [item] : []))).toHaveLength(1);
      }),
      { numRuns: 8 },
    );
  });

  it('is cut off at its edges: polygons and lines keep what lies inside, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 3, maxLength: 12 }), (points) => {
        const isInside = ({ x, y }: { x: number; y: number }) =>
          x > -1e-9 && x < 10 + 1e-9 && y > -1e-9 && y < 8 + 1e-9;
        const kept = clippedPolygon(points, BOUNDS);
        const lines = clippedLine(points, BOUNDS);
        expect([...kept, ...lines.flat()].every(isInside)).toBe(true);
        for (const point of points.filter(isInside)) expect(kept).toContainEqual(point);
        for (const point of points.filter(isInside)) expect(lines.flat()).toContainEqual(point);
      }),
    );
    const across = [
      { x: -5, y: 4 },
      { x: 15, y: 4 },
    ];
    expect(clippedLine(across, BOUNDS)).toEqual([
      [
        { x: 0, y: 4 },
        { x: 10, y: 4 },
      ],
    ]);
  });
});
