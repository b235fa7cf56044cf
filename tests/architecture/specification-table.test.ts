import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf, rowsOf } from './specification-rows';

const ROWS = rowsOf(readFileSync('docs/specification.md', 'utf8'));

/** How many rows each section of the specification has at least: one for each of its promises. */
const LEAST: Readonly<Record<number, number>> = { 2: 160, 3: 65, 4: 51, 5: 20, 6: 9, 7: 60, 8: 35, 9: 27 };

function readTest(file: string): string | null {
  if (!/^tests\/.+\.(test|spec)\.tsx?$/.test(file) || !existsSync(file)) return null;
  const source = readFileSync(file, 'utf8');
  // The table of a test may stand in a file beside it; as a comment it has values to fill gaps with, and no titles.
  const tables = [...source.matchAll(/from '(\.\/[\w-]+)'/g)]
    .map(([, name = '']) => path.join(path.dirname(file), `${name}.ts`))
    .filter((beside) => existsSync(beside))
    .map((beside) => `/*${readFileSync(beside, 'utf8').replaceAll('*/', '')}*/`);
  return [source, ...tables].join('\n');
}

describe('the table of the specification', () => {
  it('names, for every sentence, a test that is there and runs', () => {
    expect(faultsOf(ROWS, readTest)).toEqual([]);
  });

  it.each(Object.entries(LEAST))('has lost no row of section %s', (section, least) => {
    expect(ROWS.filter((row) => row.section === Number(section)).length).toBeGreaterThanOrEqual(least);
  });

  it('says each sentence of a section once', () => {
    const said = ROWS.map(({ section, sentence }) => `${section}: ${sentence}`);
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([]);
  });
});

describe('the guard of the table', () => {
  const SOURCE = `
    describe('the home page', () => {
      it('shows a banner', () => {});
      it.skip('is skipped', () => {});
      it.each([['/data/1', 'Data']])('%s is titled %s', (path) => {});
      test.describe('signed in', () => { test(\`is at \${'home'} for good\`, () => {}); });
      // it('stands in a comment', () => {});
      test('walks through the page', async () => { await test.step('meets a banner', async () => {}); });
      test.skip('never runs', async () => { await test.step('is skipped too', async () => {}); });
      const never = () => test.step('stands outside of a test', async () => {});
    });`;
  const plant = (sentence: string, test: string): readonly string[] =>
    faultsOf(
      rowsOf(`## 2. Screens\n\n| sentence | lives in | test |\n| --- | --- | --- |\n| ${sentence} | | ${test} |`),
      (file) => (file === 'tests/a.test.ts' ? SOURCE : null),
    );

  it.each([
    '`tests/a.test.ts › shows a banner`',
    '`tests/a.test.ts › the home page › shows a banner`',
    '`tests/a.test.ts › shows a banner`<br>`tests/a.test.ts › /data/1 is titled Data`',
    '`tests/a.test.ts › %s is titled %s`',
    '`tests/a.test.ts › signed in › is at home for good`',
    '`tests/a.test.ts › walks through the page › meets a banner`',
    '`tests/a.test.ts › meets a banner`',
  ])('takes %s', (test) => {
    expect(plant('A banner.', test)).toEqual([]);
  });

  it.each([
    ['no test', '', 'has no test'],
    ['words instead of a test', 'see the code', 'names no test'],
    ['a file only', '`tests/a.test.ts`', 'names no title'],
    ['a file that is not there', '`tests/b.test.ts › shows a banner`', 'a file that is not there'],
    ['a title that is not there', '`tests/a.test.ts › shows a ban`', 'does not have'],
    ['a title of another group', '`tests/a.test.ts › signed in › shows a banner`', 'does not have'],
    ['a group', '`tests/a.test.ts › the home page`', 'does not have'],
    ['a skipped test', '`tests/a.test.ts › is skipped`', 'does not have'],
    ['a step of a skipped test', '`tests/a.test.ts › is skipped too`', 'does not have'],
    ['a step outside of a test', '`tests/a.test.ts › stands outside of a test`', 'does not have'],
    ['a test in a comment', '`tests/a.test.ts › stands in a comment`', 'does not have'],
    ['a case that the table does not hold', '`tests/a.test.ts › /data/2 is titled Data`', 'does not have'],
    ['one good and one bad test', '`tests/a.test.ts › shows a banner`<br>`tests/a.test.ts › x`', 'does not have'],
    ['an excuse', '— says nothing to build', 'leaves nothing open'],
  ])('refuses %s', (_what, test, fault) => {
    const faults = plant('A banner.', test);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it('takes an excuse only where the specification itself leaves something open', () => {
    expect(plant("The server's behaviour: not shown.", '— says nothing to build')).toEqual([]);
  });

  it('reads only tables below the headings of sections, and a bar inside of a sentence', () => {
    const rows = rowsOf(
      '| outside | | x |\n## 3. Entities\n| sentence | lives in | test |\n| --- | --- | --- |\n| a \\| b | here | t |',
    );
    expect(rows).toEqual([{ section: 3, sentence: 'a \\| b', test: 't' }]);
  });
});
