import { EVERY_TOPIC, type Condition, type Query } from '../query/query';
import { activeFilters } from './explore-filters';
import { formOf, valueOf, type AnyFilter, type SomeFilters } from './filter-forms';

/**
 * The filters as a query of topics or of trends; each one that is active is a condition.
 * @param hasOtherVersion the rows of the other version are known, so that 'matches in all versions' can be asked
 */
export function queryOfFilters(
  filters: SomeFilters,
  names: readonly AnyFilter[],
  subject: 'topics' | 'trends',
  hasOtherVersion: boolean,
): Query {
  const active = activeFilters(filters, names);
  const conditionsOf = (of: readonly AnyFilter[]): readonly Condition[] =>
    of.flatMap((name) => formOf(name)[subject]?.(valueOf(filters, name)) ?? []);
  const inEach = active.filter((name) => formOf(name).isOfAllVersions !== true);
  const inOther: readonly Condition[] =
    hasOtherVersion && active.includes('allVersions') ? [{ kind: 'before', of: conditionsOf(inEach), not: false }] : [];
  return { ...EVERY_TOPIC, subject, conditions: [...conditionsOf(active), ...inOther] };
}
