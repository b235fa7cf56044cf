import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf, rowsOf, type Row } from './specification-rows';

const REPORT = readFileSync('docs/accessibility-report.md', 'utf8');
/** The tables of the success criteria stand under the numbers of the four principles. */
const ROWS = rowsOf(REPORT.slice(0, REPORT.indexOf('## EN 301 549')));

/** How many criteria of levels A and AA each principle of WCAG 2.2 has; 4.1.1 is obsolete and counted. */
const CRITERIA: Readonly<Record<number, number>> = { 1: 20, 2: 20, 3: 13, 4: 3 };

const readTest = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

function isWithoutTest({ sentence, test }: Row): boolean {
  const line = REPORT.split('\n').find((each) => each.startsWith(`| ${sentence} |`)) ?? '';
  const isNotApplicable = line.includes('| Not applicable |') || sentence.startsWith('4.1.1 ');
  return test.startsWith('by hand: ') ? test.length > 'by hand: '.length : test === '—' && isNotApplicable;
}

describe('the accessibility conformance report', () => {
  it.each(Object.entries(CRITERIA))('has each criterion of principle %s once', (principle, count) => {
    const numbers = ROWS.filter(({ section }) => section === Number(principle)).map(({ sentence }) =>
      sentence.slice(0, sentence.indexOf(' ')),
    );
    expect(new Set(numbers).size).toBe(count);
    expect(numbers).toHaveLength(count);
    expect(numbers.every((number) => number.startsWith(`${principle}.`))).toBe(true);
  });

  it('names for each criterion a test that is there, or the step that was made by hand', () => {
    expect(
      faultsOf(
        ROWS.filter((row) => !isWithoutTest(row)),
        readTest,
      ),
    ).toEqual([]);
  });

  it('refuses a test that is not there, and a criterion without any', () => {
    const planted = (test: string): readonly string[] =>
      faultsOf([{ section: 1, sentence: '1.1.1 Non-text Content (A)', test }], readTest);
    expect(planted('`tests/e2e/embedded/accessibility.spec.ts › is perfect`')).toHaveLength(1);
    expect(planted('')).toHaveLength(1);
    expect(isWithoutTest({ section: 1, sentence: '1.4.3 Contrast, minimum (AA)', test: '—' })).toBe(false);
  });
});
