import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AskStore } from '../../../src/application/ask/ask.store';
import { settle } from '../../fakes/settle';
import { isWithout } from '../../fakes/is-without';
import { aSearch } from './a-search';

describe.skipIf(isWithout('platforms', 'foresight', 'ask'))('parts of a query in the search', () => {
  async function anAskedSearch() {
    const found = await aSearch({ reneAI: true });
    found.search.prepareIndex();
    await settle();
    const ask = found.platform.get(AskStore);
    return { ...found, ask };
  }

  it.each([
    ['undecided', { conditions: [{ kind: 'status', statuses: [0], not: false }] }],
    ['fastest growing', { order: { figure: 'growth', ascending: false } }],
  ])('%s is one, which opens in Ask', async (words, query) => {
    const { search, rows, ask, platform } = await anAskedSearch();
    search.setQuery(words);
    const part = search.results.find(({ kind }) => kind === 'part');
    if (part === undefined) throw new Error(rows().join());
    search.open(part);
    expect(platform.navigator.path).toMatch(/^\/reneAI\/1\?query=/);
    expect(ask.asked.query).toMatchObject(query);
    expect(ask.words).toBe('');
  });

  it('and the row that opens Ask stand behind what is called so, whatever the words may mean', async () => {
    const { search } = await anAskedSearch();
    for (const name of ['Topic map', 'list view', 'Drivers & Impact', 'Home', 'Log out']) {
      search.setQuery(name);
      expect(search.results[0]?.title.toLowerCase()).toBe(name.toLowerCase());
    }
  });

  it('stand behind what has the words in its name, without names of their own', async () => {
    const { search } = await anAskedSearch();
    search.setQuery('ocean');
    expect(search.results.map(({ kind }) => kind)).toEqual(['shift', 'platform', 'ask']);
  });

  it('stand beside one row that opens Ask with the words, which is no match', async () => {
    const { search, rows, ask, platform } = await anAskedSearch();
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (words) => {
        search.setQuery(words);
        expect(search.results.filter(({ kind }) => kind === 'ask')).toHaveLength(words.trim() === '' ? 0 : 1);
      }),
    );
    search.setQuery('strong signals that grow over 5 %');
    expect(search.results[0]?.kind).toBe('ask');
    search.setQuery(' zzz 99 ');
    expect([rows(), search.total]).toEqual([['ask: Search all texts for “zzz 99”'], 0]);
    const [handOver] = search.results;
    if (handOver === undefined) throw new Error('not found');
    search.open(handOver);
    expect(platform.navigator.path).toMatch(/^\/reneAI\/1\?query=/);
    expect(ask.asked.query.conditions).toEqual([{ kind: 'anywhere', words: ['zzz 99'], not: false }]);
  });
});
