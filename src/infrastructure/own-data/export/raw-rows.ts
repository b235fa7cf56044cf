import type { OwnValues } from '../../../domain/topic/own-values';
import { isRow, rowOf, type RawRow } from '../../wire/rows';
import type { FieldValues, MoreLines } from './written-sheet';

/** The pairs of texts of a list. */
export function linesOf(list: unknown): MoreLines {
  return (Array.isArray(list) ? list : []).filter(
    (line): line is readonly [string, string] =>
      Array.isArray(line) && typeof line[0] === 'string' && typeof line[1] === 'string',
  );
}

/** The values of a row by fields instead of keys. */
export function valuesBy(keys: Readonly<Record<string, string>>, row: RawRow): FieldValues {
  return Object.fromEntries(
    Object.entries(keys).map(([field, key]) => {
      const value = row[key];
      // A quadrant may be written out as an object.
      return [field, key === 'quadrant' && isRow(value) ? value['id'] : value];
    }),
  );
}

/** The own labels and figures of a topic. */
export function ownValuesOf({ own }: RawRow): OwnValues {
  const values = Object.entries(rowOf(own)).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return Object.fromEntries(values) as OwnValues;
}
