import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../src/application/ask/answers/answer';
import { answerMarkdown } from '../../../../src/application/ask/answers/answer-text';
import { EVERY_TOPIC, type Condition, type Query } from '../../../../src/domain/query/query';
import { NO_FACTS, type QueryFacts } from '../../../../src/domain/query/query-facts';
import type { TopicSource } from '../../../../src/domain/topic/topic';
import { anInsight } from '../../../builders/insight-mother';
import { topics } from '../../../builders/topic-mother';

const HOSTS = ['who.int', 'iea.org', 'oecd.org'] as const;
const source = fc.record({
  title: fc.constantFrom('WHO: healthy diet', 'Grids', 'Packaging law'),
  url: fc.constantFrom(...HOSTS).map((host) => `https://www.${host}/page`),
  internalClassification: fc.constantFrom('Research', 'NGO', null),
}) satisfies fc.Arbitrary<TopicSource>;
const lists = fc.array(fc.array(source, { maxLength: 4 }), { minLength: 1, maxLength: 5 });

function factsOf(of: readonly (readonly TopicSource[])[]): QueryFacts {
  const all = topics(of.length);
  return {
    ...NO_FACTS,
    topics: all,
    sources: new Map(all.map(({ id }, at) => [id, { sources: of[at] ?? [], lastUpdated: `2026-0${at + 1}-01` }])),
  };
}
const asking = (...conditions: readonly Condition[]): Query => ({ ...EVERY_TOPIC, conditions });
const PUBLISHER: Condition = { kind: 'publisher', hosts: ['who'], not: false };
const CLASS: Condition = { kind: 'sourceClass', names: ['Research'], not: false };
const TITLE: Condition = { kind: 'said', about: 'source titles', words: ['packaging'], not: false };

describe('the sources of an answer', () => {
  it('are each of those that meet all that is asked of one, once, with all topics that cite it', () => {
    const asked = fc.subarray([PUBLISHER, CLASS, TITLE], { minLength: 1 });
    const isMet = ({ title, url, internalClassification }: TopicSource, { kind }: Condition): boolean =>
      kind === 'publisher'
        ? url?.includes('.who.int') === true || title.startsWith('WHO:')
        : kind === 'sourceClass'
          ? internalClassification === 'Research'
          : title === 'Packaging law';
    fc.assert(
      fc.property(lists, asked, (of, conditions) => {
        const facts = factsOf(of);
        const { sources, rows } = answerOf(asking(...conditions), facts);
        const names = rows.map((row) => (row.type === 'topic' ? row.topic.name : ''));
        const expected = new Map<string, Set<string>>();
        for (const [at, own] of of.entries())
          for (const each of own) {
            const name = `Topic ${at + 1}`;
            if (!names.includes(name) || !conditions.every((condition) => isMet(each, condition))) continue;
            const key = `${each.title} ${each.url}`;
            expected.set(key, (expected.get(key) ?? new Set()).add(name));
          }
        const found = sources.map(({ title, url, citedBy }) => [`${title} ${url}`, [...citedBy].sort()]);
        expect(Object.fromEntries(found)).toEqual(
          Object.fromEntries([...expected].map(([key, own]) => [key, [...own].sort()])),
        );
        expect(found).toHaveLength(expected.size);
      }),
    );
  });

  it('have publisher, class and the last day of review, and are copied with the answer', () => {
    const facts = factsOf([
      [{ title: 'WHO: diet', url: 'https://www.who.int/a', internalClassification: 'Research' }],
      [{ title: 'WHO: diet', url: 'https://www.who.int/a', internalClassification: null }],
    ]);
    const answer = answerOf(asking(PUBLISHER), facts);
    expect(answer.sources).toEqual([
      {
        title: 'WHO: diet',
        url: 'https://www.who.int/a',
        publisher: 'who.int',
        sourceClass: 'Research',
        day: 'Feb 1, 2026',
        citedBy: ['Topic 1', 'Topic 2'],
      },
    ]);
    expect(answerMarkdown(answer)).toContain('WHO: diet, who.int, reviewed Feb 1, 2026, cited by Topic 1 and Topic 2');
  });

  it('are none where nothing is asked of sources, or for rows without such a one', () => {
    const facts = factsOf([[{ title: 'Grids', url: 'https://iea.org/', internalClassification: null }]]);
    expect(answerOf(EVERY_TOPIC, facts).sources).toEqual([]);
    expect(answerOf(asking({ ...PUBLISHER, not: true }), facts).sources).toEqual([]);
    expect(answerOf({ ...EVERY_TOPIC, shown: ['sources'] }, facts).sources).toHaveLength(1);
  });

  it('are those of insights themselves', () => {
    const insight = anInsight({ sources: [{ title: 'WHO: diet', url: 'https://www.who.int/a', faviconUrl: null }] });
    const { sources } = answerOf({ ...asking(PUBLISHER), subject: 'insights' }, { ...NO_FACTS, insights: [insight] });
    expect(sources.map(({ citedBy }) => citedBy)).toEqual([[insight.title]]);
  });
});
