import { groupsOf, withGroup } from './change-query';
import { isApplicable, isSinceApplicable } from './condition-kinds';
import type { Condition, Query } from './query';

/** A query that goes on from another one with one press. */
interface NextQuery {
  readonly words: string;
  readonly change: (query: Query) => Query;
}

const HIGH_CONSENSUS: Condition = { kind: 'consensus', levels: [3], not: false, added: true };

/** Those that say something of the rows of a query which it does not say yet. @param matching how many rows it has */
export function nextQueries(query: Query, matching: number): readonly NextQuery[] {
  const { subject, conditions, group, statistic, version } = query;
  if (matching === 0 || version !== undefined) return [];
  const has = (kind: Condition['kind']): boolean => conditions.some((condition) => condition.kind === kind);
  const isOfRows = group === null && statistic === null;
  const next: NextQuery[] = [];
  if (isOfRows && matching > 1 && !has('shift') && groupsOf(subject).includes('shift'))
    next.push({ words: 'By shift', change: (from) => withGroup(from, 'shift') });
  if (group !== 'change' && !has('consensus') && isApplicable(HIGH_CONSENSUS, subject))
    next.push({
      words: 'Only high consensus',
      change: (from) => ({ ...from, conditions: [...from.conditions, HIGH_CONSENSUS] }),
    });
  if (isOfRows && subject === 'topics' && !isSinceApplicable(query))
    next.push({
      words: 'Since the last version',
      change: (from) => ({ ...withGroup(from, 'change'), limit: null, offset: 0 }),
    });
  return next;
}
