import { cellText, isBlank, shortened } from './cell-text';
import type { OutlineKind, TableForm } from './mapping';
import { normalisedName } from './normalised-name';
import { rowLevels, withoutNumber } from './row-levels';
import { isSubtotal, isSumOfAll, isTotal, sumsIn } from './sum-rows';
import type { Cell, SheetNote, SheetRow } from './tables';

/** '* estimated', '1) of 2025', 'Source: …', 'Quelle: …'. */
const FOOTNOTE =
  /^(?:\(?[*†‡§©]|\(?\d{1,2}\)\s|\[\d{1,2}\]|(?:source|sources|note|notes|quelle|quellen|anmerkung|hinweis|stand)s?\s*:)/i;
const NOTE_WORD = /^(?:legend|legende|source|note|quelle|anmerkung|hinweis)[sn]?\s*:/i;
/** 'A = must', 'Priority: A = must'. */
const LEGEND = /^(?:[^=:]{1,40}:\s*)?[^=:]{1,12}=\s*\S/;
/** The number of a section, such as 'B' or 'II.'. */
const SECTION_CODE = /^\p{Lu}{1,4}\.?$/u;
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
  const nameOf = (cells: readonly Cell[], kind: Kind | null): string => {
    const texts = filled(cells).map((cell) => cellText(cell).trim());
    // Before the text of a section may stand its letter.
    return levels === null
      ? (texts.at(kind === 'sections' ? -1 : 0) ?? '')
      : (texts.map(withoutNumber).find((text) => text !== '') ?? '');
  };
  const path: string[] = [];
  const groups: (string | null)[] = [];
  const notes: SheetNote[] = [];
  const rows = all.flatMap((row, index): SheetRow[] => {
    const kind = kinds[index] ?? null;
    const name = nameOf(row.cells, kind);
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
  const lastWide = isWide ? all.findLastIndex(({ cells }) => filled(cells).length > 1 && !isLegend(cells)) : all.length;
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
  const last = kinds.lastIndexOf(null);
  const isRecord = (_: SheetRow, index: number): boolean => kinds[index] === null;
  if (isSumOfAll(all.filter(isRecord))) kinds[last] = 'totals';
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
  const texts = rows.map(({ cells }) => filled(cells).map(cellText));
  // A letter may stand before the text, where the records have none.
  const isNumbered = ([code = '', ...others]: readonly string[]): boolean =>
    SECTION_CODE.test(code.trim()) && others.length === 1;
  const most = texts.reduce((longest, { length }) => Math.max(longest, length), 0);
  const haveCodes = most > 3 && texts.every((each) => isNumbered(each) || !SECTION_CODE.test(each[0]?.trim() ?? ''));
  const counts = texts.map((each) => (haveCodes && isNumbered(each) ? 1 : each.length));
  const found = rows.flatMap((_, index) => (counts[index] === 1 && texts[index]?.at(-1)?.trim() !== '' ? [index] : []));
  const [first] = found;
  const isRegular = found.every((at, index) => at + 1 < (found[index + 1] ?? rows.length) && counts[at + 1] !== 1);
  const areFull = counts.every((count) => count === 1 || count * 2 >= most);
  return found.length > 1 && isRegular && areFull && (first === 0 || most > 2) ? found : [];
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

function isLegend(cells: readonly Cell[]): boolean {
  const texts = filled(cells).map((cell) => cellText(cell).trim());
  return NOTE_WORD.test(texts[0] ?? '') || texts.every((text) => LEGEND.test(text));
}
