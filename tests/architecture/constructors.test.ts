import path from 'node:path';
import { expect, it } from 'vitest';
import { isWithout } from '../fakes/is-without';
import { constructorSizes } from './constructors';
import { filesIn } from './source-files';

const root = path.resolve(import.meta.dirname, '../../src');
/** What needs more does two things, or lacks a use case with a name of its own. */
const MOST = 6;

/** What is left to be divided. It only becomes shorter. */
const LEFT: readonly string[] = ['BriefViewModel', 'CompareViewModel', 'TeamActs', 'BriefExports'];

it('a class is made from at most six things', () => {
  const sizes = filesIn(root).flatMap((file) => [...constructorSizes(file)]);
  expect(sizes.length).toBeGreaterThan(isWithout() ? 100 : 250);
  const over = sizes.filter(([, size]) => size > MOST).map(([name]) => name);
  expect(over.filter((name) => !LEFT.includes(name))).toEqual([]);
  if (!isWithout()) expect(LEFT.filter((name) => !over.includes(name))).toEqual([]);
});

it.each([
  ['parameters', 'class A { constructor(readonly a: X, private readonly b: Y, c = 3) {} }', 3],
  ['an object of its own', 'interface From { a: X; b: Y } class A { constructor(from: From) {} }', 2],
  [
    'an object of its own, by a type',
    'type From = { a: X; b: Y }; class A { constructor(private readonly f: From) {} }',
    2,
  ],
  ['an object without a name', 'class A { constructor({ a, b }: { a: X; b: Y; c: Z }) {} }', 3],
  ['a port of the file', 'export interface Port { a(): void; b(): void } class A { constructor(port: Port) {} }', 1],
  ['nothing', 'class A { a = 1 }', 0],
])('counts %s', (_, text, size) => {
  expect(constructorSizes('planted.ts', text).get('A')).toBe(size);
});
