import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import type { LibraryScope } from '../../../src/application/library/personal-library';
import { OpenLibrary } from '../../../src/application/library/open-library';
import type { ProjectLibrary, VisitSnapshot } from '../../../src/domain/library/library-record';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import { IMPORTANT, UNDECIDED } from '../../../src/domain/topic/topic-status';
import { LibraryScreen } from '../../../src/ui/library/library-screen';
import { aDraft, aNote, aView, A_TOPIC, A_TREND } from '../../builders/library-mother';
import { aSow } from '../../builders/sow-mother';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { scopeOf } from '../../application/library/library-platform';
import type { FakeLibrary } from '../../fakes/fake-library';
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

const OTHER: SowId = entityId('2');

function aSeenVisit(name: string): VisitSnapshot {
  const { id, quadrant } = aTopic({ id: entityId('1203') });
  const unknown = { growth: null, averageSizing: null, drivers: null, status: null };
  return { id: 'latest', changedAt: OLD, topics: [{ id, name, quadrant: quadrant.code, ...unknown }] };
}

/** @param fillOther puts records into another project before the screen opens */
async function renderLibrary(
  records: Partial<ProjectLibrary> = RECORDS,
  fillOther: (library: FakeLibrary, other: LibraryScope) => Promise<void> = async () => {},
) {
  const rendered = await renderScreen(LibraryScreen, '/library/:sowId', {
    path: '/library/1',
    prepare: (platform) => {
      platform.sows.sows = [aSow(), aSow({ id: OTHER, name: 'Mobility' })];
      void fillOther(platform.library, scopeOf(OTHER));
      platform.signals.trendsOfSow.set(OTHER, [aTrend({ id: entityId(A_TREND.id), name: 'Curbs for rent' })]);
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
  const names = (section: string) =>
    within(screen.getByRole('region', { name: section }))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('[dir]')?.textContent);
  const choose = async (menu: string, item: string) => {
    await rendered.user.click(screen.getByRole('button', { name: menu }));
    await rendered.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...rendered, undo, names, choose };
}

function briefNames(screen: RenderedScreen) {
  return within(screen.getByRole('region', { name: 'Briefs' }))
    .getAllByRole('button', { name: /^(?!More)/ })
    .map(({ textContent }) => textContent);
}

type RenderedScreen = Awaited<ReturnType<typeof renderLibrary>>['screen'];

describe('the library', () => {
  it('has briefs, marks and views with their counts, the newest first', async () => {
    const { screen, names } = await renderLibrary();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All 6',
      'Briefs 2',
      'Saved views 1',
      'Notes 2',
      'Stars 1',
      'Questions 0',
      'Decisions 0',
      'Conclusions 0',
    ]);
    expect(briefNames(screen)).toEqual(['Packaging budget', 'Energy for two plants']);
    expect(names('Saved views')).toEqual(['Small and fast']);
    const rows = within(screen.getByRole('table', { name: 'Notes and stars' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.textContent).toContain('Packaging-free e-commerce');
    expect(rows[0]?.textContent).toContain('Packaging budget');
    expect(rows[0]?.textContent).toContain('Ask logistics for a drop test.');
  });

  it('searches the texts of all kinds, whatever their case and accents', async () => {
    const { user, screen } = await renderLibrary();
    const search = screen.getByRole('searchbox', { name: 'Search your library' });
    await user.type(search, 'zoe tell');
    const note = screen.getByTitle('Tell Zoé.');
    expect([...note.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Tell', 'Zoé']);
    expect(screen.queryByRole('region', { name: 'Briefs' })).toBeNull();
    await user.type(search, ' absent');
    expect(screen.getByText('Nothing has ‘zoe tell absent’.').getAttribute('role')).toBe('status');
  });

  it.each([
    ['Briefs 2', ['Briefs']],
    ['Saved views 1', ['Saved views']],
    ['Notes 2', ['Notes and stars']],
    ['Stars 1', ['Notes and stars']],
  ])('shows one kind under %s', async (tab, sections) => {
    const { user, screen } = await renderLibrary();
    await user.click(screen.getByRole('tab', { name: tab }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(sections);
  });

  it('opens a brief, a view and the card of a topic', async () => {
    const { user, screen, platform } = await renderLibrary();
    await user.click(screen.getByRole('button', { name: 'Packaging-free e-commerce' }));
    expect(platform.navigator.path).toBe('/library/1?topic_id=1203');
    expect(platform.tracker.payloads('clicked_on_topic')[0]).toMatchObject({ source: 'library' });
    await user.click(screen.getByRole('button', { name: /^Small and fast/ }));
    expect(platform.navigator.path).toBe('/data/1?status=3');
  });

  it('leads to the brief with its topics and texts', async () => {
    const { user, screen, platform } = await renderLibrary();
    await user.click(screen.getByRole('button', { name: 'Packaging budget' }));
    expect(platform.navigator.path).toMatch(/^\/brief\/1\?topic=1203&title=Packaging/);
  });

  it.each([
    ['brief', 'Packaging budget', 'Briefs'],
    ['view', 'Small and fast', 'Saved views'],
  ])('renames a %s', async (noun, name, section) => {
    const { user, screen, choose } = await renderLibrary();
    await choose(`More for the ${noun} ${name}`, 'Rename');
    const field = screen.getByRole('textbox', { name: `Name of the ${noun}` });
    await user.clear(field);
    await user.type(field, 'Another name{Enter}');
    const list = within(screen.getByRole('region', { name: section }));
    expect(list.getByRole('button', { name: /^Another name/ })).toBeTruthy();
  });

  it.each([
    ['More for the brief Packaging budget', 'Remove', 'Briefs 1'],
    ['More for the view Small and fast', 'Remove', 'Saved views 0'],
    ['More for Packaging-free e-commerce', 'Remove the note', 'Notes 1'],
    ['More for Packaging-free e-commerce', 'Remove the star', 'Stars 0'],
  ])('%s: %s, and undo brings it back', async (menu, item, left) => {
    const { screen, undo, choose } = await renderLibrary();
    await choose(menu, item);
    expect(screen.getByRole('tab', { name: left })).toBeTruthy();
    await undo();
    expect(screen.getByRole('tab', { name: 'All 6' })).toBeTruthy();
  });

  it('keeps the note of a topic that is no longer in the data', async () => {
    const gone = aNote('Still of use.', NEW, { type: 'topic', id: entityId('9') });
    const { screen } = await renderLibrary({ notes: [gone] });
    expect(screen.getByText('Still of use.')).toBeTruthy();
    const name = screen.getByRole('button', { name: 'Topic 9, no longer in the data' });
    expect(name.getAttribute('aria-disabled')).toBe('true');
  });

  it('has pinned questions, conclusions and decided topics as groups of their own', async () => {
    const { user, screen, platform, names } = await renderLibrary({
      views: [aView({ name: 'Which grow fastest?', address: '/reneAI/1?q=%7B%7D' })],
      conclusions: [{ id: 'Zero-waste kitchen', verdict: 'Pursue', text: 'Start small.', changedAt: NEW }],
      notes: [aNote('It pays back.', NEW)],
      insights: [
        { id: 'Claims need proof', isRead: true, isStarred: true, changedAt: NEW },
        { id: 'Read only', isRead: true, isStarred: false, changedAt: NEW },
      ],
    });
    expect(names('Starred insights')).toEqual(['Claims need proof']);
    expect(names('Pinned questions')).toEqual(['Which grow fastest?']);
    await act(async () => {
      platform.get(TopicStatusStore).hear([[entityId('1203'), IMPORTANT]]);
      await settle();
    });
    const decided = within(screen.getByRole('table', { name: 'Decisions' }));
    expect(decided.getByText('It pays back.')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'All 5' })).toBeTruthy();
    const foot = screen.getByText('4 items, kept in this browser.').parentElement;
    expect(foot?.textContent).toContain('Decisions belong to the project and are not in the export.');
    await user.click(screen.getByRole('button', { name: /^Zero-waste kitchen Pursue: Start small/ }));
    expect(platform.navigator.path).toBe('/platforms/1?platform=Zero-waste%20kitchen');
  });

  it('shows what the user has in other projects, and changes it there', async () => {
    const { user, screen, platform, choose, undo } = await renderLibrary(RECORDS, async (library, scope) => {
      await library.put(scope, 'notes', aNote('Ask the fleet.', OLD));
      await library.put(scope, 'notes', aNote('Ask the city.', OLD, A_TREND));
      await library.put(scope, 'visits', aSeenVisit('Robot taxis'));
    });
    const pickProject = async (menu: string, name: RegExp) => {
      await user.click(screen.getByRole('button', { name: menu }));
      await user.click(await screen.findByRole('menuitemradio', { name }));
    };
    await pickProject('Project: Consumer Goods 2035', /^Mobility/);
    expect(screen.getByRole('tab', { name: 'All 2' })).toBeTruthy();
    expect(screen.getByText('2 items, kept in this browser.').parentElement?.textContent).not.toContain('Decisions');
    expect(screen.queryByTitle('Ask logistics for a drop test.')).toBeNull();
    expect(await screen.findByRole('row', { name: /Curbs for rent.*Ask the city/ })).toBeTruthy();
    await pickProject('Project: Mobility', /^All projects/);
    expect(screen.getByTitle('Ask logistics for a drop test.')).toBeTruthy();
    expect(screen.getByTitle('Ask the fleet.')).toBeTruthy();
    await choose('More for Robot taxis', 'Remove the note');
    expect(screen.queryByTitle('Ask the fleet.')).toBeNull();
    await undo();
    await user.click(screen.getByRole('button', { name: 'Robot taxis' }));
    expect(platform.navigator.path).toBe('/data/2?topic_id=1203');
  });

  it('says what it is for while it is empty, and still imports', async () => {
    const { user, screen } = await renderLibrary({});
    expect(screen.getByRole('region', { name: 'Your library is empty' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Explore my data' }).getAttribute('href')).toBe('/data/1');
    await user.click(screen.getByRole('button', { name: 'Export or import' }));
    expect(await screen.findByRole('dialog', { name: 'My library' })).toBeTruthy();
  });
});
