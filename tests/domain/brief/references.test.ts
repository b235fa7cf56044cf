import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberReferences, printedSource, type Mentions } from '../../../src/domain/brief/references';

const address = fc.constantFrom(
  'https://a.example/1',
  'https://b.example/2',
  'https://c.example/3',
  'not a link',
  '',
  ' ',
);
const url = fc.option(address);
const mentions: fc.Arbitrary<Mentions> = fc.record({
  dataPoints: fc.array(fc.record({ sourceUrl: url }), { maxLength: 2 }),
  sources: fc.array(
    fc.record({
      title: fc.constantFrom('One', 'Two', 'Three', ''),
      url,
      internalClassification: fc.option(fc.constantFrom('Research', 'NGO')),
    }),
    { maxLength: 6 },
  ),
});

describe('the numbers of sources', () => {
  it('count from 1 without gaps, each address once, in the order of the first mention', () => {
    fc.assert(
      fc.property(fc.array(mentions, { maxLength: 8 }), (topics) => {
        const { references, byTopic } = numberReferences(topics);
        expect(references.map(({ number }) => number)).toEqual(references.map((_, index) => index + 1));
        const addresses = references.flatMap((reference) => reference.url ?? []);
        expect(new Set(addresses).size).toBe(addresses.length);
        const met = byTopic.flatMap(({ dataPoints }, index) => [
          ...dataPoints.filter((number) => number !== null),
          ...(topics[index]?.sources ?? []).map((source) => numberOf(references, source)),
        ]);
        expect([...new Set(met)]).toEqual(references.map(({ number }) => number));
      }),
    );
  });

  it('lead from each data point and each topic to the entry with its address', () => {
    fc.assert(
      fc.property(fc.array(mentions, { maxLength: 8 }), (topics) => {
        const { references, byTopic } = numberReferences(topics);
        topics.forEach(({ dataPoints, sources }, index) => {
          const own = byTopic[index];
          dataPoints.forEach(({ sourceUrl }, at) => {
            const number = own?.dataPoints[at] ?? null;
            const wanted = sourceUrl?.trim() || null;
            expect(number === null ? null : references[number - 1]?.url).toBe(wanted);
          });
          const cited = new Set([
            ...(own?.dataPoints.filter((number) => number !== null) ?? []),
            ...sources.map((source) => numberOf(references, source)),
          ]);
          expect(own?.all).toEqual([...cited].sort((one, other) => one - other));
          for (const { number, topics: naming } of references)
            expect(naming.includes(index + 1)).toBe(cited.has(number));
        });
      }),
    );
  });

  it('have the first title that is met; an address that only data points name shows its host', () => {
    const { references } = numberReferences([
      { dataPoints: [{ sourceUrl: 'https://www.a.example/x' }, { sourceUrl: 'https://b.example/' }], sources: [] },
      {
        dataPoints: [],
        sources: [
          { title: 'First', url: 'https://b.example/', internalClassification: null },
          { title: 'Second', url: 'https://b.example/', internalClassification: 'NGO' },
        ],
      },
    ]);
    expect(references.map(({ title, classification, topics }) => [title, classification, topics])).toEqual([
      ['a.example', null, [1]],
      ['First', 'NGO', [1, 2]],
    ]);
  });

  it('are printed without the scheme of the address', () => {
    expect(printedSource('https://a.example/x')).toBe('a.example/x');
  });
});

function numberOf(references: ReturnType<typeof numberReferences>['references'], source: Mentions['sources'][number]) {
  const own = source.url?.trim() || null;
  const found = references.find(({ url: listed, title }) =>
    own === null ? listed === null && title === (source.title.trim() || 'Source without a title') : listed === own,
  );
  return found?.number ?? -1;
}
