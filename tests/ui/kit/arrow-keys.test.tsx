import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowDirection, arrowStep, arrowTarget, focusByArrow } from '../../../src/ui/kit/arrow-keys';

const press = (key: string, held: Partial<Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});
const MOVING = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'] as const;
const aKey = fc.constantFrom(...MOVING, 'ArrowLeft', 'ArrowRight');
const aList = fc
  .record({ count: fc.integer({ min: 1, max: 30 }), page: fc.integer({ min: 1, max: 40 }) })
  .chain(({ count, page }) => fc.integer({ min: -1, max: count - 1 }).map((at) => ({ count, page, at })));

describe('an arrow key', () => {
  it('leads to a place of the list, wherever one is', () => {
    fc.assert(
      fc.property(aList, fc.constantFrom(...MOVING), ({ count, page, at }, key) => {
        const to = arrowTarget(press(key), at, count, page);
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThan(count);
      }),
    );
  });

  it('down and up are the way and the way back, but at the end', () => {
    fc.assert(
      fc.property(aList, ({ count, at }) => {
        fc.pre(at >= 0 && at < count - 1);
        const below = arrowTarget(press('ArrowDown'), at, count) ?? NaN;
        expect([below, arrowTarget(press('ArrowUp'), below, count)]).toEqual([at + 1, at]);
      }),
    );
  });

  it('does nothing with a key held that makes it a shortcut of the browser', () => {
    const held = fc.constantFrom({ altKey: true }, { ctrlKey: true }, { metaKey: true });
    fc.assert(
      fc.property(aList, aKey, held, ({ count, page, at }, key, keys) => {
        const shortcut = press(key, keys);
        expect([arrowDirection(shortcut), arrowTarget(shortcut, at, count, page)]).toEqual([null, null]);
        expect(arrowStep(shortcut)).toEqual({ rows: 0, cells: 0 });
      }),
    );
  });

  it('stays at the ends, pages by what a page holds, and begins at the first', () => {
    expect(arrowTarget(press('ArrowUp'), 0, 5, 3)).toBe(0);
    expect(arrowTarget(press('ArrowDown'), 4, 5, 3)).toBe(4);
    expect(arrowTarget(press('ArrowDown'), -1, 5, 3)).toBe(0);
    expect(arrowTarget(press('PageDown'), 0, 5, 3)).toBe(3);
    expect(arrowTarget(press('PageDown'), 3, 5, 3)).toBe(4);
    expect(arrowTarget(press('PageDown'), 0, 5)).toBeNull();
    expect(arrowTarget(press('ArrowDown'), -1, 0, 3)).toBeNull();
    expect(arrowTarget(press('a'), 0, 5, 3)).toBeNull();
  });

  it('steps along one line of a grid', () => {
    const steps = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => arrowStep(press(key)));
    expect(steps.map(({ rows, cells }) => [rows, cells])).toEqual([
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ]);
  });

  it('moves the focus in a group, round where the group goes round', () => {
    const group = ['one', 'two', 'three'].map((id) => document.body.appendChild(Object.assign(button(), { id })));
    const [first, , last] = group;
    expect([focusByArrow(group, first ?? null, -1), document.activeElement?.id ?? '']).toEqual([false, '']);
    expect([focusByArrow(group, first ?? null, -1, true), document.activeElement?.id]).toEqual([true, 'three']);
    expect([focusByArrow(group, last ?? null, 1, true), document.activeElement?.id]).toEqual([true, 'one']);
    expect([focusByArrow(group, null, 1), document.activeElement?.id]).toEqual([true, 'one']);
    group.forEach((each) => each.remove());
  });

  it('is read in one place, but by the four that do something else with it', () => {
    const texts = import.meta.glob<string>('../../../src/ui/**/*.{ts,tsx}', {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const readers = Object.entries(texts)
      .filter(([, text]) => /'Arrow(?:Left|Right|Up|Down)?'|\bArrow(?:Left|Right|Up|Down): /.test(text))
      .map(([file]) => file.replace('../../../src/ui/', ''));
    expect(readers.toSorted()).toEqual([
      'ask/ask-view.tsx',
      'board/board-drag.ts',
      'charts/map/input/map-gestures.ts',
      'kit/arrow-keys.ts',
      'own-data/grid/use-grid-keys.ts',
    ]);
  });
});

function button(): HTMLButtonElement {
  return document.createElement('button');
}
