import { describe, expect, it } from 'vitest';
import { AskedFacts } from '../../../src/application/query/asked-facts';
import { EVERY_TOPIC } from '../../../src/domain/query/query';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { RecentCardsStore } from '../../../src/application/flashcards/recent-cards.store';
import { ThemeStore } from '../../../src/application/shared/theme.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { aTopicItem } from '../../builders/carousel-item-mother';
import { aManifestation, anEmptyDeepdive } from '../../builders/deepdive-mother';
import { anInsight } from '../../builders/insight-mother';
import { aSow } from '../../builders/sow-mother';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { isWithout } from '../../fakes/is-without';
import { aSearch } from './a-search';

describe.skipIf(isWithout('platforms', 'foresight', 'ask'))('the search', () => {
  it('offers the pages and the actions before anything is typed', async ({ skip }) => {
    skip(isWithout());
    const { search, rows } = await aSearch();
    search.prepareIndex();
    await settle();
    expect(rows()).toEqual([
      'page: Home',
      'page: Data Explorer',
      'page: Review',
      'page: Platforms',
      'page: Foresight Feed',
      'page: My library',
      'page: What changed',
      'page: Compare',
      'page: Brief',
      'action: New brief',
      'action: Make a brief of all Important topics',
      'action: Imagine if: all Important topics',
      'action: Open your own data',
      'action: Show all keys',
      'action: Switch to dark theme',
      'action: Log out',
      'action: Share this page',
    ]);
  });

  it('finds topics, trends, shifts, platforms, insights and projects, names before texts', async () => {
    const { search, rows } = await aSearch();
    search.prepareIndex();
    await settle();
    search.setQuery('seaweed');
    expect(rows()).toEqual([
      'trend: Seaweed',
      'topic: Seaweed films',
      'project: Seaweed project',
      'shift: Oceans',
      'platform: Ocean kitchen',
      'insight: Kelp farms grow',
    ]);
    expect(search.results[0]?.detail).toBe('Circular materials');
    expect(search.results[1]?.detail).toBe('Next packaging materials');
  });

  it('shows the best of many and says how many there are', async () => {
    const { search } = await aSearch({ topicCount: 30 });
    search.prepareIndex();
    await settle();
    search.setQuery('seaweed');
    const found = search.sections.find(({ kind }) => kind === 'topic');
    expect(found?.results).toHaveLength(8);
    expect(found?.total).toBe(30);
    expect(found?.all?.title).toBe('Show all 30 topics');
    expect(search.total).toBe(35);
  });

  it('marks what the last load of the data brought', async () => {
    const { search, platform } = await aSearch();
    platform.sows.sows = [aSow({ newDiscoveries: [aTopicItem('1203')] })];
    await platform.get(WorkspaceStore).sow.reload();
    search.prepareIndex();
    await settle();
    search.setQuery('seaweed');
    expect(search.results.filter(({ isNew }) => isNew).map(({ title }) => title)).toEqual(['Seaweed films']);
  });

  it('goes on without the insights when these cannot be fetched, and stays on the page', async () => {
    const { search, platform, rows } = await aSearch();
    platform.insights.answers.fail('ofSow', 'server');
    search.prepareIndex();
    await settle();
    search.setQuery('kelp');
    expect(rows()).toEqual([]);
    expect(search.pending).toBe(false);
    expect(platform.navigator.path).toBe('/homepage/1');
    expect(platform.logger.errors.map(({ message }) => message)).toContain('Failed to fetch data:');
  });

  it('finds two insights of one title as the first of them', async () => {
    const { search, platform, rows } = await aSearch();
    platform.insights.everyInsight = [anInsight({ title: 'Kelp' }), anInsight({ title: 'Kelp' })];
    search.prepareIndex();
    await settle();
    search.setQuery('kelp');
    expect(rows()).toEqual(['insight: Kelp']);
  });

  it('makes its index when the search is about to be used, and only one', async () => {
    const { search, index } = await aSearch();
    expect(index.answers.count('hold')).toBe(0);
    search.prepareIndex();
    await settle();
    const made = index.answers.count('hold');
    search.prepareIndex();
    search.setQuery('x');
    search.setQuery('xy');
    await settle();
    expect(index.answers.count('hold')).toBe(made);
  });

  it('shows the words around a match in a description', async () => {
    const { search } = await aSearch();
    search.prepareIndex();
    await settle();
    search.setQuery('seaweed');
    expect(search.results.find(({ kind }) => kind === 'insight')?.excerpt).toMatch(/^More seaweed \./);
    expect(search.results.find(({ kind }) => kind === 'topic')?.excerpt).toBeUndefined();
  });

  it.each([
    ['Kilter Storage', 'startup: Kilter Storage'],
    ['sand battery', 'startup: Kilter Storage'],
    ['alimentarius', 'topic: Seaweed films'],
    ['patience', 'topic: Seaweed films'],
    ['seaweed films', 'insight: Kelp farms grow'],
  ])('finds start-ups, sources and own columns, and insights by what they are about: %s', async (words, found) => {
    const topic = aTopic({ own: { Region: 'Patience Bay' } });
    const source = { title: 'WHO: Codex Alimentarius', url: null, internalClassification: null };
    const startup = aManifestation({ name: 'Kilter Storage', product: 'Sand battery' });
    const { search, rows } = await aSearch({
      prepare: ({ signals }) => {
        signals.everyTopic = [topic];
        signals.evidence = async () => ({
          sources: new Map([[topic.id, { sources: [source], lastUpdated: null }]]),
          startups: new Map([[topic.id, [startup]]]),
        });
      },
    });
    search.prepareIndex();
    await settle();
    search.setQuery(words);
    expect(rows()).toContain(found);
  });

  it('finds start-ups where those of each topic are a request, without a word of Ask, and asks once', async () => {
    const startup = aManifestation({ name: 'Kilter Storage' });
    let asked = 0;
    const { platform, search, rows } = await aSearch({
      prepare: ({ topics: ofTopics }) =>
        (ofTopics.deepdive = async () => {
          asked += 1;
          return { ...anEmptyDeepdive(), manifestations: [startup] };
        }),
    });
    expect(asked).toBe(0);
    search.prepareIndex();
    await settle();
    search.setQuery('Kilter Storage');
    expect(rows()).toContain('startup: Kilter Storage');
    search.prepareIndex();
    await platform.get(AskedFacts).load({ ...EVERY_TOPIC, subject: 'startups' });
    await settle();
    expect(asked).toBe(1);
  });

  it('asks for no start-ups of thousands of topics, but finds those that Ask has asked for', async () => {
    const startup = aManifestation({ name: 'Kilter Storage' });
    let asked = 0;
    const { platform, search, rows } = await aSearch({
      topicCount: 501,
      prepare: ({ topics: ofTopics }) =>
        (ofTopics.deepdive = async () => {
          asked += 1;
          return { ...anEmptyDeepdive(), manifestations: [startup] };
        }),
    });
    search.prepareIndex();
    await settle();
    expect(asked).toBe(0);
    await platform.get(AskedFacts).load({ ...EVERY_TOPIC, subject: 'startups' });
    await settle();
    search.setQuery('Kilter Storage');
    expect(rows()).toContain('startup: Kilter Storage');
  });

  it('is pending until everything can be found', async () => {
    const { search, index } = await aSearch();
    const gate = index.answers.hold('hold');
    search.prepareIndex();
    expect(search.pending).toBe(true);
    gate.resolve();
    await settle();
    expect(search.pending).toBe(false);
  });

  it.each(['insights', 'platforms'] as const)('is pending while the %s are on their way', async (list) => {
    let arrive = (): void => {};
    const { search } = await aSearch({
      prepare: (platform) => {
        const gate = platform[list].answers.hold('ofSow');
        arrive = () => gate.resolve();
      },
    });
    search.prepareIndex();
    await settle();
    expect(search.pending).toBe(true);
    arrive();
    await settle();
    expect(search.pending).toBe(false);
  });

  it('tries again when the index could not be made', async () => {
    const { search, index, platform, rows } = await aSearch();
    index.answers.fail('hold');
    index.answers.fail('hold');
    search.prepareIndex();
    await settle();
    expect(platform.logger.errors.at(-1)?.message).toBe('Failed to prepare the search:');
    search.prepareIndex();
    await settle();
    search.setQuery('films');
    expect(rows()).toEqual(['topic: Seaweed films', 'platform: Ocean kitchen', 'insight: Kelp farms grow']);
  });

  it('follows the project', async () => {
    const { search, platform, rows } = await aSearch();
    search.prepareIndex();
    await settle();
    platform.get(WorkspaceStore).close();
    await settle();
    search.setQuery('seaweed');
    expect(rows().filter((row) => row.startsWith('project'))).toEqual([]);
  });
});

