import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { changesOf, listOfUnnoticed } from '../../scripts/lib/mutation-run.mjs';
import { projectDir } from '../../scripts/lib/run.mjs';

const RULES = 'tests/fixtures/mutation/rules.ts';

describe('a mutation run', () => {
  let found: Awaited<ReturnType<typeof changesOf>>;
  const statusesOf = (original: string, replacement: string) =>
    found.changes.files[RULES]?.mutants
      .filter((each) => each.original === original && each.replacement === replacement)
      .map(({ status }) => status);

  beforeAll(async () => {
    found = await changesOf({
      name: 'rules',
      files: [path.join(projectDir, RULES)],
      tests: 'tests/fixtures/mutation/*.case.ts',
      folder: mkdtempSync(path.join(tmpdir(), 'mutation-')),
    });
  });

  test('tells a change that a test notices from one that none does', () => {
    expect(statusesOf('age >= 18', 'age < 18')).toEqual(['Killed']);
    expect(statusesOf('age >= 18', 'age > 18')).toEqual(['Survived']);
    expect(found.doubts).toEqual([]);
  });

  test('takes what goes round without end for noticed', () => expect(statusesOf('at++', 'at--')).toEqual(['Killed']));

  test('does not believe a test that fails also without the change, and has judged the others by it', () => {
    expect(statusesOf('open -= 1', 'open += 1')).toEqual(['Survived']);
    const emptied = found.changes.files[RULES]?.mutants.filter(
      ({ original, replacement }) => replacement === '{}' && original.includes('open += 1'),
    );
    expect(emptied?.map(({ status }) => status)).toEqual(['Killed']);
  });

  test('leaves out what is read when the file is loaded', () => {
    expect(statusesOf("['Ada']", '[]')).toEqual(['Ignored']);
  });

  test('lists what no test noticed, and says what none reached', () => {
    const lines = listOfUnnoticed(found.changes).split('\n');
    expect(lines).toContain(`${RULES}:6 age >= 18 => age > 18`);
    expect(lines).toContain(`${RULES}:28 (not reached by a test) 'never' => ""`);
    expect(lines.join('\n')).not.toContain('age < 18');
  });
});
