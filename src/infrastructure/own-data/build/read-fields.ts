import { fieldType, type FieldKey } from '../../../domain/own-data/field-keys';
import { readValue } from '../../../domain/own-data/read-value';
import type { RawRow, RawRow as Row } from '../../wire/rows';
import type { MappedRow } from './mapped-row';

/** A figure or a word of a list; what cannot be read is kept in the words of the file, and reported. */
function readKnown(row: MappedRow, field: FieldKey): string | number | null {
  const column = row.column(field);
  if (column === undefined) return null;
  const found = readValue(column, row.cell(field), row.context.mark);
  if (found === null) return null;
  if (found.problem !== null) row.report(field, 'gap', found.problem, consequenceOf(row, field));
  return found.value;
}

function consequenceOf({ context }: MappedRow, field: FieldKey): string {
  const kept = context.keepsLabels ? 'Kept as a label' : 'Kept as a line of the card';
  return `${kept}${field === 'growth' || field === 'averageSizing' ? '; not on the map' : ''}.`;
}

function readField(row: MappedRow, field: FieldKey): unknown {
  switch (fieldType(field)) {
    case 'text':
    case 'links':
      return row.text(field);
    case 'word':
      return row.word(field);
    case 'id':
      return row.id(field);
    case 'text-or-number':
      return row.textOrNumber(field);
    case 'date':
      return readDate(row, field);
    default:
      return readKnown(row, field);
  }
}

/** The values that a row has of these fields, by the keys of a workspace document. */
export function valuesOf(row: MappedRow, keys: Readonly<Partial<Record<FieldKey, string>>>): RawRow {
  const values = Object.entries(keys).map(([field, key]) => [key, readField(row, field as FieldKey)] as const);
  return withoutNulls(Object.fromEntries(values));
}

/** An ISO date or date-time, a day such as 31.1.2026, or a year. In other forms day and month may be exchanged. */
export function readDate(row: MappedRow, field: FieldKey): string | null {
  const text = row.word(field);
  if (text === null || /^\d{4}-\d{2}-\d{2}/.test(text)) return text;
  if (/^(?:19|20)\d\d$/.test(text)) return `${text}-01-01`;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!Number.isNaN(Date.parse(date))) return date;
  row.report(field, 'gap', `${text} is no date.`, 'Opened without it.');
  return null;
}

/** The row without its unknown values, which need no key. */
export function withoutNulls(row: Row): Row {
  const known: Record<string, unknown> = {};
  for (const key in row) if (row[key] !== null && row[key] !== undefined) known[key] = row[key];
  return known;
}
