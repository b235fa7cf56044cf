import { groupForm, groupRows } from './group-rows';
import type { Query } from './query';
import type { QueryFacts } from './query-facts';
import type { QueryFigure } from './query-figures';
import { rowsOf, type Row } from './row';
import { statisticOf } from './statistic-of';

/** A group of the rows of a query, with what it is compared by. */
export interface ComparedGroup {
  readonly name: string;
  /** Of the rows that belong to no group. */
  readonly isNone: boolean;
  /** Those that match, in the order of the query. */
  readonly rows: readonly Row[];
  /** How many match. */
  readonly count: number;
  /** All rows of the group, matching or not. */
  readonly whole: readonly Row[];
  /** What is compared between the groups: a share, a figure; null: their counts, or not known. */
  readonly value: number | null;
}

/** The figure by which groups are compared; null: by their counts. */
export function figureOfGroups({ statistic, order }: Query): QueryFigure | null {
  return statistic?.figure ?? order?.figure ?? null;
}

/**
 * All groups of the matching rows of a query, and those without any, in the order in which they are taken.
 * @param matching in the order of the query
 * @param facts those of its version
 */
export function groupsInOrder(query: Query, matching: readonly Row[], facts: QueryFacts): readonly ComparedGroup[] {
  const by = query.group ?? 'quadrant';
  const wholes = groupRows(rowsOf(query.subject, facts), by, facts);
  const wholeOf = new Map(wholes.map(({ name, rows }) => [name, rows]));
  const figure = figureOfGroups(query);
  const found = groupRows(matching, by, facts);
  const names = new Set(found.map(({ name }) => name));
  const empty = wholes.filter(({ name }) => !names.has(name)).map((group) => ({ ...group, rows: [] }));
  const all = [...found, ...empty].map(({ name, rows, isNone = false }): ComparedGroup => {
    const whole = wholeOf.get(name) ?? rows;
    const ofFigure = figure === null ? null : statisticOf(query.statistic?.kind ?? 'average', figure, rows, facts);
    const value = query.intent === 'share' ? rows.length / Math.max(1, whole.length) : ofFigure;
    return { name, isNone, rows, count: rows.length, whole, value };
  });
  return inOrder(query, all);
}

/** Those that a query takes of its groups, each with the rows that it takes of it. */
export function takenGroups(
  { limit, offset, perGroup }: Query,
  groups: readonly ComparedGroup[],
): readonly ComparedGroup[] {
  return groups
    .slice(offset, limit === null ? undefined : offset + limit)
    .map((group) => (perGroup === undefined ? group : { ...group, rows: group.rows.slice(0, perGroup) }));
}

/** By what groups are compared: their value where there is one, else their count; null: not known. */
export function sizeOfGroup(query: Query, { value, count }: ComparedGroup): number | null {
  return query.intent === 'share' || figureOfGroups(query) !== null ? value : count;
}

/** Groups have their own order; else the largest first, and rows without a group last. */
function inOrder(query: Query, groups: readonly ComparedGroup[]): readonly ComparedGroup[] {
  const own = groupForm(query.group ?? 'quadrant').order;
  if (own !== undefined && query.limit === null && query.order === null && query.statistic === null) {
    const place = ({ name }: ComparedGroup): number => (own.includes(name) ? own.indexOf(name) : own.length);
    return groups.toSorted((one, other) => place(one) - place(other));
  }
  const direction = query.order?.ascending === true ? 1 : -1;
  const isLast = (group: ComparedGroup): number =>
    Number(group.isNone) * 2 + Number(sizeOfGroup(query, group) === null);
  return groups.toSorted(
    (one, other) =>
      isLast(one) - isLast(other) || direction * ((sizeOfGroup(query, one) ?? 0) - (sizeOfGroup(query, other) ?? 0)),
  );
}
