import {
  checkOf,
  isCount,
  isFigure,
  isGroup,
  isFlag,
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
import { EVERY_TOPIC, KIND_FIELDS, type Condition, type Query, type RequirementOf, type WrittenQuery } from './query';
import { STATISTICS, SUBJECTS, type Subject } from './vocabulary';
import { hasFigure } from './query-figures';
import { figureName } from './query-figure-words';

/** Conditions may be composed of others, and queries of queries, to this depth. */
const DEEPEST = 3;
/** Of objects and lists in each other: more than the conditions and queries of that depth have. */
const DEEPEST_VALUE = 6 * (DEEPEST + 1);
/** More conditions than this are refused: none is made by a user. */
const MOST_CONDITIONS = 200;

/** Reads a query from elsewhere, such as an address, a file or a model: nothing of it may be unknown. */
export function readQuery(value: unknown, names: KnownNames): WrittenQuery | { readonly fault: string } {
  const now = ofNow(value, DEEPEST_VALUE);
  const fault = faultOf(now, QUERY, names);
  if (fault !== null) return { fault };
  const { unread = [], ...query } = now as Partial<Query> & { readonly unread?: readonly string[] };
  return { query: { ...EVERY_TOPIC, ...query }, unread };
}

/** Why a value is refused; null: it is accepted. */
export function faultOf(value: unknown, check: Check, names: KnownNames): string | null {
  const fault = check(value, contextAt(DEEPEST, names, EVERY_TOPIC.subject));
  return fault?.startsWith('is ') ? `it ${fault}` : fault;
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

const FLAGS = { kind: isText, not: isFlag, base: optional(isTrue) };

function condition(value: unknown, context: CheckContext): string | null {
  const kind = (value as { readonly kind?: unknown } | null)?.kind;
  if (!isKind(kind)) return `‘${String(kind)}’ is no kind of condition`;
  if (kindOf(kind).parts !== undefined && context.depth === 0) return 'its conditions are composed of too many parts';
  const fields = Object.entries(KIND_FIELDS[kind]);
  const checks = Object.fromEntries(fields.map(([name, { check }]) => [name, check]));
  const ofParts = kind === 'parts' ? (value as RequirementOf<'parts'>).parts : context.subject;
  const fault = object({ ...checks, ...FLAGS })(value, { ...context, subject: ofParts });
  if (fault !== null) return fault;
  const isOfSubject = isApplicable(value as Condition, context.subject);
  return isOfSubject ? null : `${context.subject} have no condition ‘${kindOf(kind).title}’`;
}

export const ORDER = object({ figure: isFigure, ascending: isFlag });
export const STATISTIC = object({ kind: oneOf(STATISTICS), figure: isFigure });
const FIELDS = object({
  subject: optional(oneOf(SUBJECTS)),
  version: optional(oneOf(['previous'])),
  conditions: optional(listOf(checkOf(condition), MOST_CONDITIONS)),
  order: optional(orNull(ORDER)),
  alphabetical: optional(oneOf(['ascending', 'descending'])),
  shown: optional(listOf(isFigure)),
  texts: optional(areTexts),
  limit: optional(orNull(isCount)),
  offset: optional(isCount),
  intent: optional(oneOf(['list', 'share'])),
  group: optional(orNull(isGroup)),
  perGroup: optional(isCount),
  statistic: optional(orNull(STATISTIC)),
  unread: optional(areTexts),
});

const QUERY = checkOf((value, context) => {
  const subject = SUBJECTS.find((each) => each === (value as Partial<Query> | null)?.subject) ?? EVERY_TOPIC.subject;
  const fault = FIELDS(value, { ...context, subject });
  if (fault !== null) return fault;
  const { order, statistic, shown = [] } = value as Partial<Query>;
  const figures = [order?.figure, statistic?.figure, ...shown].filter((figure) => figure !== undefined);
  const other = figures.find((figure) => !hasFigure(subject, figure));
  return other === undefined ? null : `${subject} have no ${figureName(other)}`;
});

/**
 * What older addresses hold, as it is held now: they count and compare too, narrow the rows of a query before, say how a
 * condition came in, list the topics of platforms, and have a gap between lenses and the quadrant before as kinds of their own.
 */
function ofNow(value: unknown, depth: number): unknown {
  if (depth === 0) return undefined;
  const inner = (each: unknown): unknown => ofNow(each, depth - 1);
  if (Array.isArray(value)) return value.map(inner);
  if (typeof value !== 'object' || value === null) return value;
  const { added: _added, narrows: _narrows, ...own } = value as Record<string, unknown>;
  if (own['kind'] === 'platform') delete own['topics'];
  if (own['intent'] === 'count' || own['intent'] === 'compare') own['intent'] = 'list';
  if (own['kind'] === 'was') {
    const { codes, ...flags } = own;
    return { ...flags, kind: 'before', of: [{ kind: 'quadrant', codes, not: false }] };
  }
  if (own['kind'] === 'ahead') {
    const { lens, of, by, ...flags } = own;
    const comparator = by === 0 ? 'over' : 'at least';
    return {
      ...flags,
      kind: 'against',
      figure: lens,
      comparator,
      times: 1,
      plus: by,
      other: of,
      whose: 'own',
      name: '',
    };
  }
  return Object.fromEntries(Object.entries(own).map(([name, each]) => [name, inner(each)]));
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
