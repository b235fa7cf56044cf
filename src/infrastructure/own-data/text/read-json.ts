import { FileFault } from '../../../domain/own-data/data-fault';
import { MOST_COLUMNS, tooManyColumns } from '../../../domain/own-data/found-sheets';
import { shortened } from '../../../domain/own-data/cell-text';
import { countOf } from '../../../domain/shared/figures';
import type { Cell, RawSheet, SheetNote, SheetRow } from '../../../domain/own-data/tables';
import { isRow } from '../../wire/rows';
import { MOST_ROWS, tooManyRows } from '../limits';
import { namedRadar } from './radar-json';

const NOTHING =
  'This JSON file is not a workspace, and it holds no list of records. A list is written as [{"name": "…"}, …]; what a workspace holds stands in the documentation.';

/**
 * The lists of records in a JSON text as tables: the list itself, or each list of an object, such as the entries of a
 * technology radar. Values inside of values get names such as 'market.size'; lists of values are joined.
 * @returns null for a workspace, which has its own reader, and for what is no JSON
 * @throws FileFault where there is no list of records
 */
export function sheetsOfJson(name: string, text: string): readonly RawSheet[] | null {
  const value = parsed(text.replace(/^\uFEFF/, ''));
  if (value === undefined || (isRow(value) && 'sows' in value)) return null;
  const { lists: named, rings } = isRow(value) ? namedRadar(value) : { lists: {}, rings: [] };
  const lists: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? [[name, value]]
    : isRow(value)
      ? Object.entries(named)
      : [];
  const sheets = lists.flatMap(([key, list]) => {
    const all: readonly unknown[] = Array.isArray(list) ? list : [];
    const texts = all.filter((each) => typeof each === 'string');
    // A list of texts alone is one of names.
    const isNames = Array.isArray(value) && texts.length > 0 && texts.length === all.length;
    const records = isNames ? texts.map((text) => ({ name: text })) : all.filter(isRow);
    if (records.length === 0) return [];
    const sheet = sheetOf(key, records);
    const notes = isNames || texts.length === 0 ? sheet.notes : [...sheet.notes, textsNote(texts)];
    return [{ ...sheet, notes, ...(rings.length > 0 && { rings }) }];
  });
  if (sheets.length === 0) throw new FileFault(NOTHING);
  return sheets;
}

function textsNote(texts: readonly string[]): SheetNote {
  const [first = ''] = texts;
  const problem = `${countOf(texts.length, 'text stands', 'texts stand')} among the records: ‘${shortened(first, 40)}’.`;
  return { row: 1, problem, consequence: 'Not read.' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
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
