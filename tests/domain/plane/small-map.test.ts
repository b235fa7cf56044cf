import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelBox } from '../../../src/domain/plane/plane-labels';
import { overlaps, touchesCircle } from '../../../src/domain/plane/shapes';
import { planeWithAxes, smallMap, type SmallMap, type SmallMapOf } from '../../../src/domain/plane/small-map';
import { WHOLE } from '../../../src/domain/plane/view';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS, quadrantOf } from '../../../src/domain/topic/quadrant';
import { scatteredItems } from '../../builders/chart-item-mother';
import { aBareTopic, aTopic, topics } from '../../builders/topic-mother';

const PLANE = planeWithAxes({ width: 600, height: 250 });
const measure = (text: string): number => text.length * 6.4;
const ALL = topics(12, (index) => ({
  growth: index / 20 - 0.1,
  sizing: { ...aTopic().sizing, average: 0.05 + index / 15 },
}));

function mapOf(of: Partial<SmallMapOf>, leastRadius?: number): SmallMap {
  const map = smallMap(
    { all: ALL, chosen: ALL.slice(0, 1), before: null, ...of },
    { plane: PLANE, measure, growthName: null, sizeAxis: null, ...(leastRadius !== undefined && { leastRadius }) },
  );
  if (map === null) throw new Error('There is nothing on the map');
  return map;
}

const dotsOf = ({ dots }: SmallMap) => dots.flatMap(({ circles }) => circles);

