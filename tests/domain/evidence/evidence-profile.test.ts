import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceProfile } from '../../../src/domain/evidence/evidence-profile';
import { sharedSources, isFrontPage, sourceAddress } from '../../../src/domain/topic/source-use';
import type { TopicSource } from '../../../src/domain/topic/topic';

export function source(url: string | null, kind: string | null = 'Research', title = url ?? 'Untitled'): TopicSource {
  return { title, url, internalClassification: kind };
}

describe('the address of a source', () => {
  it('is the same in all its spellings', () => {
    const spellings = ['https://www.oecd.org/a/', 'http://OECD.org/a', 'https://oecd.org/a#part'];
    expect(new Set(spellings.map(sourceAddress))).toEqual(new Set(['oecd.org/a']));
    expect(sourceAddress('https://oecd.org/a?b=1')).toBe('oecd.org/a?b=1');
    expect([null, 'a book', 'javascript:alert(1)'].map(sourceAddress)).toEqual([null, null, null]);
  });

  it('tells a front page from a document', () => {
    expect(['https://iea.org', 'https://iea.org/', 'https://www.iea.org/#top'].every(isFrontPage)).toBe(true);
    expect(['https://iea.org/reports', 'https://iea.org/?id=1', null].some(isFrontPage)).toBe(false);
  });
});

describe('an evidence profile', () => {
  it('counts publishers, kinds and front pages', () => {
    const sources = [
      source('https://iea.org/'),
      source('https://www.iea.org/reports'),
      source('https://eur-lex.europa.eu/1', 'Regulation'),
      source(null, null),
    ];
    expect(evidenceProfile(sources, '2026-09-14')).toEqual({
      count: 4,
      publishers: [
        { name: 'iea.org', count: 2 },
        { name: 'eur-lex.europa.eu', count: 1 },
      ],
      frontPages: 1,
      kinds: [
        { name: 'Research', documents: 1, frontPages: 1 },
        { name: 'Regulation', documents: 1, frontPages: 0 },
      ],
      lastUpdated: '2026-09-14',
      isThin: false,
      isOneKind: false,
    });
  });

  it.each([
    ['two sources', [source('https://a.org/1'), source('https://b.org/1', 'NGO')]],
    ['one publisher', [1, 2, 3].map((each) => source(`https://a.org/${each}`, `Kind ${each}`))],
    ['one kind', [1, 2, 3].map((each) => source(`https://${each}.org/1`))],
  ])('is thin with %s', (_what, sources) => expect(evidenceProfile(sources, null).isThin).toBe(true));

  it('counts every source once', () => {
    const anySource = fc
      .record({
        host: fc.constantFrom('a.org', 'b.org', 'www.b.org'),
        path: fc.constantFrom('', '/', '/x'),
        kind: fc.constantFrom('A', 'B'),
      })
      .map(({ host, path, kind }) => source(`https://${host}${path}`, kind));
    fc.assert(
      fc.property(fc.array(anySource), (sources) => {
        const { count, publishers, kinds, frontPages } = evidenceProfile(sources, null);
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        expect(sum(publishers.map((each) => each.count))).toBe(count);
        expect(sum(kinds.map((each) => each.documents + each.frontPages))).toBe(count);
        expect(sum(kinds.map((each) => each.frontPages))).toBe(frontPages);
      }),
    );
  });
});

describe('sources behind several topics', () => {
  const [a, b, c] = ['https://a.org/1', 'https://b.org/1', 'https://c.org/1'].map((url) => source(url)) as [
    TopicSource,
    TopicSource,
    TopicSource,
  ];

  it('are those that all have, once, as the first one names them', () => {
    const renamed = { ...b, title: 'Other title', url: 'http://www.b.org/1/' };
    expect(
      sharedSources([
        [a, b, b],
        [renamed, c],
        [c, renamed],
      ]),
    ).toEqual([b]);
  });

  it('are none of one topic, and none without an address', () => {
    expect(sharedSources([[a, b]])).toEqual([]);
    expect(sharedSources([[source(null)], [source(null)]])).toEqual([]);
  });
});
