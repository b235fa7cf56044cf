import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isWithout } from '../fakes/is-without';
import { filesIn } from './source-files';

const root = path.resolve(import.meta.dirname, '../../src');
const EXPORT = /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) +([\w$]+)/gm;

/** Names that two files export, and why. */
const TWICE: Readonly<Record<string, string>> = {
  bindings: 'a part of a module',
  embedded: 'a part of a module',
  live: 'a part of a module',
  project: 'a part of a module',
  team: 'a kind of condition, and a module',
  AskBar: 'the bar, and its component',
  Row: 'of a query, and of the layout',
  Sheet: 'of a workbook, and of the page',
  VirtualOptionList: 'the component, and what loads it late',
  figure: 'a kind of condition, and a field of an answer',
  ownLabel: 'a kind of condition, and its value',
  quadrant: 'a kind of condition, and a field of an answer',
  text: 'a kind of condition, and a field of an answer',
};

it('a name is exported by one file', () => {
  const files = new Map<string, Set<string>>();
  for (const file of filesIn(root)) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORT))
      files.set(name, (files.get(name) ?? new Set()).add(path.relative(root, file)));
  }
  const twice = [...files].filter(([, places]) => places.size > 1).map(([name]) => name);
  expect(twice.filter((name) => TWICE[name] === undefined)).toEqual([]);
  // Without a module, one of the two may be gone.
  if (!isWithout()) expect(new Set(twice)).toEqual(new Set(Object.keys(TWICE)));
});
