import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from './source-files';

/**
 * A script that waits at its top level has not reached the constants below while its functions, which are there from the
 * start, are called. @returns those that such a function uses
 */
function lateConstantsIn(script: string): readonly string[] {
  const wait = /^(?!\s|\/|\*|(?:export )?(?:async )?function )[^\n]*\bawait\b/m.exec(script);
  if (wait === null) return [];
  const functions = [...script.matchAll(/^(?:export )?(?:async )?function [\s\S]*?^\}/gm)].map(([text]) => text);
  const below = script.slice(wait.index + wait[0].length);
  return [...below.matchAll(/^const ([A-Z][A-Z_\d]*)\b/gm)]
    .map(([, name = '']) => name)
    .filter((name) => functions.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
}

const CALLED_BELOW = `
const first = await run();
const NAMES = ['a'];
async function run() {
  return NAMES.length;
}`;

it('a constant below the first wait of a script is found where a function uses it', () => {
  expect(lateConstantsIn(CALLED_BELOW)).toEqual(['NAMES']);
  expect(lateConstantsIn(CALLED_BELOW.replace(/(const first.*\n)(const NAMES.*\n)/, '$2$1'))).toEqual([]);
});

it('no script has one', () => {
  const scripts = ['scripts', 'bench'].flatMap((folder) => filesIn(path.resolve(folder), /\.mjs$/));
  expect(scripts.length).toBeGreaterThan(20);
  const late = scripts.flatMap((file) =>
    lateConstantsIn(readFileSync(file, 'utf8')).map((name) => `${path.basename(file)} ${name}`),
  );
  expect(late).toEqual([]);
});
