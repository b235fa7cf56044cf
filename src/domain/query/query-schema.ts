import { QUADRANT_CODES } from '../topic/quadrant';
import { CONSENSUS_LEVELS } from '../topic/consensus';
import { TEAM_SAYS } from '../team/agreement';
import { TOPIC_STATUSES } from '../topic/topic-status';
import type { Field } from './checks';
import { COMPARATORS } from './comparator';
import { CONDITION_KINDS, kindOf } from './condition-kinds';
import { QUERY_GROUPS, STATISTICS } from './query';
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

/** The JSON schema of a query, for translators: a part of what the strict reader accepts. */
export function querySchema(): object {
  return objectOf(
    {
      subject: { enum: SUBJECTS },
      conditions: { type: 'array', items: { anyOf: conditionSchemas() } },
      order: nullable(objectOf({ figure: FIGURE, ascending: { type: 'boolean' } }, ['figure', 'ascending'])),
      limit: nullable({ type: 'integer' }),
      intent: { enum: ['count', 'list', 'share', 'compare'] },
      group: nullable({ enum: QUERY_GROUPS }),
      statistic: nullable(objectOf({ kind: { enum: STATISTICS }, figure: FIGURE }, ['kind', 'figure'])),
    },
    ['subject', 'conditions', 'order', 'limit', 'intent', 'group', 'statistic'],
  );
}
