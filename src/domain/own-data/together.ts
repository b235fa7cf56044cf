import { countOf } from '../shared/figures';
import { joined } from '../shared/words';
import { cellText, isBlank } from './cell-text';
import { normalisedName, sameNameKey } from './normalised-name';
import { recogniseSheet } from './recognise-names';
import type { RowMark } from './row-mark';
import type { Together } from './table-form';
import type { Cell, CellRange, Sheet, SheetNote, SheetRow } from './tables';
import { columnLetters } from '../shared/column-letters';

/** 'F3:H20'. */
export function rangeName({ column, lastColumn, row, lastRow }: CellRange): string {
  return `${columnLetters(column)}${row}:${columnLetters(lastColumn)}${lastRow}`;
}

interface Partners extends Pick<Together, 'way' | 'isOneSheet'> {
  readonly tables: readonly Sheet[];
}

/** The names of the columns that are made of the names of sheets, and of the texts above tables. */
const SHEET = 'Sheet';
const SECTION = 'Section';
/** So many topics must be the same. */
const MOST = 0.5;
const DISTINCT = 0.9;

/**
 * The tables with what each can be read together with. Tables of one sheet are read as one, where they have the same columns and
 * other topics, or the same topics and other columns, unless the user says otherwise; those of several sheets where the user
 * says so, because they may be versions.
 */
export function withTogether(found: readonly Sheet[]): readonly Sheet[] {
  return found.map((sheet) => {
    const onSheet = found.filter(({ raw }) => raw === sheet.raw);
    const isBest = onSheet[0] === sheet;
    const partners = partnersOf(sheet, onSheet, found);
    const isOn = partners !== null && (sheet.form.isTogether ?? (isBest && isLikely(partners)));
    const read = isOn ? asOne(sheet, partners) : sheet;
    const others = isBest ? onSheet.filter((each) => each !== sheet && !(isOn && partners.tables.includes(each))) : [];
    const notes = others.map(({ range }) => ({
      row: sheet.headerRow,
      problem: `Another table${range === null ? '' : ` in ${rangeName(range)}`}.`,
      consequence: 'Not read as topics.',
    }));
    const together = partners && { ...partners, names: partners.tables.map(({ name }) => name), isOn };
    return {
      ...read,
      notes: [...notes, ...read.notes],
      together: together && { names: together.names, way: together.way, isOneSheet: together.isOneSheet, isOn },
    };
  });
}

/** Whether two tables have the same columns, besides one that was made of section rows or names of sheets. */
function haveSameColumns(one: Sheet, other: Sheet): boolean {
  return ownNames(one).map(normalisedName).join('\n') === ownNames(other).map(normalisedName).join('\n');
}

/** null: nothing can be read together with the table. */
function partnersOf(sheet: Sheet, onSheet: readonly Sheet[], all: readonly Sheet[]): Partners | null {
  if (sheet.header.length < 2) return null;
  const placed = onSheet.filter(({ range }) => range !== null).toSorted(byPlace);
  const sameColumns = placed.filter((each) => haveSameColumns(each, sheet));
  if (sheet.range !== null && sameColumns.length > 1) return { way: 'rows', isOneSheet: true, tables: sameColumns };
  const sameTopics = placed.filter((each) => each === sheet || keysOf(sheet, each) !== null);
  if (sheet.range !== null && sameTopics.length > 1) return { way: 'topics', isOneSheet: true, tables: sameTopics };
  const alike = all.filter((each) => haveSameColumns(each, sheet));
  return alike.length > 1 ? { way: 'rows', isOneSheet: false, tables: alike } : null;
}

/** Tables with the same columns and the same topics may be versions of each other, and those of another kind are none of topics. */
function isLikely({ way, isOneSheet, tables }: Partners): boolean {
  const [first] = tables;
  if (!isOneSheet || first === undefined) return false;
  if (tables.some(({ title }) => (recogniseSheet(title ?? '') ?? 'topics') !== 'topics')) return false;
  return way === 'topics' || tables.slice(1).every((each) => keysOf(first, each) === null);
}

