import type { Cell, SheetRow, Sheet } from './tables';
import type { ColumnMapping, ColumnTarget, FilledBlanks } from './mapping';

/** A cell as the user sees it in a spreadsheet program; empty text for an empty cell. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('percent' in cell) return `${Number((cell.percent * 100).toPrecision(12))} %`;
  if ('amount' in cell) return `${Number(cell.amount.toPrecision(12))} ${cell.unit}`.trim();
  if ('date' in cell) return cell.date;
  return 'formula' in cell ? `=${cell.formula}` : cell.error;
}

/** What stands for "nothing" in tables. */
const NOTHING = new Set(['', '-', '–', '—', ':', '..', 'null', 'undefined', 'nan', '(blank)', '(leer)']);

/** The cells of a column that hold something. */
export function filledCells(rows: readonly SheetRow[], index: number): readonly Cell[] {
  return rows.map(({ cells }) => cells[index] ?? null).filter((cell) => !isBlank(cell));
}

/** At most so many characters. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

export function isBlank(cell: Cell | undefined): boolean {
  return typeof cell === 'object'
    ? cell === null
    : NOTHING.has(
        String(cell ?? '')
          .trim()
          .toLowerCase(),
      );
}

/** Without any character but blanks. */
export function isEmpty(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

/** How many cells hold any character but blanks. */
export function filledCount(cells: readonly Cell[]): number {
  return cells.filter((cell) => !isEmpty(cell)).length;
}

/** A text that is written so that a spreadsheet program keeps it: '="00123"' and "'00123" are '00123'. */
export function withoutGuard(text: string): string {
  const quoted = /^="((?:[^"]|"")*)"$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return /^'[\d=+@-]/.test(text) ? text.slice(1) : text;
}

/** In characters: longer texts are no categories. */
const LONGEST = 80;

/**
 * Whether blank cells of a column stand for the cell above: short texts, each once, the first row has one, and the column
 * stands before the names, as groups of rows do. null: they do not.
 * @param chosen by the user
 */
export function filledBlanks(
  { rows }: Sheet,
  index: number,
  nameIndex: number,
  target: ColumnTarget,
  chosen: FilledBlanks | null,
): FilledBlanks | null {
  const isGroup = target === 'trend' || target === 'shift';
  const isBefore = isGroup ? nameIndex < 0 || index < nameIndex : index < nameIndex && target !== 'status';
  const named = rows.filter(({ cells }) => nameIndex < 0 || !isBlank(cells[nameIndex]));
  const words = named.map(({ cells }) => (isBlank(cells[index]) ? '' : cellText(cells[index]).trim()));
  const filled = words.filter((word) => word !== '');
  const count = words.length - filled.length;
  if (chosen?.isChosen === true) return { ...chosen, count };
  const [first = ''] = words;
  const isCategory = filled.every((word) => /\p{L}/u.test(word) && word.length <= LONGEST);
  const isOnce = new Set(filled).size === filled.length;
  // One category alone may be a mark of its row.
  const isAlone = filled.length < 2 && !isGroup;
  if (!isBefore || first === '' || !isCategory || !isOnce || isAlone || count === 0) return null;
  return { count, isFilled: true, isChosen: false };
}

/** The rows with the blanks filled that are the same as above. */
export function withFilledBlanks(
  rows: readonly SheetRow[],
  columns: readonly Pick<ColumnMapping, 'index' | 'blanks'>[],
): readonly SheetRow[] {
  const filled = columns.filter(({ blanks }) => blanks?.isFilled === true).map(({ index }) => index);
  if (filled.length === 0) return rows;
  const above = new Map<number, SheetRow['cells'][number]>();
  return rows.map((row) => {
    const cells = [...row.cells];
    for (const index of filled) {
      if (isBlank(cells[index])) cells[index] = above.get(index) ?? null;
      else above.set(index, cells[index] ?? null);
    }
    return { ...row, cells };
  });
}
