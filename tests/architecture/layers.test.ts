import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALLOWED, FORBIDDEN, type Plant } from './plants';
import { TemporaryCopy } from './temporary-copy';

const copy = new TemporaryCopy();
afterAll(() => copy.remove());

const fileOf = ([folder]: Plant, index: number): string => `src/${folder}/planted/planted-${index}.ts`;

/** Adds a file for each, and lints them in one run. */
function lintAll(plants: readonly Plant[]): string[][] {
  const files = plants.map(fileOf);
  plants.forEach(([, text], index) => copy.write(files[index] as string, `${text}\n`));
  return copy.lint(files);
}

describe('the dependencies between the layers', () => {
  let results: string[][] = [];
  beforeAll(() => {
    results = lintAll([...FORBIDDEN, ...ALLOWED]);
  });

  it.each(FORBIDDEN.map((plant, index) => [...plant, index] as const))('%s may not: %s', (_folder, _text, index) => {
    expect(results[index]).toContain('eslint(no-restricted-imports)');
  });

  it.each(ALLOWED.map((plant, index) => [...plant, index] as const))('%s may: %s', (_folder, _text, index) => {
    expect(results[FORBIDDEN.length + index]).not.toContain('eslint(no-restricted-imports)');
  });
});

describe('the other rules of the tree', () => {
  it('allow no import cycle', () => {
    const files = ['src/ui/planted/first.ts', 'src/ui/planted/second.ts'];
    copy.write('src/ui/planted/first.ts', "import { b } from './second';\nexport const a = () => b;\n");
    copy.write('src/ui/planted/second.ts', "import { a } from './first';\nexport const b = () => a;\n");
    expect(copy.lint(files).flat()).toContain('import(no-cycle)');
  });

  it('allow no import cycle of types', () => {
    const files = ['src/application/planted/first.ts', 'src/application/planted/second.ts'];
    copy.write('src/application/planted/first.ts', "import type { B } from './second';\nexport type A = B | null;\n");
    copy.write('src/application/planted/second.ts', "import type { A } from './first';\nexport interface B { a: A }\n");
    expect(copy.lint(files)).toEqual([['import(no-cycle)'], ['import(no-cycle)']]);
  });

  it('let domain and application know no DOM, not even a timer', () => {
    copy.write('src/domain/planted/dom.ts', 'export const x = [document.title, setTimeout];\n');
    copy.write('src/application/planted/dom.ts', 'export const x = [window.name, fetch];\n');
    const output = copy.compile('tsconfig.core.json');
    for (const name of ['document', 'setTimeout', 'window', 'fetch']) {
      expect(output).toMatch(new RegExp(`planted.dom\\.ts.*Cannot find name '${name}'`));
    }
    const own = output.split('\n').filter((line) => /^src.(?:domain|application)/.test(line));
    expect(own.filter((line) => !line.includes('planted'))).toEqual([]);
  });
});
