import * as v from 'valibot';
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

/** Its messages say why a value is refused: 'is not a list', or a sentence of its own. */
export type Check<Value = unknown> = v.GenericSchema<unknown, Value>;

/** Where a value stands, and what the project has. */
export interface CheckContext {
  readonly names: KnownNames;
  /** Of the query that holds the condition. */
  readonly subject: Subject;
  /** How many more times conditions may be composed of others. */
  readonly depth: number;
  /** One of which a condition is composed. */
  readonly condition: Check;
  readonly query: Check;
}

/** What a value must be where it stands. */
export type CheckIn<Value = unknown> = (context: CheckContext) => Check<Value>;

export const isText = v.string('is not a text');
const isNumber = v.pipe(v.number('is not a finite number'), v.finite('is not a finite number'));
export const isCount = v.pipe(v.number('is not a count'), v.integer('is not a count'), v.minValue(0, 'is not a count'));
export const isFlag = v.boolean('is neither true nor false');
export const isTrue = v.literal(true, 'is not true');

export function oneOf<const Value extends string | number>(values: readonly Value[]) {
  return v.picklist(values, `is none of ${values.join(', ')}`);
}

export function listOf<Value>(check: Check<Value>): Check<readonly Value[]> {
  return v.array(check, 'is not a list');
}

/** So many at most, which is seen before each of them is checked. */
export function shortListOf<Value>(check: v.GenericSchema<unknown, Value>, most: number) {
  const isShort = v.maxLength<unknown[], number, string>(most, `is a list of more than ${most}`);
  return v.pipe(v.array(v.unknown(), 'is not a list'), isShort, v.array(check));
}

/** An object of these fields and no others. */
export function object(fields: Readonly<Record<string, Check>>, title = '') {
  const reasonOf = ({ expected, input }: v.StrictObjectIssue): string => {
    if (expected === 'never') return `has the unknown field ‘${String(input)}’`;
    return expected === 'Object' ? 'is not an object' : 'is missing';
  };
  return v.pipe(v.strictObject(fields, reasonOf), v.title(title));
}

/** The first reason why a value is refused, of the field that it stands in; null: it is accepted. */
export function reasonAgainst(value: unknown, check: Check): string | null {
  const [issue] = v.safeParse(check, value, { abortEarly: true }).issues ?? [];
  if (issue === undefined) return null;
  const { message, expected, path = [] } = issue;
  // What is unknown is said of the object around it.
  const around = expected === 'never' ? path.slice(0, -1) : path;
  const name = around.map(({ key }) => key).findLast((key) => typeof key === 'string');
  return name !== undefined && /^(?:is|has) /.test(message) ? `‘${name}’ ${message}` : message;
}

const isDay = v.pipe(
  v.string('is not a day'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a day'),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'is not a day'),
);
const PLAIN_FIGURES = Object.keys(QUERY_FIGURES) as (keyof typeof QUERY_FIGURES)[];
/** Or a column of the user's file. */
function orOwn<const Value extends string>(values: readonly Value[]) {
  const plain = oneOf(values);
  return v.union([plain, v.custom<OwnKey>(isOwnKey)], plain.message);
}
export const isFigure: Check<QueryFigure> = v.union(
  [orOwn(PLAIN_FIGURES), v.custom<Extract<QueryFigure, `score:${string}`>>(isScoreKey)],
  oneOf(PLAIN_FIGURES).message,
);
export const isGroup: Check<QueryGroup> = orOwn(QUERY_GROUPS);
export const areTexts = listOf(isText);

/** Names that the project has. */
function namesOf(kind: NameKind): CheckIn<readonly string[]> {
  return ({ names }) =>
    listOf(
      v.pipe(
        v.string('is not a name'),
        v.check(
          (name) => names[kind]?.has(name) !== false,
          ({ input }) => `the project has no ${kind} ‘${input}’`,
        ),
      ),
    );
}

/** A field of a condition: what it must be, and how it is entered; null: it is not. */
export interface Field<Value = unknown> {
  readonly check: CheckIn<Value>;
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
function field<Value>(input: Field['input'], check: Check<Value>): Field<Value> {
  return { check: () => check, input };
}

export const QUADRANTS_FIELD = field('quadrants', listOf(v.nullable(oneOf(QUADRANT_CODES))));
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
export const DAY_FIELD = field('day', v.nullable(isDay));
export const FLAG_FIELD = field('flag', isFlag);
export const VALUED_FIELD = field<Valued>(null, orOwn(VALUED));
export const SUBJECT_FIELD = field(null, oneOf(SUBJECTS));
export const WHOSE_FIELD = field(null, oneOf(MEASURED_AGAINST));
export const OWN_FIELD = field(null, oneOf(OWN_KINDS));
export function hidden<Value>(check: Check<Value>): Field<Value> {
  return field(null, check);
}
export function namesField(kind: NameKind): Field<readonly string[]> {
  return { check: namesOf(kind), input: 'names' };
}
/** Conditions that another one is composed of. */
export const PARTS_FIELD: Field = { check: ({ condition }) => listOf(condition), input: 'parts' };
export const QUERY_FIELD: Field = { check: ({ query }) => query, input: null };

/** What the fields of a condition must be where it stands. */
export function fieldChecks(fields: Readonly<Record<string, Field>>, context: CheckContext): Record<string, Check> {
  return Object.fromEntries(Object.entries(fields).map(([name, { check }]) => [name, check(context)]));
}
