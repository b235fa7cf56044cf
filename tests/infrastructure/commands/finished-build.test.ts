import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyOfBuild, swapInto } from '../../../scripts/lib/finished-build.mjs';

let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'builds-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(name: string, text: string): string {
  const dir = path.join(folder, name);
  mkdirSync(path.join(dir, 'assets'), { recursive: true });
  writeFileSync(path.join(dir, 'index.html'), text);
  writeFileSync(path.join(dir, 'assets', `${text}.js`), text);
  return dir;
}

const textOf = (dir: string): string => readFileSync(path.join(dir, 'index.html'), 'utf8');

describe('a finished build', () => {
  it('takes the place of the former one as a whole', async () => {
    const dist = build('dist', 'one');
    await swapInto(build('next', 'two'), dist);
    expect([textOf(dist), readdirSync(path.join(dist, 'assets'))]).toEqual(['two', ['two.js']]);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('takes an empty place', async () => {
    const dist = path.join(folder, 'dist');
    await swapInto(build('next', 'one'), dist);
    expect(textOf(dist)).toBe('one');
  });

  it('is swapped by several builds at once without a half', async () => {
    const dist = build('dist', 'zero');
    await Promise.all(['one', 'two', 'three'].map((text) => swapInto(build(`next-${text}`, text), dist)));
    expect(readdirSync(path.join(dist, 'assets'))).toEqual([`${textOf(dist)}.js`]);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('is served from a copy that a later build does not change', async () => {
    const dist = build('dist', 'one');
    const copy = await copyOfBuild(dist);
    await swapInto(build('next', 'two'), dist);
    expect(textOf(copy)).toBe('one');
    expect(readdirSync(path.join(copy, 'assets'))).toEqual(['one.js']);
    rmSync(copy, { recursive: true });
  });

  it.each([
    ['the same', 'sample', ['workspace.json', 'workspace.json.br', 'workspace.json.gz']],
    ['replaced', 'of our own', ['workspace.json']],
  ])('is served with the packed copies of a workspace that is %s', async (_, text, served) => {
    const dist = build('dist', 'one');
    const file = path.join(dist, 'workspace.json');
    writeFileSync(file, text);
    writeFileSync(`${file}.gz`, gzipSync('sample'));
    writeFileSync(`${file}.br`, 'packed');
    const copy = await copyOfBuild(dist);
    expect(readdirSync(copy).filter((name) => name.startsWith('workspace'))).toEqual(served);
    rmSync(copy, { recursive: true });
  });

  it('is missed where there is none', async () => {
    await expect(copyOfBuild(path.join(folder, 'dist'))).rejects.toThrow('index.html');
  });
});
