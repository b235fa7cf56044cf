import { describe, expect, it } from 'vitest';
import type { ChartItem } from '../../../../src/application/charts/items/chart-item';
import { DEFAULT_FILTERS } from '../../../../src/domain/filters/explore-filters';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { quadrantOf, UNCLASSIFIED } from '../../../../src/domain/topic/quadrant';
import type { Topic } from '../../../../src/domain/topic/topic';
import { noMovementWords } from '../../../../src/ui/charts/map/draw/movement-key';
import { anItemAt, scatteredItems } from '../../../builders/chart-item-mother';
import { aBareTopic, aTopic } from '../../../builders/topic-mother';
import { aTrend } from '../../../builders/trend-mother';
import { settle } from '../../../fakes/settle';
import { fourCorners, mapOf, measure, openChart, PLANE, topicsOf, show } from '../open-map';

describe('the legend', () => {
  it('counts every quadrant, also those that are filtered out', async () => {
    const { data, map } = await openChart({ topics: fourCorners });
    show(data, { filters: { ...DEFAULT_FILTERS, topicQuadrantFilter: [1] } });
    expect(map.scene.marks.map(({ item }) => item.name)).toEqual(['Strong']);
    expect(map.legend.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  });

  it('follows all other filters', async () => {
    const { data, map } = await openChart({ topics: fourCorners });
    show(data, { filters: { ...DEFAULT_FILTERS, topicFilter: ['Strong', 'Mature'] } });
    expect(map.legend.map(({ count }) => count)).toEqual([1, 1, 0, 0]);
  });

  it('stands in the corners of the areas, on boxes that names keep clear of', async () => {
    const map = await mapOf(fourCorners);
    const { boxes } = map.corners;
    const middle = { x: PLANE.width / 2, y: PLANE.height / 2 };
    expect(boxes.map(({ left, top }) => [left > middle.x, top < middle.y])).toEqual([
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]);
    for (const { left, right, top, bottom } of boxes) {
      expect(bottom - top).toBeGreaterThanOrEqual(20);
      expect(right - left).toBeGreaterThan(measure('Mature Signal 1'));
      expect(left >= 0 && right <= PLANE.width && top >= 0 && bottom <= PLANE.height).toBe(true);
    }
  });

  it('is written smaller where two of its names would meet', async () => {
    const map = await mapOf(fourCorners);
    expect(map.corners.fontSize).toBe(13);
    map.resize({ width: 266, height: 320 }, true);
    expect(map.corners.fontSize).toBe(11);
    const [strong, mature, disruptor, uncertain] = map.corners.boxes;
    expect(disruptor?.right).toBeLessThan(strong?.left ?? 0);
    expect(uncertain?.right).toBeLessThan(mature?.left ?? 0);
  });

  it('names the unclassified apart', async () => {
    const map = await mapOf([...fourCorners, aTopic({ id: entityId(9), quadrant: UNCLASSIFIED })]);
    expect(map.legend.at(-1)).toMatchObject({ code: null, label: 'Unclassified', count: 1 });
  });
});

describe('movement', () => {
  const before = topicsOf([
    anItemAt(0.5, 0.3, { id: entityId(1), name: 'Strong', quadrant: quadrantOf(1) }),
    anItemAt(0.9, 0.05, { id: entityId(2), name: 'Mature', quadrant: quadrantOf(2) }),
    anItemAt(0.4, 0.1, { id: entityId(8), name: 'Gone' }),
  ]);

  it('leads each bubble from where it was; new and vanished ones are marked', async () => {
    const { data, map } = await openChart({ topics: fourCorners, previous: { topics: before } });
    expect(map.scene.marks.map(({ movement }) => movement)).toEqual([null, null, null, null]);
    show(data, { movement: true });
    await settle();
    const kinds = Object.fromEntries(map.scene.marks.map(({ item, movement }) => [item.name, movement?.kind]));
    expect(kinds).toEqual({
      Strong: 'moved',
      Mature: 'unmoved',
      Disruptor: 'new',
      Uncertain: 'new',
      Gone: 'gone',
    });
    const strong = map.markById.get('1');
    expect(strong?.from && strong.from.x < strong.x && strong.from.y > strong.y).toBe(true);
    show(data, { movement: false });
    expect(map.scene.marks.map(({ from }) => from)).toEqual([null, null, null, null]);
  });

  it('lies under no name that has another place', async () => {
    const strong: Partial<ChartItem> = { id: entityId(1), name: 'Strong', quadrant: quadrantOf(1) };
    const higher = topicsOf([anItemAt(0.5, 0.6, strong)]);
    const middle = topicsOf([anItemAt(0.5, 0.3, strong), anItemAt(0.1, 0.9, { id: entityId(2) })]);
    const { data, map } = await openChart({ topics: middle, previous: { topics: higher } });
    const top = () => map.labels.find(({ text }) => text === 'Strong')?.top ?? 0;
    expect(top()).toBeLessThan(0);
    show(data, { movement: true });
    await settle();
    expect(top()).toBeGreaterThan(0);
  });

  it('of topics without a place is none to show: they stay listed, also those that are gone', async () => {
    const bare = (id: number): Topic => ({ ...aBareTopic(), id: entityId(id) });
    const { data, map } = await openChart({ topics: [bare(1)], previous: { topics: [bare(1), bare(2)] } });
    show(data, { movement: true });
    await settle();
    expect(data.movement.gone).toHaveLength(1);
    expect([map.isEmpty, map.isUnplaceable]).toEqual([false, true]);
  });

  it('says of a vanished bubble that it is no longer there', async () => {
    const { data, map } = await openChart({ topics: fourCorners, previous: { topics: before } });
    show(data, { movement: true });
    await settle();
    const gone = map.markById.get('8');
    map.pointer.point(gone ?? null, 'keyboard');
    expect(map.pointer.announcement).toMatch(/^Gone, .*, no longer in the current data$/);
  });

  it('says where a bubble was, and what is new', async () => {
    const { data, map } = await openChart({ topics: fourCorners, previous: { topics: before } });
    const heard = (id: string) => {
      map.pointer.point(map.markById.get(id) ?? null, 'keyboard');
      return map.pointer.announcement;
    };
    expect(heard('1')).toMatch(/average sizing 90 %$/);
    show(data, { movement: true });
    await settle();
    expect(heard('1')).toMatch(/90 %, before: growth \+30 %, average sizing 50 %$/);
    expect(heard('2')).toMatch(/average sizing 90 %$/);
    expect(heard('3')).toMatch(/, new since the previous data$/);
  });

  it('has no way for a bubble that had no place before', async () => {
    const { data, map } = await openChart({
      topics: fourCorners,
      previous: { topics: [aBareTopic({ id: entityId(1) }), ...fourCorners.slice(1)] },
    });
    show(data, { movement: true });
    await settle();
    expect(map.markById.get('1')).toMatchObject({ from: null, movement: { kind: 'new' } });
  });

  it('is not said of all where the previous data has no place for any: none of them is new', async () => {
    const { data, map } = await openChart({
      topics: fourCorners,
      previous: { topics: fourCorners.map(({ id }) => aBareTopic({ id })) },
    });
    show(data, { movement: true });
    await settle();
    expect(data.movement.hasNoPositions).toBe(true);
    expect(map.scene.marks.map(({ movement }) => movement)).toEqual([null, null, null, null]);
    expect(noMovementWords(data)).toBe('The previous data has no places to compare with.');
    // The table has the figures of both.
    expect(data.movement.beforeById?.size).toBe(4);
  });

  it('names what has moved before all others, and of these none that had no name', async () => {
    const rows = topicsOf(scatteredItems(200));
    const moved = new Set(rows.filter((_, index) => index % 9 === 0).map(({ id }) => id));
    const before = rows.map((topic) => (moved.has(topic.id) ? { ...topic, growth: (topic.growth ?? 0) / 2 } : topic));
    const { data, map } = await openChart({ topics: rows, previous: { topics: before } });
    await settle();
    const named = () => map.labels.map(({ mark }) => mark.item.id as string);
    const still = named();
    show(data, { movement: true });
    await settle();
    const now = named();
    const isMoved = (id: string): boolean => moved.has(entityId(id));
    const count = now.filter(isMoved).length;
    expect(count).toBeGreaterThan(2 * still.filter(isMoved).length);
    expect(count).toBeGreaterThan(moved.size * 0.4);
    expect(now.slice(0, count).every(isMoved)).toBe(true);
    expect(now.slice(count).every((id) => still.includes(id))).toBe(true);
    show(data, { movement: false });
    await settle();
    expect(named()).toEqual(still);
  });

  it('lets nothing step back where nothing has moved', async () => {
    const { data, map } = await openChart({ topics: fourCorners, previous: { topics: fourCorners } });
    show(data, { movement: true });
    await settle();
    expect(map.scene.marks.map(({ movement }) => movement)).toEqual([null, null, null, null]);
    expect(map.labels).toHaveLength(4);
    expect(noMovementWords(data)).toBeNull();
  });

  it('finds a place for what was far outside of the current data', async () => {
    const far = topicsOf([anItemAt(7, -3, { id: entityId(1) })]);
    const { data, map } = await openChart({ topics: fourCorners, previous: { topics: far } });
    show(data, { movement: true });
    await settle();
    const { x, y } = map.markById.get('1')?.from ?? { x: -1, y: -1 };
    expect(x >= 0 && x <= PLANE.width && y >= 0 && y <= PLANE.height).toBe(true);
  });

  it('leaves all bubbles where they are, when those from before find a place beside them', async () => {
    const outside = topicsOf([anItemAt(0.905, 0.52, { id: entityId(1) }), anItemAt(0.5, 0.04, { id: entityId(9) })]);
    const { data, map } = await openChart({ topics: fourCorners, previous: { topics: outside } });
    const places = () => map.scene.marks.filter(({ item }) => item.id !== '9').map(({ x, y }) => [x, y]);
    const now = places();
    show(data, { movement: true });
    await settle();
    expect(map.scene.marks).toHaveLength(5);
    expect(places()).toEqual(now);
    const { x, y } = map.markById.get('1')?.from ?? { x: -1, y: -1 };
    expect(x > 0 && x < PLANE.width && y > 0 && y < PLANE.height).toBe(true);
    expect(map.scene.marks.map(({ beyond }) => beyond)).not.toContain(true);
  });

  it('lays the plane out alike for the current and the previous data', async () => {
    const { data, map } = await openChart({ topics: fourCorners, previous: { topics: before } });
    const now = map.markById.get('2');
    show(data, { filters: { ...DEFAULT_FILTERS, versionFilter: 'Previous Data' } });
    await settle();
    expect(map.scene.marks).toHaveLength(3);
    expect(map.markById.get('2')).toMatchObject({ x: now?.x, y: now?.y });
  });
});

describe('the trend map', () => {
  it('shows trends, narrowed by the quadrants of trends', async () => {
    const strong = aTrend({ id: entityId(201), name: 'Strong trend', quadrant: quadrantOf(1) });
    const { data, map } = await openChart({ surface: 'trendMap', topics: [aTopic()], trends: [aTrend(), strong] });
    expect(map.facts.summary).toMatch(/^2 trends on a map/);
    show(data, { filters: { ...DEFAULT_FILTERS, trendQuadrantFilter: [1] } });
    expect(map.scene.marks.map(({ item }) => item.name)).toEqual(['Strong trend']);
  });
});
