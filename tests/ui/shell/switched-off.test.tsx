import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ActiveCommands } from '../../../src/application/commands/active-commands';
import { HomeWork } from '../../../src/application/home/home-work';
import { StartSteps } from '../../../src/application/home/start-steps';
import { KeysHelpStore } from '../../../src/application/keys/keys-help.store';
import { SelectionStore } from '../../../src/application/selection/selection.store';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { TeamLoader } from '../../../src/application/team/team-loader';
import { NotesStore } from '../../../src/application/personal/notes.store';
import { StarsStore } from '../../../src/application/personal/stars.store';
import { VisitStore } from '../../../src/application/personal/visit.store';
import { ProjectFacts } from '../../../src/application/query/project-facts';
import { TeamStore } from '../../../src/application/team/team.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { entityId, type TopicId } from '../../../src/domain/shared/entity-id';
import { MODULE_NAMES, type ModuleName } from '../../../src/domain/shared/modules';
import { aSow } from '../../builders/sow-mother';
import { settle } from '../../fakes/settle';
import { renderLayout } from './render-layout';
import { hasScreenAt, isWithout } from '../../fakes/is-without';

const ALL_SCREENS: Readonly<Partial<Record<ModuleName, { path: string; link?: string }>>> = {
  review: { path: '/review/1', link: 'Review' },
  compare: { path: '/compare/1' },
  brief: { path: '/brief/1' },
  platforms: { path: '/platforms/1', link: 'Platforms' },
  foresight: { path: '/foresight/1', link: 'Foresight Feed' },
  discoveries: { path: '/data-refresh/1' },
  ask: { path: '/reneAI/1', link: 'AI assistant' },
  library: { path: '/library/1', link: 'My library' },
  experiments: { path: '/sow/1/experiments/horizon', link: 'Horizon timeline' },
};

/** A table: of those that have not been deleted. */
const SCREENS = Object.entries(ALL_SCREENS).filter(([, { path }]) => hasScreenAt(path));

type Layout = Awaited<ReturnType<typeof renderLayout>>;

