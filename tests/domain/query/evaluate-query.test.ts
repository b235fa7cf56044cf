import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateQuery } from '../../../src/domain/query/evaluate-query';
import { EVERY_TOPIC } from '../../../src/domain/query/query';
import { NO_FACTS, type QueryFacts } from '../../../src/domain/query/query-facts';
import { nameOfRow } from '../../../src/domain/query/row';
import { compareNames } from '../../../src/domain/shared/fold';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';

const facts = (topics: readonly Topic[]): QueryFacts => ({ ...NO_FACTS, topics });

describe('the rows of a query', () => {
  it('without any figure of the order are in alphabetical order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 20 }), (names) => {
        const topics = names.map((name, index) => aTopic({ id: entityId(index), name, growth: null }));
        const shown = evaluateQuery(EVERY_TOPIC, facts(topics)).rows.map(nameOfRow);
        expect(shown).toEqual(names.toSorted(compareNames));
      }),
    );
  });

  it('with figures come first, and those without keep their order', () => {
    const growths = [null, 0.1, null, 0.3];
    const topics = growths.map((growth, index) => aTopic({ id: entityId(index), name: `Topic ${index}`, growth }));
    const { rows, unordered } = evaluateQuery(EVERY_TOPIC, facts(topics));
    expect(rows.map(nameOfRow)).toEqual(['Topic 3', 'Topic 1', 'Topic 0', 'Topic 2']);
    expect(unordered).toBe(2);
  });
});
