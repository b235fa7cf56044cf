import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { assembleWorkspace } from '../../../scripts/lib/content/assemble-workspace.mjs';

const folder = 'public/experiments';
const files = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
const styles = files.filter(([name]) => name.endsWith('.css'));

/** The fonts of the product, which the build writes into fonts.css, and families that need no file. */
const FAMILIES = new Set(
  'Inter Variable,Newsreader Display,system-ui,-apple-system,Segoe UI,sans-serif,Georgia,Times New Roman,serif,monospace,inherit,initial'.split(
    ',',
  ),
);

function familiesOf(css: string): readonly string[] {
  const custom = [...css.matchAll(/--(?:serif|sans|mono)\s*:([^;]+);/g)];
  const named = [...css.matchAll(/font-family\s*:([^;]+);/g)];
  const short = [...css.matchAll(/[\s;{]font\s*:\s*(?:[^;]*?\d\S*\s+)?([^;\d]+);/g)];
  const lists = [...custom, ...named, ...short].map(([, list = '']) => list.trim());
  return lists
    .filter((list) => !list.startsWith('var('))
    .flatMap((list) => list.split(',').map((family) => family.trim().replace(/^['"]|['"]$/g, '')));
}

describe('an experiment of the embedded workspace', () => {
  it('is a page that is part of the build', async () => {
    const { experiments } = (await assembleWorkspace()) as { experiments: { experiment_url: string }[] };
    const names = files.map(([name]) => `/experiments/${name}`);
    expect(experiments.map(({ experiment_url: address }) => names.includes(address))).toEqual([true, true]);
  });

  // A sandboxed page has no origin, and browsers refuse it the font files of every server that does not allow all.
  it.each(styles)('uses the fonts of the product, and loads none: %s', (_name, css) => {
    expect(css).not.toMatch(/@font-face|@import/);
    const families = familiesOf(css);
    expect(families.length).toBeGreaterThanOrEqual(6);
    expect(families.filter((family) => !FAMILIES.has(family))).toEqual([]);
  });

  it.each(files)('asks no other host for anything: %s', (_name, text) => {
    const addresses = [...text.matchAll(/(?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+[^\s'"`)]*/g)].map(([address]) => address);
    expect(addresses.filter((address) => address !== 'http://www.w3.org/2000/svg')).toEqual([]);
    expect(text).not.toMatch(/url\(|fetch\(|XMLHttpRequest|FontFace/);
  });
});
