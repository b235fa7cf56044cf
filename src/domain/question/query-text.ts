import { QUADRANT_CODES } from '../topic/quadrant';
import { TOPIC_STATUSES } from '../topic/topic-status';
import { COMPARATOR_SIGNS, FIGURE_NAMES } from './condition-text';
import { EVERY_TOPIC, type Condition, type Query } from './query';

/** A query, and what of its question was not understood. */
export interface WrittenQuery {
  readonly query: Query;
  readonly unread: readonly string[];
}

/** A query as text for an address; what is as in {@link EVERY_TOPIC} is left out. */
export function queryToText({ query, unread }: WrittenQuery): string {
  const defaults = new Map<string, unknown>(Object.entries(EVERY_TOPIC));
  const own = Object.entries(query).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults.get(name)),
  );
  return JSON.stringify({ ...Object.fromEntries(own), ...(unread.length > 0 && { unread }) });
}

/** Reads the text of {@link queryToText}; null: it is none, and nothing of it applies. */
export function queryFromText(text: string): WrittenQuery | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!hasFields({ ...QUERY, unread: optional(listOf(isText)) }, value)) return null;
  const { unread = [], ...query } = value as Partial<Query> & { readonly unread?: readonly string[] };
  return { query: { ...EVERY_TOPIC, ...query }, unread };
}

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isFlag: Check = (value) => typeof value === 'boolean';
const isTrue: Check = (value) => value === true;
const isNull: Check = (value) => value === null;
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const optional = (check: Check): Check => either((value) => value === undefined, check);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const object =
  (fields: Fields): Check =>
  (value) =>
    hasFields(fields, value);

/** Whether it is an object of these fields and no others. */
function hasFields(fields: Fields, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const own = value as Readonly<Record<string, unknown>>;
  return (
    Object.keys(own).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, check]) => check(own[name]))
  );
}

const isFigure = oneOf(Object.keys(FIGURE_NAMES));
const isComparator = oneOf(Object.keys(COMPARATOR_SIGNS));
const areTexts = listOf(isText);
const areQuadrants = listOf(oneOf([...QUADRANT_CODES, null]));

const CONDITIONS: Readonly<Record<Condition['kind'], Fields>> = {
  quadrant: { codes: areQuadrants },
  was: { codes: areQuadrants },
  status: { statuses: listOf(oneOf(TOPIC_STATUSES)) },
  trend: { names: areTexts },
  shift: { names: areTexts },
  topic: { names: areTexts },
  platform: { names: areTexts, topics: areTexts },
  either: { of: listOf((value) => isCondition(value, false)) },
  among: { ids: areTexts, label: isText },
  text: { words: areTexts, isOwnName: optional(isTrue) },
  mentions: { words: areTexts },
  label: { labels: areTexts },
  consensus: { levels: listOf(oneOf([1, 2, 3])) },
  figure: { figure: isFigure, comparator: isComparator, value: isNumber },
  between: { figure: isFigure, from: isNumber, to: isNumber },
  known: { figure: isFigure },
  product: { words: areTexts },
  publisher: { hosts: areTexts },
  top: { figure: isFigure, count: isCount, ascending: isFlag },
  ahead: { lens: isFigure, of: isFigure, by: isNumber },
  new: {},
  moved: {},
  funding: { words: areTexts },
  raised: { comparator: isComparator, millions: isNumber, currency: either(isText, isNull) },
};

function isCondition(value: unknown, mayHoldOthers: boolean): boolean {
  const kind = (value as Partial<Condition> | null)?.kind;
  if (kind === undefined || !Object.hasOwn(CONDITIONS, kind) || (kind === 'either' && !mayHoldOthers)) return false;
  return hasFields(
    { ...CONDITIONS[kind], kind: isText, not: isFlag, base: optional(isTrue), added: optional(isTrue) },
    value,
  );
}

const QUERY: Fields = {
  subject: optional(oneOf(['topics', 'trends', 'startups'])),
  conditions: optional(listOf((value) => isCondition(value, true))),
  order: optional(object({ figure: isFigure, ascending: isFlag })),
  alphabetical: optional(oneOf(['ascending', 'descending'])),
  shown: optional(listOf(isFigure)),
  narrows: optional(isTrue),
  limit: optional(isCount),
  offset: optional(isCount),
  intent: optional(oneOf(['count', 'list', 'share'])),
  group: optional(oneOf(['quadrant', 'shift', 'trend', 'status'])),
  perGroup: optional(isCount),
  since: optional(oneOf(['update', 'visit'])),
  statistic: optional(object({ kind: oneOf(['average', 'median', 'sum']), figure: isFigure })),
};
