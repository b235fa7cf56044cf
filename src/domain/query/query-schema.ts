import * as v from 'valibot';
import { CONDITION_KINDS, kindOf } from './condition-kinds';
import { EVERY_TOPIC, KIND_FIELDS } from './query';
import {
  areTexts,
  fieldChecks,
  isCount,
  isFlag,
  listOf,
  object,
  oneOf,
  type Check,
  type CheckContext,
} from './query-fields';
import { contextAt, ORDER, STATISTIC } from './read-query';
import { QUERY_GROUPS, SUBJECTS } from './vocabulary';

/** The kinds of conditions of which each field is entered: composed ones are made by the rules and by clicking. */
function conditions(context: CheckContext) {
  return CONDITION_KINDS.flatMap((kind) => {
    const fields = KIND_FIELDS[kind];
    if (Object.values(fields).some(({ input }) => input === null || input === 'parts')) return [];
    return [object({ kind: oneOf([kind]), not: isFlag, ...fieldChecks(fields, context) }, kindOf(kind).title)];
  });
}

type Kinds = readonly ReturnType<typeof object>[];

/** An object of one of these kinds. */
function oneOfKinds(kinds: Kinds) {
  return v.variant('kind', kinds as never, ({ input }) => `‘${String(input)}’ is no kind`);
}

/** What a model may answer: parts of a query, each with the words that it stands for. Names are those of the project. */
export function modelAnswer(context: CheckContext = contextAt(0, {}, EVERY_TOPIC.subject)): Check {
  const parts: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
    subject: { subject: oneOf(SUBJECTS) },
    condition: { condition: oneOfKinds(conditions(context)) },
    order: { order: ORDER },
    rows: { offset: isCount, limit: v.nullable(isCount) },
    group: { group: oneOf(QUERY_GROUPS) },
    statistic: { statistic: STATISTIC },
  };
  const kinds = Object.entries(parts).map(([kind, fields]) => object({ kind: oneOf([kind]), ...fields }));
  return object({ parts: listOf(object({ words: areTexts, part: oneOfKinds(kinds) })) });
}

/** The schemas that an answer is made of; what only code can tell, such as a column of the user's file, is not told to a model. */
type Told =
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.PicklistSchema<readonly (string | number)[], undefined>
  | v.NullableSchema<Check, undefined>
  | v.ArraySchema<Check, undefined>
  | v.UnionSchema<readonly Check[], undefined>
  | v.StrictObjectSchema<Readonly<Record<string, Check>>, undefined>
  | { readonly type: 'variant'; readonly options: readonly Check[] };

/** A schema as JSON schema; null: it is not told. */
export function jsonSchemaOf(check: Check): object | null {
  const told = check as unknown as Told & { readonly pipe?: readonly { readonly type: string }[] };
  const anyOf = (options: readonly Check[]): object | null => {
    const [first = null, ...others] = options.map(jsonSchemaOf).filter((each) => each !== null);
    return others.length === 0 ? first : { anyOf: [first, ...others] };
  };
  switch (told.type) {
    case 'string':
    case 'boolean':
      return { type: told.type };
    case 'number':
      return { type: told.pipe?.some(({ type }) => type === 'integer') === true ? 'integer' : 'number' };
    case 'picklist':
      return { enum: told.options };
    case 'nullable':
      return { anyOf: [jsonSchemaOf(told.wrapped), { type: 'null' }] };
    case 'array':
      return { type: 'array', items: jsonSchemaOf(told.item) };
    case 'union':
    case 'variant':
      return anyOf(told.options);
    case 'strict_object': {
      const properties = Object.entries(told.entries).map(([name, each]) => [name, jsonSchemaOf(each)] as const);
      const title = v.getTitle(check);
      return {
        ...(title !== '' && { title }),
        type: 'object',
        properties: Object.fromEntries(properties),
        required: Object.keys(told.entries),
        additionalProperties: false,
      };
    }
    default:
      return null;
  }
}
