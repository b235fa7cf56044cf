import { screen, within } from '@testing-library/react';
import { FileArchive } from 'lucide-react';
import { expect, it } from 'vitest';
import { ContributedFacts } from '../../../src/application/query/contributed-facts';
import { ViewUses, type ViewUse } from '../../../src/ui/explore/view-uses';
import type { TestPlatform } from '../../fakes/test-platform';
import { filter, renderExplore } from './render-explore';

/** Adds the entries of a made-up module to a list. */
function add<Entry>(list: readonly Entry[], ...entries: readonly Entry[]): void {
  (list as Entry[]).push(...entries);
}

/** Never switched off. */
const MODULE = 'heat' as ViewUse['module'];

function addHeat(platform: TestPlatform): void {
  const listOf = (name: string, at: number) =>
    [name, new Set(platform.signals.everyTopic.slice(0, at).map(({ id }) => id))] as const;
  add(platform.get(ContributedFacts), {
    module: MODULE,
    control: 'Heat',
    lists: () => new Map([listOf('hot', 2), listOf('warm', 5)]),
  });
}

it('a function has a filter of its own for the lists that it keeps, which narrows the charts', async () => {
  const { user, platform } = await renderExplore({
    path: '/data/1?tab=opportunityMap&list=other',
    prepare: addHeat,
  });
  await user.click(filter('More filters'));
  const heat = within(await screen.findByRole('group', { name: 'Heat' }));
  expect(heat.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual(['Hot2', 'Warm5']);
  await user.click(heat.getByRole('checkbox', { name: /^Warm/ }));
  expect(platform.navigator.location.query.filter(([name]) => name === 'list').map(([, value]) => value)).toContain(
    'warm',
  );
  await user.click(heat.getByRole('checkbox', { name: /^Hot/ }));
  expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap&list=other&list=warm&list=hot');
  expect(screen.queryByRole('group', { name: 'Lists' })?.textContent ?? '').not.toMatch(/hot/i);
});

it('a function makes a file of the view, in the menu of exports', async () => {
  const made: string[] = [];
  const archive: ViewUse = {
    module: MODULE,
    text: 'Archive',
    label: 'Archive of the topics in this view',
    Icon: FileArchive,
    isExport: true,
    run: (sow) => made.push(sow),
  };
  const { user } = await renderExplore({
    path: '/data/1?tab=opportunityMap',
    prepare: (platform) => add(platform.get(ViewUses), archive),
  });
  expect(screen.queryByRole('button', { name: archive.label })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(made).toEqual(['1']);
});

it('what is switched off in the project is offered nowhere', async () => {
  await renderExplore({ path: '/data/1?tab=opportunityMap', sow: { off: new Set(['brief']) } });
  expect(screen.queryByRole('button', { name: 'Brief of the topics in this view' })).toBeNull();
});
