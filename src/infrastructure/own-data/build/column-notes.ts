import type { DataFault } from '../../../domain/own-data/data-fault';
import { fieldType, type FieldType } from '../../../domain/own-data/field-keys';
import { SHORTENED_IDS } from '../../../domain/own-data/known-fields';
import { isOwnTarget, type ColumnTarget, type SheetMapping } from '../../../domain/own-data/mapping';
import type { Sheet } from '../../../domain/own-data/tables';
import { countOf } from '../../../domain/shared/figures';

const WORDS: ReadonlySet<FieldType> = new Set(['text', 'word', 'consensus', 'text-or-number']);

/**
 * What is said once for a column: ids that a spreadsheet program has shortened, and 'None', which may be a label of the user, but
 * counts as empty (cell-text.ts).
 */
export function columnNotes({ name, rows }: Sheet, { columns }: SheetMapping): readonly DataFault[] {
  return columns.flatMap(({ index, header, target, reason }): readonly DataFault[] => {
    if (reason.startsWith(SHORTENED_IDS)) {
      const problem = 'A spreadsheet program has shortened the numbers.';
      const facts = { severity: 'note', sheet: name, row: null, column: header, found: null } as const;
      return [{ ...facts, problem, consequence: 'Not used as ids.' }];
    }
    if (!isOfWords(target)) return [];
    const found = rows.map(({ cells }) => cells[index]).filter(isNone);
    const [first] = found;
    if (first === undefined) return [];
    const problem = `${countOf(found.length, 'row has', 'rows have')} this word.`;
    return [
      { severity: 'note', sheet: name, row: null, column: header, found: first.trim(), problem, consequence: EMPTY },
    ];
  });
}

const EMPTY = 'Counts as empty, not as a label.';

function isOfWords(target: ColumnTarget): boolean {
  if (target === 'ignored' || target === 'own-figure') return false;
  return target === 'more' || isOwnTarget(target) || WORDS.has(fieldType(target));
}

function isNone(cell: unknown): cell is string {
  return typeof cell === 'string' && cell.trim().toLowerCase() === 'none';
}
