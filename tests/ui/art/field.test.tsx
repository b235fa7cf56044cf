import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CROWD, placeDots } from '../../../src/ui/art/field/dots';
import { fieldShapes } from '../../../src/ui/art/field/field-shapes';
import type { Dot, FieldOptions, FieldSignal } from '../../../src/ui/art/field/field-types';
import { seededRandom } from '../../../src/ui/art/random';
import { SAMPLE_SIGNALS } from '../../../src/ui/art/sample-signals';
import { stubDrawingThreads, type DrawingThreads } from '../../fakes/fake-drawing-workers';

const PLANE = { x: 40, y: 40, width: 800, height: 820 };
const LOGIN: FieldOptions = { width: 880, height: 900, plane: PLANE, signals: SAMPLE_SIGNALS, radius: [1.6, 16.4] };
const BANNER_PLANE = { x: 558, y: 16, width: 560, height: 212 };

/** The largest overlap of any two dots; negative when all keep a distance. */
function worstOverlap(dots: readonly Dot[]): number {
  let worst = -Infinity;
  dots.forEach((a, i) => {
    for (const b of dots.slice(i + 1)) {
      worst = Math.max(worst, a.radius + b.radius - Math.hypot(a.x - b.x, a.y - b.y));
    }
  });
  return worst;
}

function signals(count: number, spread: number): readonly FieldSignal[] {
  const random = seededRandom(5);
  const place = () => 0.5 + (random() + random() - 1) * spread;
  return Array.from({ length: count }, () => ({
    x: place(),
    y: place(),
    size: random(),
    quadrant: 'mature' as const,
    from: { x: 0.2, y: 0.2 },
  }));
}

function banner(of: readonly FieldSignal[]): FieldOptions {
  return { width: 1150, height: 244, plane: BANNER_PLANE, signals: of, cell: 8 };
}

describe('fieldShapes', () => {
  it('keeps 120 dots apart, visibly', () => {
    const places = placeDots(LOGIN);
    expect(places).toHaveLength(120);
    expect(worstOverlap(places)).toBeLessThan(-2);
  });

  it.each([
    ['2,500 signals', signals(2500, 0.5)],
    ['600 signals close together', signals(600, 0.2)],
    ['200 signals with the same figures', signals(200, 0)],
  ])('lets no two dots overlap: %s', (_case, of) => {
    const places = placeDots(banner(of));
    expect(places).toHaveLength(of.length);
    expect(worstOverlap(places)).toBeLessThan(0.01);
  });

  it('shows every dot even where there is no room for all', () => {
    const places = placeDots(banner(signals(2500, 0.02)));
    expect(places).toHaveLength(2500);
    expect(Math.min(...places.map(({ radius }) => radius))).toBeGreaterThan(0.3);
    expect(worstOverlap(places)).toBeLessThan(1);
  });

  it('keeps every dot inside of the plane and on its side of both axes', () => {
    const of = signals(400, 0.4).map((signal, i) => ({ ...signal, size: i / 400 }));
    const middleX = BANNER_PLANE.x + BANNER_PLANE.width / 2;
    const middleY = BANNER_PLANE.y + BANNER_PLANE.height / 2;
    const places = placeDots(banner(of));
    const largestFirst = of.toReversed();
    places.forEach(({ x, y, radius }, i) => {
      const signal = largestFirst[i];
      expect(x - radius).toBeGreaterThanOrEqual(BANNER_PLANE.x);
      expect(x + radius).toBeLessThanOrEqual(BANNER_PLANE.x + BANNER_PLANE.width);
      expect(y - radius).toBeGreaterThanOrEqual(BANNER_PLANE.y);
      expect(y + radius).toBeLessThanOrEqual(BANNER_PLANE.y + BANNER_PLANE.height);
      expect(x > middleX).toBe((signal?.x ?? 0) >= 0.5);
      expect(y < middleY).toBe((signal?.y ?? 0) > 0.5);
    });
  });

  it('is the same drawing each time', () => {
    expect(fieldShapes(LOGIN)).toEqual(fieldShapes(LOGIN));
  });

  it('points a tail to where the signal came from, up for growth', () => {
    const signal = { x: 0.6, y: 0.8, size: 0.5, quadrant: 'strong', from: { x: 0.5, y: 0.7 } } as const;
    const [dot] = placeDots({ ...LOGIN, signals: [signal] });
    expect(dot?.x).toBeCloseTo(40 + 480);
    expect(dot?.y).toBeCloseTo(40 + 164);
    expect(dot?.trail?.x).toBeCloseTo(40 + 400);
    expect(dot?.trail?.y).toBeCloseTo(40 + 246);
  });

  it('leaves the trails out of a crowd', () => {
    expect(fieldShapes(banner(signals(CROWD, 0.5))).trails).toHaveLength(1);
    expect(fieldShapes(banner(signals(CROWD + 1, 0.5))).trails).toEqual([]);
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
    const shapes = fieldShapes({ ...LOGIN, signals: [] });
    expect(shapes).toMatchObject({ contours: [], trails: [], dots: [] });
    expect(shapes.cross).toBe('M440 40V860M40 450H840');
  });

  it('passes over figures that are none, and a plane that is not measured', () => {
    const broken = { x: Number.NaN, y: 0.5, size: Number.NaN, quadrant: 'default' } as const;
    const outside = { x: 7, y: -3, size: 9, quadrant: 'default' } as const;
    const shapes = fieldShapes({ ...LOGIN, signals: [broken, outside] });
    expect(placeDots({ ...LOGIN, signals: [broken, outside] })).toHaveLength(1);
    expect(JSON.stringify(shapes)).not.toMatch(/NaN|null,null/);
    expect(placeDots({ ...LOGIN, plane: { x: 0, y: 0, width: 0, height: 0 } })).toEqual([]);
  });
});

// The worker is shared by a page: each test gets a page of its own.
async function loadField() {
  vi.resetModules();
  return (await import('../../../src/ui/art/field')).Field;
}

describe('Field', () => {
  let threads: DrawingThreads;
  beforeEach(() => {
    threads = stubDrawingThreads();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is a picture of a few nodes, hidden from assistive technology, in the colours of the theme', async () => {
    const Field = await loadField();
    const { container } = render(<Field options={LOGIN} className="art" />);
    await waitFor(() => expect(container.querySelector('svg.art')?.getAttribute('aria-hidden')).toBe('true'));
    expect(container.querySelectorAll('*').length).toBeLessThan(30);
    expect(container.innerHTML).toContain('var(--disruptor)');
    expect(container.innerHTML).not.toMatch(/#[0-9a-f]{3,6}/);
  });

  it('stays as it is while a window is dragged, and draws the last size only', async () => {
    const Field = await loadField();
    const { container, rerender } = render(<Field options={LOGIN} />);
    const width = () => container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2];
    await waitFor(() => expect(width()).toBe('880'));
    for (const wider of [881, 882, 883]) rerender(<Field options={{ ...LOGIN, width: wider }} />);
    expect(width()).toBe('880');
    await waitFor(() => expect(width()).toBe('883'));
    expect(threads.orders.map(({ of }) => 'width' in of && of.width)).toEqual([880, 881, 883]);
  });

  it('is not there where nothing can be drawn, and comes with the next size', async () => {
    const Field = await loadField();
    threads.failures = 1;
    const { container, rerender } = render(<Field options={LOGIN} />);
    await waitFor(() => expect(threads.running).toBe(0));
    expect(container.querySelector('svg')).toBeNull();
    rerender(<Field options={{ ...LOGIN, width: 881 }} />);
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  });
});
