import { TEAM_SAYS } from '../team/agreement';
import { QUADRANT_CODES } from '../topic/quadrant';
import { CONSENSUS_LEVELS } from '../topic/signal';
import { TOPIC_STATUSES } from '../topic/topic-status';
import { COMPARATORS, MEASURED_AGAINST, QUERY_GROUPS } from './query';
import { QUERY_FIGURES } from './query-figures';
import { isOwnKey } from '../topic/own-values';
import { SUBJECTS, type Subject } from './subject';

/** Of what the project has names. */
export type NameKind = 'topic' | 'trend' | 'shift' | 'platform' | 'label' | 'ownLabel' | 'sourceClass';

/** The names of a project; a missing list is not known, so that every name is accepted. */
export type KnownNames = Partial<Readonly<Record<NameKind, ReadonlySet<string>>>>;

/** What a value is checked against, besides itself. */
export interface CheckContext {
  readonly names: KnownNames;
  readonly ofCondition: Check;
  readonly ofQuery: Check;
  /** Of the query that holds the condition. */
  readonly subject: Subject;
  /** How many more times conditions may be composed of others. */
  readonly depth: number;
}

/** @returns why a value is refused: 'is not a list', or a sentence of its own; null: it is accepted */
export type Check = (value: unknown, context: CheckContext) => string | null;

const when =
  (isAccepted: (value: unknown) => boolean, reason: string): Check =>
  (value) =>
    isAccepted(value) ? null : reason;

export const isText: Check = when((value) => typeof value === 'string', 'is not a text');
export const isNumber: Check = when(Number.isFinite, 'is not a finite number');
export const isCount: Check = when((value) => Number.isInteger(value) && (value as number) >= 0, 'is not a count');
export const isFlag: Check = when((value) => typeof value === 'boolean', 'is neither true nor false');
export const isTrue: Check = when((value) => value === true, 'is not true');
const isNull: Check = when((value) => value === null, 'is not null');

export const oneOf = (values: readonly unknown[]): Check =>
  when((value) => values.includes(value), `is none of ${values.join(', ')}`);

export const orNull = (check: Check): Check => either(isNull, check);
export const optional = (check: Check): Check =>
  either(
    when((value) => value === undefined, ''),
    check,
  );

export const listOf =
  (check: Check, most = Infinity): Check =>
  (value, context) => {
    if (!Array.isArray(value)) return 'is not a list';
    if (value.length > most) return `is a list of more than ${most}`;
    for (const each of value as readonly unknown[]) {
      const reason = check(each, context);
      if (reason !== null) return reason;
    }
    return null;
  };

/** Names that the project has. */
const namesOf = (kind: NameKind): Check =>
  listOf((value, context) => {
    if (typeof value !== 'string') return 'is not a name';
    return context.names[kind]?.has(value) === false ? `the project has no ${kind} ‘${value}’` : null;
  });

/** An object of these fields and no others. */
export const object =
  (fields: Readonly<Record<string, Check>>, former: readonly string[] = []): Check =>
  (value, context) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'is not an object';
    const own = value as Readonly<Record<string, unknown>>;
    const other = Object.keys(own).find((name) => !Object.hasOwn(fields, name) && !former.includes(name));
    if (other !== undefined) return `has the unknown field ‘${other}’`;
    for (const [name, check] of Object.entries(fields)) {
      const reason = check(own[name], context);
      if (reason !== null) return /^(?:is|has) /.test(reason) ? `‘${name}’ ${reason}` : reason;
    }
    return null;
  };

const isDay: Check = when(
  (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  'is not a day',
);
const isOwnColumn: Check = when(isOwnKey, '');
export const isFigure = either(isOwnColumn, oneOf(Object.keys(QUERY_FIGURES)));
export const isGroup = either(isOwnColumn, oneOf(QUERY_GROUPS));
export const areTexts = listOf(isText);

/** A field of a condition: what it must be, and how it is entered; null: it is not. */
export interface Field {
  readonly check: Check;
  readonly input:
    | 'names'
    | 'quadrants'
    | 'statuses'
    | 'levels'
    | 'says'
    | 'figure'
    | 'comparator'
    | 'amount'
    | 'number'
    | 'texts'
    | 'day'
    | 'flag'
    | 'parts'
    | null;
}
const field = (input: Field['input'], check: Check): Field => ({ check, input });

export const QUADRANT_FIELD = field('quadrants', listOf(oneOf([...QUADRANT_CODES, null])));
export const STATUS_FIELD = field('statuses', listOf(oneOf(TOPIC_STATUSES)));
export const LEVEL_FIELD = field('levels', listOf(oneOf(CONSENSUS_LEVELS)));
export const SAYS_FIELD = field('says', listOf(oneOf(TEAM_SAYS)));
export const FIGURE_FIELD = field('figure', isFigure);
export const COMPARATOR_FIELD = field('comparator', oneOf(COMPARATORS));
/** Of the condition's figure: shares are entered as percentages. */
export const AMOUNT_FIELD = field('amount', isNumber);
export const NUMBER_FIELD = field('number', isNumber);
export const COUNT_FIELD = field('number', isCount);
export const TEXTS_FIELD = field('texts', areTexts);
export const DAY_FIELD = field('day', orNull(isDay));
export const FLAG_FIELD = field('flag', isFlag);
export const PARTS_FIELD = field(
  'parts',
  listOf((value, context) => context.ofCondition(value, context)),
);
export const SUBJECT_FIELD = field(null, oneOf(SUBJECTS));
export const WHOSE_FIELD = field(null, oneOf(MEASURED_AGAINST));
export const hidden = (check: Check): Field => field(null, check);
export const namesField = (kind: NameKind): Field => field('names', namesOf(kind));

/** The first check that accepts, or the reason of the last one. */
function either(first: Check, second: Check): Check {
  return (value, context) => (first(value, context) === null ? null : second(value, context));
}
