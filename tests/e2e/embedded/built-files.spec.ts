import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { expect, test } from './fixtures';

test('the licences of everything that is bundled are served as a text', async ({ request }) => {
  const answer = await request.get('/third-party-notices.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const packages = (await answer.text()).split(/^## /m).slice(1);
  const nameOf = (text: string): string => text.split(' - ')[0] ?? '';
  expect(packages.map(nameOf)).toEqual(
    expect.arrayContaining(['react', 'mobx', 'comlink', '@luzmo/embed', '@fontsource-variable/inter']),
  );
  expect(packages.find((text) => nameOf(text) === '@luzmo/embed')).toContain('All rights reserved');
  expect(packages.find((text) => nameOf(text).endsWith('/inter'))).toContain('SIL Open Font License');
  // This package is published without its licence's text.
  const bare = packages.filter((text) => text.trim().split('\n').length < 3).map(nameOf);
  expect(bare.filter((name) => name !== 'react-remove-scroll-bar')).toEqual([]);
});

test('no style is for a hovered element on a device that cannot hover', async () => {
  const assets = path.resolve('dist/assets');
  const sheets = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(sheets.map((file) => readFile(path.join(assets, file), 'utf8')));
  const outside = texts.flatMap((text) => {
    const found: string[] = [];
    postcss.parse(text).walkRules(({ selector, parent }) => {
      const isLimited = parent?.type === 'atrule' && 'params' in parent && /hover: ?hover/.test(parent.params);
      if (!isLimited && selector.replaceAll(/:not\([^()]*\)/g, '').includes(':hover')) found.push(selector);
    });
    return found;
  });
  expect(texts.join('')).toContain(':hover');
  expect(outside).toEqual([]);
});
