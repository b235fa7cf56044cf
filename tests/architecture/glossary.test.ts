import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GLOSSARY } from './glossary';

const STRING =
  /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|(?<!=)>\s*([^<>{}=;]*?[a-z][^<>{}=;]*?)\s*[<{]/g;

/** The texts of a file that a user may read: strings and JSX that begin as a sentence or a title does; `$` for a value. */
function textsOf(source: string): readonly string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(STRING)]
    .map(([, quoted, attribute, template, jsx]) =>
      (quoted ?? attribute ?? template?.replaceAll(/\$\{[^}]*\}/g, '$') ?? jsx ?? '').trim(),
    )
    .filter((text) => /^[A-Z]/.test(text));
}

function faultsOf(texts: readonly string[]): readonly string[] {
  return GLOSSARY.flatMap(({ word, not, fixed = [] }) =>
    texts
      .filter((text) => !fixed.includes(text) && not.some((other) => other.test(text)))
      .map((text) => `‘${text}’: the word is ${word}`),
  );
}

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.join('src', file));

describe('the words of all texts', () => {
  it('are those of the glossary', () => {
    const faults = FILES.flatMap((file) => faultsOf(textsOf(readFileSync(file, 'utf8'))).map((of) => `${file} ${of}`));
    expect(faults).toEqual([]);
  });

  it('still have the texts that the specification fixes', () => {
    const all = new Set(FILES.flatMap((file) => textsOf(readFileSync(file, 'utf8'))));
    expect(GLOSSARY.flatMap(({ fixed = [] }) => fixed).filter((text) => !all.has(text))).toEqual([]);
  });

  it.each([
    ["const a = 'The foresight feed';", 1],
    ['<p>Data updated on {day}</p>', 0],
    ['const a = `Data updated in ${month}`;', 1],
    ['<p>Press explore my data</p>', 1],
    ['const words = (of: string) => `Maturity: ${of}`;', 1],
    ["const a = 'Strong Signal';", 0],
    ["const a = 'New signals carry a badge.';", 1],
    ["const a = 'Analyze in the Data Explorer opens it.';", 1],
    ["// 'The foresight feed'", 0],
    ["const words = 'quadrant maturity';", 0],
  ])('are found in %s', (source, faults) => {
    expect(faultsOf(textsOf(source))).toHaveLength(faults);
  });
});
