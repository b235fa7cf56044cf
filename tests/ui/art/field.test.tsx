import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '../../../src/domain/plane/plane-layout';
import { planeScene, type PlaneItem } from '../../../src/domain/plane/plane-scene';
import { QUADRANTS, quadrantWhere } from '../../../src/domain/topic/quadrant';
import { CROWD, placeDots } from '../../../src/ui/art/field/dots';
import { fieldShapes } from '../../../src/ui/art/field/field-shapes';
import type { FieldDot, FieldOptions } from '../../../src/ui/art/field/field-types';
import { seededRandom } from '../../../src/ui/art/random';
import { SAMPLE_SIGNALS } from '../../../src/ui/art/sample-signals';
import { stubDrawingThreads, type DrawingThreads } from '../../fakes/fake-drawing-workers';

const PLANE = { x: 40, y: 40, width: 800, height: 820 };
const LOGIN: FieldOptions = { width: 880, height: 900, plane: PLANE, ...SAMPLE_SIGNALS };
const BANNER_PLANE = { x: 558, y: 16, width: 560, height: 212 };

/** The largest overlap of any two dots; negative when all keep a distance. */
function worstOverlap(dots: readonly FieldDot[]): number {
  let worst = -Infinity;
  dots.forEach((a, i) => {
    for (const b of dots.slice(i + 1)) {
      worst = Math.max(worst, a.radius + b.radius - Math.hypot(a.x - b.x, a.y - b.y));
    }
  });
  return worst;
}

function anItem(id: string, average: number | null, growth: number | null, driverCount: number | null): PlaneItem {
  const code = quadrantWhere((average ?? 0) > 0.5, (growth ?? 0) > 0.5);
  return { id, name: '', quadrant: QUADRANTS[code], growth, sizing: { average }, driverCount };
}

function someItems(count: number, spread: number): readonly PlaneItem[] {
  const random = seededRandom(5);
  const place = () => 0.5 + (random() + random() - 1) * spread;
  return Array.from({ length: count }, (_, index) => anItem(`${index}`, place(), place(), 9 * random()));
}

function banner(items: readonly PlaneItem[]): FieldOptions {
  const before = items.map(({ id }) => anItem(id, 0.2, 0.2, 1));
  return { width: 1150, height: 244, plane: BANNER_PLANE, items, before, cell: 8 };
}

