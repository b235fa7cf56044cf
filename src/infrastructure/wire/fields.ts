import * as v from 'valibot';
import { formatCount, LARGEST_FIGURE, showableFigure } from '../../domain/shared/figures';
import { LARGEST_OWN_FIGURE } from '../../domain/topic/own-values';
import { shortenedText, shownName } from '../../domain/shared/long-texts';
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

/** A name that must be there, as it is shown. */
export const requiredName = v.pipe(requiredText, v.transform(shownName));

/** A short text or nothing, as it is shown. */
export const shortText = v.pipe(
  text,
  v.transform((value) => value && shownName(value)),
);

/** A number that the product can show, as it shows it. */
const shownNumber = v.pipe(
  v.number('is not a number'),
  v.finite('is not a finite number'),
  v.rawTransform<number, number>(({ dataset, addIssue, NEVER }) => {
    const shown = showableFigure(dataset.value);
    if (shown !== null) return shown;
    addIssue({ message: `is more than the largest figure that is shown, ${formatCount(LARGEST_FIGURE)}` });
    return NEVER;
  }),
);

/** A number that the product can show, or nothing. */
export const figure = v.nullish(shownNumber, null);

/** A whole number from 0 on, or nothing. One fault is enough for a value, as for every field. */
export const count = v.nullish(
  v.config(v.pipe(shownNumber, v.integer('is not a whole number'), v.minValue(0, 'is below 0')), {
    abortPipeEarly: true,
  }),
  null,
);

/** What a file says of a topic besides our fields. A number that is too large to be shown as one stays as its text. */
export const ownValues = v.fallback(
  v.nullish(
    v.record(
      v.string(),
      v.union([
        v.string(),
        v.pipe(
          v.number(),
          v.finite(),
          v.transform((value) => showableFigure(value, LARGEST_OWN_FIGURE) ?? String(value)),
        ),
      ]),
    ),
    null,
  ),
  null,
);

/** A list whose items are read by a reader of their own. */
export const list = v.nullish(v.array(v.unknown(), 'is not a list'), []);

/** A short text or a number, as a text; blank counts as nothing. */
export const textOrNumber = v.pipe(
  v.nullish(v.union([v.string(), v.number()], 'is neither a text nor a number'), null),
  v.transform((value) => (value === null || String(value).trim() === '' ? null : shownName(String(value)))),
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
    ...(typeof label === 'string' && label !== '' && { label: shownName(label) }),
    ...(typeof description === 'string' && description !== '' && { description: shortenedText(description) }),
  };
}
