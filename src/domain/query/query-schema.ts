import { areTexts, isCount, isFlag, listOf, object, oneOf, orNull, variant, type Check } from './checks';
import { CONDITION_KINDS, kindOf } from './condition-kinds';
import { KIND_FIELDS } from './query';
import { ORDER, STATISTIC } from './read-query';
import { QUERY_GROUPS, SUBJECTS } from './vocabulary';

/** The kinds of conditions of which each field is entered: composed ones are made by the rules and by clicking. */
function conditions(): Readonly<Record<string, Check>> {
  const entered = CONDITION_KINDS.flatMap((kind) => {
    const fields = Object.entries(KIND_FIELDS[kind]);
    if (fields.some(([, { input }]) => input === null || input === 'parts')) return [];
    const checks = Object.fromEntries(fields.map(([name, { check }]) => [name, check]));
    return [[kind, object({ kind: oneOf([kind]), not: isFlag, ...checks }, kindOf(kind).title)] as const];
  });
  return Object.fromEntries(entered);
}

/** What a model may answer: parts of a query, each with the words that it stands for. Names are those of the project. */
export function modelAnswer(): Check {
  const parts: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
    subject: { subject: oneOf(SUBJECTS) },
    condition: { condition: variant(conditions()) },
    order: { order: ORDER },
    rows: { offset: isCount, limit: orNull(isCount) },
    group: { group: oneOf(QUERY_GROUPS) },
    statistic: { statistic: STATISTIC },
  };
  const kinds = Object.entries(parts).map(([kind, fields]) => [kind, object({ kind: oneOf([kind]), ...fields })]);
  return object({ parts: listOf(object({ words: areTexts, part: variant(Object.fromEntries(kinds)) })) });
}
