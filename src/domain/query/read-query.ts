import {
  isCount,
  isFigure,
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
import { isKind, kindOf } from './condition-kinds';
import { EVERY_TOPIC, type Condition, type Query, type WrittenQuery } from './query';

/** Conditions may be composed of others, and queries of queries, to this depth. */
const DEEPEST = 1;

/** Reads a query from elsewhere, such as an address or a file: nothing of it may be unknown. */
export function readQuery(value: unknown, names: KnownNames): WrittenQuery | { readonly fault: string } {
  const fault = QUERY(value, contextAt(DEEPEST, names));
  if (fault !== null) return { fault: fault.startsWith('is ') ? `it ${fault}` : fault };
  const { unread = [], ...query } = value as Partial<Query> & { readonly unread?: readonly string[] };
  return { query: completed(query), unread };
}

function contextAt(depth: number, names: KnownNames): CheckContext {
  return {
    names,
    ofCondition: (value) => condition(value, contextAt(depth - 1, names)),
    ofQuery: (value) => QUERY(value, contextAt(depth - 1, names)),
    depth,
  };
}

const condition: Check = (value, context) => {
  const kind = (value as Partial<Condition> | null)?.kind;
  if (!isKind(kind)) return `‘${String(kind)}’ is no kind of condition`;
  const { fields, formerFields, parts } = kindOf(kind);
  if (parts !== undefined && context.depth === 0) return 'its conditions are composed of too many parts';
  const flags = { kind: isText, not: isFlag, base: optional(isTrue), added: optional(isTrue) };
  return object({ ...fields, ...flags }, formerFields)(value, context);
};

const QUERY: Check = object({
  subject: optional(oneOf(['topics', 'trends', 'startups'])),
  conditions: optional(listOf(condition)),
  order: optional(orNull(object({ figure: isFigure, ascending: isFlag }))),
  alphabetical: optional(oneOf(['ascending', 'descending'])),
  shown: optional(listOf(isFigure)),
  narrows: optional(isTrue),
  limit: optional(orNull(isCount)),
  offset: optional(isCount),
  intent: optional(oneOf(['count', 'list', 'share'])),
  group: optional(orNull(oneOf(['quadrant', 'shift', 'trend', 'status']))),
  perGroup: optional(isCount),
  since: optional(oneOf(['update', 'visit'])),
  statistic: optional(orNull(object({ kind: oneOf(['average', 'median', 'sum']), figure: isFigure }))),
  unread: optional(areTexts),
});

/** What was left out, and nothing that older addresses held besides. */
function completed(query: Partial<Query>): Query {
  return { ...EVERY_TOPIC, ...query, conditions: (query.conditions ?? []).map(withoutFormerFields) };
}

function withoutFormerFields(own: Condition): Condition {
  const { formerFields = [] } = kindOf(own.kind);
  const entries = Object.entries(own).filter(([name]) => !formerFields.includes(name));
  const read = Object.fromEntries(entries) as unknown as Condition;
  if (read.kind === 'either' || read.kind === 'before') return { ...read, of: read.of.map(withoutFormerFields) };
  return read.kind === 'rows' ? { ...read, query: completed(read.query) } : read;
}
