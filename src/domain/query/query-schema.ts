import { QUADRANT_CODES } from '../topic/quadrant';
import { CONSENSUS_LEVELS } from '../topic/signal';
import { TEAM_SAYS } from '../team/agreement';
import { TOPIC_STATUSES } from '../topic/topic-status';
import type { Field } from './checks';
import { COMPARATORS, QUERY_GROUPS, STATISTICS } from './query';
import { CONDITION_KINDS, kindOf } from './condition-kinds';
import { QUERY_FIGURES } from './query-figures';
import { SUBJECTS } from './subject';

const FIGURE = { enum: Object.keys(QUERY_FIGURES) };
const TEXTS = { type: 'array', items: { type: 'string' } };
const listOf = (values: readonly unknown[]): object => ({ type: 'array', items: { enum: values } });
const nullable = (schema: object): object => ({ anyOf: [schema, { type: 'null' }] });
const objectOf = (properties: object, required: readonly string[]): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** What each way of entering a field accepts. */
const INPUTS: Readonly<Record<NonNullable<Field['input']>, object | null>> = {
  names: TEXTS,
  quadrants: listOf([...QUADRANT_CODES, null]),
  statuses: listOf(TOPIC_STATUSES),
  levels: listOf(CONSENSUS_LEVELS),
  says: listOf(TEAM_SAYS),
  figure: FIGURE,
  comparator: { enum: COMPARATORS },
  amount: { type: 'number' },
  number: { type: 'number' },
  texts: TEXTS,
  day: nullable({ type: 'string' }),
  flag: { type: 'boolean' },
  // Composed conditions are made by the rules and by clicking.
  parts: null,
};

/** The kinds of conditions that have no other conditions in them and can be entered. */
function conditionSchemas(): readonly object[] {
  return CONDITION_KINDS.flatMap((kind) => {
    const { fields, draft, title } = kindOf(kind);
    const entries = Object.entries(fields).map(([name, { input }]) => [name, input === null ? null : INPUTS[input]]);
    if (draft === undefined || entries.some(([, schema]) => schema === null)) return [];
    const properties = { kind: { const: kind }, not: { type: 'boolean' }, ...Object.fromEntries(entries) };
    return [{ title, ...objectOf(properties, Object.keys(properties)) }];
  });
}

/** The kinds of parts that a model may propose. */
export const MODEL_PARTS = ['subject', 'condition', 'order', 'rows', 'group', 'statistic'] as const;

/** The JSON schema of the parts of a query, each with the words that it stands for: a part of what the strict reader accepts. */
export function partsSchema(): object {
  const ofKind: Readonly<Record<(typeof MODEL_PARTS)[number], object>> = {
    subject: { subject: { enum: SUBJECTS } },
    condition: { condition: { anyOf: conditionSchemas() } },
    order: { order: objectOf({ figure: FIGURE, ascending: { type: 'boolean' } }, ['figure', 'ascending']) },
    rows: { offset: { type: 'integer' }, limit: nullable({ type: 'integer' }) },
    group: { group: { enum: QUERY_GROUPS } },
    statistic: { statistic: objectOf({ kind: { enum: STATISTICS }, figure: FIGURE }, ['kind', 'figure']) },
  };
  const parts = MODEL_PARTS.map((kind) =>
    objectOf({ kind: { const: kind }, ...ofKind[kind] }, ['kind', ...Object.keys(ofKind[kind])]),
  );
  const part = objectOf({ words: TEXTS, part: { anyOf: parts } }, ['words', 'part']);
  return objectOf({ parts: { type: 'array', items: part } }, ['parts']);
}
