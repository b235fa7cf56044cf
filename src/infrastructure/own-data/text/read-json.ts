import { FileFault } from '../../../domain/own-data/data-fault';
import { MOST_COLUMNS, tooManyColumns } from '../../../domain/own-data/found-sheets';
import { shortened } from '../../../domain/own-data/cell-text';
import { recogniseField, recogniseSheet } from '../../../domain/own-data/recognise-names';
import { countOf } from '../../../domain/shared/figures';
import { joined } from '../../../domain/shared/words';
import type { Cell, RawSheet, SheetNote, SheetRow } from '../../../domain/own-data/tables';
import { moneyUnit } from '../../../domain/own-data/written-number';
import { isRow, rowsIn, type RawRow } from '../../wire/rows';
import { checkSheetCount, MOST_ROWS, tooManyRows } from '../limits';
import { keysOfLabels, withReferences } from './json-references';
import { namedRadar, recordName, placeOf, type RecordList } from './radar-json';

/** How deep lists are looked for inside of objects and records. */
const DEEPEST = 4;
const NOTHING = 'This JSON file holds no list of records, such as [{"name": "…"}, …].';

/**
 * The lists of records in a JSON text as tables: the list itself, or each list in an object and in its records. Values inside of
 * values get names such as 'market.size'; lists of values are joined.
 * @returns null for a workspace, which has its own reader, and for what is no JSON
 * @throws FileFault where there is no list of records
 */
export function sheetsOfJson(name: string, text: string): readonly RawSheet[] | null {
  const value = unfolded(parsed(text.replace(/^\uFEFF/, '')), 0);
  if (value === undefined || (isRow(value) && 'sows' in value)) return null;
  const isNames = Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
  // A list of texts alone is one of names.
  const lists = listsIn(name, isNames ? value.map((each) => ({ name: each })) : value, 0);
  if (lists.length === 0) throw new FileFault(NOTHING);
  checkSheetCount(lists.length, 'lists');
  const radar = namedRadar(lists, value);
  return radar === null
    ? withReferences(lists).map((list) => sheetOf(list))
    : radar.lists.map((list) => sheetOf(list, radar.rings));
}

/** With the JSON that stands in its texts, as services write the answers of others into their own. */
function unfolded(value: unknown, depth: number): unknown {
  if (depth > DEEPEST) return value;
  if (typeof value === 'string') {
    const inner = /^\s*[[{]/.test(value) ? parsed(value) : undefined;
    return typeof inner === 'object' && inner !== null ? unfolded(inner, depth + 1) : value;
  }
  if (Array.isArray(value)) return value.map((part) => unfolded(part, depth));
  if (!isRow(value) || 'sows' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unfolded(part, depth + 1)]));
}

/** The lists of records in a value, also those in its inner objects and in the records themselves. */
function listsIn(name: string, value: unknown, depth: number): readonly RecordList[] {
  if (depth > DEEPEST) return [];
  if (isRow(value)) {
    const records = recordsOf(value);
    if (records !== null) return listsIn(name, records, depth);
    const parts = Object.entries(value).map(([key, part]) => [key, listsIn(key, part, depth + 1)] as const);
    const others = parts.flatMap(([key, found]) => (found.length === 0 && holdsValue(value[key]) ? [key] : []));
    const [first, ...rest] = parts.flatMap(([, found]) => found);
    if (first === undefined) return [];
    return [{ ...first, beside: [...others, ...first.beside] }, ...rest];
  }
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  const records = all.filter(isRow);
  if (records.length === 0) return [];
  const labelKeys = keysOfLabels(records);
  const inner = innerKeys(records).filter((key) => !labelKeys.includes(key));
  const own = records.map((record) =>
    Object.fromEntries(
      Object.entries(record)
        .filter(([key]) => !inner.includes(key))
        .map(([key, part]) => [key, labelKeys.includes(key) ? rowsIn(part).map(recordName) : part]),
    ),
  );
  const texts = all.filter((each) => typeof each === 'string');
  return [
    { name, records: own, texts, beside: [] },
    ...inner.flatMap((key) => listsIn(key, placedIn(name, records, key), depth + 1)),
  ];
}

/** What a topic has, and a group of topics does not. */
const OF_TOPICS: ReadonlySet<string | null> = new Set(['growth', 'averageSizing', 'status', 'ring']);

/** The keys of lists in records that are tables of their own: of named records, in what is no topic, or known by their names. */
function innerKeys(records: readonly RawRow[]): readonly string[] {
  const keys = [...new Set(records.flatMap(Object.keys))];
  const areTopics = keys.some((key) => OF_TOPICS.has(recogniseField('topics', key)));
  return keys.filter((key) => {
    const inner = records.flatMap((record) => rowsIn(record[key]));
    return (!areTopics || recogniseSheet(key) !== null) && inner.some((each) => recordName(each) !== '');
  });
}

/** The records of all lists of this name, each with the name of the record that it stands in. */
function placedIn(name: string, records: readonly RawRow[], key: string): readonly RawRow[] {
  const ofTopic = ['sources', 'startups'].includes(recogniseSheet(key) ?? '');
  const ofShift = recogniseSheet(name) === 'shifts' && recogniseSheet(key) === 'trends';
  const column = placeOf(name) ?? (ofTopic ? 'topic' : ofShift ? 'shift' : 'group');
  return records.flatMap((record) => {
    const { ring, quadrant } = record;
    const places = { ...(ring !== undefined && { ring }), ...(quadrant !== undefined && { quadrant }) };
    return rowsIn(record[key]).map((each) => ({ ...places, [column]: recordName(record), ...each }));
  });
}

