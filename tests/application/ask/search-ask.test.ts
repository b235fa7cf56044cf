import { expect, it } from 'vitest';
import { AskAbout } from '../../../src/application/ask/ask-about';
import { AskSources } from '../../../src/application/query/ask-sources';
import { AskStore } from '../../../src/application/ask/ask.store';
import { SearchAsk } from '../../../src/application/ask/search-ask';
import { aSow } from '../../builders/sow-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

it('a part of the search filters the tab of the explorer that is open', async () => {
  const platform = new TestPlatform();
  platform.sows.sows = [aSow({ reneAI: true })];
  await platform.enter();
  const search = new SearchAsk(platform.get(AskSources), platform.get(AskAbout));
  search.load();
  await settle();
  const [part] = search.meanings('undecided')?.results ?? [];
  expect(part && search.filter(part, 'undecided')).toBe(true);
  expect(platform.navigator.path).toMatch(/^\/data\/1\?tab=trendList&query=.*status/);
  platform.navigator.go('/data/1?tab=opportunityMap');
  expect(part && search.filter(part, 'undecided')).toBe(true);
  expect(platform.navigator.path).toMatch(/^\/data\/1\?tab=opportunityMap&query=.*status/);
  expect(part && search.filter({ ...part, kind: 'topic' }, 'undecided')).toBe(false);
  expect(part && search.open(part, 'undecided')).toBe(true);
  expect([platform.navigator.path, platform.get(AskStore).asked.query.conditions.length]).toEqual([
    expect.stringMatching(/^\/reneAI\/1\?query=/),
    1,
  ]);
});

it('searches in all texts for words that mean no part', async () => {
  const platform = new TestPlatform();
  platform.sows.sows = [aSow({ reneAI: true })];
  await platform.enter();
  const search = new SearchAsk(platform.get(AskSources), platform.get(AskAbout));
  search.load();
  await settle();
  expect(search.handOver('kilter storage')?.results[0]?.title).toBe('Search all texts for “kilter storage”');
  expect(search.handOver('undecided')?.results[0]?.title).toBe('Open “undecided” in Ask');
  search.open({ kind: 'ask', id: 'words' }, 'kilter storage');
  expect(platform.get(AskStore).asked.query.conditions).toEqual([
    { kind: 'anywhere', words: ['kilter storage'], not: false },
  ]);
});
