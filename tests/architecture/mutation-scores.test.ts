import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  folderScores,
  modulesOfNight,
  NIGHTS,
  percentOf,
  SCORES,
  withScores,
} from '../../scripts/lib/mutation-scores.mjs';

const DOCUMENT = `Before.\n\n${SCORES.begin}\n\n${SCORES.end}\n\nAfter.\n`;
const score = (folder: string, noticed: number, counted: number) => ({ folder, noticed, counted });

describe('scores of the mutation run', () => {
  test('are counted by folder: what cannot be run or is left out does not count, what ends late is noticed', () => {
    const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError', 'CompileError'];
    const found = folderScores({
      files: {
        'src/domain/team/lead/steps.ts': { mutants: mutants.map((status) => ({ status })) },
        'src/domain/team/team-record.ts': { mutants: [{ status: 'Killed' }] },
        'src/application/keep/keep.ts': { mutants: [{ status: 'Survived' }] },
        'src/domain/home/empty.ts': { mutants: [{ status: 'Ignored' }] },
      },
    });
    expect(found).toEqual([score('application/keep', 0, 1), score('domain/team', 3, 5)]);
  });

  test('are never rounded up to a bound', () => expect(percentOf(score('domain/team', 849, 1000))).toBe(84));

  test('stand in the table of the document; rows of other folders, and the text around it, stay', () => {
    const first = withScores(DOCUMENT, [score('domain/team', 9, 10), score('domain/board', 3, 4)], '2026-01-01');
    const second = withScores(first, [score('domain/team', 10, 10)], '2026-01-02');
    expect(second.split('\n').filter((line) => line.includes('`'))).toEqual([
      '| `domain/board` | 2026-01-01 | 4 | 3 | 75 % |',
      '| `domain/team` | 2026-01-02 | 10 | 10 | 100 % |',
    ]);
    expect([second.startsWith('Before.\n'), second.endsWith('\n\nAfter.\n')]).toEqual([true, true]);
    expect(second.match(/table of mutation scores/g)).toHaveLength(1);
  });

  test('need a place in the document', () => {
    expect(() => withScores('Nothing.', [], '2026-01-01')).toThrow('no place');
    const document = readFileSync('docs/testing.md', 'utf8');
    expect(withScores(document, [], '2026-01-01')).toBe(document);
  });

  test('come from each module once in a week', () => {
    const modules = readdirSync('src/application');
    const nights = Array.from({ length: NIGHTS }, (_, day) => modulesOfNight(modules, 20_000 + day));
    expect(nights.flat().toSorted()).toEqual(modules.toSorted());
    expect(Math.max(...nights.map(({ length }) => length))).toBeLessThanOrEqual(Math.ceil(modules.length / NIGHTS));
  });
});