describe('fieldShapes', () => {
  it('keeps 120 dots apart, visibly', () => {
    const { dots } = placeDots(LOGIN);
    expect(dots).toHaveLength(120);
    expect(worstOverlap(dots)).toBeLessThan(-2);
  });

  it.each([
    ['2,500 signals', someItems(2500, 0.5)],
    ['600 signals close together', someItems(600, 0.2)],
    ['200 signals with the same figures', someItems(200, 0)],
  ])('shows every dot, and lets no two overlap: %s', (_case, items) => {
    const { dots } = placeDots(banner(items));
    expect(dots).toHaveLength(items.length);
    expect(Math.min(...dots.map(({ radius }) => radius))).toBeGreaterThan(0.3);
    expect(worstOverlap(dots)).toBeLessThan(0.01);
  });

  it('keeps every dot inside of the plane and on its side of both axes', () => {
    const items = someItems(400, 0.4).map((item, i) => ({ ...item, driverCount: i / 40 }));
    const { dots, cross } = placeDots(banner(items));
    const layout = layOut(items, banner(items).before, BANNER_PLANE);
    const places = planeScene(layout, items).marks;
    dots.forEach(({ x, y, radius }, i) => {
      expect(x - radius).toBeGreaterThanOrEqual(BANNER_PLANE.x);
      expect(x + radius).toBeLessThanOrEqual(BANNER_PLANE.x + BANNER_PLANE.width);
      expect(y - radius).toBeGreaterThanOrEqual(BANNER_PLANE.y);
      expect(y + radius).toBeLessThanOrEqual(BANNER_PLANE.y + BANNER_PLANE.height);
      expect(x > cross.x).toBe((places[i]?.x ?? 0) >= layout.cross.x);
      expect(y > cross.y).toBe((places[i]?.y ?? 0) >= layout.cross.y);
    });
  });

  it('is the same drawing each time', () => {
    expect(fieldShapes(LOGIN)).toEqual(fieldShapes(LOGIN));
  });

  it('points a tail to where the signal came from, up for growth', () => {
    const { dots } = placeDots({ ...LOGIN, items: [anItem('1', 0.6, 0.8, 4)], before: [anItem('1', 0.5, 0.7, 4)] });
    expect(dots[0]?.trail?.x).toBeLessThan(dots[0]?.x ?? 0);
    expect(dots[0]?.trail?.y).toBeGreaterThan(dots[0]?.y ?? 0);
  });

  it('leaves the trails out of a crowd', () => {
    expect(fieldShapes(banner(someItems(CROWD, 0.5))).trails.length).toBeGreaterThan(0);
    expect(fieldShapes(banner(someItems(CROWD + 1, 0.5))).trails).toEqual([]);
  });

  it('draws contours that have more than two points and stay in the drawing', () => {
    const { contours } = fieldShapes({ ...LOGIN, levels: 14, cell: 11 });
    expect(contours.length).toBeGreaterThan(8);
    for (const { d } of contours) {
      for (const line of d.split('M').slice(1)) {
        const numbers = line.split(/[L ]/).map(Number);
        expect(numbers.every((n) => n >= 0 && n <= 913)).toBe(true);
        expect(numbers.length).toBeGreaterThan(2);
      }
    }
  });

  it('shows only the cross when there is nothing to show', () => {
    const shapes = fieldShapes({ ...LOGIN, items: [] });
    expect(shapes).toMatchObject({ contours: [], trails: [], dots: [] });
    expect(shapes.cross).toBe('M440 40V860M40 450H840');
  });

  it('passes over items without figures, and a plane that is not measured', () => {
    const items = [anItem('1', null, 0.5, null), anItem('2', 7, -3, null)];
    expect(placeDots({ ...LOGIN, items }).dots).toHaveLength(1);
    expect(JSON.stringify(fieldShapes({ ...LOGIN, items }))).not.toMatch(/NaN|null,null/);
    expect(placeDots({ ...LOGIN, plane: { x: 0, y: 0, width: 0, height: 0 } }).dots).toEqual([]);
  });
});

// The worker is shared by a page: each test gets a page of its own.
async function loadField() {
  vi.resetModules();
  return (await import('../../../src/ui/art/field')).FieldPicture;
}

describe('Field', () => {
  let threads: DrawingThreads;
  beforeEach(() => {
    threads = stubDrawingThreads();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is a picture of a few nodes, hidden from assistive technology, in the colours of the theme', async () => {
    const FieldPicture = await loadField();
    const { container } = render(<FieldPicture options={LOGIN} className="art" />);
    await waitFor(() => expect(container.querySelector('svg.art')?.getAttribute('aria-hidden')).toBe('true'));
    expect(container.querySelectorAll('*').length).toBeLessThan(30);
    expect(container.innerHTML).toContain('var(--disruptor)');
    expect(container.innerHTML).not.toMatch(/#[0-9a-f]{3,6}/);
  });

  it('stays as it is while a window is dragged, and draws the last size only', async () => {
    const FieldPicture = await loadField();
    const { container, rerender } = render(<FieldPicture options={LOGIN} />);
    const width = () => container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2];
    await waitFor(() => expect(width()).toBe('880'));
    for (const wider of [881, 882, 883]) rerender(<FieldPicture options={{ ...LOGIN, width: wider }} />);
    expect(width()).toBe('880');
    await waitFor(() => expect(width()).toBe('883'));
    expect(threads.orders.map(({ of }) => 'width' in of && of.width)).toEqual([880, 881, 883]);
  });

  it('is not there where nothing can be drawn, and comes with the next size', async () => {
    const FieldPicture = await loadField();
    threads.failures = 1;
    const { container, rerender } = render(<FieldPicture options={LOGIN} />);
    await waitFor(() => expect(threads.running).toBe(0));
    expect(container.querySelector('svg')).toBeNull();
    rerender(<FieldPicture options={{ ...LOGIN, width: 881 }} />);
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  });
});