/** The columns of two tables that name the same topics; null: there are none. */
function keysOf(one: Sheet, other: Sheet): readonly [number, number] | null {
  const names = other.header.map(normalisedName);
  for (const [index, name] of one.header.entries()) {
    const at = names.indexOf(normalisedName(name));
    if (at < 0) continue;
    const [ofOne, ofOther] = [namesIn(one, index), namesIn(other, at)];
    if (ofOne === null || ofOther === null) continue;
    // The first column of names says it: the persons behind them may be the same in any two tables.
    const shared = [...ofOther].filter((each) => ofOne.has(each)).length;
    return shared >= Math.min(ofOne.size, ofOther.size) * MOST ? [index, at] : null;
  }
  return null;
}

/** The texts of a column that may name topics; null: they do not. */
function namesIn({ rows }: Sheet, index: number): ReadonlySet<string> | null {
  const texts = rows.map(({ cells }) => cellText(cells[index]).trim()).filter((text) => text !== '');
  const names = new Set(texts.map(sameNameKey));
  const areNames = texts.length > 1 && texts.every((text) => /\p{L}/u.test(text));
  return areNames && names.size >= texts.length * DISTINCT ? names : null;
}

function byPlace({ range: one }: Sheet, { range: other }: Sheet): number {
  return (one?.row ?? 0) - (other?.row ?? 0) || (one?.column ?? 0) - (other?.column ?? 0);
}

function asOne(sheet: Sheet, { way, isOneSheet, tables }: Partners): Sheet {
  const read = way === 'rows' ? withRows(sheet, tables, isOneSheet) : withColumns(sheet, tables);
  if (!isOneSheet) return read;
  const marks = new Map<number, RowMark>(sheet.marks);
  for (const table of tables) {
    for (const [row, mark] of table.marks)
      if ((marks.get(row) ?? { kind: 'apart' }).kind === 'apart') marks.set(row, mark);
  }
  return {
    ...read,
    marks,
    besides: tables.filter((each) => each !== sheet).map((each) => placesFor(read.header, each)),
  };
}

/** The places of the columns of the whole in the rows of one of its tables. */
function placesFor(whole: readonly string[], { header, places }: Sheet): readonly (number | null)[] {
  const targets = targetsIn(whole, header);
  return whole.map((_, index) => places[targets.indexOf(index)] ?? null);
}

/** Where the columns of a table are among all: the second one of a name is the second one there. -1: nowhere. */
function targetsIn(whole: readonly string[], names: readonly string[]): readonly number[] {
  const keys = whole.map(normalisedName);
  const taken = new Map<string, number>();
  return names.map(normalisedName).map((name) => {
    const at = keys.indexOf(name, taken.get(name) ?? 0);
    if (at >= 0) taken.set(name, at + 1);
    return at;
  });
}

/** The rows of all tables. Each sheet, or text above a table, becomes a group; the groups by sections stay beside it. */
function withRows(sheet: Sheet, tables: readonly Sheet[], isOneSheet: boolean): Sheet {
  const names = ownNames(sheet);
  const section = tables.find(({ groupColumn }) => groupColumn !== null);
  const groups = tables.map(({ name, title }) => (isOneSheet ? title : name));
  const hasGroups = new Set(groups.filter((group) => group !== null)).size > 1;
  const header = section === undefined ? names : [...names, section.header[section.groupColumn ?? -1] ?? ''];
  const whole = hasGroups ? [...header, isOneSheet ? SECTION : SHEET] : header;
  const made = whole.slice(names.length).map(() => null);
  return {
    ...sheet,
    header: whole,
    places: [...sheet.places.filter((_, index) => index !== sheet.groupColumn), ...made],
    rows: tables.flatMap(({ name, rows, header: { length }, groupColumn, places }, table) => {
      const own = places.filter((_, index) => index !== groupColumn);
      return rows.map((row): SheetRow => {
        const all = Array.from({ length }, (_, index): Cell => row.cells[index] ?? null);
        const cells = all.filter((_, index) => index !== groupColumn);
        if (section !== undefined) cells.push(all[groupColumn ?? -1] ?? null);
        if (hasGroups) cells.push(groups[table] ?? null);
        return { ...row, cells, ...(isOneSheet ? { places: [...own, ...made] } : { sheet: name }) };
      });
    }),
    notes: [...tables.flatMap(({ notes }) => notes), ...togetherNotes(tables, isOneSheet, 'the same columns')],
    groupColumn: hasGroups || section !== undefined ? whole.length - 1 : null,
  };
}