function linksOf({ screen }: Layout): readonly (string | null)[] {
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

describe('a function that is switched off', () => {
  it.each(SCREENS)('%s has no address and no link in the menu', async (name, { path, link }) => {
    const off = await renderLayout({ path, off: new Set([name as ModuleName]) });
    expect(off.platform.navigator.path).toBe('/404');
    off.view.unmount();
    const elsewhere = await renderLayout({ off: new Set([name as ModuleName]) });
    const labels = linksOf(elsewhere).join('|');
    elsewhere.view.unmount();
    const on = await renderLayout({ path });
    expect(on.platform.navigator.path).toBe(path);
    if (link === undefined) return;
    expect(labels).not.toContain(link);
    expect(linksOf(on).join('|')).toContain(link);
  });

  it.each(SCREENS)('%s by the file of a project is off in that project alone', async (name, { path }) => {
    const { platform } = await renderLayout({
      path,
      prepare: ({ sows }) => {
        const [first, ...others] = sows.sows;
        sows.sows = [aSow({ ...first, off: new Set([name as ModuleName]) }), ...others];
      },
    });
    await act(settle);
    expect(platform.navigator.path).toBe('/404');
  });

  it('has no keys and commands', async ({ skip }) => {
    skip(isWithout('review', 'compare', 'brief', 'ask', 'share'));
    const OF_MODULES = ['review', 'board', 'compare', 'brief', 'slides', 'ask'];
    const groups = ({ platform }: Layout) => platform.get(KeysHelpStore).groups.map(({ id }) => id);
    const words = ({ platform }: Layout) => platform.get(ActiveCommands).all.map((command) => command.words);
    const on = await renderLayout();
    expect(groups(on)).toEqual(expect.arrayContaining(OF_MODULES));
    expect(words(on)).toContain('Share this page');
    on.view.unmount();
    const off = await renderLayout({ off: new Set(MODULE_NAMES) });
    expect(groups(off).filter((id) => OF_MODULES.includes(id))).toEqual([]);
    expect(groups(off)).toContain('everywhere');
    expect(words(off)).not.toContain('Share this page');
  });

  it('has no tools of the selection', async ({ skip }) => {
    skip(isWithout('compare', 'brief', 'share'));
    const toolsOf = async (off: ReadonlySet<ModuleName>) => {
      const { platform, screen, view } = await renderLayout({ path: '/data/1', off });
      act(() => platform.get(SelectionStore).toggle(entityId('1203')));
      const bar = within(await screen.findByRole('region', { name: 'Selected topics' }));
      await act(settle);
      const names = bar.getAllByRole('button').map(({ textContent }) => textContent);
      view.unmount();
      return ['Compare', 'Brief', 'Imagine if', 'Copy link', 'Export'].filter((name) => names.includes(name));
    };
    expect(await toolsOf(new Set())).toEqual(['Compare', 'Brief', 'Imagine if', 'Copy link', 'Export']);
    expect(await toolsOf(new Set(['brief']))).toEqual(['Compare', 'Copy link', 'Export']);
    expect(await toolsOf(new Set(['compare', 'share']))).toEqual(['Brief', 'Imagine if', 'Export']);
  });

  it('has no part of home, and its code is not loaded', async ({ skip }) => {
    skip(isWithout('review', 'brief'));
    const seen = async (off: ReadonlySet<ModuleName>) => {
      const { platform, view } = await renderLayout({ off });
      platform.get(OpenLibrary).start();
      platform.get(TeamLoader).start();
      platform.get(ProjectSignalsStore).load(entityId('1'));
      await act(settle);
      platform.clock.advance(5000);
      await act(settle);
      const work = platform.get(HomeWork);
      const { tools } = platform.get(TeamLoader);
      view.unmount();
      return [tools !== null, platform.get(StartSteps).steps, work.review !== null, work.hasBriefs];
    };
    expect(await seen(new Set())).toEqual([true, ['map', 'decide', 'brief'], true, true]);
    expect(await seen(new Set(MODULE_NAMES))).toEqual([false, ['map'], false, false]);
  });

  it('shows no star, note and visit of the user anywhere, and keeps what is stored of them', async ({ skip }) => {
    skip(isWithout('library'));
    const id: TopicId = entityId('1203');
    const target = { type: 'topic', id } as const;
    const seen = async (off: ReadonlySet<ModuleName>) => {
      const { platform, view } = await renderLayout({ off });
      const library = platform.get(OpenLibrary);
      library.start();
      await act(settle);
      const changedAt = '2026-01-01T00:00:00.000Z';
      act(() => {
        library.put('stars', { id: 'topic:1203', target, changedAt });
        library.put('notes', { id: 'topic:1203', target, text: 'Ask the board', changedAt });
        library.put('visits', { id: 'seen', changedAt, topics: [] });
      });
      platform.get(VisitStore).start();
      await act(settle);
      const { own } = platform.get(ProjectFacts).settled;
      const stored = [
        library.records?.stars.length,
        library.records?.notes.length,
        library.records?.visits[0]?.changedAt,
      ];
      const shown = [
        platform.get(StarsStore).isStarred(target),
        platform.get(NotesStore).has(target),
        platform.get(VisitStore).since !== null,
        own.stars.size + own.notes.size,
      ];
      view.unmount();
      return { shown, stored };
    };
    const stored = [1, 1, '2026-01-01T00:00:00.000Z'];
    expect(await seen(new Set())).toEqual({ shown: [true, true, true, 2], stored });
    expect(await seen(new Set(['library']))).toEqual({ shown: [false, false, false, 0], stored });
  });

  it('team in the file of a project ends the team of the project before it', async () => {
    const { platform } = await renderLayout();
    platform.get(OpenLibrary).start();
    platform.get(TeamLoader).start();
    platform.get(ProjectSignalsStore).load(entityId('1'));
    await act(settle);
    // The code is to be loaded in a moment, when a project without teams is opened.
    platform.sows.sows = [
      ...platform.sows.sows.slice(0, 1),
      aSow({ id: entityId('2'), name: 'Other', off: new Set(['team']) }),
    ];
    act(() => platform.navigator.go('/homepage/2'));
    await act(settle);
    platform.clock.advance(5000);
    await act(settle);
    expect(platform.get(WorkspaceStore).has('team')).toBe(false);
    expect([platform.get(TeamLoader).loaded, platform.get(TeamStore).scope]).toEqual([null, null]);
    act(() => platform.navigator.go('/homepage/1'));
    await act(settle);
    expect(platform.get(TeamLoader).tools).not.toBeNull();
    expect(platform.get(TeamStore).scope?.sowId).toBe('1');
  });
});
