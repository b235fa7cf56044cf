import { describe, expect, it } from 'vitest';
import { evaluateQuery } from '../../../../src/domain/query/evaluate-query';
import type { QueryFacts } from '../../../../src/domain/query/query-facts';
import { segment } from '../../../../src/domain/query/language/segment';
import { EVERY_TOPIC, type Query } from '../../../../src/domain/query/query';
import { chipsOf } from '../../../../src/domain/query/language/chips';
import { nameOfRow } from '../../../../src/domain/query/row';
import { SMALL_FACTS, smallProject } from './ask-project';

const REASONS = { name: 'reasons', words: 'reason|reasons|Begründung', asks: 'who decided' };
const project = smallProject({
  facts: {
    ...SMALL_FACTS,
    texts: [
      {
        ...REASONS,
        of: ({ name }) => (name === 'Heat pumps' ? ['Anna: too dear'] : name === 'Growth' ? null : []),
      },
    ],
    sources: new Map([
      ['2', { sources: [{ title: 'WHO on batteries', url: null, internalClassification: null }], lastUpdated: null }],
    ]),
  },
});
const ask = (sentence: string): Query => segment(sentence, EVERY_TOPIC, project).query;
const said = (words: readonly string[], not = false, about = 'reasons') => ({ kind: 'said', about, words, not });

describe('texts of topics, as features contribute them', () => {
  it.each([
    ['topics with a reason', [said([])], ['reasons']],
    ['strong topics without a reason', [{ kind: 'quadrant', codes: [1], not: false }, said([], true)], undefined],
    ['Themen ohne Begründung', [said([], true)], undefined],
    ['reasons about dear', [said(['dear'])], ['reasons']],
    ['source titles about batteries', [said(['batteries'], false, 'source titles')], ['source titles']],
    ['who decided on Heat pumps', [{ kind: 'topic', names: ['Heat pumps'], not: false }], ['reasons']],
    ['topics with the column reasons', [], ['reasons']],
  ])('%s: conditions and columns', (sentence, conditions, texts) => {
    expect([ask(sentence).conditions, ask(sentence).texts]).toEqual([conditions, texts]);
  });

  it('are met by who has one, and neither by it nor by its negation where it is not known', () => {
    const rows = (sentence: string) => evaluateQuery(ask(sentence), project.facts).rows.map(nameOfRow);
    expect(rows('topics with a reason')).toEqual(['Heat pumps']);
    expect(rows('topics without a reason')).not.toContain('Growth');
    expect(rows('topics without a reason')).toHaveLength(6);
    expect(rows('source titles about batteries')).toEqual(['Grid batteries']);
  });

  it('stand in chips of their own', () => {
    expect(chipsOf(ask('reasons about dear'), project).map(({ key, value }) => `${key} ${value}`.trim())).toEqual([
      'Topics',
      'reasons with “dear”',
      'columns + Reasons',
    ]);
  });
});

it('says since when the user has decided', () => {
  expect(ask('decided since October 2026').conditions).toEqual([
    { kind: 'decided', from: '2026-10-01', to: null, not: false },
  ]);
});

it('finds insights by the topics that they name', () => {
  const insight = {
    title: 'Cheaper heat',
    description: 'What changes.',
    createdAt: '2026-08-31T06:00:00Z',
    sources: [],
    predictions: [{ type: 'Topic', id: '2', name: 'Heat pumps' }],
  };
  const facts = { ...SMALL_FACTS, insights: [insight] } as unknown as QueryFacts;
  for (const sentence of ['insights that mention Heat pumps', 'which insights mention Heat pumps']) {
    const { query } = segment(sentence, EVERY_TOPIC, smallProject({ facts }));
    expect(evaluateQuery(query, facts).rows.map(nameOfRow)).toEqual(['Cheaper heat']);
  }
});

it.each([
  'which decisions have we made since October 2026',
  'decisions we have made since October 2026',
  'decisions made since October 2026',
  'Entscheidungen seit Oktober 2026',
])('%s: are topics decided since then', (sentence) => {
  expect(ask(sentence).conditions).toEqual([{ kind: 'decided', from: '2026-10-01', to: null, not: false }]);
});
