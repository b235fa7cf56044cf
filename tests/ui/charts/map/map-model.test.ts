import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '../../../../src/domain/filters/explore-filters';
import { entityId } from '../../../../src/domain/shared/entity-id';
import type { MapModel } from '../../../../src/ui/charts/map/model/map-model';
import { BADGE, statusIcons } from '../../../../src/ui/charts/map/model/chart-shapes';
import { LARGEST_SCALE, toScreen, WHOLE } from '../../../../src/domain/plane/view';
import { anItemAt, anUnplacedItem, scatteredItems } from '../../../builders/chart-item-mother';
import { targetKey } from '../../../../src/domain/topic/flashcard-target';
import { quadrantOf } from '../../../../src/domain/topic/quadrant';
import { targetOfItem } from '../../../../src/application/charts/items/chart-item';
import { aBareTopic } from '../../../builders/topic-mother';
import { fourCorners, mapOf, measure, openChart, PLANE, topicsOf, show } from '../open-map';
import { type Bounds, overlaps, touchesCircle } from '../../../../src/domain/plane/shapes';

const SIDE = { width: 1000, height: 1000 };
const MIDDLE = { x: PLANE.width / 2, y: PLANE.height / 2 };

/** The boxes of the names as they stand on the screen. */
function nameBoxes(map: MapModel): readonly Bounds[] {
  return map.labels.map(({ mark, text, dx, top }) => {
    const { x, y } = toScreen(map.view, mark);
    const half = measure(text) / 2;
    return { left: x + dx - half, right: x + dx + half, top: y + top, bottom: y + top + 16 };
  });
}

describe('where bubbles stand', () => {
  it('is right for large and up for growing; each quadrant in its area', async () => {
    const map = await mapOf(fourCorners);
    const cross = map.layout.cross ?? MIDDLE;
    const side = ({ x, y }: { x: number; y: number }) => [x > cross.x ? 'right' : 'left', y < cross.y ? 'up' : 'down'];
    expect(map.scene.marks.map((mark) => [mark.item.name, ...side(mark)])).toEqual([
      ['Strong', 'right', 'up'],
      ['Mature', 'right', 'down'],
      ['Disruptor', 'left', 'up'],
      ['Uncertain', 'left', 'down'],
    ]);
  });

  it('is inside the plane for every one, also for outliers', async () => {
    const items = [
      ...scatteredItems(200),
      anItemAt(40, 12, { id: entityId(1) }),
      anItemAt(0.4, -9, { id: entityId(2) }),
    ];
    const map = await mapOf(topicsOf(items));
    expect(map.scene.marks).toHaveLength(202);
    for (const { x, y } of map.scene.marks) {
      expect(x >= 0 && x <= PLANE.width && y >= 0 && y <= PLANE.height).toBe(true);
    }
    expect(map.scene.marks.filter(({ beyond }) => beyond).map(({ item }) => item.id)).toEqual(
      expect.arrayContaining(['1', '2']),
    );
  });

  it('is nowhere for items without growth or sizing: they are listed, not drawn at 0', async () => {
    const [sized, growing] = [
      anUnplacedItem({ id: entityId(11), sizing: { ...anItemAt(0.5, 0).sizing } }),
      anUnplacedItem({ id: entityId(12), growth: 0.2 }),
    ];
    const map = await mapOf([...fourCorners, ...topicsOf([sized, growing]), aBareTopic({ id: entityId(13) })]);
    expect(map.scene.marks).toHaveLength(4);
    expect(map.offMap.map(({ id }) => id)).toEqual(['11', '12', '13']);
    expect(map.facts.summary).toContain('Not on the map, because figures are not known: 3.');
    const total = (figure: 'count' | 'placed') => map.legend.reduce((sum, entry) => sum + entry[figure], 0);
    // The legend counts all that a quadrant holds, as home and the filters do.
    expect([total('count'), total('placed')]).toEqual([7, 4]);
  });

  it('does not change when filters leave fewer', async () => {
    const { data, map } = await openChart({ topics: topicsOf(scatteredItems(200)) });
    const before = map.markById.get('5003');
    show(data, { filters: { ...DEFAULT_FILTERS, topicFilter: ['Topic 4 of the plane'] } });
    expect(map.scene.marks).toHaveLength(1);
    const { x, y } = map.scene.marks[0] ?? { x: 0, y: 0 };
    expect({ x, y }).toEqual({ x: before?.x, y: before?.y });
  });

  it('is the same for equal figures, moved apart, and counted', async () => {
    const twins = [1, 2, 3].map((id) => anItemAt(0.5, 0.2, { id: entityId(id) }));
    const map = await mapOf([...topicsOf(twins)]);
    expect(map.scene.marks.map((mark) => mark.twins)).toEqual([2, 2, 2]);
    expect(new Set(map.scene.marks.map(({ x, y }) => `${x},${y}`)).size).toBe(3);
  });

  it('says that there is nothing to show, or nothing that could be placed', async () => {
    expect((await mapOf([])).isEmpty).toBe(true);
    const unplaceable = await mapOf([aBareTopic()]);
    expect([unplaceable.isEmpty, unplaceable.isUnplaceable]).toEqual([false, true]);
  });
});