describe.skipIf(isWithout('platforms', 'foresight', 'ask'))('choosing a result', () => {
  it('opens a topic as a click from the search, and says nothing about what was typed', async () => {
    const { search, platform } = await aSearch();
    search.prepareIndex();
    await settle();
    search.setQuery('film');
    const [found] = search.results;
    if (found === undefined) throw new Error('nothing found');
    search.open(found);
    expect(platform.navigator.path).toBe('/homepage/1?topic_id=1203');
    const event = platform.tracker.events.at(-1);
    expect(event).toMatchObject({ name: 'clicked_on_topic', payload: { source: 'search' } });
    expect(JSON.stringify(event)).not.toMatch(/"film"/);
    expect(search.query).toBe('');
  });

  it.each([
    ['Oceans', '/homepage/1?shift=9'],
    ['Ocean kitchen', '/platforms/1?platform=Ocean%20kitchen'],
    ['Kelp farms grow', '/foresight/1?insight=Kelp%20farms%20grow'],
    ['Data Explorer', '/data/1'],
    ['Seaweed project', '/homepage/2'],
  ])('%s leads to %s', async (title, path) => {
    const { search, platform } = await aSearch();
    search.prepareIndex();
    await settle();
    search.setQuery(title);
    const found = search.results.find((result) => result.title === title);
    if (found === undefined) throw new Error('not found');
    search.open(found);
    expect(platform.navigator.path).toBe(path);
  });

  it('shows all in the lists of the explorer', async () => {
    const { search, platform } = await aSearch({ topicCount: 30 });
    search.prepareIndex();
    await settle();
    search.setQuery('seaweed');
    const all = search.results.find(({ kind }) => kind === 'all');
    if (all === undefined) throw new Error('not found');
    search.open(all);
    expect(platform.navigator.path).toMatch(/^\/data\/1\?tab=trendList&topicIds=(\d+\.){29}\d+$/);
  });

  it('finds the page of what changed, by the title of its tab too', async ({ skip }) => {
    skip(isWithout('discoveries'));
    const { search, platform } = await aSearch();
    search.prepareIndex();
    await settle();
    search.setQuery('what changed');
    const [found] = search.results;
    if (found === undefined) throw new Error('not found');
    search.open(found);
    expect(platform.navigator.path).toBe('/data-refresh/1');
  });

  it('runs an action', async () => {
    const { search, platform } = await aSearch();
    search.prepareIndex();
    await settle();
    const action = search.results.find(({ id }) => id === 'everywhere-theme');
    if (action === undefined) throw new Error('no action');
    search.open(action);
    expect(platform.get(ThemeStore).theme).toBe('dark');
  });
});

describe('recent results', () => {
  it('are the cards opened last, the newest on top, however they were opened', async () => {
    const { search, rows, platform } = await aSearch();
    await platform.get(OpenLibrary).load();
    platform.get(RecentCardsStore).start();
    search.prepareIndex();
    await settle();
    platform.navigator.go('/homepage/1?topic_id=1203');
    await settle();
    platform.clock.advance(1000);
    search.setQuery('Seaweed');
    const found = search.results.find(({ title }) => title === 'Seaweed');
    if (found) search.open(found);
    await settle();
    expect(rows().slice(0, 3)).toEqual(['trend: Seaweed', 'topic: Seaweed films', 'page: Home']);
  });
});
