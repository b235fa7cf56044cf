import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaneItem } from '../../../src/domain/plane/plane-scene';
import { QUADRANTS, quadrantWhere } from '../../../src/domain/topic/quadrant';
import { CROWD, fieldShapes, type FieldOptions } from '../../../src/ui/plane/field-shapes';
import { seededRandom } from '../../../src/domain/shared/seeded-random';
import { fakeDrawings, type FakeDrawings } from '../../fakes/fake-drawing-worker';

const PLANE = { x: 40, y: 40, width: 800, height: 820 };
const LOGIN: FieldOptions = { width: 880, height: 900, plane: PLANE, ...aSample() };
const BANNER_PLANE = { x: 558, y: 16, width: 560, height: 212 };

function aSample(): Pick<FieldOptions, 'items' | 'before'> {
  const items = someItems(120, 0.5);
  return { items, before: items.map((item) => ({ ...item, growth: (item.growth ?? 0) - 0.1 })) };
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

const dotsOf = ({ dots }: ReturnType<typeof fieldShapes>) =>
  dots.reduce((sum, { d }) => sum + d.split('M').length - 1, 0);

function banner(items: readonly PlaneItem[]): FieldOptions {
  const before = items.map(({ id }) => anItem(id, 0.2, 0.2, 1));
  return { width: 1150, height: 244, plane: BANNER_PLANE, items, before };
}

describe('fieldShapes', () => {
  it('is the same drawing each time', () => {
    expect(fieldShapes(LOGIN)).toEqual(fieldShapes(LOGIN));
  });

  it('has a dot for each item, and a tail to where it came from, up for growth', () => {
    const { dots, trails } = fieldShapes({
      ...LOGIN,
      items: [anItem('1', 0.6, 0.8, 4)],
      before: [anItem('1', 0.5, 0.7, 4)],
    });
    const numbers = (d: string | undefined) => [...(d ?? '').matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
    const [left = 0, y = 0] = numbers(dots[0]?.d);
    const [fromX = 0, fromY = 0] = numbers(trails[0]?.d);
    expect(fromX).toBeLessThan(left);
    expect(fromY).toBeGreaterThan(y);
    expect(dotsOf(fieldShapes(banner(someItems(2500, 0.5))))).toBe(2500);
  });

  it('lets what the text beside it names stand out: in full, above the others, and with the trails alone', () => {
    const all = banner(someItems(40, 0.5));
    const named = ['3', '17'];
    const shapes = fieldShapes({ ...all, named });
    const count = (of: readonly { readonly d: string }[]) =>
      of.reduce((sum, { d }) => sum + d.split('M').length - 1, 0);
    expect(count(shapes.dots)).toBe(40);
    expect(count(shapes.dots.filter(({ isFaint = false }) => !isFaint))).toBe(2);
    expect(shapes.dots.findLastIndex(({ isFaint }) => isFaint)).toBeLessThan(
      shapes.dots.findIndex(({ isFaint = false }) => !isFaint),
    );
    expect([count(shapes.trails), count(shapes.starts)]).toEqual([2, 2]);
    // What the map does not have cannot stand out: then all are alike.
    expect(fieldShapes({ ...all, named: ['gone'] })).toEqual(fieldShapes(all));
  });

  it('colours where something came from by the quadrant that it was in, and the rest by its own', () => {
    const [from, to] = [anItem('1', 0.2, 0.2, 4), anItem('1', 0.9, 0.9, 4)];
    const { starts, trails, dots } = fieldShapes({ ...LOGIN, items: [to], before: [from], named: ['1'] });
    const hues = [starts, trails, dots].map((shapes) => shapes.map(({ quadrant }) => quadrant));
    expect(hues).toEqual([['uncertain'], ['strong'], ['strong']]);
  });

  it('leaves the trails out of a crowd', () => {
    expect(fieldShapes(banner(someItems(CROWD, 0.5))).trails.length).toBeGreaterThan(0);
    expect(fieldShapes(banner(someItems(CROWD + 1, 0.5))).trails).toEqual([]);
  });

  it('draws contours as closed lines of more than two points', () => {
    const { contours } = fieldShapes(LOGIN);
    expect(contours.length).toBeGreaterThan(5);
    for (const line of contours.flatMap((d) => d.split('M').slice(1))) {
      expect(line).toMatch(/^-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+){2,}Z$/);
    }
  });

  it('shows only the cross when there is nothing to show', () => {
    const shapes = fieldShapes({ ...LOGIN, items: [] });
    expect(shapes).toMatchObject({ contours: [], trails: [], dots: [] });
    expect(shapes.cross).toBe('M440 40V860M40 450H840');
  });

  it('passes over items without figures, and a plane that is not measured', () => {
    const items = [anItem('1', null, 0.5, null), anItem('2', 7, -3, null)];
    expect(dotsOf(fieldShapes({ ...LOGIN, items }))).toBe(1);
    expect(JSON.stringify(fieldShapes({ ...LOGIN, items }))).not.toMatch(/NaN|null,null/);
    expect(fieldShapes({ ...LOGIN, plane: { x: 0, y: 0, width: 0, height: 0 } }).dots).toEqual([]);
  });
});

// The worker is shared by a page: each test gets a page of its own.
async function loadField() {
  vi.resetModules();
  return (await import('../../../src/ui/plane/field')).FieldPicture;
}

describe('Field', () => {
  let drawings: FakeDrawings;
  beforeEach(() => {
    drawings = fakeDrawings();
  });

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
    expect(drawings.fields.map(({ width: drawn }) => drawn)).toEqual([880, 881, 883]);
  });

  it('is not there where nothing can be drawn, and comes with the next size', async () => {
    const FieldPicture = await loadField();
    drawings.failures = 1;
    const { container, rerender } = render(<FieldPicture options={LOGIN} />);
    await waitFor(() => expect(drawings.failures).toBe(0));
    expect(container.querySelector('svg')).toBeNull();
    rerender(<FieldPicture options={{ ...LOGIN, width: 881 }} />);
    await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  });
});