describe('a small map', () => {
  it('has the name of growth that the data gives it', () => {
    const of = { all: ALL, chosen: ALL, before: null };
    const titleOf = (growthName: string | null) =>
      smallMap(of, { plane: PLANE, measure, growthName, sizeAxis: null })?.growthTitle;
    expect([titleOf(null), titleOf('Wachstum p. a.')]).toEqual(['Growth, 3-year CAGR', 'Wachstum p. a.']);
  });

  it('has the size of an own file in its own unit, logarithmic where that is widely spread, as the large map', () => {
    const all = ALL.map((topic, index) => ({
      ...topic,
      sizing: { ...topic.sizing, average: 10 ** (index - ALL.length) },
    }));
    const room = { plane: PLANE, measure, growthName: null, sizeAxis: { name: 'Market (Mio. EUR)', whole: 1e6 } };
    const map = smallMap({ all, chosen: all, before: null }, room);
    expect(map?.sizeTitle).toBe('Market (Mio. EUR)');
    expect(map?.columns.every(({ value }) => Number.isInteger(Math.round(Math.log10(value * 1e6) * 1e6) / 1e6))).toBe(
      true,
    );
    const steps = map?.marks.map((mark) => mark?.x ?? 0) ?? [];
    const gaps = steps.slice(1).map((x, index) => Math.round(x - (steps[index] ?? 0)));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
  });

  it('has all items as dots, and the chosen ones as bubbles in their order, within the plane', () => {
    const chosen = [ALL[5], ALL[2]].filter((topic) => topic !== undefined);
    const map = mapOf({ chosen });
    expect(dotsOf(map)).toHaveLength(10);
    expect(map.count).toBe(12);
    expect(map.marks.map((mark) => mark?.item.name)).toEqual(['Topic 6', 'Topic 3']);
    const marks = map.marks.filter((mark) => mark !== null);
    for (const { x, y } of [...dotsOf(map), ...marks]) {
      expect(x >= 0 && x <= PLANE.width && y >= 0 && y <= PLANE.height).toBe(true);
    }
    // More growth is higher, more sizing is farther to the right.
    const [first, second] = marks;
    expect((first?.y ?? 0) < (second?.y ?? 0) && (first?.x ?? 0) > (second?.x ?? 0)).toBe(true);
  });

  it('draws a trail from the previous place, and none where that is not known', () => {
    const moved = ALL.slice(0, 1);
    const before = new Map(moved.map((topic) => [topic.id, { ...topic, growth: 0.3 }]));
    const kinds = (of: Partial<SmallMapOf>) => mapOf({ chosen: moved, ...of }).shapes.map(({ kind }) => kind);
    expect(kinds({ before })).toEqual(['trail', 'chosen']);
    expect(kinds({ before: null })).toEqual(['chosen']);
    expect(kinds({ before: new Map() })).toEqual(['chosen']);
  });

  it('marks what is new with a ring, and what is gone with dashes, where it is about movement', () => {
    const [fresh, gone] = [ALL.slice(0, 1), topics(1, () => ({ id: entityId(7) }))];
    const { shapes } = mapOf({ chosen: fresh, before: new Map(), gone, marksNew: true });
    expect(shapes.map(({ kind, mark }) => `${kind} ${mark.item.id}`).toSorted()).toEqual(
      [`chosen ${fresh[0]?.id}`, 'dashed 7', `ring ${fresh[0]?.id}`].toSorted(),
    );
  });

  it('says which of the chosen ones have no place, and is none without any', () => {
    const bare = aBareTopic({ id: entityId('7') });
    const { marks } = mapOf({ all: [...ALL, bare], chosen: [...ALL.slice(0, 1), bare] });
    expect(marks.map((mark) => mark === null)).toEqual([false, true]);
    expect(
      smallMap({ all: ALL, chosen: [bare], before: null }, { plane: PLANE, measure, growthName: null, sizeAxis: null }),
    ).toBeNull();
  });

  it('keeps a few extreme items from pressing all others together, and marks the break before them', () => {
    const extreme = topics(1, () => ({ id: entityId('9'), growth: 40 }));
    const usual = topics(60, (index) => ({ growth: index / 100, sizing: { ...aTopic().sizing, average: index / 60 } }));
    const map = mapOf({ all: [...usual, ...extreme], chosen: usual.slice(0, 1) });
    const heights = dotsOf(map).map(({ y }) => y);
    expect(Math.max(...heights) - Math.min(...heights.filter((y) => y > Math.min(...heights)))).toBeGreaterThan(
      PLANE.height / 3,
    );
    expect(map.ground.lines.some(({ kind }) => kind === 'break')).toBe(true);
  });

  it('has bubbles that are larger than the dots, and large enough for a number', () => {
    const all = topics(200, (index) => ({ growth: index / 200, driverCount: 1 }));
    const map = mapOf({ all, chosen: all.slice(0, 1) }, 8.5);
    expect(map.marks[0]?.r).toBe(8.5);
    expect(Math.max(...dotsOf(map).map(({ r }) => r))).toBeLessThan(8.5);
  });

  it('names the bubbles that are asked for, each beside its own, clear of the others and of the quadrants', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 60 }), fc.integer({ min: 1, max: 12 }), (count, named) => {
        const all = scatteredItems(count);
        const map = mapOf({ all, chosen: all.slice(0, 20), named: new Set(all.slice(0, named).map(({ id }) => id)) });
        expect(map.labels.length).toBeLessThanOrEqual(named);
        const boxes = map.labels.map((label) => labelBox(label, measure(label.text), WHOLE));
        boxes.forEach((box, index) => {
          expect(boxes.slice(index + 1).filter((other) => overlaps(box, other))).toEqual([]);
          expect(map.corners.filter((corner) => overlaps(box, corner))).toEqual([]);
          expect(map.marks.filter((mark) => mark !== null && touchesCircle(box, mark))).toEqual([]);
        });
      }),
      { numRuns: 40 },
    );
    const spread = scatteredItems(8);
    expect(mapOf({ all: spread, chosen: spread }).labels.length).toBeGreaterThan(4);
  });

  it('numbers its bubbles where no other bubble covers the number, and else before their label', () => {
    const figure = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(figure, figure), { minLength: 1, maxLength: 24 }),
        fc.boolean(),
        (places, named) => {
          const chosen = topics(places.length, (index) => ({
            growth: (places[index]?.[0] ?? 0) / 20,
            sizing: { ...aTopic().sizing, average: (places[index]?.[1] ?? 0) / 20 },
          }));
          const map = mapOf({ all: chosen, chosen, firstNumber: 3, ...(!named && { named: new Set<string>() }) });
          const numberOf = (id: string): string => String(3 + chosen.findIndex((topic) => topic.id === id));
          const boxes = map.numbers.map(({ mark, text, dx, dy }) => {
            expect(text).toBe(numberOf(mark.item.id));
            expect(Math.hypot(dx, dy)).toBeLessThan(mark.r);
            const half = measure(text) / 2;
            const [x, y] = [mark.x + dx, mark.y + dy];
            return { left: x - half, right: x + half, top: y - 5, bottom: y + 5 };
          });
          // The smaller ones are drawn later.
          const later = map.shapes.filter(({ kind }) => kind === 'chosen').map(({ mark }) => mark);
          map.numbers.forEach(({ mark }, index) => {
            const box = boxes[index];
            if (box === undefined) return;
            const after = later.slice(later.indexOf(mark) + 1);
            expect(after.filter((other) => touchesCircle(box, other))).toEqual([]);
          });
          boxes.forEach((box, index) => {
            expect(boxes.slice(index + 1).filter((other) => overlaps(box, other))).toEqual([]);
          });
          const inside = new Set(map.numbers.map(({ mark }) => mark.item.id));
          for (const { mark, text } of map.labels) {
            const { id, name } = mark.item;
            const words = [...(inside.has(id) ? [] : [numberOf(id)]), ...(named ? [name] : [])];
            expect(text).toBe(words.join(' '));
          }
          // What has a number in its bubble needs no label.
          if (!named) expect(map.labels.filter(({ mark }) => inside.has(mark.item.id))).toEqual([]);
        },
      ),
    );
  });

  it('says the number of a bubble that another covers beside it, where there is room', () => {
    const chosen = topics(2, (index) => ({
      growth: 0.1,
      driverCount: 9,
      sizing: { ...aTopic().sizing, average: 0.4 + index / 1000 },
    }));
    const map = mapOf({ chosen, firstNumber: 1, named: new Set<string>() });
    expect([...map.numbers.map(({ text }) => text), ...map.labels.map(({ text }) => text)].toSorted()).toEqual([
      '1',
      '2',
    ]);
    expect(map.labels).toHaveLength(1);
  });

  it('names the quadrants as the data does, each in its corner', () => {
    const own = { ...quadrantOf(1), label: 'Act now' };
    const { corners } = mapOf({ all: ALL.map((topic, index) => (index === 11 ? { ...topic, quadrant: own } : topic)) });
    expect(corners.map(({ quadrant }) => quadrant.label)).toEqual([
      'Act now',
      QUADRANTS[2].label,
      QUADRANTS[3].label,
      QUADRANTS[4].label,
    ]);
    const [strong, mature, disruptor, uncertain] = corners;
    expect((strong?.right ?? 0) > (disruptor?.right ?? 0) && (strong?.top ?? 0) < (mature?.top ?? 0)).toBe(true);
    expect((uncertain?.left ?? 0) < (mature?.left ?? 0) && (uncertain?.top ?? 0) > (disruptor?.top ?? 0)).toBe(true);
  });

  it('labels its axis to the end, where the largest items are', () => {
    const { columns } = mapOf({});
    const [last, before] = [columns.at(-1), columns.at(-2)];
    if (last === undefined || before === undefined) throw new Error('no ticks');
    expect(last.at + (last.at - before.at) + measure(last.label) / 2).toBeGreaterThan(PLANE.width);
    for (const { at, label } of columns) expect(at + measure(label) / 2).toBeLessThanOrEqual(PLANE.width + 4);
  });
});
