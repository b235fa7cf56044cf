import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import type { ProjectLibrary } from '../../../src/domain/personal/library-record';
import { entityId } from '../../../src/domain/shared/entity-id';
import { UNDECIDED } from '../../../src/domain/topic/topic-status';
import { LibraryScreen } from '../../../src/ui/library/library-screen';
import { aDraft, aNote, aView, A_TOPIC, A_TREND } from '../../builders/library-mother';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { renderScreen } from '../render-screen';

const OLD = '2026-10-01T09:00:00.000Z';
const NEW = '2026-11-01T09:00:00.000Z';

const RECORDS: Partial<ProjectLibrary> = {
  drafts: [
    aDraft({ id: 'old', title: 'Energy for two plants', content: { title: 'Energy for two plants' }, changedAt: OLD }),
    aDraft({
      id: 'new',
      title: 'Packaging budget',
      content: { title: 'Packaging budget', question: 'Take less?', topics: ['1203'] },
      changedAt: NEW,
    }),
  ],
  views: [aView({ name: 'Small and fast', address: '/data/1?status=3' })],
  notes: [aNote('Ask logistics for a drop test.', NEW), aNote('Tell Zoé.', OLD, A_TREND)],
  stars: [{ id: 'topic:1203', target: A_TOPIC, changedAt: OLD }],
};

async function renderLibrary(records: Partial<ProjectLibrary> = RECORDS) {
  const rendered = await renderScreen(LibraryScreen, '/library/:sowId', {
    path: '/library/1',
    prepare: (platform) => {
      platform.signals.everyTopic = [
        aTopic({ id: entityId('1203'), name: 'Packaging-free e-commerce', status: UNDECIDED }),
      ];
    },
  });
  const { platform, screen } = rendered;
  const library = platform.get(OpenLibrary);
  await act(async () => {
    await library.load();
    for (const [kind, list] of Object.entries(records)) {
      for (const record of list) library.put(kind as keyof ProjectLibrary, record);
    }
    await settle();
  });
  const undo = (): Promise<void> =>
    act(async () => {
      platform.get(ToastStore).shown.at(-1)?.toast.action?.run();
      await settle();
    });
  const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('[data-name]')?.textContent);
  const choose = async (menu: string, item: string) => {
    await rendered.user.click(screen.getByRole('button', { name: menu }));
    await rendered.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...rendered, undo, names, choose };
}

