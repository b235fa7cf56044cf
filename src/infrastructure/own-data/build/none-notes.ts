import type { DataFault } from '../../../domain/own-data/data-fault';
import { fieldType, type FieldType } from '../../../domain/own-data/field-keys';
import { isOwnTarget, type ColumnTarget, type SheetMapping } from '../../../domain/own-data/mapping';
import type { Sheet } from '../../../domain/own-data/tables';
import { countOf } from '../../../domain/shared/figures';

const WORDS: ReadonlySet<FieldType> = new Set(['text', 'word', 'consensus', 'text-or-number']);

/** 'None' may be a label of the user, but counts as empty (cell-text.ts): said once for each column of words. */
export function noneNotes({ name, rows }: Sheet, { columns }: SheetMapping): readonly DataFault[] {
  return columns.flatMap(({ index, header, target }): readonly DataFault[] => {
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
