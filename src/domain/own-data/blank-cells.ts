import { cellText, isBlank } from './cell-text';
import type { BlanksQuestion, ColumnMapping, ColumnTarget } from './mapping';
import type { Sheet, SheetRow } from './tables';

/** In characters: longer texts are no categories. */
const LONGEST = 80;

/**
 * Whether blank cells of a column may stand for the cell above: short texts, each once, the first row has one, and the column
 * stands before the names, as groups of rows do. null: they do not.
 */
export function asksBlanks(
  { rows }: Sheet,
  index: number,
  nameIndex: number,
  target: ColumnTarget,
): Omit<BlanksQuestion, 'answer'> | null {
  const isGroup = target === 'trend' || target === 'shift';
  if (nameIndex < 0 ? !isGroup : index >= nameIndex) return null;
  const named = rows.filter(({ cells }) => nameIndex < 0 || !isBlank(cells[nameIndex]));
  const words = named.map(({ cells }) => (isBlank(cells[index]) ? '' : cellText(cells[index]).trim()));
  const filled = words.filter((word) => word !== '');
  const [first = ''] = words;
  const isCategory = filled.every((word) => /\p{L}/u.test(word) && word.length <= LONGEST);
  const isOnce = new Set(filled).size === filled.length;
  if (first === '' || !isCategory || !isOnce || filled.length === words.length) return null;
  return { count: words.length - filled.length, example: first };
}

/** The rows with the blanks filled that the user says are the same as above. */
export function withFilledBlanks(rows: readonly SheetRow[], columns: readonly ColumnMapping[]): readonly SheetRow[] {
  const filled = columns.filter(({ blanks }) => blanks?.answer === 'above').map(({ index }) => index);
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
