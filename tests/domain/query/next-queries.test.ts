import { describe, expect, it } from 'vitest';
import { nextQueries } from '../../../src/domain/query/next-queries';
import { EVERY_TOPIC, type Condition, type Query } from '../../../src/domain/query/query';

const wordsOf = (change: Partial<Query>, matching = 12) =>
  nextQueries({ ...EVERY_TOPIC, ...change }, matching).map(({ words }) => words);

describe('the queries that go on from an answer', () => {
  it.each<[string, Partial<Query>, readonly string[]]>([
    ['topics', {}, ['By shift', 'Only high consensus', 'Since the last version']],
    ['trends, whose changes are not told', { subject: 'trends' }, ['By shift', 'Only high consensus']],
    ['what has no consensus', { subject: 'insights' }, []],
    ['groups', { group: 'trend' }, ['Only high consensus']],
    ['changes', { group: 'change' }, []],
    ['one number', { statistic: { kind: 'average', figure: 'growth' } }, ['Only high consensus']],
    ['the earlier data', { version: 'previous' }, []],
    [
      'one shift',
      { conditions: [{ kind: 'shift', names: ['A'], not: false }] },
      ['Only high consensus', 'Since the last version'],
    ],
    [
      'one level of consensus',
      { conditions: [{ kind: 'consensus', levels: [1], not: false }] },
      ['By shift', 'Since the last version'],
    ],
    ['what is new', { conditions: [{ kind: 'new', not: false }] }, ['By shift', 'Only high consensus']],
  ])('of %s', (_of, change, words) => {
    expect(wordsOf(change)).toEqual(words);
  });

  it('group no single row, and change nothing of none', () => {
    expect(wordsOf({}, 1)).toEqual(['Only high consensus', 'Since the last version']);
    expect(wordsOf({}, 0)).toEqual([]);
  });

  it('keep the conditions, and tell the changes of all rows', () => {
    const conditions: readonly Condition[] = [{ kind: 'quadrant', codes: [1], not: false }];
    const query: Query = { ...EVERY_TOPIC, conditions, limit: 5 };
    expect(nextQueries(query, 9).map(({ change }) => change(query))).toEqual([
      { ...query, group: 'shift' },
      { ...query, conditions: [...conditions, { kind: 'consensus', levels: [3], not: false, added: true }] },
      { ...query, group: 'change', limit: null },
    ]);
  });
});
