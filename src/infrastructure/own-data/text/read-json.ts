import { FileFault } from '../../../domain/own-data/data-fault';
import { MOST_COLUMNS, tooManyColumns } from '../../../domain/own-data/found-sheets';
import { shortened } from '../../../domain/own-data/cell-text';
import { countOf } from '../../../domain/shared/figures';
import { joined } from '../../../domain/shared/words';
import type { Cell, RawSheet, SheetNote, SheetRow } from '../../../domain/own-data/tables';
import { isRow, type RawRow } from '../../wire/rows';
import { MOST_ROWS, tooManyRows } from '../limits';
import { namedRadar } from './radar-json';

/** How deep lists are looked for inside of objects. */
const DEEPEST = 3;
const NOTHING =
  'This JSON file is not a workspace, and it holds no list of records. A list is written as [{"name": "…"}, …]; what a workspace holds stands in the documentation.';

/**
 * The lists of records in a JSON text as tables: the list itself, or each list in an object, such as the entries of a
 * technology radar. Values inside of values get names such as 'market.size'; lists of values are joined.
 * @returns null for a workspace, which has its own reader, and for what is no JSON
 * @throws FileFault where there is no list of records
 */
export function sheetsOfJson(name: string, text: string): readonly RawSheet[] | null {
  const value = parsed(text.replace(/^\uFEFF/, ''));
  if (value === undefined || (isRow(value) && 'sows' in value)) return null;
  const isNames = Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
  // A list of texts alone is one of names.
  const sheets = sheetsIn(name, isNames ? value.map((each) => ({ name: each })) : value, 0);
  if (sheets.length === 0) throw new FileFault(NOTHING);
  return sheets;
}

/** The lists of records in a value, also those in its inner objects. */
function sheetsIn(name: string, value: unknown, depth: number): readonly RawSheet[] {
  if (isRow(value)) {
    const records = recordsOf(value);
    if (records !== null) return sheetsIn(name, records, depth);
    const { lists, rings } = namedRadar(value);
    const parts = Object.entries(lists).map(
      ([key, list]) => [key, depth < DEEPEST ? sheetsIn(key, list, depth + 1) : []] as const,
    );
    const sheets = parts.flatMap(([, found]) => found);
    const others = parts.flatMap(([key, found]) => (found.length === 0 && holdsValue(lists[key]) ? [key] : []));
    return sheets.map((sheet, index) => ({
      ...sheet,
      ...(rings.length > 0 && { rings }),
      ...(index === 0 && { notes: [...besideNotes(others), ...sheet.notes] }),
    }));
  }
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  const records = all.filter(isRow);
  if (records.length === 0) return [];
  const texts = all.filter((each) => typeof each === 'string');
  const sheet = sheetOf(name, records);
  return [texts.length === 0 ? sheet : { ...sheet, notes: [...sheet.notes, textsNote(texts)] }];
}

/** Records that an object holds by their keys, or by columns of the same length; null: it holds something else. */
function recordsOf(value: RawRow): readonly RawRow[] | null {
  const parts = Object.entries(value);
  const [[, first] = []] = parts;
  if (parts.length < 2) return null;
  const rows = parts.flatMap(([id, part]) => (isRow(part) ? [{ id, ...part }] : []));
  const shared = isRow(first) ? Object.keys(first).filter((key) => rows.every((row) => key in row)) : [];
  if (rows.length === parts.length && shared.length > 1) return rows;
  const isColumn = (part: unknown): boolean => Array.isArray(part) && !part.some(isRow) && part.length > 1;
  const length = Array.isArray(first) ? first.length : 0;
  if (!parts.every(([, part]) => isColumn(part) && (part as readonly unknown[]).length === length)) return null;
  return Array.from({ length }, (_, at) =>
    Object.fromEntries(parts.map(([key, part]) => [key, (part as readonly unknown[])[at]])),
  );
}

function holdsValue(value: unknown): boolean {
  return isRow(value) || Array.isArray(value) ? Object.values(value).some(holdsValue) : cellOf(value) !== null;
}

function besideNotes(keys: readonly string[]): readonly SheetNote[] {
  if (keys.length === 0) return [];
  const problem = `${countOf(keys.length, 'value stands', 'values stand')} beside the records: ‘${shortened(joined(keys), 80)}’.`;
  return [{ row: 1, problem, consequence: 'Not read.' }];
}

function textsNote(texts: readonly string[]): SheetNote {
  const [first = ''] = texts;
  const problem = `${countOf(texts.length, 'text stands', 'texts stand')} among the records: ‘${shortened(first, 40)}’.`;
  return { row: 1, problem, consequence: 'Not read.' };
}

/** Also of records in a line each. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const lines = text.trim().split(/\r?\n/);
    if (lines.length < 2) return undefined;
    try {
      return lines.map((line) => JSON.parse(line) as unknown);
    } catch {
      return undefined;
    }
  }
}

function sheetOf(name: string, records: readonly Readonly<Record<string, unknown>>[]): RawSheet {
  if (records.length > MOST_ROWS) throw tooManyRows(`The list ${name}`);
  const places = new Map<string, number>();
  const rows = records.map((record, index): SheetRow => {
    const cells: Cell[] = [];
    for (const [key, value] of fieldsOf(record, '')) {
      const place = places.get(key) ?? places.size;
      places.set(key, place);
      while (cells.length < place) cells.push(null);
      cells[place] = value;
    }
    return { row: index + 1, cells: cells.slice(0, MOST_COLUMNS) };
  });
  const header = [...places.keys()];
  const notes = header.length > MOST_COLUMNS ? [tooManyColumns(`The list ${name}`)] : [];
  return { name, fields: header.slice(0, MOST_COLUMNS), rows, notes };
}

/** Two levels deep; what lies deeper is left as JSON, so that nothing is lost. */
function fieldsOf(record: Readonly<Record<string, unknown>>, above: string): readonly (readonly [string, Cell])[] {
  return Object.entries(record).flatMap(([key, value]): readonly (readonly [string, Cell])[] =>
    isRow(value) && above === '' ? fieldsOf(value, `${key}.`) : [[`${above}${key}`, cellOf(value)]],
  );
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return value.map(String).join(', ') || null;
  return JSON.stringify(value);
}
