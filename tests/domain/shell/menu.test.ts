import { describe, expect, it } from 'vitest';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import { isActive, menuOf } from '../../../src/domain/shell/menu';
import type { WorkspaceFeatures } from '../../../src/domain/workspace/sow';

const sow: SowId = entityId('7');

const everything: WorkspaceFeatures = {
  assistant: true,
  experiments: [
    { id: entityId('horizon'), name: 'Horizon timeline' },
    { id: entityId('a/b'), name: 'Scenario canvas' },
  ],
};

describe('the sidebar menu', () => {
  it('of a project with everything has five entries and the group of experiments', () => {
    const { links, groups } = menuOf(sow, everything);
    expect(links.map(({ label, path }) => [label, path])).toEqual([
      ['Home', '/homepage/7'],
      ['Data Explorer', '/data/7'],
      ['Platforms', '/platforms/7'],
      ['Foresight Feed', '/foresight/7'],
      ['AI assistant', '/reneAI/7'],
    ]);
    expect(groups.map(({ label }) => label)).toEqual(['Advanced features']);
    expect(groups[0]?.links.map(({ label, path, badge }) => [label, path, badge])).toEqual([
      ['Horizon timeline', '/sow/7/experiments/horizon', 'BETA'],
      ['Scenario canvas', '/sow/7/experiments/a%2Fb', 'BETA'],
    ]);
  });

  it.each([
    ['without the reneAI flag', { ...everything, assistant: false }],
    ['while nobody knows what the project offers', null],
  ])('has no AI assistant %s', (_when, features) => {
    expect(menuOf(sow, features).links.map(({ label }) => label)).not.toContain('AI assistant');
  });

  it('has no group for a project without experiments', () => {
    expect(menuOf(sow, { assistant: true, experiments: [] }).groups).toEqual([]);
  });
});

describe('the active entry', () => {
  const { links, groups } = menuOf(sow, everything);
  const all = [...links, ...groups.flatMap((group) => group.links)];
  const active = (path: string) => all.filter((link) => isActive(link, path)).map(({ label }) => label);

  it.each([
    ['/homepage/7', ['Home']],
    ['/data/7', ['Data Explorer']],
    ['/data-refresh/7', ['Data Explorer']],
    ['/reneAI/7', ['AI assistant']],
    ['/sow/7/experiments/horizon', ['Horizon timeline']],
    ['/sow/7/experiments/horizon/', ['Horizon timeline']],
    ['/sow/7/experiments/a%2Fb', ['Scenario canvas']],
    ['/sow/7/experiments/other', []],
    ['/404', []],
  ])('at %s is %j', (path, labels) => expect(active(path)).toEqual(labels));
});
