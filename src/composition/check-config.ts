import * as v from 'valibot';
import { closest, distance } from 'fastest-levenshtein';
import { appConfig, parseAppConfig, StartFault } from './app-config';

export interface ConfigProblem {
  /** Keys from the top; empty: the file itself. */
  readonly path: readonly string[];
  /** fatal: the product does not start with it. warning: the product ignores it. */
  readonly severity: 'fatal' | 'warning';
  readonly message: string;
}

/** What a browser would say of a configuration, and the keys that it would ignore. */
export function checkConfig(raw: unknown, hasLuzmo = true): readonly ConfigProblem[] {
  return [...faultsOf(raw, hasLuzmo), ...unknownKeys(appConfig as unknown as Schema, raw, [])];
}

function faultsOf(raw: unknown, hasLuzmo: boolean): readonly ConfigProblem[] {
  try {
    parseAppConfig(raw, hasLuzmo);
    return [];
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    return error.faults.map((fault) => {
      const [, where = '', message = fault] = /^([^:]+): (.*)$/s.exec(fault) ?? [];
      return { path: where === 'the file' ? [] : where.split('.'), severity: 'fatal', message };
    });
  }
}

/** What is read of a schema of Valibot, whichever kind it is. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly options?: readonly Schema[];
  readonly pipe?: readonly Schema[];
  readonly key?: string;
}

/** An object's keys that no schema of it names, each with the known one that it is probably meant for. */
function unknownKeys(schema: Schema, value: unknown, path: readonly string[]): readonly ConfigProblem[] {
  const entries = entriesOf(schema, value);
  if (entries === null || typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly ConfigProblem[] => {
    const known = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (known !== undefined) return unknownKeys(known, inner, [...path, key]);
    // Of a strict object an unknown key is a fault already.
    if (schemaOf(schema).type === 'strict_object') return [];
    return [
      { path: [...path, key], severity: 'warning', message: `is no key of the configuration${meant(key, entries)}` },
    ];
  });
}

function meant(key: string, entries: Readonly<Record<string, Schema>>): string {
  const nearest = closest(key, Object.keys(entries));
  return distance(key, nearest) <= Math.max(2, key.length / 3) ? `; did you mean ${nearest}?` : '';
}

function entriesOf(schema: Schema, value: unknown): Readonly<Record<string, Schema>> | null {
  const { entries, options, key } = schemaOf(schema);
  if (entries !== undefined) return entries;
  if (options === undefined || key === undefined || typeof value !== 'object' || value === null) return null;
  // Each option of a variant names the value of its key.
  const option = options.find((each) =>
    v.is((schemaOf(each).entries?.[key] ?? v.never()) as v.GenericSchema, (value as Record<string, unknown>)[key]),
  );
  return option === undefined ? null : entriesOf(option, value);
}

function schemaOf(schema: Schema): Schema {
  const inner = schema.wrapped ?? schema.pipe?.[0];
  return inner === undefined || inner === schema ? schema : schemaOf(inner);
}
