import document from '../../../docs/openapi.json' with { type: 'json' };

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly minimum?: number;
  readonly minLength?: number;
  readonly format?: string;
}

const schemas = document.components.schemas as unknown as Readonly<Record<string, Schema>>;

/** How many different answers there are to each call. */
export const VARIANTS = [0, 1, 2] as const;

/**
 * An answer that the API's document allows, made from the document alone.
 * @param variant which of several allowed types or values is taken, wherever there is a choice
 */
export function sampleAnswer(method: string, path: string, variant: number): unknown {
  const operations = (document.paths as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[path];
  const operation = operations?.[method.toLowerCase()] as {
    readonly responses: {
      readonly 200: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
    };
  };
  return sample(operation.responses[200].content['application/json'].schema, variant);
}

/** One row of a kind that the API's document describes, with every field that it has. */
export function sampleRow(kind: string): unknown {
  return sample(schemas[kind] ?? {}, 0);
}

function sample(schema: Schema, variant: number): unknown {
  if (schema.$ref !== undefined) return sample(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, variant);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum, variant);
  if (schema.oneOf !== undefined) return sample(pick(schema.oneOf, variant), variant);
  const type = typeof schema.type === 'string' ? schema.type : pick(schema.type ?? ['object'], variant);
  switch (type) {
    case 'string':
      if (schema.format === 'uuid') return crypto.randomUUID();
      return `Text ${variant}`.padEnd(schema.minLength ?? 0, '.');
    case 'integer':
      return (schema.minimum ?? 0) + variant;
    case 'number':
      return variant / 2;
    case 'boolean':
      return variant % 2 === 0;
    case 'null':
      return null;
    case 'array':
      if (schema.prefixItems !== undefined) return schema.prefixItems.map((part) => sample(part, variant));
      // Empty lists are allowed wherever lists are.
      return variant === 2 || !schema.items ? [] : [sample(schema.items, variant), sample(schema.items, variant + 1)];
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, property]) => [key, sample(property, variant)]),
      );
  }
}

function pick<Value>(values: readonly Value[], variant: number): Value {
  const value = values[variant % values.length];
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
}
