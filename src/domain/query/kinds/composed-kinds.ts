import { type RequirementOf } from '../query';
import { compares } from '../vocabulary';
import type { ConditionKind } from '../condition-kind';
import { idOfRow, keysOfRow, previousRow, rowsOf, subjectOf } from '../row';

export const either: ConditionKind<RequirementOf<'either'>> = {
  title: 'Any of several',
  test: ({ of }, { testOf }) => {
    const tests = of.map(testOf);
    return {
      meets: (row) => tests.some(({ meets }) => meets(row)),
      isKnown: (row) => tests.some(({ isKnown }) => isKnown(row)),
    };
  },
  words: ({ of }, { ofCondition }) => ['', of.map(ofCondition).join(' or ')],
  parts: ({ of }) => of,
};

export const all: ConditionKind<RequirementOf<'all'>> = {
  title: 'All of several',
  test: ({ of }, { testOf }) => {
    const tests = of.map(testOf);
    return {
      meets: (row) => tests.every(({ meets }) => meets(row)),
      isKnown: (row) => tests.every(({ isKnown }) => isKnown(row)),
    };
  },
  words: ({ of }, { ofCondition }) => ['', `(${of.map(ofCondition).join(' and ')})`],
  parts: ({ of }) => of,
};

export const before: ConditionKind<RequirementOf<'before'>> = {
  title: 'In the other data',
  test: ({ of }, { facts, testOfOther }) => {
    const tests = of.map(testOfOther);
    return {
      meets: (row) => {
        const earlier = previousRow(row, facts);
        return earlier !== null && tests.every(({ meets }) => meets(earlier));
      },
      isKnown: () => facts.previous !== null,
    };
  },
  words: ({ of }, { ofCondition }) =>
    of.length === 0 ? ['', 'in the other data'] : ['in the other data', of.map(ofCondition).join(' and ')],
  needs: ['previous'],
  parts: ({ of }) => of,
  subjects: ['topics', 'trends', 'startups'],
};

export const rows: ConditionKind<RequirementOf<'rows'>> = {
  title: 'Belongs to',
  test: ({ query }, { facts, rowsOfQuery }) => {
    const found = rowsOfQuery(query);
    const ids = new Set(found.map(idOfRow));
    const keys = new Set(found.flatMap((row) => keysOfRow(row, facts)));
    return {
      meets: (row) =>
        subjectOf(row) === query.subject ? ids.has(idOfRow(row)) : keysOfRow(row, facts).some((key) => keys.has(key)),
    };
  },
  words: ({ query }, { ofQuery }) => ['of', ofQuery(query)],
  parts: ({ query }) => query.conditions,
};

/** Counts the rows of another subject that belong to a row. */
export const parts: ConditionKind<RequirementOf<'parts'>> = {
  title: 'Number of parts',
  test: ({ parts: subject, of, comparator, count }, { facts, testOf }) => {
    const tests = of.map(testOf);
    const found = rowsOf(subject, facts).filter((row) => tests.every(({ meets }) => meets(row)));
    const byKey = new Map<string, number[]>();
    for (const [index, row] of found.entries())
      for (const key of keysOfRow(row, facts)) byKey.set(key, [...(byKey.get(key) ?? []), index]);
    return {
      meets: (row) =>
        compares(new Set(keysOfRow(row, facts).flatMap((key) => byKey.get(key) ?? [])).size, comparator, count),
    };
  },
  words: ({ parts: subject, of, comparator, count }, { ofCondition }) => {
    // 'Start-ups named with “Kilter”', but 'start-ups with raised over 5 m'.
    const joint = of[0]?.kind === 'text' ? ' ' : ' with ';
    const which = of.length === 0 ? '' : `${joint}${of.map(ofCondition).join(' and ')}`;
    return [`${subject === 'startups' ? 'start-ups' : subject}${which}`, `${comparator} ${count}`];
  },
  parts: ({ of }) => of,
  subjects: ['topics', 'trends', 'shifts', 'platforms', 'insights'],
};
