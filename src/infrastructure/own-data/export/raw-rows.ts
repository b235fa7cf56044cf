import type { OwnValues } from '../../../domain/topic/own-values';
import { isRow, type RawRow } from '../../wire/rows';
import type { FieldValues, MoreLines } from './written-sheet';

export type Row = RawRow;

/** The objects of a list; a workspace file may hold anything. */
export function rowsOf(list: unknown): readonly Row[] {
  return Array.isArray(list) ? list.filter(isRow) : [];
}

/** An empty object for anything else. */
export function asRow(value: unknown): Row {
  return isRow(value) ? value : {};
}

/** The pairs of texts of a list. */
export function linesOf(list: unknown): MoreLines {
  return (Array.isArray(list) ? list : []).filter(
    (line): line is readonly [string, string] =>
      Array.isArray(line) && typeof line[0] === 'string' && typeof line[1] === 'string',
  );
}

/** The values of a row by fields instead of keys. */
export function valuesBy(keys: Readonly<Record<string, string>>, row: Row): FieldValues {
  return Object.fromEntries(
    Object.entries(keys).map(([field, key]) => {
      const value = row[key];
      // A quadrant may be written out as an object.
      return [field, key === 'quadrant' && isRow(value) ? value['id'] : value];
    }),
  );
}

/** The own labels and figures of a topic. */
export function ownValuesOf({ own }: Row): OwnValues {
  const values = Object.entries(asRow(own)).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return Object.fromEntries(values) as OwnValues;
}
