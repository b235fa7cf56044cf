import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listScreens } from '../../scripts/lib/screen-list.mjs';
import { SwitchProject } from '../../src/application/workspace/open-project';
import { screens as ofAll, screensWithout } from '../../src/composition/screens';
import { entityId, type ExperimentId, type SowId } from '../../src/domain/shared/entity-id';
import { isActive, menuOf } from '../../src/domain/workspace/menu';
import { paths } from '../../src/domain/shared/routes';
import { firstSegment, screenAt } from '../../src/domain/shared/screen-address';
import type { ModuleName } from '../../src/domain/shared/modules';
import type { WorkspaceFeatures } from '../../src/domain/shared/screen';
import { TestPlatform } from '../fakes/test-platform';
import { hasScreenAt, isWithout } from '../fakes/is-without';

const sow: SowId = entityId('7');

const everything: WorkspaceFeatures = {
  assistant: true,
  off: new Set(),
  experiments: [
    { id: entityId('horizon'), name: 'Horizon timeline' },
    { id: entityId('a/b'), name: 'Scenario canvas' },
  ],
};

/** Of a product with the built-in assistant. */
const screens = screensWithout(new Set(['assistant']));

describe('the screen registry', () => {
  const names = screens.map(({ path }) => firstSegment(path));

  it.each([[['assistant']], [['ask']], [[]]] as const)('names each screen once without %j', (off) => {
    const there = screensWithout(new Set(off)).map(({ path }) => path);
    expect(new Set(there).size).toBe(there.length);
  });

  it('has one page of the assistant: of the external chat where there is one, else of the built-in', ({ skip }) => {
    skip(isWithout('ask', 'assistant'));
    const owner = (...off: readonly ModuleName[]) =>
      screenAt(screensWithout(new Set(off)), '/reneAI/1')?.screen.module ?? null;
    expect([owner(), owner('ask'), owner('assistant'), owner('ask', 'assistant')]).toEqual([
      'assistant',
      'assistant',
      'ask',
      null,
    ]);
  });

  it('is read by the build and the benchmark as it is', () => {
    expect(listScreens().map(({ name, path }) => [name, path])).toEqual(
      ofAll.map(({ path }) => [firstSegment(path), path]),
    );
  });

  it.each(ofAll)('loads the code of $path', async ({ load }) => {
    expect((await load()).Component).toBeDefined();
  });

  it('has each screen among the states that axe looks at', () => {
    const looked = ['stations.ts', 'accessibility.spec.ts']
      .map((file) => readFileSync(`tests/e2e/embedded/${file}`, 'utf8'))
      .join('');
    expect(names.filter((name) => !new RegExp(`['\`]/${name}/`).test(looked))).toEqual([]);
  });

  it('has a screen for every address of a project that the code leads to', ({ skip }) => {
    skip(isWithout());
    const experiment: ExperimentId = entityId('x');
    const addresses = Object.values(paths).flatMap((path) =>
      typeof path === 'function' ? [path(sow, experiment)] : [],
    );
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) expect(screenAt(screens, address)?.sowId).toBe(sow);
  });

  it('marks no menu entry at a screen that is not there', ({ skip }) => {
    skip(isWithout());
    const marked = screens.flatMap(({ menu }) => (menu !== null && 'label' in menu ? (menu.alsoActiveAt ?? []) : []));
    expect(names).toEqual(expect.arrayContaining(marked));
  });
});

describe('the header title', () => {
  it.each(
    [
      ['/homepage/1', 'Homepage'],
      ['/data/1', 'Explore my data'],
      ['/data-refresh/1', 'Explore my data'],
      ['/review/1', 'Review'],
      ['/compare/1', 'Compare'],
      ['/platforms/1', 'Platforms'],
      ['/foresight/1', 'Weekly insights'],
      ['/reneAI/1', 'René AI'],
      ['/library/1', 'My library'],
    ].filter(([path = '']) => hasScreenAt(path)),
  )('of %s is %s', (path, title) => expect(screenAt(screens, path)?.screen.headerTitle).toBe(title));
});

