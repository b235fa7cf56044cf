import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isApplicable } from '../../../src/domain/query/condition-kinds';
import { evaluateQuery, satisfies } from '../../../src/domain/query/evaluate-query';
import { groupRows } from '../../../src/domain/query/group-rows';
import { QUERY_GROUPS, SUBJECTS } from '../../../src/domain/query/vocabulary';
import { queryFromText, queryToText } from '../../../src/domain/query/read-query';
import { conditionText, queryLabel } from '../../../src/domain/query/query-words';
import { idOfRow, rowsOf } from '../../../src/domain/query/row';
import { randomCondition, randomQuery } from '../../builders/random-conditions';
import { randomFacts } from '../../builders/random-facts';
import { meets, naiveRows } from './naive/naive-evaluator';
import { plainRows } from './naive/plain-rows';
import { aTenthByDay } from '../../setup/random-cases';

const SUBJECT_AND_CONDITION = fc
  .constantFrom(...SUBJECTS)
  .chain((subject) => fc.tuple(fc.constant(subject), randomCondition(subject)));

describe('a query, beside a naive evaluation of the same data', () => {
  it('tests each condition alike on each row', () => {
    fc.assert(
      fc.property(randomFacts, SUBJECT_AND_CONDITION, (facts, [subject, condition]) => {
        const plain = plainRows(subject, facts);
        for (const [index, row] of rowsOf(subject, facts).entries()) {
          const other = plain[index];
          expect(other?.id).toBe(idOfRow(row));
          if (other !== undefined)
            expect(satisfies(row, condition, facts), conditionText(condition)).toBe(meets(other, condition, facts));
        }
      }),
      { numRuns: aTenthByDay(3000) },
    );
  });

  it('has the same rows in the same order', () => {
    fc.assert(
      fc.property(randomFacts, randomQuery, (facts, query) => {
        expect(evaluateQuery(query, facts).rows.map(idOfRow)).toEqual(naiveRows(query, facts).map(({ id }) => id));
      }),
      { numRuns: aTenthByDay(1000) },
    );
  });

  it('is read from an address as it was written, and has words', () => {
    fc.assert(
      fc.property(randomQuery, (query) => {
        expect(queryFromText(queryToText({ query, unread: [] }))).toEqual({ query, unread: [] });
        expect(query.conditions.every((condition) => conditionText(condition) !== '')).toBe(true);
        expect(queryLabel(query)).not.toMatch(/undefined|NaN/);
      }),
    );
  });

  it('is refused with a condition that rows of its subject cannot meet', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SUBJECTS), SUBJECT_AND_CONDITION, (subject, [, condition]) => {
        const read = queryFromText(JSON.stringify({ subject, conditions: [condition] }));
        expect('fault' in read).toBe(!isApplicable(condition, subject));
      }),
    );
  });

  it('has each row in one group at least, and in no group a row that is not its own', () => {
    fc.assert(
      fc.property(randomFacts, fc.constantFrom(...SUBJECTS), fc.constantFrom(...QUERY_GROUPS), (facts, subject, by) => {
        const rows = rowsOf(subject, facts);
        const groups = groupRows(rows, by, facts);
        expect(new Set(groups.flatMap((group) => group.rows.map(idOfRow)))).toEqual(new Set(rows.map(idOfRow)));
        expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
      }),
    );
  });
});
