import { cellText, isBlank, shortened } from './cell-text';
import type { OutlineKind, TableForm } from './mapping';
import { normalisedName } from './normalised-name';
import { numberIn } from './read-value';
import { rowLevels, withoutNumber } from './row-levels';
import type { Cell, SheetNote, SheetRow } from './tables';

const TOTALS = new Set(
  (
    'total, totals, grand total, subtotal, sum, average, mean, median, summe, gesamt, gesamtsumme, insgesamt, ' +
    'zwischensumme, durchschnitt, mittelwert, mittel, gesamtergebnis'
  ).split(', '),
);
/** '* estimated', '1) of 2025', 'Source: …', 'Quelle: …'. */
const FOOTNOTE =
  /^(?:\(?[*†‡§©]|\(?\d{1,2}\)\s|\[\d{1,2}\]|(?:source|sources|note|notes|quelle|quellen|anmerkung|hinweis|stand)s?\s*:)/i;
const PAGE = /^(?:page|seite)\s+\d+(?:\s*(?:of|von|\/)\s*\d+)?$/i;
const BOARD_NOTE = /sticky|post-?it|haftnotiz|^(?:card|karte)$/i;

export interface TableRows {
  readonly rows: readonly SheetRow[];
  readonly notes: readonly SheetNote[];
  /** The group that each row stands below, by section rows, sums or levels; null: the table has none. */
  readonly groups: readonly (string | null)[] | null;
  /** What shows levels of rows, which are groups if the user says so; null: nothing does. */
  readonly outline: OutlineKind | null;
  /** Rows are no rows of the table by their shape. */
  readonly hasLeftOut: boolean;
}

type Kind = 'lines' | 'repeated names' | 'totals' | 'sums' | 'sections' | 'notes below' | 'page numbers' | 'whiteboard';

const PROBLEMS: Readonly<Record<Kind, string>> = {
  lines: 'A line between rows.',
  'repeated names': 'The names of the columns again.',
  totals: 'A total.',
  sums: 'The sum of the rows below.',
  sections: 'A section.',
  'notes below': 'A note below the table.',
  'page numbers': 'The number of a page.',
  whiteboard: 'A frame, title or text of the whiteboard, and no note.',
};

/**
 * The rows of a table without those that are no record, unless the user reads them all. Each of them is noted; sections, sums and
 * the upper levels of an outline become the groups of the rows below.
 */
export function tableRows(all: readonly SheetRow[], header: readonly string[], form: TableForm | null): TableRows {
  const kinds = [...kindsOf(all, header)];
  const records = all.filter((_, index) => kinds[index] === null);
  const outline = kinds.some(isGroup) ? null : rowLevels(records);
  const found = { outline: outline?.kind ?? null, hasLeftOut: kinds.some((kind) => kind !== null) };
  if (form?.readsAll === true) return { rows: all, notes: [], groups: null, ...found };
  const levels = form?.usesOutline === true && outline !== null ? outline.levels : null;
  const levelOf = new Map(levels?.map((level, index) => [records[index]?.row, level]));
  const upper = new Set(records.flatMap(({ row }, at) => ((levels?.[at] ?? 0) < (levels?.[at + 1] ?? 0) ? [row] : [])));
  for (const [index, { row }] of all.entries()) if (upper.has(row)) kinds[index] = 'sections';
  const nameOf = (cells: readonly Cell[]): string => {
    const texts = filled(cells).map((cell) => cellText(cell).trim());
    return levels === null ? (texts[0] ?? '') : (texts.map(withoutNumber).find((text) => text !== '') ?? '');
  };
  const path: string[] = [];
  const groups: (string | null)[] = [];
  const notes: SheetNote[] = [];
  const rows = all.flatMap((row, index): SheetRow[] => {
    const kind = kinds[index] ?? null;
    const name = nameOf(row.cells);
    const level = levelOf.get(row.row);
    if (kind === null) {
      groups.push(path.slice(0, level ?? 1).join(' › ') || null);
      if (levels === null || outline?.kind !== 'numbers') return [row];
      const text = withoutNumber(cellText(row.cells[outline.column]));
      return [text === '' ? row : { ...row, cells: row.cells.with(outline.column, text) }];
    }
    const problem = PROBLEMS[kind].replace(/\.$/, `: ‘${shortened(name, 40)}’.`);
    if (!isGroup(kind)) notes.push({ row: row.row, problem, consequence: 'Left out.', isLeftOut: true });
    else {
      path.splice(level ?? 0, path.length, name);
      notes.push({ row: row.row, problem, consequence: 'Read as the group of the rows below.' });
    }
    return [];
  });
  return { rows, notes, groups: kinds.some(isGroup) ? groups : null, ...found };
}

function isGroup(kind: Kind | null | undefined): boolean {
  return kind === 'sections' || kind === 'sums';
}

function kindsOf(all: readonly SheetRow[], header: readonly string[]): readonly (Kind | null)[] {
  const isWide = header.length > 1;
  const lastWide = isWide ? all.findLastIndex(({ cells }) => filled(cells).length > 1) : all.length;
  const isNotOfBoard = boardOf(all, header);
  let isBelow = false;
  const kinds = all.map(({ row, cells }, index): Kind | null => {
    if (isNotOfBoard(cells)) return 'whiteboard';
    if (filled(cells).every((cell) => !/[\p{L}\p{N}]/u.test(cellText(cell)))) return 'lines';
    if (isRepeated(cells, header)) return 'repeated names';
    if (isTotal(cells) || isSubtotal(all, index)) return 'totals';
    if (isWide && PAGE.test(onlyText(cells))) return 'page numbers';
    const hasGap = row > (all[index - 1]?.row ?? row) + 1;
    // What follows a note below the table is one too.
    isBelow ||= index > lastWide && (hasGap || FOOTNOTE.test(onlyText(cells)));
    return isBelow ? 'notes below' : null;
  });
  const records = all.flatMap((row, index) => (kinds[index] === null ? [{ row, index }] : []));
  for (const at of sectionsIn(records.map(({ row }) => row))) kinds[records[at]?.index ?? -1] = 'sections';
  for (const at of sumsIn(records.map(({ row }) => row))) kinds[records[at]?.index ?? -1] = 'sums';
  return kinds;
}

/**
 * Rows with one text above rows with several cells: at least two, none follows another, and none is the last. In a table of two
 * columns the first row is one, because a record may have a name alone.
 */
function sectionsIn(rows: readonly SheetRow[]): readonly number[] {
  const counts = rows.map(({ cells }) => filled(cells).length);
  const found = rows.flatMap(({ cells }, index) => (onlyText(cells) === '' ? [] : [index]));
  const [first] = found;
  const most = counts.reduce((a, b) => Math.max(a, b), 0);
  const isRegular = found.every((at, index) => at + 1 < (found[index + 1] ?? rows.length) && counts[at + 1] !== 1);
  const areFull = counts.every((count) => count === 1 || count * 2 >= most);
  return found.length > 1 && isRegular && areFull && (first === 0 || most > 2) ? found : [];
}

/** In a pivot table: rows whose numbers are the sums of the rows below them. All rows belong to such groups. */
function sumsIn(rows: readonly SheetRow[]): readonly number[] {
  const places = [...(rows[0]?.cells.keys() ?? [])].filter(
    (column) => column > 0 && rows.every(({ cells }) => numberIn(cells[column]) !== null),
  );
  const numbers = rows.map(({ cells }) => places.map((column) => numberIn(cells[column])));
  const columns = [...places.keys()];
  if (columns.length === 0 || rows.length < 4) return [];
  const parents: number[] = [];
  let [at, pairs] = [0, 0];
  while (at < rows.length) {
    const count = summed(numbers, columns, at);
    if (count === 0) return [];
    parents.push(at);
    if (count > 1) pairs += 1;
    at += count + 1;
  }
  // A single sum of small numbers may be a chance.
  return pairs > 1 || (pairs === 1 && columns.length > 1) ? parents : [];
}

/** How many rows below, or above with a step of -1, add up to this one; 0: none do. */
function summed(
  numbers: readonly (readonly (number | null)[])[],
  columns: readonly number[],
  at: number,
  step = 1,
): number {
  const sums = columns.map(() => 0);
  for (let next = at + step; numbers[next] !== undefined; next += step) {
    for (const [index, column] of columns.entries()) sums[index] = (sums[index] ?? 0) + (numbers[next]?.[column] ?? 0);
    const areSums = columns.every((column, index) => {
      const value = numbers[at]?.[column] ?? 0;
      return Math.abs(value - (sums[index] ?? 0)) <= Math.abs(value) * 1e-6;
    });
    if (areSums) return Math.abs(next - at);
  }
  return 0;
}

/** In the export of a whiteboard: what says of a row that it is no note. */
function boardOf(all: readonly SheetRow[], header: readonly string[]): (cells: readonly Cell[]) => boolean {
  const index = header.findIndex((name) => ['type', 'typ'].includes(normalisedName(name)));
  const isNoteRow = (cells: readonly Cell[]): boolean => BOARD_NOTE.test(cellText(cells[index]).trim());
  const isBoard = index >= 0 && all.some(({ cells }) => isNoteRow(cells));
  return (cells) => isBoard && !isNoteRow(cells);
}

/** The text of a row with one cell; '' for others. */
function onlyText(cells: readonly Cell[]): string {
  const [text, ...others] = filled(cells);
  return others.length === 0 ? cellText(text).trim() : '';
}

function filled(cells: readonly Cell[]): readonly Cell[] {
  return cells.filter((cell) => !isBlank(cell));
}

function isRepeated(cells: readonly Cell[], header: readonly string[]): boolean {
  const found = cells.flatMap((cell, index) =>
    isBlank(cell) ? [] : [[cellText(cell).trim(), header[index]] as const],
  );
  return found.length > 1 && found.every(([text, name]) => text === name);
}

/** A word for a total, and beside it only numbers. A topic may have that name, but then it has other texts. */
function isTotal(cells: readonly Cell[]): boolean {
  const [name, ...others] = filled(cells);
  if (typeof name !== 'string' || others.length === 0) return false;
  const word = normalisedName(name);
  return (
    TOTALS.has(word) &&
    others.every((cell) => typeof cell !== 'boolean' && /^[^\p{L}]*$/u.test(cellText(cell).replace(/^=.*/, '')))
  );
}

/** A name that begins with a word for a total, as in 'Subtotal North', and numbers that are the sums of rows right above. */
function isSubtotal(all: readonly SheetRow[], at: number): boolean {
  const [word = ''] = normalisedName(cellText(filled(all[at]?.cells ?? [])[0])).split(' ');
  if (!TOTALS.has(word)) return false;
  const numbers = all.slice(0, at + 1).map(({ cells }) => cells.map(numberIn));
  const columns = (numbers[at] ?? []).flatMap((number, column) => (number === null ? [] : [column]));
  return columns.length > 0 && summed(numbers, columns, at, -1) > 0;
}