/** Records that an object holds by their keys, or by columns of the same length; null: it holds something else. */
function recordsOf(value: RawRow): readonly RawRow[] | null {
  const parts = Object.entries(value);
  const [[, first] = []] = parts;
  if (parts.length < 2) return null;
  const rows = parts.flatMap(([, part]) => (isRow(part) ? [part] : []));
  const shared = isRow(first) ? Object.keys(first).filter((key) => rows.every((row) => key in row)) : [];
  if (rows.length === parts.length && shared.length > 1) {
    // Records without a name have it as their key.
    const key = rows.some((row) => recordName(row) !== '') ? 'id' : 'name';
    return parts.map(([id], index) => ({ [key]: id, ...rows[index] }));
  }
  const table = parts.length === 2 || 'index' in value ? rowsBelow(value) : null;
  if (table !== null) return table;
  const isColumn = (part: unknown): boolean => Array.isArray(part) && !part.some(isRow) && part.length > 1;
  const length = Array.isArray(first) ? first.length : 0;
  if (!parts.every(([, part]) => isColumn(part) && (part as readonly unknown[]).length === length)) return null;
  return Array.from({ length }, (_, at) =>
    Object.fromEntries(parts.map(([key, part]) => [key, (part as readonly unknown[])[at]])),
  );
}

/** Names and rows apart, as programs for statistics write tables: { columns: ["name"], data: [["Heat pumps"]] }; null: something else. */
function rowsBelow(value: RawRow): readonly RawRow[] | null {
  const lists = Object.values(value).filter((part) => Array.isArray(part));
  const names = lists.find((list) => list.length > 0 && list.every((each) => typeof each === 'string'));
  const rows = lists.find((list) => list.length > 0 && list.every(Array.isArray)) as unknown[][] | undefined;
  if (names === undefined || rows === undefined || rows.some(({ length }) => length !== names.length)) return null;
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [String(name), row[at]])));
}

function holdsValue(value: unknown, depth = DEEPEST): boolean {
  if (!isRow(value) && !Array.isArray(value)) return cellOf(value) !== null;
  // What lies deeper is not looked at, but it is something.
  return depth < 0 || Object.values(value).some((inner) => holdsValue(inner, depth - 1));
}

function notesOf({ name, texts, beside }: RecordList, columns: number): readonly SheetNote[] {
  const notRead = (problem: string): SheetNote => ({ row: 1, problem, consequence: 'Not read.' });
  const [first = ''] = texts;
  const keys = shortened(joined(beside), 80);
  return [
    ...(beside.length === 0 ? [] : [notRead(`${countOf(beside.length, 'value')} beside the records: ‘${keys}’.`)]),
    ...(texts.length === 0
      ? []
      : [notRead(`${countOf(texts.length, 'text')} among the records: ‘${shortened(first, 40)}’.`)]),
    ...(columns > MOST_COLUMNS ? [tooManyColumns(`The list ${name}`)] : []),
  ];
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

/** @param rings of a technology radar from the inside */
function sheetOf(list: RecordList, rings: readonly string[] = []): RawSheet {
  const { name, records } = list;
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
  const fields = [...places.keys()].slice(0, MOST_COLUMNS);
  return { name, fields, rows, notes: notesOf(list, places.size), ...(rings.length > 0 && { rings }) };
}

/** Two levels deep; what lies deeper is left as JSON, so that nothing is lost. */
function fieldsOf(record: RawRow, above: string): readonly (readonly [string, Cell])[] {
  return Object.entries(record).flatMap(([key, value]): readonly (readonly [string, Cell])[] => {
    const measured = isRow(value) ? measureOf(value) : null;
    if (measured !== null) return [[`${above}${key}`, measured]];
    if (isNameAlone(value)) return [[`${above}${key}`, recordName(value)]];
    return isRow(value) && above === '' ? fieldsOf(value, `${key}.`) : [[`${above}${key}`, cellOf(value)]];
  });
}

/** A number with its unit, as { value: 450, unit: 'USD m' } or { amount: 450, currency: 'USD', scale: 'million' }; null: something else. */
function measureOf(row: RawRow): Cell {
  const { value, amount = value, ...others } = row;
  const words = Object.values(others).flatMap((word) => (typeof word === 'string' ? [word] : []));
  if (typeof amount !== 'number' || words.length === 0 || words.length < Object.keys(others).length) return null;
  // The currency last: 'million USD'.
  const isCurrency = (word: string): number => Number((moneyUnit(word)?.currency ?? '') !== '');
  const unit = words.toSorted((a, b) => isCurrency(a) - isCurrency(b)).join(' ');
  if (moneyUnit(unit) !== null) return { amount, unit };
  return words.length === 1 && 'unit' in others ? `${amount} ${unit}` : null;
}

/** What services write for a label: its name, and beside it nothing but its address and id. */
function isNameAlone(value: unknown): value is RawRow {
  if (!isRow(value) || recordName(value) === '') return false;
  return Object.keys(value).filter((key) => !/^(?:id|self|url|key|color)$/i.test(key)).length === 1;
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return value.map(String).join(', ') || null;
  if (Array.isArray(value) && value.every(isNameAlone)) return value.map(recordName).join(', ');
  return JSON.stringify(value);
}
