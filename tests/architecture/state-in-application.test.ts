import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isWithout } from '../fakes/is-without';
import { filesIn } from './source-files';

const root = path.resolve(import.meta.dirname, '../../src/ui');
const STATE = /\b(?:makeAutoObservable|makeObservable|useLocalObservable|observable(?:\.\w+)?)(?:<[^(]*>)?\(/;

/** Their state exists on this page only, so it stays beside what draws it. */
const OF_THE_PAGE: Readonly<Record<string, string>> = {
  'app/router-navigator.ts': 'the address of the window, behind a port',
  'board/board-drag.ts': 'which card the pointer carries, and over which column',
  'charts/map/input/map-pointer.ts': 'where the pointer is',
  'charts/map/input/map-selecting.ts': 'the rectangle that the pointer draws',
  'charts/map/input/zoom-hint.ts': 'a note that is seen for a moment',
  'charts/map/model/map-facts.ts': 'what of the drawing is in view',
  'charts/map/model/map-model.ts': 'the size of the drawing, and its zoom',
};

/** To be moved to application. It only becomes shorter. */
const LEFT: readonly string[] = ['brief/exports/brief-exports.ts'];

it('the ui holds only state of this page: sizes, pointers, what is in view', () => {
  const found = filesIn(root)
    .filter((file) => STATE.test(readFileSync(file, 'utf8')))
    .map((file) => path.relative(root, file));
  const listed = [...Object.keys(OF_THE_PAGE), ...LEFT];
  expect(found.filter((file) => !listed.includes(file))).toEqual([]);
  if (!isWithout()) expect(listed.filter((file) => !found.includes(file))).toEqual([]);
});

it.each([
  'makeAutoObservable(this, {}, BY_REFERENCE);',
  'makeObservable(this, { a: computed });',
  'readonly a = observable.map<string, true>();',
  'const a = observable({ b: 1 });',
  'const a = useLocalObservable(() => ({ b: 1 }));',
])('takes %s for state', (text) => {
  expect(STATE.test(text)).toBe(true);
});
