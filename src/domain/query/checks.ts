import { QUADRANT_CODES } from '../topic/quadrant';
import { COMPARATORS } from './comparator';
import { QUERY_FIGURES } from './query-figures';

/** The names of a project; a missing list is not known, so that every name is accepted. */
export type KnownNames = Partial<
  Readonly<Record<'topic' | 'trend' | 'shift' | 'platform' | 'label', ReadonlySet<string>>>
>;

/** What a value is checked against, besides itself. */
export interface CheckContext {
  readonly names: KnownNames;
  readonly ofCondition: Check;
  readonly ofQuery: Check;
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
  (check: Check): Check =>
  (value, context) => {
    if (!Array.isArray(value)) return 'is not a list';
    for (const each of value as readonly unknown[]) {
      const reason = check(each, context);
      if (reason !== null) return reason;
    }
    return null;
  };

/** Names that the project has. */
export const namesOf = (kind: keyof KnownNames): Check =>
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

export const isFigure = oneOf(Object.keys(QUERY_FIGURES));
export const isComparator = oneOf(COMPARATORS);
export const areTexts = listOf(isText);
export const areQuadrants = listOf(oneOf([...QUADRANT_CODES, null]));

/** The first check that accepts, or the reason of the last one. */
function either(first: Check, second: Check): Check {
  return (value, context) => (first(value, context) === null ? null : second(value, context));
}