describe('switching the project', () => {
  it.each(
    [
      ['/homepage/1', '/homepage/2'],
      ['/data/1', '/data/2'],
      ['/data-refresh/1', '/data-refresh/2'],
      ['/review/1', '/review/2'],
      ['/compare/1', '/compare/2'],
      ['/platforms/1', '/platforms/2'],
      ['/foresight/1', '/foresight/2'],
      ['/reneAI/1', '/reneAI/2'],
      ['/library/1', '/library/2'],
      ['/sow/1', '/homepage/2'],
      ['/sow/1/experiments/x', '/homepage/2'],
      ['/anything', '/homepage/2'],
    ].filter(([path = '']) => hasScreenAt(path)),
  )('leads from %s to %s', (from, to) => {
    const platform = new TestPlatform({ path: from });
    platform.get(SwitchProject).switchTo({ id: entityId('2'), name: 'Mobility 2035' });
    expect(platform.navigator.path).toBe(to);
  });
});

describe('the sidebar menu', () => {
  it('of a project with everything has its entries, My library apart, and the group of experiments', ({ skip }) => {
    skip(isWithout('review', 'platforms', 'foresight', 'ask', 'library', 'experiments'));
    const { links, apart, groups } = menuOf(screens, sow, everything);
    expect(links.map(({ label, path }) => [label, path])).toEqual([
      ['Home', '/homepage/7'],
      ['Data Explorer', '/data/7'],
      ['Review', '/review/7'],
      ['Platforms', '/platforms/7'],
      ['Foresight Feed', '/foresight/7'],
      ['AI assistant', '/reneAI/7'],
    ]);
    expect(apart.map(({ label, path }) => [label, path])).toEqual([['My library', '/library/7']]);
    expect(groups.map(({ label }) => label)).toEqual(['Advanced features']);
    expect(groups[0]?.links.map(({ label, path, badge }) => [label, path, badge])).toEqual([
      ['Horizon timeline', '/sow/7/experiments/horizon', 'BETA'],
      ['Scenario canvas', '/sow/7/experiments/a%2Fb', 'BETA'],
    ]);
  });

  it.each([
    ['without the reneAI flag', { ...everything, assistant: false }],
    ["while the project's features are not loaded", null],
  ])('has no AI assistant %s', (_when, features) => {
    expect(menuOf(screens, sow, features).links.map(({ label }) => label)).not.toContain('AI assistant');
  });

  it('has no group for a project without experiments', () => {
    expect(menuOf(screens, sow, { assistant: true, experiments: [], off: new Set() }).groups).toEqual([]);
    expect(menuOf(screens, sow, null).groups).toEqual([]);
  });
});

describe('the active entry', () => {
  const { links, apart, groups } = menuOf(screens, sow, everything);
  const all = [...links, ...apart, ...groups.flatMap((group) => group.links)];
  const active = (path: string) => all.filter((link) => isActive(link, path)).map(({ label }) => label);

  const PLACES: readonly (readonly [string, readonly string[]])[] = [
    ['/homepage/7', ['Home']],
    ['/data/7', ['Data Explorer']],
    ['/data-refresh/7', ['Data Explorer']],
    ['/compare/7', ['Data Explorer']],
    ['/reneAI/7', ['AI assistant']],
    ['/library/7', ['My library']],
    ['/sow/7/experiments/horizon', ['Horizon timeline']],
    ['/sow/7/experiments/horizon/', ['Horizon timeline']],
    ['/sow/7/experiments/a%2Fb', ['Scenario canvas']],
    ['/sow/7/experiments/other', []],
    ['/404', []],
  ];
  it.each(PLACES.filter(([path]) => hasScreenAt(path)))('at %s is %j', (path, labels) =>
    expect(active(path)).toEqual(labels),
  );
});
