import { searchWords } from '../shared/stop-words';
import { EVERY_TOPIC, isWhole, takenOf, withCondition, withoutCondition, type Condition, type Query } from './query';
import { QUERY_GROUPS, type QueryGroup, type Subject } from './vocabulary';
import { type QueryFigure, hasFigure } from './query-figures';
import { isApplicable } from './condition-kinds';
import { ownKey, type OwnColumn } from '../topic/own-values';
import { groupForm } from './group-rows';

type Said<Field extends keyof Query> = NonNullable<Query[Field]>;

/** One part of a query, which is one chip. Read again in their order, the parts of a query give the query. */
export type AskPart =
  | { readonly kind: 'subject'; readonly subject: Query['subject'] }
  | { readonly kind: 'condition'; readonly condition: Condition }
  /** The share of those that meet these conditions: indexes of the conditions of the query. */
  | { readonly kind: 'share'; readonly of: readonly number[] }
  /** The rows of the previous data. */
  | { readonly kind: 'version'; readonly version: 'previous' }
  | { readonly kind: 'group'; readonly group: Said<'group'> }
  | { readonly kind: 'rowsOfGroup'; readonly perGroup: number }
  | { readonly kind: 'statistic'; readonly statistic: Said<'statistic'> }
  /** By a figure, or by name. */
  | { readonly kind: 'order'; readonly order: Query['order']; readonly alphabetical: Query['alphabetical'] }
  /** Offset and limit in one. */
  | { readonly kind: 'rows'; readonly offset: number; readonly limit: number | null }
  /** Figures that are shown besides those that are compared. */
  | { readonly kind: 'columns'; readonly shown: readonly QueryFigure[] }
  /** Kinds of texts that are shown, such as 'reasons'. */
  | { readonly kind: 'texts'; readonly texts: readonly string[] };

/** The fields of a query that the other parts hold as they are. */
const FIELDS = {
  version: ['version'],
  group: ['group'],
  rowsOfGroup: ['perGroup'],
  statistic: ['statistic'],
  order: ['order', 'alphabetical'],
  rows: ['offset', 'limit'],
  columns: ['shown'],
  texts: ['texts'],
} as const satisfies Partial<Record<AskPart['kind'], readonly (keyof Query)[]>>;

/** All parts of a query, in the order of their chips. The first one is its subject. */
export function partsOf(query: Query): readonly AskPart[] {
  const { subject, conditions, intent } = query;
  const said = (...kinds: readonly (keyof typeof FIELDS)[]): readonly AskPart[] =>
    kinds.flatMap((kind) => {
      const own = FIELDS[kind].filter((field) => !isUnsaid(query, field));
      const fields = Object.fromEntries(FIELDS[kind].map((field) => [field, query[field]]));
      return own.length === 0 ? [] : [{ kind, ...fields } as AskPart];
    });
  const base = conditions.flatMap((condition, index) => (condition.base ? [index] : []));
  return [
    { kind: 'subject', subject },
    ...said('version'),
    ...conditions.map((condition) => ({ kind: 'condition', condition }) as const),
    ...said('group', 'rowsOfGroup'),
    ...(intent === 'share' ? [{ kind: 'share', of: base } as const] : []),
    ...said('statistic', 'order', 'rows', 'columns', 'texts'),
  ];
}

function isUnsaid(query: Query, field: keyof Query): boolean {
  const [value, unsaid] = [query[field] ?? null, EVERY_TOPIC[field] ?? null];
  return value === unsaid || (Array.isArray(value) && value.length === 0);
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
  if (part.kind === 'subject') return withSubject(query, part.subject);
  if (part.kind === 'condition') return { ...query, conditions: query.conditions.toSpliced(at, 0, part.condition) };
  if (part.kind === 'share') return { ...query, intent: 'share', conditions: withBase(query.conditions, part.of) };
  const { kind: _kind, ...fields } = part;
  return withFields(query, fields);
}

/** A search for words in all texts of a row. */
export function searchIn(words: string): AskPart {
  return { kind: 'condition', condition: { kind: 'anywhere', words: [searchWords(words)], not: false } };
}

/** The query with a part that was asked for: columns stand beside those that are there, and equal conditions once. */
export function withAskedPart(query: Query, part: AskPart): Query {
  // What is asked already is asked once.
  if (
    part.kind === 'condition' &&
    query.conditions.some((each) => JSON.stringify(each) === JSON.stringify(part.condition))
  )
    return query;
  if (part.kind === 'columns')
    return withPart(query, { ...part, shown: [...new Set([...(query.shown ?? []), ...part.shown])] });
  if (part.kind === 'texts')
    return withPart(query, { ...part, texts: [...new Set([...(query.texts ?? []), ...part.texts])] });
  return withPart(query, part);
}

/** The query without a part; without its subject it is one of topics. @param at the index of a condition */
export function withoutPart(query: Query, part: AskPart, at: number): Query {
  if (part.kind === 'subject') return withSubject(query, EVERY_TOPIC.subject);
  if (part.kind === 'condition') return withoutCondition(query, at);
  if (part.kind === 'share') return { ...query, intent: 'list', conditions: withBase(query.conditions, []) };
  const fields: readonly (keyof Query)[] = part.kind === 'group' ? ['group', 'perGroup'] : FIELDS[part.kind];
  return withFields(query, Object.fromEntries(fields.map((field) => [field, EVERY_TOPIC[field]])));
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

/** A field that is undefined is left out. */
function withFields(query: Query, fields: object): Query {
  const all = Object.entries({ ...query, ...fields }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(all) as unknown as Query;
}

/** The same query of other rows, without what they do not have. */
function withSubject(query: Query, subject: Subject): Query {
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

/** Of these a row has one value: two conditions of one kind on it are met by none. */
const OF_ONE_VALUE: ReadonlySet<Condition['kind']> = new Set([
  'quadrant',
  'status',
  'consensus',
  'label',
  'shift',
  'trend',
  'topic',
]);

export function isOfOneValue(kind: Condition['kind']): boolean {
  return OF_ONE_VALUE.has(kind);
}

/**
 * The condition of a query that a further one of its kind contradicts, or whose bound it sets anew: it comes in its place,
 * or its values beside it. null: there is none.
 */
export function contradicted(query: Query, condition: Condition): number | null {
  const at = query.conditions.findLastIndex((before) => isSaidAgain(before, condition));
  return at < 0 ? null : at;
}

function isSaidAgain(before: Condition, condition: Condition): boolean {
  if (before.kind !== condition.kind || before.not || condition.not || before.base === true) return false;
  if (before.kind === 'figure' && condition.kind === 'figure')
    return before.figure === condition.figure && before.comparator === condition.comparator;
  return OF_ONE_VALUE.has(before.kind) && JSON.stringify(before) !== JSON.stringify(condition);
}

/** A query of the rows that another one takes: 'which of them' asks of these. */
export function amongRowsOf(query: Query): Query {
  const condition: Condition = { kind: 'rows', query: takenOf(query), not: false };
  return { ...EVERY_TOPIC, subject: query.subject, order: query.order, conditions: [condition] };
}

/** The query of those of its rows in whose texts some words are. */
export function searchedIn(query: Query, words: string): Query {
  return withPart(isWhole(query) ? query : amongRowsOf(query), searchIn(words));
}
