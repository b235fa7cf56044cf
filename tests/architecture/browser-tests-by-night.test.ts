import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BY_NIGHT, nightPatterns } from '../e2e/night';

const pathOf = (file: string): string => `tests/e2e/${file}`;

describe('the browser tests that are left to the night', () => {
  it('are there under the name by which they are left out', () => {
    const missing = Object.entries(BY_NIGHT).flatMap(([file, titles]) => {
      if (!existsSync(pathOf(file))) return [file];
      const text = readFileSync(pathOf(file), 'utf8');
      return titles === 'all' ? [] : titles.filter((title) => !text.includes(title)).map((title) => `${file} ${title}`);
    });
    expect(missing).toEqual([]);
  });

  it('are left out alone, not those of another project or with more of a name', () => {
    const isLeftOut = (name: string): boolean => nightPatterns().some((pattern) => pattern.test(name));
    expect(isLeftOut('tests/e2e/embedded/printing.spec.ts a comparison on paper')).toBe(true);
    expect(isLeftOut('tests/e2e/embedded/printing.spec.ts a list is printed with all of its rows')).toBe(false);
    expect(isLeftOut('tests/e2e/embedded/keep.spec.ts a comparison on paper')).toBe(false);
    expect(isLeftOut('tests/e2e/live/library.spec.ts anything')).toBe(false);
    expect(isLeftOut('tests/e2e/embedded/library.spec.ts anything')).toBe(true);
  });
});
