import { listOf } from '../checks';
import type { ConditionKind } from '../condition-kind';
import type { RequirementOf } from '../query';
import { idOfRow, previousRow } from '../row';

export const either: ConditionKind<RequirementOf<'either'>> = {
  fields: { of: listOf((value, context) => context.ofCondition(value, context)) },
  test: ({ of }, { testOf }) => {
    const tests = of.map(testOf);
    return {
      meets: (row) => tests.some(({ meets }) => meets(row)),
      isKnown: (row) => tests.some(({ isKnown }) => isKnown(row)),
    };
  },
  words: ({ of }, { ofCondition }) => of.map(ofCondition).join(' or '),
  parts: ({ of }) => of,
};

export const before: ConditionKind<RequirementOf<'before'>> = {
  fields: { of: listOf((value, context) => context.ofCondition(value, context)) },
  test: ({ of }, { facts, testOf }) => {
    const tests = of.map(testOf);
    return {
      meets: (row) => {
        const earlier = previousRow(row, facts);
        return earlier !== null && tests.every(({ meets }) => meets(earlier));
      },
    };
  },
  words: ({ of }, { ofCondition }) =>
    of.length === 0 ? 'in the previous data' : `in the previous data ${of.map(ofCondition).join(' and ')}`,
  needs: ['previous'],
};

export const rows: ConditionKind<RequirementOf<'rows'>> = {
  fields: { query: (value, context) => context.ofQuery(value, context) },
  test: ({ query }, { idsOf }) => {
    const ids = idsOf(query);
    return { meets: (row) => ids.has(idOfRow(row)) };
  },
  words: ({ query }, { ofQuery }) => ofQuery(query),
  parts: ({ query }) => query.conditions,
};
