import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerLinks } from '../../../../src/application/ask/answers/answer-links';
import { briefOfRows } from '../../../../src/application/brief/brief-of-rows';
import { compareRows } from '../../../../src/application/compare/compare-rows';
import { rowsInExplorer } from '../../../../src/application/filters/rows-in-explorer';
import { decideRows } from '../../../../src/application/review/decide-rows';
import { filtersOfQuery, filterTopics } from '../../../../src/domain/filters/filters-of-query';
import { evaluateQuery } from '../../../../src/domain/query/evaluate-query';
import { EVERY_TOPIC, type Query } from '../../../../src/domain/query/query';
import { NO_FACTS } from '../../../../src/domain/query/query-facts';
import { idOfRow } from '../../../../src/domain/query/row';
import { reviewFiltersFromQuery, reviewTopics } from '../../../../src/domain/worklist/review-filters';
import { parseAddress } from '../../../../src/domain/shared/address-parameters';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { randomCondition } from '../../../builders/random-conditions';
import { randomFacts } from '../../../builders/random-facts';
import { topics } from '../../../builders/topic-mother';

const SOW = entityId<'sow'>('1');
const ACTIONS = [rowsInExplorer, decideRows, compareRows, briefOfRows];
const rowsOf = (count: number) => topics(count).map((topic) => ({ type: 'topic', topic }) as const);
const labels = (query: Partial<Query>, count: number, undecided = 0) =>
  answerLinks(
    { ...EVERY_TOPIC, ...query },
    rowsOf(count),
    { statusOf: ({ id }) => (Number(id) - 5000 < undecided ? 0 : 3) },
    ACTIONS,
    SOW,
  ).map(({ label }) => label);

describe('where an answer leads on', () => {
  it.each([
    [1, 0, ['Brief', 'Open as filters']],
    [3, 2, ['Decide 2 topics', 'Compare', 'Brief', 'Open as filters']],
    [13, 0, ['Compare the first 4', 'Brief of the first 12', 'Open as filters']],
    [0, 0, []],
  ])('of %i rows with %i to decide: %j', (count, undecided, expected) =>
    expect(labels({}, count, undecided)).toEqual(expected),
  );

  it('is nowhere from rows that are no topics or trends, or of the previous data', () => {
    expect(labels({ subject: 'shifts' }, 3)).toEqual([]);
    expect(labels({ version: 'previous' }, 3)).toEqual([]);
  });

  it('is the explorer with exactly the rows of the answer', () => {
    fc.assert(
      fc.property(randomFacts, fc.array(randomCondition('topics'), { maxLength: 3 }), (facts, conditions) => {
        const query: Query = { ...EVERY_TOPIC, conditions };
        const shown = filterTopics(filtersOfQuery(query), facts).map(({ id }) => id);
        expect(shown.toSorted()).toEqual(evaluateQuery(query, facts).rows.map(idOfRow).toSorted());
      }),
    );
  });

  it('is the review with the undecided rows of the answer', () => {
    const all = topics(4, (at) => ({ status: at % 2 === 0 ? 0 : 3, growth: at / 10 }));
    const query: Query = {
      ...EVERY_TOPIC,
      conditions: [{ kind: 'figure', figure: 'growth', comparator: 'over', value: 0.1, not: false }],
    };
    const facts = { ...NO_FACTS, topics: all };
    const [decide] = answerLinks(query, evaluateQuery(query, facts).rows, facts, ACTIONS, SOW);
    const filters = reviewFiltersFromQuery(parseAddress(decide?.path ?? '').query);
    expect(reviewTopics(filters, facts).map(({ name }) => name)).toEqual(['Topic 3']);
  });
});
