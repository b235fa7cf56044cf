import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../src/domain/reading/read-question';
import { lostWords } from '../../../src/domain/reading/coverage';
import type { ProjectNames } from '../../../src/domain/reading/names';
import { EVERY_TOPIC, type Condition, type Query } from '../../../src/domain/query/query';
import { topics } from '../../builders/topic-mother';

const NAMES: ProjectNames = {
  topics: topics(6, (index) => ({
    own: {
      Region: index % 2 === 0 ? 'Asia' : 'North America',
      Priority: index % 3 === 0 ? 'High' : 'Low',
      'Impact score': index,
    },
  })),
  trends: [],
  shifts: [],
};

const labels = (...names: readonly string[]): Condition => ({ kind: 'ownLabel', names, not: false });
const ASIA = labels('Region: Asia');
const SCORE: Condition = { kind: 'figure', figure: 'own:Impact score', comparator: 'over', value: 3, not: false };

const READ: readonly (readonly [string, Partial<Query>])[] = [
  ['topics in Asia with an impact score over 3', { conditions: [ASIA, SCORE] }],
  ['Themen in Asia mit Impact score über 3', { conditions: [ASIA, SCORE] }],
  ['high priority topics in Asia', { conditions: [labels('Priority: High'), ASIA] }],
  ['topics with region Asia or North America', { conditions: [labels('Region: Asia', 'Region: North America')] }],
  ['the region is not Asia', { conditions: [{ ...ASIA, not: true }] }],
  ['top 2 by impact score', { order: { figure: 'own:Impact score', ascending: false }, limit: 2 }],
  ['how many topics per region', { group: 'own:Region', intent: 'count' }],
  ['number of topics per region as percentages', { group: 'own:Region', intent: 'share' }],
];

describe('the columns of the user’s file, and the labels in them', () => {
  it.each(READ)('are read: %s', (text, query) => {
    const before = { query: null, item: null };
    const read = readQuestion({ text, before, today: '2026-10-05' }, NAMES);
    expect(read).toMatchObject({ kind: 'query', unread: [], query: { ...EVERY_TOPIC, ...query } });
    if (read.kind === 'query') expect(lostWords(text, read.query, NAMES)).toEqual([]);
  });

  it('are guarded like all others: what a model leaves out is struck through', () => {
    const query: Query = { ...EVERY_TOPIC, conditions: [ASIA] };
    expect(lostWords('topics in Asia with high priority and an impact score over 3', query, NAMES)).toEqual([
      'high priority',
      'impact score',
      'over',
      '3',
    ]);
  });
});