/** The columns of all tables for each topic. Where two have a value, the first one counts, with a note. */
function withColumns(sheet: Sheet, tables: readonly Sheet[]): Sheet {
  const [first = sheet, second = sheet] = tables;
  const header = [...first.header];
  for (const { header: names } of tables.slice(1)) {
    const targets = targetsIn(header, names);
    header.push(...names.filter((_, index) => targets[index] === -1));
  }
  const widened = ({ cells, ...row }: SheetRow, table: Sheet): SheetRow => {
    const all = header.map((): Cell => null);
    const targets = targetsIn(header, table.header);
    for (const [index, at] of targets.entries()) all[at] ??= cells[index] ?? null;
    const extras = row.extras?.map((extra) => ({ ...extra, column: targets[extra.column] ?? extra.column }));
    return { ...row, cells: all, places: placesFor(header, table), ...(extras !== undefined && { extras }) };
  };
  const placed = tables.flatMap((table) => table.rows.map((row) => widened(row, table)));
  const key = keysOf(first, second)?.[0] ?? 0;
  const rows = new Map<string, SheetRow>();
  const notes: SheetNote[] = [];
  for (const [index, row] of placed.entries()) {
    const name = isBlank(row.cells[key]) ? `row ${index}` : sameNameKey(cellText(row.cells[key]));
    const before = rows.get(name);
    const twice = before?.cells.findIndex(
      (cell, at) =>
        !isBlank(cell) && !isBlank(row.cells[at]) && at !== key && cellText(cell) !== cellText(row.cells[at]),
    );
    if (before !== undefined && twice !== undefined && twice >= 0) {
      const values = [before, row].map(({ cells }) => cellText(cells[twice]));
      const problem = `‘${cellText(row.cells[key])}’ has ‘${header[twice]}’ twice: ${joined(values)}.`;
      notes.push({ row: row.row, problem, consequence: 'The first one counts.' });
    }
    rows.set(name, before === undefined ? row : merged(before, row));
  }
  return {
    ...sheet,
    header,
    places: placesFor(header, sheet),
    rows: [...rows.values()],
    placed,
    groupColumn: sheet.groupColumn === null ? null : (targetsIn(header, sheet.header)[sheet.groupColumn] ?? null),
    notes: [...tables.flatMap((table) => table.notes), ...notes, ...togetherNotes(tables, true, 'the same topics')],
  };
}

function merged(one: SheetRow, other: SheetRow): SheetRow {
  const extras = [...(one.extras ?? []), ...(other.extras ?? [])];
  const cells = one.cells.map((cell, at) => (isBlank(cell) ? (other.cells[at] ?? null) : cell));
  return { ...one, cells, ...(extras.length > 0 && { extras }) };
}

function togetherNotes(tables: readonly Sheet[], isOneSheet: boolean, what: string): readonly SheetNote[] {
  if (!isOneSheet) return [];
  const places = tables.flatMap(({ range }) => (range === null ? [] : [rangeName(range)]));
  const problem = `${countOf(tables.length, 'table')} of the sheet have ${what}: ${joined(places)}.`;
  return [{ row: tables[0]?.headerRow ?? 1, problem, consequence: 'Read together.' }];
}

function ownNames({ header, groupColumn }: Sheet): readonly string[] {
  return header.filter((_, index) => index !== groupColumn);
}
