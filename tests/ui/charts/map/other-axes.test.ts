import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountAxis, growthAxis, type ChosenAxes } from '../../../../src/domain/topic/map-axes';
import { planeGround } from '../../../../src/domain/plane/plane-ground';
import { WHOLE } from '../../../../src/domain/plane/view';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { quadrantOf, QUADRANT_CODES } from '../../../../src/domain/topic/quadrant';
import type { Topic } from '../../../../src/domain/topic/topic';
import { aTopic } from '../../../builders/topic-mother';
import { openChart, PLANE, show } from '../open-map';

const axis = (name: string) =>
  amountAxis({
    key: `own:${name}`,
    name,
    meaning: 'As in your file.',
    valueOf: ({ own }) => (typeof own?.[name] === 'number' ? own[name] : null),
  });
const AXES: ChosenAxes = { x: axis('Impact'), y: axis('Feasibility') };

const topicOf = (id: number, own: NonNullable<Topic['own']>): Topic =>
  aTopic({ id: entityId(id), name: `Topic ${id}`, own, quadrant: quadrantOf(QUADRANT_CODES[id % 4] ?? null) });

async function mapBy(topics: readonly Topic[], axes: ChosenAxes = AXES) {
  const chart = await openChart({ topics });
  show(chart.data, { axes });
  return chart;
}

describe('a map by other figures', () => {
  it('places each topic by them, in their order, and all others not at all', async () => {
    const value = fc.option(fc.oneof(fc.integer({ min: -50, max: 5000 }), fc.double({ min: 0, max: 9, noNaN: true })));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ impact: value, feasibility: value }), { maxLength: 25 }), async (rows) => {
        const topics = rows.map(({ impact, feasibility }, index) =>
          topicOf(index, {
            ...(impact !== null && { Impact: impact }),
            ...(feasibility !== null && { Feasibility: feasibility }),
          }),
        );
        const { map } = await mapBy(topics);
        const whole = topics.filter(({ own = {} }) => 'Impact' in own && 'Feasibility' in own);
        expect(new Set(map.scene.marks.map(({ item }) => item.id))).toEqual(new Set(whole.map(({ id }) => id)));
        expect(map.offMap).toHaveLength(topics.length - whole.length);
        for (const { x, y } of map.scene.marks)
          expect(x >= 0 && x <= PLANE.width && y >= 0 && y <= PLANE.height).toBe(true);
        const { layout } = map;
        for (const one of whole)
          for (const other of whole) {
            const [a, b] = [one.own!, other.own!] as Record<string, number>[];
            if (a!['Impact']! < b!['Impact']!)
              expect(layout.x.at(a!['Impact']!)).toBeLessThan(layout.x.at(b!['Impact']!) + 1e-6);
            if (a!['Feasibility']! < b!['Feasibility']!)
              expect(layout.y.at(a!['Feasibility']!)).toBeGreaterThan(layout.y.at(b!['Feasibility']!) - 1e-6);
          }
      }),
      { numRuns: 25 },
    );
  });

  it('has no areas of quadrants and no names of them, and comes back with those of growth and sizing', async () => {
    const { data, map } = await mapBy([
      topicOf(1, { Impact: 1, Feasibility: 4 }),
      topicOf(2, { Impact: 3, Feasibility: 2 }),
    ]);
    const groundOf = () => planeGround(map.layout, map.yTicks, WHOLE);
    expect([map.hasAreas, map.corners.boxes, map.visibleCorners, groundOf().areas]).toEqual([false, [], [], []]);
    expect(groundOf().lines.some(({ kind }) => kind === 'cross')).toBe(false);
    show(data, { axes: null });
    expect([map.hasAreas, map.corners.boxes.length, groundOf().areas.length]).toEqual([true, 4, 4]);
  });

  it('says its figures to those who do not see it, and which ones are lacking', async () => {
    const { map } = await mapBy([
      topicOf(1, { Impact: 1, Feasibility: 4 }),
      topicOf(2, { Impact: 3, Feasibility: 2.5 }),
      topicOf(3, { Impact: 9 }),
    ]);
    expect(map.facts.summary).toBe(
      '2 topics on a map of Impact across, Feasibility up. Most Impact: Topic 2 (3), Topic 1 (1). ' +
        'Most Feasibility: Topic 1 (4), Topic 2 (2.5). Not on the map: 1. 1 has no Feasibility.',
    );
    map.pointer.point(map.markById.get('2') ?? null, 'keyboard');
    expect(map.pointer.announcement).toMatch(/^Topic 2, .+, Impact 3, Feasibility 2.5$/);
  });

  it('may have growth on one axis, and shows no movement', async () => {
    const before = topicOf(1, { Impact: 1 });
    const chart = await openChart({
      topics: [{ ...before, growth: 0.4 }, topicOf(2, { Impact: 3 })],
      previous: { topics: [{ ...before, growth: 0.1 }] },
    });
    show(chart.data, { axes: { x: axis('Impact'), y: growthAxis(null) }, movement: true });
    await chart.sources.signals.previous.load(entityId('1'));
    expect(chart.map.scene.marks.map(({ item, movement }) => [item.id, movement])).toEqual([
      ['1', null],
      ['2', null],
    ]);
    expect(chart.map.yTicks.map(({ label }) => label).join()).toMatch(/ %/);
  });

  it('shows the whole map of other axes, and has their columns in the table', async () => {
    const topics = [1, 2, 3].map((id) => topicOf(id, { First: id, Second: 1, Impact: id, Feasibility: 4 - id }));
    const { data, map } = await mapBy(topics);
    expect(data.ownColumns.map(({ name }) => name)).toEqual(['First', 'Second', 'Impact', 'Feasibility']);
    map.zoom(3, { x: 10, y: 10 });
    map.settle();
    map.showWhole();
    expect([map.view, data.remembered.map?.axes]).toEqual([WHOLE, 'own:Impact own:Feasibility']);
    show(data, { axes: null });
    expect(data.ownColumns.map(({ name }) => name)).toEqual(['First', 'Second']);
  });
});