describe('a map that is zoomed', () => {
  it('says how many bubbles are in view, and that there are none', async () => {
    const { data, map } = await openChart({ topics: fourCorners });
    expect([map.facts.viewWords, map.facts.isOutOfView]).toEqual(['', false]);
    const strong = map.markById.get('1');
    map.zoom(4, { x: strong?.x ?? 0, y: strong?.y ?? 0 });
    map.settle();
    expect([map.facts.viewWords, map.facts.isOutOfView]).toEqual([
      'Zoomed in 4.0 times: 1 of 4 bubbles in view.',
      false,
    ]);
    show(data, { filters: { ...DEFAULT_FILTERS, topicFilter: ['Uncertain'] } });
    expect([map.facts.viewWords, map.facts.isOutOfView]).toEqual(['Zoomed in 4.0 times: 0 of 1 bubble in view.', true]);
    map.look(WHOLE);
    map.settle();
    expect([map.facts.viewWords, map.facts.isOutOfView]).toEqual(['The whole map is shown.', false]);
  });

  it('shows the dots of a dense map larger when it rests, and the same again when it is whole', async () => {
    const map = await mapOf(topicsOf(scatteredItems(450)));
    const r = (): number => map.markById.get('5003')?.r ?? 0;
    const before = r();
    map.zoom(4, { x: 600, y: 300 });
    expect(r()).toBe(before);
    map.settle();
    expect(r()).toBeCloseTo(2 * before, 6);
    map.look(WHOLE);
    map.settle();
    expect(r()).toBe(before);
    const few = await mapOf(fourCorners);
    const large = few.markById.get('1')?.r;
    few.zoom(4, { x: 600, y: 300 });
    few.settle();
    expect(few.markById.get('1')?.r).toBe(large);
  });

  it('has ticks of round figures, with as few digits as can be', async () => {
    const { map } = await openChart({ topics: fourCorners });
    map.zoom(6.5, { x: 100, y: 300 });
    for (const { label } of map.yTicks) expect(label).toMatch(/^[+-]?\d+ %$/);
    expect(map.yTicks.length).toBeGreaterThanOrEqual(2);
  });
});

