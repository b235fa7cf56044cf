import { TEAM_SAYS } from '../topic/agreement';
import { QUADRANT_CODES } from '../topic/quadrant';
import { CONSENSUS_LEVELS } from '../topic/signal';
import { TOPIC_STATUSES } from '../topic/topic-status';
import { isScoreKey, QUERY_FIGURES, type QueryFigure } from './query-figures';
import { isOwnKey, type OwnKey } from '../topic/own-values';
import {
  COMPARATORS,
  MEASURED_AGAINST,
  OWN_KINDS,
  QUERY_GROUPS,
  SUBJECTS,
  type QueryGroup,
  type Subject,
} from './vocabulary';
import { VALUED, type Valued } from './values-of-rows';

/** Of what the project has names. */
export type NameKind =
  | 'topic'
  | 'trend'
  | 'shift'
  | 'platform'
  | 'label'
  | 'ownLabel'
  | 'sourceClass'
  | 'member'
  | 'list';

/** The names of a project; a missing list is not known, so that every name is accepted. */
export type KnownNames = Partial<Readonly<Record<NameKind, ReadonlySet<string>>>>;

/** What a value is checked against, besides itself. */
export interface CheckContext {
  readonly names: KnownNames;
  readonly ofCondition: Reason;
  readonly ofQuery: Reason;
  /** Of the query that holds the condition. */
  readonly subject: Subject;
  /** How many more times conditions may be composed of others. */
  readonly depth: number;
}

/** @returns why a value is refused: 'is not a list', or a sentence of its own; null: it is accepted */
type Reason = (value: unknown, context: CheckContext) => string | null;

/** What a value must be, as a check and as a JSON schema. */
export interface Check<Value = unknown> extends Reason {
  /** null: it is not for a model. */
  readonly schema: object | null;
  readonly accepted?: Value;
}

export function checkOf<Value>(reasonOf: Reason, schema: object | null = null): Check<Value> {
  return Object.assign(reasonOf, { schema });
}

const when = <Value>(isAccepted: (value: unknown) => boolean, reason: string, schema: object | null): Check<Value> =>
  checkOf((value) => (isAccepted(value) ? null : reason), schema);

export const isText = when<string>((value) => typeof value === 'string', 'is not a text', { type: 'string' });
const isNumber = when<number>(Number.isFinite, 'is not a finite number', { type: 'number' });
export const isCount = when<number>((value) => Number.isInteger(value) && (value as number) >= 0, 'is not a count', {
  type: 'integer',
});
export const isFlag = when<boolean>((value) => typeof value === 'boolean', 'is neither true nor false', {
  type: 'boolean',
});
export const isTrue = when<true>((value) => value === true, 'is not true', null);

export const oneOf = <Value>(values: readonly Value[]): Check<Value> =>
  when((value) => values.includes(value as Value), `is none of ${values.join(', ')}`, { enum: values });

export const orNull = <Value>(check: Check<Value>): Check<Value | null> =>
  checkOf(
    (value, context) => (value === null ? null : check(value, context)),
    check.schema && { anyOf: [check.schema, { type: 'null' }] },
  );
export const optional = <Value>(check: Check<Value>): Check<Value | undefined> =>
  checkOf((value, context) => (value === undefined ? null : check(value, context)), check.schema);

export const listOf = <Value>(check: Check<Value>, most = Infinity): Check<readonly Value[]> =>
  checkOf(
    (value, context) => {
      if (!Array.isArray(value)) return 'is not a list';
      if (value.length > most) return `is a list of more than ${most}`;
      for (const each of value as readonly unknown[]) {
        const reason = check(each, context);
        if (reason !== null) return reason;
      }
      return null;
    },
    check.schema && { type: 'array', items: check.schema },
  );

/** An object of these fields and no others. */
export const object = (fields: Readonly<Record<string, Check>>, title?: string): Check =>
  checkOf(
    (value, context) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'is not an object';
      const own = value as Readonly<Record<string, unknown>>;
      const other = Object.keys(own).find((name) => !Object.hasOwn(fields, name));
      if (other !== undefined) return `has the unknown field ‘${other}’`;
      for (const [name, check] of Object.entries(fields)) {
        const reason = check(own[name], context);
        if (reason !== null) return /^(?:is|has) /.test(reason) ? `‘${name}’ ${reason}` : reason;
      }
      return null;
    },
    Object.values(fields).every(({ schema }) => schema !== null)
      ? {
          title,
          type: 'object',
          properties: Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
          required: Object.keys(fields),
          additionalProperties: false,
        }
      : null,
  );

/** An object of one of these kinds. */
export const variant = (kinds: Readonly<Record<string, Check>>): Check =>
  checkOf(
    (value, context) => {
      const { kind } = (value ?? {}) as { readonly kind?: unknown };
      const check = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
      return check === undefined ? `‘${String(kind)}’ is no kind` : check(value, context);
    },
    { anyOf: Object.values(kinds).map(({ schema }) => schema) },
  );

const isDay = when<string>(
  (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  'is not a day',
  { type: 'string' },
);
/** Columns of the user's file are not told to a model. */
const orOwn = <Value>(check: Check<Value>): Check<Value | OwnKey> =>
  checkOf((value, context) => (isOwnKey(value) ? null : check(value, context)), check.schema);
const isPlainFigure = orOwn(oneOf(Object.keys(QUERY_FIGURES) as (keyof typeof QUERY_FIGURES)[]));
export const isFigure: Check<QueryFigure> = checkOf(
  (value, context) => (isScoreKey(value) ? null : isPlainFigure(value, context)),
  isPlainFigure.schema,
);
export const isGroup: Check<QueryGroup> = orOwn(oneOf(QUERY_GROUPS));
export const areTexts = listOf(isText);

/** Names that the project has. */
const namesOf = (kind: NameKind): Check<readonly string[]> =>
  listOf(
    checkOf<string>((value, context) => {
      if (typeof value !== 'string') return 'is not a name';
      return context.names[kind]?.has(value) === false ? `the project has no ${kind} ‘${value}’` : null;
    }, isText.schema),
  );

/** A field of a condition: what it must be, and how it is entered; null: it is not. */
export interface Field<Value = unknown> {
  readonly check: Check<Value>;
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
const field = <Value>(input: Field['input'], check: Check<Value>): Field<Value> => ({ check, input });

export const QUADRANTS_FIELD = field('quadrants', listOf(oneOf([...QUADRANT_CODES, null])));
export const STATUSES_FIELD = field('statuses', listOf(oneOf(TOPIC_STATUSES)));
export const LEVELS_FIELD = field('levels', listOf(oneOf(CONSENSUS_LEVELS)));
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
export const VALUED_FIELD = field<Valued>(null, orOwn(oneOf(VALUED)));
export const SUBJECT_FIELD = field(null, oneOf(SUBJECTS));
export const WHOSE_FIELD = field(null, oneOf(MEASURED_AGAINST));
export const OWN_FIELD = field(null, oneOf(OWN_KINDS));
export const hidden = <Value>(check: Check<Value>): Field<Value> => field(null, check);
export const namesField = (kind: NameKind): Field<readonly string[]> => field('names', namesOf(kind));
/** Conditions that another one is composed of. */
export const PARTS_FIELD = field('parts', listOf(checkOf((value, context) => context.ofCondition(value, context))));
export const QUERY_FIELD = hidden(checkOf((value, context) => context.ofQuery(value, context)));
