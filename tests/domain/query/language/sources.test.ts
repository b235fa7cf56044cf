import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateQuery } from '../../../../src/domain/query/evaluate-query';
import type { QueryFacts } from '../../../../src/domain/query/query-facts';
import { nameOfRow } from '../../../../src/domain/query/row';
import type { Topic } from '../../../../src/domain/topic/topic';
import { segment } from '../../../../src/domain/query/language/segment';
import { EVERY_TOPIC } from '../../../../src/domain/query/query';
import { sourceUse } from '../../../../src/domain/topic/source-use';
import { SMALL_FACTS, smallProject } from './ask-project';

const source = (title: string, host: string) => ({
  title,
  url: `https://www.${host}/page`,
  internalClassification: 'Research',
});
const LISTS = [
  {
    sources: [source('NIST: digital identity', 'nist.gov'), source('WHO: healthy diet', 'who.int')],
    lastUpdated: null,
  },
  {
    sources: [source('Ember: power data', 'ember-energy.org'), source('Without a publisher', 'iea.org')],
    lastUpdated: null,
  },
];
const { publishers, kinds } = sourceUse(LISTS);
const facts: QueryFacts = {
  ...SMALL_FACTS,
  sources: new Map(SMALL_FACTS.topics.map(({ id }, at) => [id, LISTS[at % 2] ?? { sources: [], lastUpdated: null }])),
};
const project = smallProject({ facts, publishers, sourceClasses: kinds });
const conditionsOf = (sentence: string) => {
  const { query, open } = segment(sentence, EVERY_TOPIC, project);
  expect([sentence, open.map(({ words }) => words)]).toEqual([sentence, []]);
  return query.conditions;
};

describe('sources in a sentence', () => {
  it('are those of each publisher that is named, by its host, by its name in titles, or by the words of its initials', () => {
    const names = [
      ['nist', 'NIST'],
      ['who', 'WHO', 'World Health Organization', 'World Health Organisation'],
      ['ember-energy', 'Ember'],
      ['iea', 'IEA', 'International Energy Agency'],
    ] as const;
    const one = fc
      .constantFrom(...names)
      .chain(([host, ...said]) => fc.constantFrom(...said).map((name) => [host, name] as const));
    const lead = fc.constantFrom('topics with sources from', 'which topics cite', 'topics with a source of the');
    fc.assert(
      fc.property(
        lead,
        one,
        one,
        fc.constantFrom('or', 'or the', ','),
        (start, [first, name], [second, other], joint) => {
          const hosts = [...new Set([first, second])];
          expect(conditionsOf(`${start} ${name} ${joint} ${other}`)).toEqual([
            { kind: 'publisher', hosts, not: false },
          ]);
        },
      ),
    );
    expect(conditionsOf('topics with sources from NIST or the IEA')).toEqual([
      { kind: 'publisher', hosts: ['nist', 'iea'], not: false },
    ]);
  });

  it.each(['none of the sources is Research', 'no sources of the class Research', 'keine der Quellen ist Research'])(
    '%s: without a source of the class',
    (sentence) => expect(conditionsOf(sentence)).toEqual([{ kind: 'sourceClass', names: ['Research'], not: true }]),
  );

  it('gives a name to the host that most of its sources have', () => {
    const use = sourceUse([
      {
        sources: [source('WHO: one', 'who.int'), source('WHO: two', 'who.int'), source('WHO: copy', 'nih.gov')],
        lastUpdated: null,
      },
    ]);
    expect([...use.publishers]).toEqual([
      ['who', ['WHO']],
      ['nih', []],
    ]);
  });

  it('are asked for by their titles and days, and a publisher is no word of a question', () => {
    expect(conditionsOf('sources about a diet')).toEqual([{ kind: 'text', words: ['diet'], not: false }]);
    expect(conditionsOf('sources since 2024 about diets')).toEqual([
      { kind: 'dated', from: '2024-01-01', to: null, not: false },
      { kind: 'text', words: ['diets'], not: false },
    ]);
    for (const sentence of ['which sources does WHO have', 'Quellen der WHO'])
      expect(conditionsOf(sentence)).toEqual([{ kind: 'publisher', hosts: ['who'], not: false }]);
  });

  it('are the rows where they are asked for, each once, with all topics that cite it', () => {
    const titlesOf = (sentence: string): readonly string[] => {
      const { query, open } = segment(sentence, EVERY_TOPIC, project);
      expect([query.subject, open.length], sentence).toEqual(['sources', 0]);
      return evaluateQuery(query, project.facts).rows.map(nameOfRow);
    };
    const all = ['NIST: digital identity', 'WHO: healthy diet', 'Ember: power data', 'Without a publisher'];
    expect(titlesOf('all sources').toSorted()).toEqual(all.toSorted());
    expect(titlesOf('sources by NIST')).toEqual(['NIST: digital identity']);
    expect(titlesOf('sources of Barrier paper').length).toBeGreaterThan(0);
    const { query } = segment('sources of strong signals that are undecided', EVERY_TOPIC, project);
    expect(query.conditions.map(({ kind }) => kind)).toEqual(['rows']);
    const cited = (topic: Topic): boolean => topic.quadrant.code === 1 && topic.status === 0;
    const wanted = project.facts.topics
      .filter(cited)
      .flatMap(({ id }) => project.facts.sources.get(id)?.sources.map(({ title }) => title) ?? []);
    expect(titlesOf('sources of strong signals that are undecided').toSorted()).toEqual(
      [...new Set(wanted)].toSorted(),
    );
  });

  it.each([
    'most sources',
    'growth and sources',
    'topics by number of sources',
    'strong signals with many sources',
    'topics with sources from the IEA',
    'topics with more than 3 sources',
    'source titles of Heat pumps',
  ])('stay a figure or a text of topics: %s', (sentence) =>
    expect(segment(sentence, EVERY_TOPIC, project).query.subject).toBe('topics'),
  );
});
