import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { expect, expectAccessible, test } from './fixtures';

/** Bundled in files of their own: readers and writers of spreadsheets and slides. */
const OF_WORKERS = ['papaparse', 'fflate', 'saxes', 'pptxgenjs'];
const WITHOUT_TEXT = ['react-remove-scroll-bar', 'saxes'];

test('the licences of everything that is bundled are served as a text', async ({ request }) => {
  const answer = await request.get('/third-party-notices.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const packages = (await answer.text()).split(/^## /m).slice(1);
  const nameOf = (text: string): string => text.split(' - ')[0] ?? '';
  expect(packages.map(nameOf)).toEqual(
    expect.arrayContaining(['react', 'mobx', 'comlink', '@luzmo/embed', '@fontsource-variable/inter', ...OF_WORKERS]),
  );
  expect(packages.find((text) => nameOf(text) === '@luzmo/embed')).toContain('All rights reserved');
  expect(packages.find((text) => nameOf(text).endsWith('/inter'))).toContain('SIL Open Font License');
  // These packages are published without their licence's text.
  const bare = packages.filter((text) => text.trim().split('\n').length < 3).map(nameOf);
  expect(bare.filter((name) => !WITHOUT_TEXT.includes(name))).toEqual([]);
});

test('the list of components names each bundled package with its version and licence', async ({ request }) => {
  const list = (await (await request.get('/components.cdx.json')).json()) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly name: string; readonly version: string; readonly licenses?: unknown }[];
  };
  const byName = new Map(list.components.map((component) => [component.name, component]));
  expect(list.bomFormat).toBe('CycloneDX');
  const notices = await (await request.get('/third-party-notices.txt')).text();
  expect(new Set(byName.keys())).toEqual(new Set([...notices.matchAll(/^## (\S+) - /gm)].map(([, name]) => name)));
  expect([...byName.keys()]).toEqual(expect.arrayContaining(['react', ...OF_WORKERS]));
  expect(byName.get('react')?.version).toMatch(/^\d+\.\d+/);
  expect(byName.get('react')?.licenses).toEqual([{ license: { id: 'MIT' } }]);
});

test('the account menu leads to the accessibility statement, and this to the report', async ({ page, context }) => {
  await page.goto('/homepage/1');
  await page.getByRole('button', { name: /^Account of / }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Accessibility (opens in a new tab)' }).click();
  const statement = await opened;
  await expect(statement.getByRole('heading', { level: 1 })).toHaveText('Accessibility statement');
  await statement.getByRole('link', { name: 'The conformance report' }).click();
  await expect(statement.getByRole('row', { name: /^2\.4\.7 Focus Visible/ })).toBeVisible();
  await expectAccessible(statement);
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
