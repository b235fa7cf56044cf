import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../../../src/application/search/search-source';
import { MiniSearchIndex } from '../../../src/infrastructure/search/mini-search-index';

function document(name: string, words = '', detail = ''): SearchDocument {
  return { key: name, name, detail, words };
}

async function anIndex(...documents: readonly SearchDocument[]) {
  const index = new MiniSearchIndex();
  await index.replaceDocuments(documents);
  return { index, find: (query: string) => index.search(query).map(({ key }) => key) };
}

describe('the search index', () => {
  it('finds nothing before it is filled, and nothing for a blank query', async () => {
    expect(new MiniSearchIndex().search('x')).toEqual([]);
    const { find } = await anIndex(document('Packaging'));
    expect(find('  ')).toEqual([]);
    expect(find(' . ')).toEqual([]);
  });

  it.each([
    ['the start of a word', 'pack'],
    ['the inside of a word', 'kaging'],
    ['a typing error', 'packagng'],
    ['capitals', 'PACKAGING'],
    ['two words in any order', 'plastic pack'],
    ['a word of the description', 'alginate'],
    ['where it belongs', 'circular'],
  ])('finds a name by %s', async (_by, query) => {
    const { find } = await anIndex(
      document('Packaging without plastic', 'Films cast from alginate.', 'Circular materials'),
      document('Longer lives'),
    );
    expect(find(query)).toEqual(['Packaging without plastic']);
  });

  it('finds names with accents by plain letters, and names in other scripts', async () => {
    const { find } = await anIndex(document('René AI'), document('עברית'), document('循環型素材'));
    expect(find('rene')).toEqual(['René AI']);
    expect(find('עבר')).toEqual(['עברית']);
    expect(find('環型素')).toEqual(['循環型素材']);
  });

  it.each([
    ['Wärmepumpen', 'waermepumpen'],
    ['Waermepumpen', 'wärmepumpen'],
    ['Wärmepumpen', 'warmepumpen'],
    ['Wa\u0308rmepumpen', 'waerme'],
    ['Straßenbau', 'strassenbau'],
    ['Strassenbau', 'straße'],
  ])('finds umlauts and ß in either spelling, in names and descriptions: %s by %s', async (written, typed) => {
    const { find } = await anIndex(document(written), document('Heating', `About ${written}.`), document('Other'));
    expect(find(typed)).toEqual([written, 'Heating']);
  });

  it.each([
    ['the heat', ['Heat pumps']],
    ['what', ['What changed']],
    ['the', []],
    ['und für', []],
  ])('leaves out words that are in nearly every text, unless a name begins with them: %s', async (typed, found) => {
    const { find } = await anIndex(
      document('Heat pumps', 'What the heat is for.'),
      document('Synthetic fibre', 'Und für was.'),
      document('What changed'),
    );
    expect(find(typed)).toEqual(found);
  });

  it('finds after those with every word of three or more also those with more than half of them', async () => {
    const { find } = await anIndex(
      document('Electric cars'),
      document('Electric vehicle charging'),
      document('Depots', 'Charging of an electric van at night.'),
    );
    expect(find('electric van charging')).toEqual(['Depots', 'Electric vehicle charging']);
    expect(find('electric van')).toEqual(['Depots']);
  });

  it('puts a name before a description, and the start of a word before its inside', async () => {
    const { find } = await anIndex(
      document('Unpacked goods'),
      document('Logistics', 'How goods are packed.'),
      document('Packed lunches'),
    );
    expect(find('pack')[0]).toBe('Packed lunches');
    expect(find('packed').at(-1)).toBe('Logistics');
  });

  it('finds names, and only these, before the descriptions are indexed, in the order of afterwards', async () => {
    const index = new MiniSearchIndex();
    const names = () => index.search('plast').map(({ key }) => key);
    const indexed = index.replaceDocuments([
      document('Thermoplastics'),
      document('Plant-based dairy', 'Sold in plastic.'),
      document('Microplastic limits'),
      document('Less plastic'),
    ]);
    expect(names()).toEqual(['Less plastic', 'Thermoplastics', 'Microplastic limits']);
    await indexed;
    expect(names()).toEqual(['Less plastic', 'Thermoplastics', 'Microplastic limits', 'Plant-based dairy']);
  });

  it('finds a page by a name that is not shown', async () => {
    const { find } = await anIndex(
      { ...document('AI assistant'), otherNames: ['René AI'] },
      document('Packed lunches'),
    );
    expect(find('rene ai')).toEqual(['AI assistant']);
  });

  it('wants every word', async () => {
    const { find } = await anIndex(document('Data platform'), document('Data lake'));
    expect(find('data lake')).toEqual(['Data lake']);
  });

  it('holds exactly the documents of the last call', async () => {
    const { index, find } = await anIndex(document('Old'), document('Kept'), document('Changed', 'before'));
    await index.replaceDocuments([document('Kept'), document('Changed', 'after'), document('New')]);
    expect(find('old')).toEqual([]);
    expect(find('before')).toEqual([]);
    expect(find('after')).toEqual(['Changed']);
    expect(find('kept')).toEqual(['Kept']);
    expect(find('new')).toEqual(['New']);
  });

  it('is overtaken by a newer call', async () => {
    const index = new MiniSearchIndex();
    await Promise.all([
      index.replaceDocuments([document('First')]),
      index.replaceDocuments([document('Second')]),
      index.replaceDocuments([document('Third')]),
    ]);
    expect(index.search('second')).toEqual([]);
    expect(index.search('first')).toEqual([]);
    expect(index.search('third')).toHaveLength(1);
  });

  const moment = () => new Promise((resolve) => setTimeout(resolve));
  /** Longer than what is indexed without a pause. */
  const long = (name: string) => document(name, `${name} ${'filler '.repeat(2000)} wanted`);

  it('finds by texts only when all of them are indexed, also where an earlier call is overtaken', async () => {
    const index = new MiniSearchIndex();
    const overtaken = index.replaceDocuments(['a', 'b', 'c'].map(long));
    await moment();
    const newer = index.replaceDocuments(['a', 'b', 'd', 'e'].map(long));
    const found: number[] = [];
    const watch = setInterval(() => found.push(index.search('wanted').length));
    await Promise.all([overtaken, newer]);
    clearInterval(watch);
    expect([found.length > 0, found.filter((count) => count > 0)]).toEqual([true, []]);
    expect(index.search('wanted')).toHaveLength(4);
  });

  it('is what the last call says, whatever came before it and whenever', async () => {
    const all = ['apple', 'birch', 'cedar', 'dahlia'];
    const names = fc.oneof(fc.constant<string[]>([]), fc.constant(all), fc.shuffledSubarray(all));
    const calls = fc.array(fc.record({ names, pauses: fc.nat({ max: 3 }) }), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(calls, async (each) => {
        const index = new MiniSearchIndex();
        const works: Promise<void>[] = [];
        for (const { names: now, pauses } of each) {
          works.push(index.replaceDocuments(now.map(long)));
          for (let pause = 0; pause < pauses; pause += 1) await moment();
        }
        await Promise.all(works);
        const found = index.search('wanted').map(({ key }) => key);
        expect(found.toSorted()).toEqual(each.at(-1)?.names.toSorted());
      }),
      { examples: [[[all, [], all].map((each, at) => ({ names: each, pauses: at === 0 ? 2 : 0 }))]] },
    );
  });

  it('takes a document that comes twice once', async () => {
    const { find } = await anIndex(document('Twin'), document('Twin'));
    expect(find('twin')).toEqual(['Twin']);
  });
});
