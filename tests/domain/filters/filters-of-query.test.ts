import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtersOfQuery, filterTopics, filterTrends } from '../../../src/domain/filters/filters-of-query';
import { matchingRows } from '../../../src/domain/query/evaluate-query';
import { EVERY_TOPIC, type Condition } from '../../../src/domain/query/query';
import { idOfRow } from '../../../src/domain/query/row';
import { QUADRANT_CODES, type QuadrantCode } from '../../../src/domain/topic/quadrant';
import { randomCondition } from '../../builders/random-conditions';
import { randomFacts } from '../../builders/random-facts';

const quadrants = (codes: readonly QuadrantCode[], not: boolean): Condition => ({ kind: 'quadrant', codes, not });
const anyQuadrants = fc
  .tuple(fc.subarray([...QUADRANT_CODES], { minLength: 1 }), fc.boolean())
  .map(([codes, not]) => quadrants(codes, not));
const SUBJECTS = ['topics', 'trends'] as const;

describe.each(SUBJECTS)('the list of the explorer for a query of %s', (subject) => {
  it('has exactly the rows of the query, also of those that leave a quadrant out', () => {
    const conditions = fc.tuple(anyQuadrants, fc.array(randomCondition(subject), { maxLength: 1 }));
    fc.assert(
      fc.property(randomFacts, conditions, (facts, [first, others]) => {
        const query = { ...EVERY_TOPIC, subject, conditions: [first, ...others] };
        const filters = filtersOfQuery(query);
        const shown = subject === 'topics' ? filterTopics(filters, facts) : filterTrends(filters, facts);
        expect(shown.map(({ id }) => id)).toEqual(matchingRows(query, facts).map(idOfRow));
      }),
    );
  });

  it('is the filter of the quadrant where that says all of it, and no query beside it', () => {
    const ofOne = filtersOfQuery({ ...EVERY_TOPIC, subject, conditions: [quadrants([3], false)] });
    expect([ofOne.activeTab, ofOne.queryFilter]).toEqual(['trendList', null]);
    expect([ofOne.topicQuadrantFilter, ofOne.trendQuadrantFilter].filter(({ length }) => length > 0)).toEqual([[3]]);
    expect(filtersOfQuery({ ...EVERY_TOPIC, subject, conditions: [quadrants([3], true)] }).queryFilter).not.toBeNull();
  });
});
