import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceProfile } from '../../../src/domain/evidence/evidence-profile';
import {
  documentShare,
  evidenceAge,
  evidenceWords,
  publisherShare,
  type ProjectEvidence,
} from '../../../src/domain/evidence/evidence-words';
import { otherTopicsOf, sourceUse } from '../../../src/domain/topic/source-use';
import type { TopicSource } from '../../../src/domain/topic/topic';

const source = (url: string | null, internalClassification: string | null = 'Research'): TopicSource => ({
  title: 'A source',
  url,
  internalClassification,
});

const said = (sources: readonly TopicSource[], project: ProjectEvidence | null = null) =>
  evidenceWords(evidenceProfile(sources, null), project);

describe('the words of evidence', () => {
  it('say how the sources are spread, and where they lead', () => {
    const sources = [
      source('https://openalex.org/1'),
      source('https://eur-lex.europa.eu/1', 'Regulation'),
      source('https://wrap.ngo/', 'NGO'),
      source('https://emf.org/', 'NGO'),
    ];
    const project = { kinds: ['Research', 'Standard'], sharedCount: 4 };
    expect(said(sources, project)).toEqual({
      headline: 'Four publishers, none with more than one source.',
      text: 'Two of the four lead to a front page, not to a document. All four also stand behind other topics: where those agree, that is not independent evidence.',
    });
    expect(documentShare(evidenceProfile(sources, null))).toBe('2 lead to a front page');
    expect(publisherShare(evidenceProfile(sources, null))).toBe('none has more than one');
  });

  it('call thin evidence thin, with the kinds that are missing', () => {
    const sources = ['openalex.org/1', 'openalex.org/2', 'iea.org/1', 'iea.org/2'].map((path) =>
      source(`https://${path}`),
    );
    const project = { kinds: ['NGO', 'Research', 'Regulation', 'Statistics', 'Standard'], sharedCount: 1 };
    expect(said(sources, project)).toEqual({
      headline: 'Thin evidence: four sources of one kind, from two publishers.',
      text: 'No NGO, regulation or statistics is among them. One of the four also stands behind other topics: where those agree, that is not independent evidence.',
    });
    expect(publisherShare(evidenceProfile(sources, null))).toBe('each has 2 of the 4');
  });

  it.each([
    [['iea.org/1', 'iea.org/2', 'iea.org/3'], 'A single publisher: all three sources come from iea.org.'],
    [['iea.org/1'], 'Thin evidence: a single source.'],
    [[null, null, null], 'Three sources without a web address.'],
    [['iea.org/1', null, null], 'One publisher is named: one of the three sources comes from iea.org.'],
  ])('of %j begin with "%s"', (paths, headline) => {
    expect(said(paths.map((path) => source(path === null ? null : `https://${path}`))).headline).toBe(headline);
  });

  it('name the largest publisher', () => {
    const kinds = ['A', 'B', 'C', 'D', 'E'];
    const sources = ['a.org/1', 'a.org/2', 'a.org/3', 'b.org/1', 'c.org/1'].map((path, index) =>
      source(`https://${path}`, kinds[index]),
    );
    expect(said(sources).headline).toBe('Three publishers; a.org has three of the five sources.');
    expect(publisherShare(evidenceProfile(sources, null))).toBe('the largest has 3 of 5, 60 %');
    expect(documentShare(evidenceProfile(sources, null))).toBe('each leads to a document');
    expect(said([]).headline).toBe('');
  });

  const of = (paths: readonly string[], kinds: readonly string[]) =>
    paths.map((path, index) => source(`https://${path}`, kinds[index % kinds.length]));

  it('name publishers of the same size together', () => {
    const even = of(['a.org/1', 'b.org/1', 'a.org/2', 'b.org/2'], ['A', 'B']);
    expect(said(even).headline).toBe('Two publishers with two sources each.');
    expect(said(even).text).toBe('');
  });

  it('say "of one kind" only where it is one', () => {
    expect(said(of(['a.org/1', 'b.org/1'], ['A', 'B'])).headline).toBe(
      'Thin evidence: two sources, from two publishers.',
    );
    expect(said(of(['a.org/1', 'b.org/1'], ['A'])).headline).toBe(
      'Thin evidence: two sources of one kind, from two publishers.',
    );
  });

  it.each([
    [['a.org/'], 'It leads to a front page, not to a document.'],
    [['a.org/', 'b.org/'], 'Both lead to a front page, not to a document.'],
    [['a.org/', 'b.org/1', 'c.org/1'], 'One of the three leads to a front page, not to a document.'],
  ])('say of %j: %s', (paths, text) => expect(said(of(paths, ['A', 'B', 'C'])).text).toBe(text));

  it('name missing kinds of thin evidence alone, abbreviations as they are', () => {
    const thin = of(['a.org/1', 'b.org/1'], ['Research']);
    const textOf = (kinds: readonly string[]) => said(thin, { kinds, sharedCount: 0 }).text;
    expect(textOf(['Research', 'NGO'])).toBe('No NGO is among them.');
    expect(textOf(['Research', 'Standard', 'Press'])).toBe('No standard or press is among them.');
    expect(textOf(['Research'])).toBe('');
    const enough = of(['a.org/1', 'b.org/1', 'c.org/1'], ['Research', 'Press']);
    expect(said(enough, { kinds: ['NGO'], sharedCount: 0 }).text).toBe('');
  });

  it('say where addresses are missing, and whose the only one is', () => {
    const [known, unknown] = [source('https://a.org/1'), source(null)];
    expect(documentShare(evidenceProfile([known, unknown, unknown], null))).toBe('2 without a web address');
    expect(documentShare(evidenceProfile([source('https://a.org/'), known], null))).toBe('1 leads to a front page');
    expect(publisherShare(evidenceProfile([known], null))).toBe('a.org');
    expect(publisherShare(evidenceProfile([unknown], null))).toBe('no web address is given');
  });

  it.each([
    ['2026-09-14', '2026-09-15', '1 day before the data'],
    ['2026-09-15', '2026-09-14', '1 day after the data'],
    ['2026-09-15T23:00:00Z', '2026-09-15', 'on the day of the data'],
    ['2026-07-18', '2026-09-15', '59 days before the data'],
    ['2026-07-17', '2026-09-15', '2 months before the data'],
    ['2024-10-15', '2026-09-15', '23 months before the data'],
    ['2024-09-15', '2026-09-15', '2 years before the data'],
    [null, '2026-09-15', null],
    ['2026-09-15', null, null],
    ['soon', '2026-09-15', null],
    ['on 2026-09-15', '2026-09-15', null],
    ['2026-09-1', '2026-09-15', null],
    ['2026-99-99', '2026-09-15', null],
  ])('are %s for data of %s: %s', (updated, loaded, age) => expect(evidenceAge(updated, loaded)).toBe(age));

  it('warn exactly where the evidence is thin', () => {
    const anySource = fc
      .record({ host: fc.constantFrom('a.org', 'b.org', 'c.org'), kind: fc.constantFrom('A', 'B') })
      .map(({ host, kind }) => source(`https://${host}/1`, kind));
    fc.assert(
      fc.property(fc.array(anySource, { minLength: 1 }), (sources) => {
        const warns = /^(Thin evidence|A single publisher)/.test(said(sources).headline);
        expect(warns).toBe(evidenceProfile(sources, null).isThin);
      }),
    );
  });
});