describe('the names on the map', () => {
  it.each([28, 200, 2413, 6000])('among %i never collide, and keep off corners and edges', async (count) => {
    const long = 'A very long name of a topic that goes on '.repeat(7).slice(0, 250);
    const items = scatteredItems(count, (index) => (index % 5 === 0 ? { name: `${index} ${long}` } : {}));
    const map = await mapOf(topicsOf(items));
    const boxes = nameBoxes(map);
    expect(boxes.length).toBeGreaterThan(0);
    const corners = map.corners.boxes;
    boxes.forEach((box, index) => {
      expect(boxes.slice(index + 1).filter((other) => overlaps(box, other))).toEqual([]);
      expect(corners.filter((corner) => overlaps(box, corner))).toEqual([]);
      expect(box.left >= 0 && box.right <= PLANE.width && box.top >= 0 && box.bottom <= PLANE.height).toBe(true);
    });
    // Among hundreds they may cover dots, but no bubble of any size.
    const mayNotCover = map.scene.dense ? map.scene.marks.filter(({ r }) => r > 4) : map.scene.marks;
    expect(mayNotCover.filter((mark) => boxes.some((box) => touchesCircle(box, mark)))).toEqual([]);
  });

  it('keep off the badges of small bubbles', async () => {
    const small = scatteredItems(120, (index) => ({ status: 3, driverCount: index % 9 }));
    const map = await mapOf(topicsOf(small));
    map.resize({ width: 600, height: 480 }, false);
    const badges = statusIcons(map.scene)
      .filter(({ onBadge }) => onBadge)
      .map(({ mark, dx, dy }) => ({ x: mark.x + dx, y: mark.y + dy, r: BADGE.radius }));
    expect(badges.length).toBeGreaterThan(10);
    expect(map.labels.length).toBeGreaterThan(5);
    expect(badges.filter((badge) => nameBoxes(map).some((box) => touchesCircle(box, badge)))).toEqual([]);
  });

  it('come for more of the bubbles as zoom makes room', async () => {
    const map = await mapOf(topicsOf(scatteredItems(200)));
    const before = map.labels.length;
    map.zoom(4, MIDDLE);
    expect(map.labels).toHaveLength(before);
    map.settle();
    const seen = map.scene.marks
      .map((mark) => toScreen(map.view, mark))
      .filter(({ x, y }) => x > 0 && y > 0 && x < PLANE.width && y < PLANE.height);
    expect(map.labels.length / seen.length).toBeGreaterThan(before / 200);
  });

  it('come first for what is starred, and for what has changed quadrant, whether or not movement is shown', async () => {
    const rows = topicsOf(scatteredItems(200));
    const plain = await openChart({ topics: rows });
    const usual = new Set<string>(plain.map.labels.map(({ mark }) => mark.item.id));
    // Too small to have a name by themselves.
    const small = plain.map.scene.marks.map(({ item }) => item).filter(({ id }) => !usual.has(id));
    const [starred, changed] = [small.slice(-8), small.slice(-16, -8)];
    const isIn = (items: readonly { readonly id: string }[], id: string) => items.some((each) => each.id === id);
    const before = rows.map((topic) =>
      isIn(changed, topic.id) ? { ...topic, quadrant: quadrantOf(topic.quadrant.code === 1 ? 3 : 1) } : topic,
    );
    const { map, data, sources } = await openChart({ topics: rows, previous: { topics: before } });
    await sources.signals.previous.load(entityId(1));
    Object.assign(sources, { stars: { keys: new Set(starred.map((item) => targetKey(targetOfItem(item)))) } });
    map.resize({ width: PLANE.width, height: PLANE.height + 1 }, false);
    expect(data.movement.isShown).toBe(false);
    const named = map.labels.map(({ mark }) => mark.item.id);
    const [stars, changes] = [starred, changed].map((items) => named.filter((id) => isIn(items, id)));
    expect(stars?.length).toBeGreaterThanOrEqual(3);
    expect(changes?.length).toBeGreaterThanOrEqual(3);
    expect(named.slice(0, stars?.length)).toEqual(stars);
    expect(named.slice(stars?.length, (stars?.length ?? 0) + (changes?.length ?? 0))).toEqual(changes);
  });

  it('come before those of all others for what is outlined as Important', async () => {
    const rows = topicsOf(scatteredItems(200)).map((topic) => ({ ...topic, status: 2 as const }));
    const plain = await mapOf(rows);
    const usual = new Set<string>(plain.labels.map(({ mark }) => mark.item.id));
    const small = plain.scene.marks.map(({ item }) => item.id).filter((id) => !usual.has(id));
    const important = new Set<string>(small.slice(-6));
    const map = await mapOf(rows.map((topic) => (important.has(topic.id) ? { ...topic, status: 3 as const } : topic)));
    const named = map.labels.map(({ mark }) => mark.item.id);
    const first = named.filter((id) => important.has(id));
    expect(first.length).toBeGreaterThanOrEqual(3);
    expect(named.slice(0, first.length)).toEqual(first);
  });

  it('are fewer on a phone', async () => {
    const map = await mapOf(topicsOf(scatteredItems(200)));
    const wide = map.labels.length;
    map.resize({ width: 342, height: 376 }, true);
    expect(map.labels.length).toBeLessThan(wide);
    expect(map.labels.length).toBeLessThan(20);
  });
});

