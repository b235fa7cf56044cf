import * as v from 'valibot';
import {
  areTexts,
  fieldChecks,
  isCount,
  isFigure,
  isFlag,
  isGroup,
  isText,
  isTrue,
  listOf,
  object,
  oneOf,
  reasonAgainst,
  shortListOf,
  type Check,
  type CheckContext,
  type CheckIn,
  type KnownNames,
} from './query-fields';
import { isApplicable, isKind, kindOf } from './condition-kinds';
import { EVERY_TOPIC, KIND_FIELDS, type Condition, type Query, type RequirementOf, type WrittenQuery } from './query';
import { STATISTICS, SUBJECTS, type Subject } from './vocabulary';
import { hasFigure, type QueryFigure } from './query-figures';
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
  const fault = faultOf(now, (context) => queryIn(now, context), names);
  if (fault !== null) return { fault };
  const { unread = [], ...query } = now as Partial<Query> & { readonly unread?: readonly string[] };
  return { query: { ...EVERY_TOPIC, ...query }, unread };
}

/** Why a value is refused; null: it is accepted. */
export function faultOf(value: unknown, check: CheckIn, names: KnownNames): string | null {
  const fault = reasonAgainst(value, check(contextAt(DEEPEST, names, EVERY_TOPIC.subject)));
  return fault?.startsWith('is ') ? `it ${fault}` : fault;
}

export function contextAt(depth: number, names: KnownNames, subject: Subject): CheckContext {
  return {
    names,
    subject,
    depth,
    condition: v.lazy((value) => conditionIn(value, contextAt(depth - 1, names, subject))),
    query: v.lazy((value) => queryIn(value, contextAt(depth - 1, names, subject))),
  };
}

const FLAGS = { kind: isText, not: isFlag, base: v.optional(isTrue) };

function refused(reason: string): Check {
  return v.custom(() => false, reason);
}

/** What a condition must be by its kind. */
function conditionIn(value: unknown, context: CheckContext): Check {
  const kind = (value as { readonly kind?: unknown } | null)?.kind;
  if (!isKind(kind)) return refused(`‘${String(kind)}’ is no kind of condition`);
  const { depth, names, subject } = context;
  if (kindOf(kind).parts !== undefined && depth === 0) return refused('its conditions are composed of too many parts');
  const ofParts = kind === 'parts' ? (value as RequirementOf<'parts'>).parts : subject;
  return v.pipe(
    object({ ...fieldChecks(KIND_FIELDS[kind], contextAt(depth, names, ofParts)), ...FLAGS }),
    v.check(() => isApplicable(value as Condition, subject), `${subject} have no condition ‘${kindOf(kind).title}’`),
  );
}

export const ORDER = object({ figure: isFigure, ascending: isFlag });
export const STATISTIC = object({ kind: oneOf(STATISTICS), figure: isFigure });
const FIELDS = {
  subject: v.optional(oneOf(SUBJECTS)),
  version: v.optional(oneOf(['previous'])),
  order: v.optional(v.nullable(ORDER)),
  alphabetical: v.optional(oneOf(['ascending', 'descending'])),
  shown: v.optional(listOf(isFigure)),
  texts: v.optional(areTexts),
  limit: v.optional(v.nullable(isCount)),
  offset: v.optional(isCount),
  intent: v.optional(oneOf(['list', 'share'])),
  group: v.optional(v.nullable(isGroup)),
  perGroup: v.optional(isCount),
  statistic: v.optional(v.nullable(STATISTIC)),
  unread: v.optional(areTexts),
};

/** What a query must be by its subject. */
function queryIn(value: unknown, context: CheckContext): Check {
  // For valibot, a list is an object as well; without a field it would be one of every topic.
  if (Array.isArray(value)) return refused('is not an object');
  const subject = SUBJECTS.find((each) => each === (value as Partial<Query> | null)?.subject) ?? EVERY_TOPIC.subject;
  const condition = v.lazy((each) => conditionIn(each, { ...context, subject }));
  const foreign = (): QueryFigure | undefined => {
    const { order, statistic, shown = [] } = value as Partial<Query>;
    const figures = [order?.figure, statistic?.figure, ...shown].filter((figure) => figure !== undefined);
    return figures.find((figure) => !hasFigure(subject, figure));
  };
  return v.pipe(
    object({ ...FIELDS, conditions: v.optional(shortListOf(condition, MOST_CONDITIONS)) }),
    v.check(
      () => foreign() === undefined,
      () => `${subject} have no ${figureName(foreign() as QueryFigure)}`,
    ),
  );
}

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
