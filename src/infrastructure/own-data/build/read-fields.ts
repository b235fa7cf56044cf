import { cellText } from '../../../domain/own-data/cell-text';
import { fieldType, type FieldKey } from '../../../domain/own-data/field-keys';
import { readValue } from '../../../domain/own-data/read-value';
import type { RawRow } from '../../wire/rows';
import type { MappedRow } from './mapped-row';
import { withoutNulls } from './without-nulls';

/** A figure or a word of a list; what cannot be read is kept in the words of the file, and reported. */
function readKnown(row: MappedRow, field: FieldKey): string | number | null {
  const column = row.column(field);
  if (column === undefined) return null;
  const found = readValue(column, row.cell(field), row.context.mark);
  if (found === null) return null;
  if (found.problem !== null) row.report(field, 'gap', found.problem, consequenceOf(row, field));
  if (found.remark !== undefined) row.report(field, 'note', found.remark, 'Opened as it is.');
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

const DAY = 86_400_000;
/** Day 0 of spreadsheet programs, and the years 1954 to 2119 as their numbers. */
const EPOCH = Date.UTC(1899, 11, 30);
const SERIALS = { from: 20_000, to: 80_000 };

/** An ISO date or date-time. Numbers that can only be the days of a spreadsheet program are converted, and noted. */
export function readDate(row: MappedRow, field: FieldKey): string | null {
  const cell = row.cell(field);
  if (typeof cell === 'number') {
    if (cell >= SERIALS.from && cell <= SERIALS.to) {
      const date = new Date(EPOCH + Math.floor(cell) * DAY).toISOString().slice(0, 10);
      row.report(field, 'note', 'A number where a date is due.', `Read as ${date}.`);
      return date;
    }
    return /^(?:19|20)\d\d$/.test(String(cell)) ? `${cell}-01-01` : invalidDate(row, field);
  }
  const text = row.word(field);
  if (text === null) return null;
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return text;
  const written = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  if (written === null) return /^(?:19|20)\d\d$/.test(text) ? `${text}-01-01` : invalidDate(row, field);
  const [first, second, year] = [Number(written[1]), Number(written[2]), written[3] ?? ''];
  // 12.3.2026 is the third month everywhere; 3/12/2026 is not, so that only an impossible month decides.
  const isDayFirst = text.includes('.') || first > 12 || second <= 12;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  if (month < 1 || month > 12 || day < 1 || day > 31) return invalidDate(row, field);
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (text.includes('/') && first <= 12 && second <= 12 && first !== second) {
    row.report(field, 'note', 'Day and month cannot be told apart.', `Read as ${date}, the day first.`);
  }
  return date;
}

function invalidDate(row: MappedRow, field: FieldKey): null {
  row.report(field, 'gap', `${cellText(row.cell(field))} is no date.`, 'Opened without it.');
  return null;
}