describe('the library', () => {
  it('has all kinds in one table with their counts, the newest first', async () => {
    const { screen, names } = await renderLibrary();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All 5',
      'Briefs 2',
      'Saved views 1',
      'Notes 2',
      'Stars 1',
      'Questions 0',
    ]);
    const order = names();
    expect(order).toHaveLength(5);
    expect(order.indexOf('Packaging budget')).toBeLessThan(order.indexOf('Energy for two plants'));
    const row = screen.getByRole('row', { name: /Ask logistics/ });
    expect(row.textContent).toContain('Packaging-free e-commerce');
    expect(screen.getByText('5 items of this project, kept in this browser.')).toBeTruthy();
  });

  it('searches the texts of all kinds, whatever their case and accents', async () => {
    const { user, screen, names } = await renderLibrary();
    const search = screen.getByRole('searchbox', { name: 'Search your library' });
    await user.type(search, 'zoe tell');
    const note = screen.getByTitle('Tell Zoé.');
    expect([...note.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Tell', 'Zoé']);
    expect(names()).toHaveLength(1);
    await user.type(search, ' absent');
    expect(screen.getByText('Nothing contains ‘zoe tell absent’.').getAttribute('role')).toBe('status');
  });

  it.each([
    ['Briefs 2', ['Packaging budget', 'Energy for two plants']],
    ['Saved views 1', ['Small and fast']],
    ['Stars 1', ['Packaging-free e-commerce']],
  ])('shows one kind under %s', async (tab, rows) => {
    const { user, screen, names } = await renderLibrary();
    await user.click(screen.getByRole('tab', { name: tab }));
    expect(names()).toEqual(rows);
  });

  it('opens a view and the card of a topic', async () => {
    const { user, screen, platform } = await renderLibrary();
    await user.click(screen.getByRole('button', { name: 'Packaging-free e-commerce' }));
    expect(platform.navigator.path).toBe('/library/1?topic_id=1203');
    expect(platform.tracker.payloads('clicked_on_topic')[0]).toMatchObject({ source: 'library' });
    await user.click(screen.getByRole('button', { name: 'Small and fast' }));
    expect(platform.navigator.path).toBe('/data/1?status=3');
  });

  it('leads to the brief with its topics and texts', async () => {
    const { user, screen, platform } = await renderLibrary();
    await user.click(screen.getByRole('button', { name: 'Packaging budget' }));
    expect(platform.navigator.path).toMatch(/^\/brief\/1\?topic=1203&title=Packaging/);
  });

  it.each([
    ['brief', 'Packaging budget'],
    ['saved view', 'Small and fast'],
  ])('renames a %s', async (noun, name) => {
    const { user, screen, choose, names } = await renderLibrary();
    await choose(`More for ${name}`, 'Rename');
    const field = screen.getByRole('textbox', { name: `Name of the ${noun}` });
    await user.clear(field);
    await user.type(field, 'Another name{Enter}');
    expect(names()).toContain('Another name');
    expect(names()).not.toContain(name);
  });

  it.each([
    ['More for Packaging budget', 'Remove', 'Briefs 1'],
    ['More for Small and fast', 'Remove', 'Saved views 0'],
    ['More for Packaging-free e-commerce', 'Remove the note', 'Notes 1'],
    ['More for Packaging-free e-commerce', 'Remove the star', 'Stars 0'],
  ])('%s: %s, and undo brings it back', async (menu, item, left) => {
    const { screen, undo, choose } = await renderLibrary();
    await choose(menu, item);
    expect(screen.getByRole('tab', { name: left })).toBeTruthy();
    await undo();
    expect(screen.queryByRole('tab', { name: left })).toBeNull();
    expect(screen.getByRole('tab', { name: 'All 5' })).toBeTruthy();
  });

  it('keeps the note of a topic that is no longer in the data', async () => {
    const gone = aNote('Still of use.', NEW, { type: 'topic', id: entityId('9') });
    const { screen } = await renderLibrary({ notes: [gone] });
    expect(screen.getByText('Still of use.')).toBeTruthy();
    const name = screen.getByRole('button', { name: 'Topic 9, no longer in the data' });
    expect(name.getAttribute('aria-disabled')).toBe('true');
  });

  it('has pinned questions and starred insights, of which only the star is removed', async () => {
    const { names, platform, choose } = await renderLibrary({
      views: [aView({ name: 'Which grow fastest?', address: '/reneAI/1?q=%7B%7D' })],
      insights: [
        { id: 'Claims need proof', isRead: true, isStarred: true, changedAt: NEW },
        { id: 'Read only', isRead: true, isStarred: false, changedAt: NEW },
      ],
    });
    expect(new Set(names())).toEqual(new Set(['Claims need proof', 'Which grow fastest?']));
    await choose('More for Claims need proof', 'Remove the star');
    expect(names()).toEqual(['Which grow fastest?']);
    expect(platform.get(OpenLibrary).records?.insights.map(({ isRead }) => isRead)).toEqual([true, true]);
  });

  it('says what it is for while it is empty, and still imports', async () => {
    const { user, screen } = await renderLibrary({});
    expect(screen.getByRole('region', { name: 'Your library is empty' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Explore my data' }).getAttribute('href')).toBe('/data/1');
    await user.click(screen.getByRole('button', { name: 'Save or load' }));
    expect(await screen.findByRole('dialog', { name: 'My library' })).toBeTruthy();
  });
});
