import {
  isCount,
  isFigure,
  isGroup,
  isFlag,
  isNumber,
  isText,
  isTrue,
  areTexts,
  listOf,
  object,
  oneOf,
  optional,
  orNull,
  type Check,
  type CheckContext,
  type KnownNames,
} from './checks';
import { isApplicable, isKind, kindOf } from './condition-kinds';
import { EVERY_TOPIC, STATISTICS, type Condition, type Query, type RequirementOf, type WrittenQuery } from './query';
import { SUBJECTS, type Subject } from './subject';
import { figureName, hasFigure, type QueryFigure } from './query-figures';

/** Conditions may be composed of others, and queries of queries, to this depth. */
const DEEPEST = 3;
/** More conditions than this are refused: none is made by a user. */
const MOST_CONDITIONS = 200;

/** Reads a query from elsewhere, such as an address, a file or a model: nothing of it may be unknown. */
export function readQuery(value: unknown, names: KnownNames): WrittenQuery | { readonly fault: string } {
  const fault = QUERY(value, contextAt(DEEPEST, names, EVERY_TOPIC.subject));
  if (fault !== null) return { fault: fault.startsWith('is ') ? `it ${fault}` : fault };
  const { unread = [], ...query } = value as Partial<Query> & { readonly unread?: readonly string[] };
  return { query: completed(query), unread };
}

function contextAt(depth: number, names: KnownNames, subject: Subject): CheckContext {
  return {
    names,
    ofCondition: (value, { subject: own }) => condition(value, contextAt(depth - 1, names, own)),
    ofQuery: (value) => QUERY(value, contextAt(depth - 1, names, subject)),
    depth,
    subject,
  };
}

const condition: Check = (value, context) => {
  const kind = (value as { readonly kind?: unknown } | null)?.kind;
  if (kind === FORMER_GAP) return object(GAP_FIELDS)(value, context);
  if (!isKind(kind)) return `‘${String(kind)}’ is no kind of condition`;
  const { fields, formerFields, parts } = kindOf(kind);
  if (parts !== undefined && context.depth === 0) return 'its conditions are composed of too many parts';
  const checks = Object.fromEntries(Object.entries(fields).map(([name, { check }]) => [name, check]));
  const ofParts = kind === 'parts' ? (value as RequirementOf<'parts'>).parts : context.subject;
  const fault = object({ ...checks, ...FLAGS }, formerFields)(value, { ...context, subject: ofParts });
  if (fault !== null) return fault;
  const isOfSubject = isApplicable(value as Condition, context.subject);
  return isOfSubject ? null : `${context.subject} have no condition ‘${kindOf(kind).title}’`;
};

/** Of each condition of older addresses; it is left out. */
const FORMER_FLAG = 'added';
const FLAGS = { kind: isText, not: isFlag, base: optional(isTrue), [FORMER_FLAG]: optional(isTrue) };
/** A gap between lenses, as older addresses hold it. */
const FORMER_GAP = 'ahead';
const GAP_FIELDS = { ...FLAGS, lens: isFigure, of: isFigure, by: isNumber };

const FIELDS = object({
  subject: optional(oneOf(SUBJECTS)),
  version: optional(oneOf(['previous'])),
  conditions: optional(listOf(condition, MOST_CONDITIONS)),
  order: optional(orNull(object({ figure: isFigure, ascending: isFlag }))),
  alphabetical: optional(oneOf(['ascending', 'descending'])),
  shown: optional(listOf(isFigure)),
  limit: optional(orNull(isCount)),
  offset: optional(isCount),
  // Older addresses count and compare too, and narrow the rows of a query before.
  intent: optional(oneOf(['list', 'share', 'count', 'compare'])),
  narrows: optional(isTrue),
  group: optional(orNull(isGroup)),
  perGroup: optional(isCount),
  since: optional(oneOf(['update', 'visit'])),
  statistic: optional(orNull(object({ kind: oneOf(STATISTICS), figure: isFigure }))),
  unread: optional(areTexts),
});

const QUERY: Check = (value, context) => {
  const subject = SUBJECTS.find((each) => each === (value as Partial<Query> | null)?.subject) ?? EVERY_TOPIC.subject;
  const fault = FIELDS(value, { ...context, subject });
  if (fault !== null) return fault;
  const { order, statistic, shown = [] } = value as Partial<Query>;
  const figures = [order?.figure, statistic?.figure, ...shown].filter((figure) => figure !== undefined);
  const other = figures.find((figure) => !hasFigure(subject, figure));
  return other === undefined ? null : `${subject} have no ${figureName(other)}`;
};

/** What was left out, and nothing that older addresses held besides. */
function completed({ narrows: _narrows, ...query }: Partial<Query> & { readonly narrows?: true }): Query {
  const intent = query.intent === 'share' ? 'share' : 'list';
  return { ...EVERY_TOPIC, ...query, intent, conditions: (query.conditions ?? []).map(withoutFormerFields) };
}

function withoutFormerFields(own: Condition): Condition {
  if ((own.kind as string) === FORMER_GAP) return gapOf(own as unknown as FormerGap);
  const { formerFields = [] } = kindOf(own.kind);
  const entries = Object.entries(own).filter(([name]) => name !== FORMER_FLAG && !formerFields.includes(name));
  const read = Object.fromEntries(entries) as unknown as Condition;
  if ('of' in read) return { ...read, of: read.of.map(withoutFormerFields) };
  return read.kind === 'rows' ? { ...read, query: completed(read.query) } : read;
}

interface FormerGap extends Pick<Condition, 'not' | 'base'> {
  readonly lens: QueryFigure;
  readonly of: QueryFigure;
  readonly by: number;
}

function gapOf({ lens: figure, of: other, by, not, base }: FormerGap): Condition {
  const comparator = by === 0 ? 'over' : 'at least';
  const flags = { not, ...(base && { base }) };
  return { kind: 'against', figure, comparator, times: 1, plus: by, other, whose: 'own', name: '', ...flags };
}

/** The parameter of an address that holds a query. */
export const QUERY_PARAMETER = 'query';

/** A query as text for an address; what is as in {@link EVERY_TOPIC} is left out. */
export function queryToText({ query, unread }: WrittenQuery): string {
  const defaults = new Map<string, unknown>(Object.entries(EVERY_TOPIC));
  const own = Object.entries(query).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults.get(name)),
  );
  return JSON.stringify({ ...Object.fromEntries(own), ...(unread.length > 0 && { unread }) });
}

/**
 * Reads the text of {@link queryToText}. It is refused as a whole where a part of it is unknown.
 * @param names those of the project, where they are known
 */
export function queryFromText(text: string, names: KnownNames = {}): WrittenQuery | { readonly fault: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'it is not complete' };
  }
  return readQuery(value, names);
}