describe('the age of the evidence', () => {
  it.each([
    ['2026-09-14', '2026-09-30', '16 days before the data'],
    ['2026-09-29T22:00:00Z', '2026-09-30', '1 day before the data'],
    ['2026-09-30', '2026-09-30', 'on the day of the data'],
    ['2026-10-03', '2026-09-30', '3 days after the data'],
    ['2026-05-01', '2026-09-30', '5 months before the data'],
    ['2023-05-01', '2026-09-30', '3 years before the data'],
    [null, '2026-09-30', null],
    ['soon', '2026-09-30', null],
  ])('of a list of %s with data of %s is %s', (updated, loaded, words) =>
    expect(evidenceAge(updated, loaded)).toBe(words),
  );
});

describe('the use of sources in a project', () => {
  it('counts the topics of each source, once for each topic', () => {
    const use = sourceUse([
      { sources: [source('https://iea.org/1'), source('http://www.iea.org/1/')], lastUpdated: null },
      { sources: [source('https://iea.org/1'), source('https://b.org/1', 'NGO')], lastUpdated: null },
    ]);
    expect(use.kinds).toEqual(['Research', 'NGO']);
    expect(otherTopicsOf('https://iea.org/1', use)).toBe(1);
    expect(otherTopicsOf('https://b.org/1', use)).toBe(0);
    expect(otherTopicsOf('https://new.org/1', use)).toBe(0);
    expect(otherTopicsOf(null, use)).toBeNull();
  });
});
