import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

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
