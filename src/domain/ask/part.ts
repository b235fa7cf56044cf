import {
  EVERY_TOPIC,
  withCondition,
  withoutCondition,
  type Condition,
  type Query,
  type QueryGroup,
} from '../query/query';
import { withGroup, withSubject } from '../query/change-query';
import type { QueryFigure } from '../query/query-figures';
import type { Subject } from '../query/subject';

/** What is said once of a query, besides its conditions. */
type ShapePart =
  | { readonly kind: 'subject'; readonly subject: Subject }
  /** The rows of the previous data. */
  | { readonly kind: 'version' }
  /** Changes are those since the last visit. */
  | { readonly kind: 'since' }
  | { readonly kind: 'group'; readonly group: QueryGroup }
  /** The share of those that meet these conditions: indexes of the conditions of the query. */
  | { readonly kind: 'share'; readonly of: readonly number[] }
  | { readonly kind: 'statistic'; readonly statistic: NonNullable<Query['statistic']> }
  /** By a figure, or by name. */
  | { readonly kind: 'order'; readonly order: Query['order']; readonly alphabetical: Query['alphabetical'] }
  /** Offset and limit in one. */
  | { readonly kind: 'rows'; readonly offset: number; readonly limit: number | null }
  | { readonly kind: 'rowsOfGroup'; readonly perGroup: number }
  /** Figures that are shown besides those that are compared. */
  | { readonly kind: 'columns'; readonly figures: readonly QueryFigure[] };

/** One part of a query, which is one chip. Read again in their order, the parts of a query give the query. */
export type AskPart = ShapePart | { readonly kind: 'condition'; readonly condition: Condition };

/** All parts of a query, in the order of their chips. The first one is its subject. */
export function partsOf(query: Query): readonly AskPart[] {
  const { version, conditions, since, group, perGroup, intent, statistic, order, alphabetical } = query;
  const { offset, limit, shown = [] } = query;
  const base = conditions.flatMap((condition, index) => (condition.base ? [index] : []));
  const parts: (AskPart | null)[] = [
    { kind: 'subject', subject: query.subject },
    version === undefined ? null : { kind: 'version' },
    ...conditions.map((condition) => ({ kind: 'condition', condition }) as const),
    since === 'visit' ? { kind: 'since' } : null,
    group === null ? null : { kind: 'group', group },
    perGroup === undefined ? null : { kind: 'rowsOfGroup', perGroup },
    intent === 'share' ? { kind: 'share', of: base } : null,
    statistic === null ? null : { kind: 'statistic', statistic },
    order === null && alphabetical === undefined ? null : { kind: 'order', order, alphabetical },
    offset === 0 && limit === null ? null : { kind: 'rows', offset, limit },
    shown.length === 0 ? null : { kind: 'columns', figures: shown },
  ];
  return parts.filter((part) => part !== null);
}

export function queryOfParts(parts: readonly AskPart[]): Query {
  return parts.reduce<Query>((query, part) => withPart(query, part), EVERY_TOPIC);
}

/**
 * The query with a part more; a part that is said once replaces the one before. Another subject leaves out what its rows
 * do not have.
 * @param at where a condition is put back; omitted: after the last one
 */
export function withPart(query: Query, part: AskPart, at = query.conditions.length): Query {
  switch (part.kind) {
    case 'subject':
      return withSubject(query, part.subject);
    case 'version':
      return { ...query, version: 'previous' };
    case 'since':
      return { ...query, since: 'visit' };
    case 'condition':
      return { ...query, conditions: query.conditions.toSpliced(at, 0, part.condition) };
    case 'group':
      return withGroup(query, part.group);
    case 'share':
      return { ...query, intent: 'share', conditions: withBase(query.conditions, part.of) };
    case 'statistic':
      return { ...query, statistic: part.statistic };
    case 'order': {
      const { alphabetical: _alphabetical, ...rest } = query;
      const { order, alphabetical } = part;
      return { ...rest, order, ...(alphabetical !== undefined && { alphabetical }) };
    }
    case 'rows':
      return { ...query, offset: part.offset, limit: part.limit };
    case 'rowsOfGroup':
      return { ...query, perGroup: part.perGroup };
    case 'columns':
      return { ...query, shown: part.figures };
  }
}

/** The query without a part; without its subject it is one of topics. @param at the index of a condition */
export function withoutPart(query: Query, part: AskPart, at: number): Query {
  switch (part.kind) {
    case 'subject':
      return withSubject(query, EVERY_TOPIC.subject);
    case 'version':
      return without(query, 'version');
    case 'since':
      return { ...query, since: 'update' };
    case 'condition':
      return withoutCondition(query, at);
    case 'group':
      return without({ ...query, group: null }, 'perGroup');
    case 'share':
      return { ...query, intent: 'list', conditions: withBase(query.conditions, []) };
    case 'statistic':
      return { ...query, statistic: null };
    case 'order':
      return without({ ...query, order: null }, 'alphabetical');
    case 'rows':
      return { ...query, offset: 0, limit: null };
    case 'rowsOfGroup':
      return without(query, 'perGroup');
    case 'columns':
      return without(query, 'shown');
  }
}

/** The query with another part in the place of one of the same kind. @param at the index of a condition */
export function withChangedPart(query: Query, part: AskPart, at: number): Query {
  return part.kind === 'condition' ? withCondition(query, at, part.condition) : withPart(query, part);
}

function withBase(conditions: readonly Condition[], of: readonly number[]): readonly Condition[] {
  return conditions.map(({ base: _base, ...condition }, index) =>
    of.includes(index) ? { ...condition, base: true } : condition,
  );
}

function without(query: Query, field: 'version' | 'alphabetical' | 'shown' | 'perGroup'): Query {
  const { [field]: _field, ...rest } = query;
  return rest;
}
