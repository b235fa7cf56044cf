import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '../../../../src/domain/filters/explore-filters';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { anItemAt, scatteredItems } from '../../../builders/chart-item-mother';
import { fourCorners, mapOf, openChart, PLANE, topicsOf, show } from '../open-map';
import { touchesCircle } from '../../../../src/domain/plane/shapes';

const MIDDLE = { x: PLANE.width / 2, y: PLANE.height / 2 };

describe('a press on the map', () => {
  it('opens by mouse at once, and by finger what it has shown before', async () => {
    const map = await mapOf(fourCorners);
    const strong = map.markById.get('1') ?? { x: 0, y: 0 };
    expect(map.pointer.press(strong, 'mouse')?.item.id).toBe('1');
    map.pointer.point(null, 'mouse');
    expect(map.pointer.press(strong, 'touch')).toBeNull();
    expect(map.pointer.active?.item.id).toBe('1');
    expect(map.pointer.press(strong, 'touch')?.item.id).toBe('1');
    expect(map.pointer.press({ x: PLANE.width / 2, y: PLANE.height / 2 }, 'touch')).toBeNull();
    expect(map.pointer.active).toBeNull();
  });
});

describe('pointing at a bubble', () => {
  it('finds it under the pointer and lets it go', async () => {
    const map = await mapOf(fourCorners);
    const mark = map.scene.marks[2];
    if (mark === undefined) throw new Error('There is no bubble');
    map.pointer.point(map.pointer.markAt(mark, 'mouse'), 'mouse');
    expect(map.pointer.active?.item.name).toBe('Disruptor');
    expect(map.pointer.announcement).toBe('');
    map.pointer.point(map.pointer.markAt(MIDDLE, 'mouse'), 'mouse');
    expect(map.pointer.active).toBeNull();
  });

  it('works nothing of the drawing out anew', async () => {
    const map = await mapOf(topicsOf(scatteredItems(200)));
    const drawing = () => [map.layout, map.scene, map.labels, map.legend, map.corners] as const;
    const before = drawing();
    const [, scene, labels] = before;
    for (const mark of scene.marks.slice(0, 20)) {
      map.pointer.point(mark, 'mouse');
      expect(map.pointer.hiddenNames.length).toBeLessThan(labels.length);
    }
    map.pointer.step(1);
    expect(drawing().map((now, index) => now === before[index])).toEqual([true, true, true, true, true]);
  });

  it('gives fingers more room than a mouse', async () => {
    const map = await mapOf(fourCorners);
    const mark = map.scene.marks[3];
    if (mark === undefined) throw new Error('There is no bubble');
    // Below it, where its name is not.
    const aside = { x: mark.x, y: mark.y + mark.r + 15 };
    expect(map.pointer.markAt(aside, 'mouse')).toBeNull();
    expect(map.pointer.markAt(aside, 'touch')).toBe(mark);
  });

  it('finds the nearest within 12 pixels on a dense map', async () => {
    const map = await mapOf(topicsOf([...scatteredItems(450), anItemAt(3, -0.5, { id: entityId(1), driverCount: 1 })]));
    const alone = map.markById.get('1');
    if (alone === undefined) throw new Error('There is no bubble');
    const away = (pixels: number) => map.pointer.markAt({ x: alone.x, y: alone.y + alone.r + pixels }, 'mouse');
    expect(map.scene.dense).toBe(true);
    expect(away(11)).toBe(alone);
    expect(away(13)).toBeNull();
  });

  it('lets go of a bubble that a filter takes away', async () => {
    const { data, map } = await openChart({ topics: fourCorners });
    map.pointer.enter();
    show(data, { filters: { ...DEFAULT_FILTERS, topicFilter: ['Uncertain'] } });
    expect([map.pointer.active, map.pointer.announcement]).toEqual([null, '']);
    map.pointer.walk('left');
    expect(map.pointer.active?.item.name).toBe('Uncertain');
  });

  it('shows the name inside the plane, off its bubble', async () => {
    const items = scatteredItems(200, (index) => ({
      name: `A name that is far too long to be shown as a whole ${index}`,
    }));
    const map = await mapOf(topicsOf(items));
    for (const mark of map.scene.marks) {
      map.pointer.point(mark, 'mouse');
      const box = map.pointer.activeName?.box;
      expect(box !== undefined && box.left >= 0 && box.right <= PLANE.width && box.top >= 0).toBe(true);
      expect(box !== undefined && touchesCircle(box, { ...mark, r: mark.r - 0.01 })).toBe(false);
    }
  });
});

describe('walking by keyboard', () => {
  it('enters at the largest bubble and says what it is', async () => {
    const map = await mapOf(fourCorners);
    map.pointer.enter();
    expect(map.pointer.announcement).toBe('Strong, Strong Signal, growth +50 %, average sizing 90 %');
  });

  it('goes with the arrows, stays where nothing lies ahead, and comes back to where it left', async () => {
    const map = await mapOf(fourCorners);
    const at = () => map.pointer.active?.item.name;
    map.pointer.enter();
    map.pointer.walk('down');
    expect(at()).toBe('Mature');
    map.pointer.walk('left');
    expect(at()).toBe('Uncertain');
    map.pointer.walk('left');
    expect(at()).toBe('Uncertain');
    map.pointer.point(null, 'keyboard');
    map.pointer.enter();
    expect(at()).toBe('Uncertain');
  });

  it('reaches every one of 2,413 bubbles with Page Down, from the largest to the smallest', async () => {
    const map = await mapOf(topicsOf(scatteredItems(2413)));
    map.pointer.stepToEnd('first');
    const seen = new Set([map.pointer.active?.item.id]);
    for (let step = 1; step < 2413; step++) {
      map.pointer.step(1);
      seen.add(map.pointer.active?.item.id);
    }
    expect(seen.size).toBe(2413);
    map.pointer.step(1);
    expect(map.pointer.active).toBe(map.scene.marks.at(-1));
    map.pointer.stepToEnd('last');
    map.pointer.step(-1);
    expect(map.pointer.active).toBe(map.scene.marks.at(-2));
  });

  it('brings the bubble into view on a zoomed map', async () => {
    const map = await mapOf(fourCorners);
    map.zoom(8, { x: 0, y: 0 });
    for (const end of ['first', 'last'] as const) {
      map.pointer.stepToEnd(end);
      const { x, y } = map.pointer.activeOnScreen ?? { x: -1, y: -1 };
      expect(x > 0 && x < PLANE.width && y > 0 && y < PLANE.height).toBe(true);
    }
  });
});
