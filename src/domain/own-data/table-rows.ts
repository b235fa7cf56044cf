import { cellText, isBlank, shortened } from './cell-text';
import type { OutlineKind, TableForm } from './table-form';
import { rowLevels, withoutNumber, type RowLevels } from './row-levels';
import { isTotal, sumsIn } from './sum-rows';
import type { Cell, SheetNote, SheetRow } from './tables';
import type { RowKind, RowMark } from './row-mark';

/** '* estimated', '1) of 2025', 'Source: …', 'Quelle: …'. */
const FOOTNOTE =
  /^(?:\(?[*†‡§©]|\(?\d{1,2}\)\s|\(\d+ rows?\)$|\[\d{1,2}\]|(?:source|sources|note|notes|quelle|quellen|anmerkung|hinweis|stand)s?\s*:)/i;
/** The number of a section, such as 'B' or 'II.'. */
const SECTION_CODE = /^\p{Lu}{1,4}\.?$/u;

export interface TableRows {
  readonly rows: readonly SheetRow[];
  readonly notes: readonly SheetNote[];
  /** What each row is, in their order. */
  readonly marks: readonly RowMark[];
  /** The group that each row stands below, by section rows, sums or levels; null: the table has none. */
  readonly groups: readonly (string | null)[] | null;
  /** What shows levels of rows; null: nothing does. */
  readonly outline: OutlineKind | null;
}

/** So many rows above one are added up, to know it as their total. */
const MOST_ABOVE = 500;
const TOPIC: RowMark = { kind: 'topic', why: '' };
const BY_USER = 'as you chose';

/**
 * The rows of a table without those that are no record. Each of these has a note and a mark; sections, sums and the upper levels
 * of an outline become the groups of the rows below. What the user says of a row counts more than its shape.
 * @param names of the columns
 */
export function tableRows(all: readonly SheetRow[], names: readonly string[], form: TableForm | null): TableRows {
  const choices = form?.rows ?? {};
  const marks = [...marksOf(all, names.length, choices)];
  const records = all.filter((_, index) => marks[index]?.kind === 'topic');
  const outline = marks.some(({ kind }) => kind === 'group') ? null : rowLevels(records, names);
  const areGroups = form?.usesOutline ?? (outline !== null && hasSeveralGroups(outline));
  const levels = areGroups ? (outline?.levels ?? null) : null;
  const levelOf = new Map(levels?.map((level, index) => [records[index]?.row, level]));
  const upper = new Set(records.flatMap(({ row }, at) => ((levels?.[at] ?? 0) < (levels?.[at + 1] ?? 0) ? [row] : [])));
  for (const [index, { row }] of all.entries()) {
    if (upper.has(row) && choices[row] !== 'topic')
      marks[index] = { kind: 'group', why: 'rows of a lower level follow' };
  }
  const nameOf = (cells: readonly Cell[], kind: RowKind): string => {
    const texts = filled(cells).map((cell) => cellText(cell).trim());
    // Before the text of a section may stand its letter.
    return levels === null
      ? (texts.at(kind === 'group' && isNumbered(texts) ? -1 : 0) ?? '')
      : (texts.map(withoutNumber).find((text) => text !== '') ?? '');
  };
  // A single row above all others, such as a programme, is no group of some of them.
  const isOneRoot = levels?.[0] === 0 && levels.lastIndexOf(0) === 0 && levels.some((level) => level > 1);
  const path: string[] = [];
  const groups: (string | null)[] = [];
  const notes: SheetNote[] = [];
  const rows = all.flatMap((row, index): SheetRow[] => {
    const { kind, why } = marks[index] ?? TOPIC;
    const name = nameOf(row.cells, kind);
    const level = levelOf.get(row.row);
    if (kind === 'topic') {
      groups.push(path.slice(isOneRoot ? 1 : 0, level ?? 1).join(' › ') || null);
      if (levels === null || outline?.kind !== 'numbers') return [row];
      const text = withoutNumber(cellText(row.cells[outline.column]));
      return [{ ...row, cells: row.cells.with(outline.column, text === '' ? null : text) }];
    }
    const problem = `${PROBLEMS[kind] ?? 'Left out'}: ‘${shortened(name, 40)}’.`;
    if (kind === 'group') {
      path.splice(level ?? 0, path.length, name);
      notes.push({ row: row.row, problem, consequence: 'Read as the group of the rows below.' });
    } else if (why !== BY_USER) notes.push({ row: row.row, problem, consequence: 'Left out.', isLeftOut: true });
    return [];
  });
  const hasGroups = marks.some(({ kind }) => kind === 'group');
  return { rows, notes, marks, groups: hasGroups ? groups : null, outline: outline?.kind ?? null };
}

/** A single indent may be a chance: it is no group before the user says so. */
function hasSeveralGroups({ kind, levels }: RowLevels): boolean {
  return kind === 'numbers' || levels.filter((level, at) => level < (levels[at + 1] ?? 0)).length > 1;
}

const PROBLEMS: Readonly<Partial<Record<RowKind, string>>> = {
  line: 'A line between rows',
  total: 'A total',
  group: 'A group',
  note: 'A note below the table',
};

function marksOf(all: readonly SheetRow[], width: number, choices: TableForm['rows']): readonly RowMark[] {
  const isWide = width > 1;
  const lastWide = isWide ? all.findLastIndex(({ cells }) => filled(cells).length > 1) : all.length;
  let isBelow = false;
  const marks = all.map(({ row, cells }, index): RowMark => {
    const choice = choices[row];
    if (choice === 'left-out' || choice === 'group') return { kind: choice, why: BY_USER };
    if (choice === 'topic') return { kind: 'topic', why: BY_USER };
    if (filled(cells).every((cell) => !/[\p{L}\p{N}]/u.test(cellText(cell))))
      return { kind: 'line', why: 'no letter and no digit' };
    if (
      isTotal(
        cells,
        all.slice(Math.max(0, index - MOST_ABOVE), index).map((each) => each.cells),
      )
    )
      return { kind: 'total', why: 'a word for a total beside numbers' };
    const hasGap = row > (all[index - 1]?.row ?? row) + 1;
    // What follows a note below the table is one too.
    isBelow ||= index > lastWide && (hasGap || FOOTNOTE.test(onlyText(cells)));
    return isBelow ? { kind: 'note', why: 'stands alone below the table' } : TOPIC;
  });
  const records = all.flatMap((row, index) => (marks[index] === TOPIC ? [{ row, index }] : []));
  const rows = records.map(({ row }) => row);
  // What the user says of one of them is no word on the others.
  const fewest = Object.values(choices).some((choice) => choice === 'topic' || choice === 'left-out') ? 1 : 2;
  for (const at of sectionsIn(rows, fewest))
    marks[records[at]?.index ?? -1] = { kind: 'group', why: 'one text above full rows' };
  for (const at of sumsIn(rows)) marks[records[at]?.index ?? -1] = { kind: 'group', why: 'the sum of the rows below' };
  return marks;
}

/** A letter before the one text of a section. */
function isNumbered([code = '', ...others]: readonly string[]): boolean {
  return SECTION_CODE.test(code.trim()) && others.length === 1;
}

/**
 * Rows with one text above rows with several cells: at least two, none follows another, and none is the last. In a table of two
 * columns the first row is one, because a record may have a name alone.
 */
function sectionsIn(rows: readonly SheetRow[], fewest: number): readonly number[] {
  const texts = rows.map(({ cells }) => filled(cells).map(cellText));
  const most = texts.reduce((longest, { length }) => Math.max(longest, length), 0);
  // A letter may stand before the text, where the records have none.
  const haveCodes = most > 3 && texts.every((each) => isNumbered(each) || !SECTION_CODE.test(each[0]?.trim() ?? ''));
  const counts = texts.map((each) => (haveCodes && isNumbered(each) ? 1 : each.length));
  const found = rows.flatMap((_, index) => (counts[index] === 1 && texts[index]?.at(-1)?.trim() !== '' ? [index] : []));
  const [first] = found;
  const isRegular = found.every((at, index) => at + 1 < (found[index + 1] ?? rows.length) && counts[at + 1] !== 1);
  const areFull = counts.every((count) => count === 1 || count * 2 >= most);
  return found.length >= fewest && isRegular && areFull && (first === 0 || most > 2) ? found : [];
}

/** The text of a row with one cell; '' for others. */
function onlyText(cells: readonly Cell[]): string {
  const [text, ...others] = filled(cells);
  return others.length === 0 ? cellText(text).trim() : '';
}

function filled(cells: readonly Cell[]): readonly Cell[] {
  return cells.filter((cell) => !isBlank(cell));
}
