import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isWithout } from '../fakes/is-without';

const IMPORT = /(?:\bfrom |\bimport\(|^import )'(\.[^'?]+)/gm;

/** What each file of src imports, also what it loads late and what it imports the types of. */
function importsOf(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const known = new Set(files);
  const resolved = (from: string, to: string): readonly string[] =>
    ['.ts', '.tsx', ''].map((ending) => path.join(path.dirname(from), to) + ending).filter((file) => known.has(file));
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(path.join('src', file), 'utf8').matchAll(IMPORT)].flatMap(([, to = '']) => resolved(file, to)),
    ]),
  );
}

/** Removes the files that import none of the others until there are no such files: the rest are cycles and what leads to one. */
function leftOver(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const left = new Map([...imports].map(([file, own]) => [file, new Set(own)]));
  for (;;) {
    const leaves = [...left].filter(([, own]) => [...own].every((other) => !left.has(other))).map(([file]) => file);
    if (leaves.length === 0) return [...left.keys()];
    for (const leaf of leaves) left.delete(leaf);
  }
}

it('no file is loaded late by what it imports itself', () => {
  const imports = importsOf();
  expect(imports.size).toBeGreaterThan(500);
  expect(leftOver(new Map([...imports, ['main.tsx', ['ui/a.ts']], ['ui/a.ts', ['main.tsx']]]))).toContain('ui/a.ts');
  expect(leftOver(imports)).toEqual([]);
});

/** Loaded late by one screen and needed at once by another one, whose code it is. */
const LATE_AND_AT_ONCE = [
  'application/query/ask-bar.ts',
  'domain/personal/transfer/library-file.ts',
  'infrastructure/wire/user.wire.ts',
  'ui/brief/exports/slides-of.ts',
  'ui/charts/export/signal-sheet.ts',
  'ui/charts/table/loaded-table.tsx',
  'ui/kit/overlays/info-tip.tsx',
  'ui/query/ask-bar.tsx',
  'ui/signal/pick-signal-dialog.tsx',
];

it('what is loaded late is imported nowhere else, which would load it at once', () => {
  const late = new Set<string>();
  const atOnce = new Set<string>();
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  for (const file of files) {
    const text = readFileSync(path.join('src', file), 'utf8');
    const found = (to: string): readonly string[] =>
      ['.ts', '.tsx'].map((ending) => path.join(path.dirname(file), to) + ending).filter((at) => files.includes(at));
    for (const [, to = ''] of text.matchAll(/(?<!typeof )\bimport\('(\.[^']+)'\)/g))
      for (const at of found(to)) late.add(at);
    for (const [, names = '', to = ''] of text.matchAll(/^import (?!type )([^;']*?) from '(\.[^']+)';/gm)) {
      const isOfValues = names.replaceAll(/[{}\s]/g, '').length > 0 && /^\w|[{,]\s*(?!type )\w/.test(names);
      if (isOfValues) for (const at of found(to)) atOnce.add(at);
    }
  }
  expect(late.size).toBeGreaterThan(50);
  const both = [...late].filter((file) => atOnce.has(file)).toSorted();
  expect(both.filter((file) => !LATE_AND_AT_ONCE.includes(file))).toEqual([]);
  // Without a module, one of the two places may be gone.
  if (!isWithout()) expect(both).toEqual(LATE_AND_AT_ONCE);
});
