import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.scss'))
  .map((name) => ({ name, sheet: readFileSync(path.join('src', name), 'utf8') }));

/** What stands between the braces around each occurrence, from the outermost on. */
function blocksAround(sheet: string, word: string): readonly string[][] {
  const found: string[][] = [];
  const open: string[] = [];
  for (const [, before = '', sign] of sheet.matchAll(/([^{};]*)([{};])/g)) {
    if (before.includes(word) && sign === ';') found.push([...open]);
    if (sign === '{') open.push(before.trim());
    if (sign === '}') open.pop();
  }
  return found;
}

describe('an animation that is moved by scrolling', () => {
  it('is only there where browsers know it: elsewhere it would run by the clock, and stay as it ends', () => {
    const uses = sheets.flatMap(({ name, sheet }) =>
      blocksAround(sheet, 'animation-timeline').map((of) => ({ name, of })),
    );
    expect(uses.length).toBeGreaterThan(0);
    const bare = uses.filter(({ of }) => !of.some((block) => block.includes('@supports (animation-timeline')));
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});
