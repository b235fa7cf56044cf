import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelsFor } from '../../../src/domain/plane/plane-labels';
import { layOut } from '../../../src/domain/plane/plane-layout';
import { planeScene } from '../../../src/domain/plane/plane-scene';
import { WHOLE } from '../../../src/domain/plane/view';
import { scatteredItems } from '../../builders/chart-item-mother';

const PLANE = { width: 1000, height: 560 };

it('names what comes first before what is larger', () => {
  const items = scatteredItems(220);
  const scene = planeScene(layOut(items, [], PLANE), items);
  const named = (isFirst?: (id: string) => boolean): readonly string[] =>
    labelsFor(
      scene,
      WHOLE,
      { plane: PLANE, taken: [] },
      (text) => text.length * 6,
      isFirst && { rankOf: ({ item }) => (isFirst(item.id) ? 1 : 0) },
    ).map(({ mark }) => mark.item.id);
  const usual = new Set<string>(named());
  // Those that are too small to have a name by themselves.
  const small = scene.marks.map(({ item }) => item.id).filter((id) => !usual.has(id));
  const first = new Set<string>(small.slice(-6));
  const now = named((id) => first.has(id));
  expect(small.length).toBeGreaterThan(20);
  expect(now.filter((id) => first.has(id)).length).toBeGreaterThanOrEqual(4);
  expect(now.length).toBeGreaterThan(first.size);
});

it('names whatever has a rank as if nothing of a lower one were there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 40, maxLength: 160 }),
      fc.boolean(),
      fc.integer({ min: 320, max: 1000 }),
      (ranks, narrow, width) => {
        const plane = { width, height: 480 };
        const items = scatteredItems(ranks.length);
        const rankById = new Map<string, number>(
          items.map(({ id }, at) => [id, (ranks[at] ?? 0) * Number(at % 5 === 0)]),
        );
        const scene = planeScene(layOut(items, [], plane), items);
        const namedFrom = (least: number): readonly string[] =>
          labelsFor(scene, WHOLE, { plane, taken: [], narrow }, (text) => text.length * 6, {
            isNamed: ({ item }) => (rankById.get(item.id) ?? 0) >= least,
            rankOf: ({ item }) => rankById.get(item.id) ?? 0,
          }).map(({ mark }) => mark.item.id);
        const all = namedFrom(0);
        const most = all.length;
        for (const least of [1, 2, 3]) {
          const alone = namedFrom(least);
          // Where there is room for all of them.
          if (alone.length < most / 2) expect(all.slice(0, alone.length)).toEqual(alone);
        }
      },
    ),
  );
});
