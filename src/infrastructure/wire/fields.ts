import * as v from 'valibot';
import { parseEntityId, type EntityId } from '../../domain/shared/entity-id';
import { parseQuadrantCode, quadrantOf, type Quadrant } from '../../domain/topic/quadrant';

/** A number or a string that identifies something. */
export function id<Kind extends string>() {
  return v.pipe(
    v.union([v.number('is not an id'), v.string('is not an id')], 'is not an id'),
    v.rawTransform<number | string, EntityId<Kind>>(({ dataset, addIssue, NEVER }) => {
      const parsed = parseEntityId<Kind>(dataset.value);
      if (parsed === undefined) {
        addIssue({ message: 'is an empty id' });
        return NEVER;
      }
      return parsed;
    }),
  );
}

/** A text that must be there. */
export const requiredText = v.pipe(v.string('is not a text'), v.trim(), v.minLength(1, 'is empty'));

/** Programs write these where they export a value that they do not have. */
const MISSING_VALUES = new Set(['', 'undefined', 'null', 'nan', 'none', '[object object]']);

/** A text or nothing; blank, and the word for a missing value of a programming language, count as nothing. */
export const text = v.pipe(
  v.nullish(v.string('is not a text'), null),
  v.transform((value) => (value === null || MISSING_VALUES.has(value.trim().toLowerCase()) ? null : value)),
);

/** A finite number or nothing. */
export const figure = v.nullish(v.pipe(v.number('is not a number'), v.finite('is not a finite number')), null);

/** A whole number from 0 on, or nothing. */
export const count = v.nullish(
  v.pipe(v.number('is not a number'), v.integer('is not a whole number'), v.minValue(0, 'is below 0')),
  null,
);

/** A list whose items are read by a reader of their own. */
export const list = v.nullish(v.array(v.unknown(), 'is not a list'), []);

/** A text or a number, as a text; blank counts as nothing. */
export const textOrNumber = v.pipe(
  v.nullish(v.union([v.string(), v.number()], 'is neither a text nor a number'), null),
  v.transform((value) => (value === null || String(value).trim() === '' ? null : String(value))),
);

export const flag = v.nullish(v.boolean('is not true or false'), null);

/** The code 1-4, or an object with the code as `id` and texts of its own; anything else is the quadrant "default". */
export const quadrant = v.pipe(v.optional(v.unknown(), null), v.transform(readQuadrant));

function readQuadrant(raw: unknown): Quadrant {
  if (typeof raw !== 'object' || raw === null) return quadrantOf(parseQuadrantCode(raw));
  const { id: code, label, description } = raw as Record<string, unknown>;
  const known = quadrantOf(parseQuadrantCode(code));
  if (known.code === null) return known;
  return {
    ...known,
    ...(typeof label === 'string' && label !== '' && { label }),
    ...(typeof description === 'string' && description !== '' && { description }),
  };
}
