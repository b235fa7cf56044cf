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
      undefined,
      isFirst && (({ item }) => isFirst(item.id)),
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
