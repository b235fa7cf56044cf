import { movementWords } from './query-figure-words';
import { conditionText, KINDS, subjectWords } from './query-words';
import { capitalized } from '../shared/words';
import { isOfOneValue, withPart, type AskPart } from './part';
import { withCondition, type Condition, type Query } from './query';
import { valuesOfCondition, withValues } from './language/tokens';
import { COMPARATORS, SUBJECTS } from './vocabulary';

/** Another reading of a part in its place: another comparison, any or all of its values, other rows. */
export interface ChipWay {
  readonly words: string;
  /** null: it is the one of now. */
  readonly query: Query | null;
}

/** What a part of a query can be changed to by one press; empty: nothing. @param at the index of a condition */
export function waysOfPart(query: Query, part: AskPart, at: number): readonly ChipWay[] {
  if (part.kind === 'subject')
    return SUBJECTS.map((subject) => ({
      words: capitalized(subjectWords(subject)),
      query: subject === query.subject ? null : withPart(query, { kind: 'subject', subject }),
    }));
  if (part.kind !== 'condition' || part.condition.base === true) return [];
  const { condition } = part;
  if ('comparator' in condition && condition.kind !== 'parts')
    return COMPARATORS.map((comparator) => ({
      words:
        (condition.kind === 'figure' && movementWords(condition.figure, comparator, condition.value)) || comparator,
      query: comparator === condition.comparator ? null : withCondition(query, at, { ...condition, comparator }),
    }));
  return condition.not || isOfOneValue(condition.kind) ? [] : anyOrAll(query, condition, at);
}

/** Of several values a row has any, which is one condition, or all of them, which is one for each. */
function anyOrAll(query: Query, condition: Condition, at: number): readonly ChipWay[] {
  const [any, all] = [`any ${KINDS[query.subject]} with one`, `only with all`];
  const each = condition.kind === 'either' ? condition.of : valuesOfCondition(condition);
  if (each.length > 1) {
    const conditions = query.conditions.toSpliced(at, 1, ...each);
    const alone = condition.kind === 'either' ? condition.of : [];
    return [
      { words: any, query: null },
      { words: all, query: { ...query, conditions } },
      ...alone.map((one) => ({ words: capitalized(conditionText(one)), query: withCondition(query, at, one) })),
    ];
  }
  const other = query.conditions.findIndex((own, place) => place !== at && own.kind === condition.kind && !own.not);
  const before = query.conditions[other];
  const both = before === undefined ? null : withValues(before, condition);
  if (both === null) return [];
  const conditions = withCondition(query, other, both).conditions.filter((_, place) => place !== at);
  return [
    { words: any, query: { ...query, conditions } },
    { words: all, query: null },
  ];
}
