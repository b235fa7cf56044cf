import { isApplicable } from './condition-kinds';
import { ownKey, type OwnColumn } from '../topic/own-values';
import { groupForm } from './group-rows';
import { QUERY_GROUPS, type Query, type QueryGroup } from './query';
import type { Subject } from './subject';
import { hasFigure } from './query-figures';

/** The same query of other rows, without what they do not have. */
export function withSubject(query: Query, subject: Subject): Query {
  const { order, statistic, shown = [], group } = query;
  const own = shown.filter((figure) => hasFigure(subject, figure));
  const { shown: _shown, ...rest } = query;
  return {
    ...rest,
    subject,
    conditions: query.conditions.filter((condition) => isApplicable(condition, subject)),
    order: order !== null && hasFigure(subject, order.figure) ? order : null,
    statistic: statistic !== null && hasFigure(subject, statistic.figure) ? statistic : null,
    group: group !== null && groupForm(group).subjects.includes(subject) ? group : null,
    ...(own.length > 0 && { shown: own }),
  };
}

/** By what the rows of a subject can be grouped. @param own columns of the user's file */
export function groupsOf(subject: Subject, own: readonly OwnColumn[] = []): readonly QueryGroup[] {
  const ofFile = own.filter(({ isFigure }) => !isFigure).map(({ name }) => ownKey(name));
  return [...QUERY_GROUPS, ...ofFile].filter((group) => groupForm(group).subjects.includes(subject));
}

/** Whether two queries differ in their conditions alone. */
export function haveSameShape(one: Query, other: Query): boolean {
  const shapeOf = (query: Query): string =>
    JSON.stringify(Object.entries({ ...query, conditions: [] }).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return shapeOf(one) === shapeOf(other);
}