describe('the names of the quadrants', () => {
  const named = (map: MapModel) => map.visibleCorners.map(({ code }) => code);

  it('stand over the areas that they name, and nowhere when those are out of sight', async () => {
    const map = await mapOf(topicsOf(scatteredItems(200)));
    const cross = map.layout.cross ?? MIDDLE;
    expect(named(map)).toEqual([1, 2, 3, 4]);
    map.zoom(4, { x: PLANE.width, y: 0 });
    expect(named(map)).toEqual([1]);
    // Down to where the right half of the plane shows both.
    map.pan(0, -4 * cross.y + PLANE.height / 2);
    expect(named(map)).toEqual([1, 2]);
    map.pan(4 * PLANE.width, 0);
    expect(named(map)).toEqual([3, 4]);
    // A strip that is narrower than the name would leave it standing over the neighbour.
    map.look({ ...map.view, x: 40 - 4 * cross.x });
    expect(named(map)).toEqual([1, 2]);
    map.look(WHOLE);
    map.settle();
    expect(named(map)).toEqual([1, 2, 3, 4]);
  });

  it('are all there on the whole map, however narrow an area is, and leave room for names of bubbles', async () => {
    const map = await mapOf(topicsOf(scatteredItems(200)));
    map.resize({ width: 260, height: 300 }, true);
    expect(named(map)).toEqual([1, 2, 3, 4]);
    map.resize(PLANE, false);
    const corner = map.corners.boxes.find(({ code }) => code === 4);
    map.zoom(8, { x: PLANE.width, y: 0 });
    map.settle();
    const names = nameBoxes(map);
    expect(named(map)).toEqual([1]);
    expect(corner !== undefined && names.some((name) => overlaps(name, corner))).toBe(true);
  });
});

describe('looking closer', () => {
  it('keeps what is under the pointer, and never leaves the plane', async () => {
    const map = await mapOf(fourCorners);
    const mark = map.scene.marks[0];
    if (mark === undefined) throw new Error('There is no bubble');
    map.zoom(3, mark);
    expect(toScreen(map.view, mark)).toEqual({ x: expect.closeTo(mark.x), y: expect.closeTo(mark.y) });
    map.pan(1e6, 1e6);
    expect([map.view.x, map.view.y]).toEqual([0, 0]);
    map.pan(-1e6, -1e6);
    expect([map.view.x, map.view.y]).toEqual([-2 * PLANE.width, -2 * PLANE.height]);
  });

  it('ends at 24 times, and at the whole map', async () => {
    const map = await mapOf(fourCorners);
    map.zoom(1e9, MIDDLE);
    expect(map.view.scale).toBe(LARGEST_SCALE);
    map.zoom(1e-9, MIDDLE);
    expect(map.view).toEqual(WHOLE);
  });

  it.each([1, 2, 3, 4, 5, 6])('out %i times after as many times in is the whole map again', async (times) => {
    const map = await mapOf(fourCorners);
    for (let step = 0; step < times; step++) map.look(map.zoomedView(1.6));
    for (let step = 0; step < times; step++) map.look(map.zoomedView(1 / 1.6));
    expect(map.view.scale).toBe(1);
  });

  it('ends with the whole map when asked, and stays with what is seen when the place changes its size', async () => {
    const map = await mapOf(fourCorners);
    map.zoom(3, MIDDLE);
    map.look(WHOLE);
    map.settle();
    expect([map.view, map.settledView]).toEqual([WHOLE, WHOLE]);
    map.zoom(3, { x: PLANE.width, y: 0 });
    map.resize(SIDE, false);
    expect(map.view).toEqual({ scale: 3, x: SIDE.width * -2, y: 0 });
    expect(map.settledView).toBe(map.view);
    expect(map.scene.marks.every(({ x, y }) => x <= SIDE.width && y <= SIDE.height)).toBe(true);
  });

  it('stays where it is when the same size is told again', async () => {
    const map = await mapOf(fourCorners);
    map.zoom(3, MIDDLE);
    const { view } = map;
    map.resize({ ...PLANE }, false);
    expect(map.view).toBe(view);
  });

  it('keeps between three and nine ticks on each axis', async () => {
    const map = await mapOf(topicsOf(scatteredItems(200)));
    for (const factor of [1, 1.6, 1.6, 2, 2, 2]) {
      map.zoom(factor, MIDDLE);
      for (const ticks of [map.xTicks, map.yTicks]) {
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(9);
        expect(new Set(ticks.map(({ label }) => label)).size).toBe(ticks.length);
      }
    }
  });
});
