import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CONDITION_KINDS, kindOf } from '../../../src/domain/query/condition-kinds';
import { KIND_FIELDS } from '../../../src/domain/query/query';
import { jsonSchemaOf, modelAnswer } from '../../../src/domain/query/query-schema';
import { faultOf } from '../../../src/domain/query/read-query';

interface ObjectSchema {
  readonly title?: string;
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  readonly additionalProperties: boolean;
}

/** All schemas of objects in a JSON schema. */
function objectsIn(schema: unknown): readonly ObjectSchema[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inner = Object.values(schema).flatMap(objectsIn);
  return 'properties' in schema ? [schema as unknown as ObjectSchema, ...inner] : inner;
}

describe('the schema that a model is told', () => {
  const told = objectsIn(jsonSchemaOf(modelAnswer()));

  it('says of each field what it is, and that there is no other', () => {
    for (const { properties, required, additionalProperties } of told) {
      expect(required).toEqual(Object.keys(properties));
      expect(additionalProperties).toBe(false);
      for (const each of Object.values(properties)) expect(Object.keys(each)).not.toEqual([]);
    }
  });

  it('has the conditions that are entered, and no composed one', () => {
    const titles = told.flatMap(({ title }) => title ?? []);
    const entered = CONDITION_KINDS.filter((kind) =>
      Object.values(KIND_FIELDS[kind]).every(({ input }) => input !== null && input !== 'parts'),
    );
    expect(titles).toEqual(entered.map((kind) => kindOf(kind).title));
  });

  it.each([
    [v.nullable(v.string()), { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    [v.pipe(v.number(), v.integer()), { type: 'integer' }],
    [v.number(), { type: 'number' }],
    [v.union([v.picklist(['a']), v.custom(() => true)]), { enum: ['a'] }],
    [v.array(v.boolean()), { type: 'array', items: { type: 'boolean' } }],
  ])('says %o as JSON schema', (check, expected) => {
    expect(jsonSchemaOf(check)).toEqual(expected);
  });
});

describe('the answer of a model', () => {
  const answer = (part: unknown) => ({ parts: [{ words: ['fast'], part }] });

  it.each([
    [{ kind: 'condition', condition: { kind: 'new', not: false } }, null],
    [{ kind: 'colour' }, '‘colour’ is no kind'],
    [{ kind: 'condition', condition: { kind: 'either', of: [], not: false } }, '‘either’ is no kind'],
    [{ kind: 'condition', condition: { kind: 'shift', names: ['X'], not: false } }, 'the project has no shift ‘X’'],
    [{ kind: 'rows', offset: 0.5, limit: null }, '‘offset’ is not a count'],
    [{ kind: 'group', group: 'quadrant', more: 1 }, '‘part’ has the unknown field ‘more’'],
  ])('%j is accepted or refused with the reason %s', (part, fault) => {
    expect(faultOf(answer(part), modelAnswer, { shift: new Set(['Food']) })).toBe(fault);
  });
});
