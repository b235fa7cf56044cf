import { cellText } from '../../../domain/own-data/cell-text';
import { normalisedName } from '../../../domain/own-data/normalised-name';
import { MadeIds } from './made-ids';
import type { MappedRow } from './mapped-row';
import type { MappedSheet } from './mapped-sheet';

interface Identified {
  readonly row: MappedRow;
  readonly id: string | number;
  readonly name: string;
}

/**
 * The usable rows of a sheet with an id each. Left out: rows without a name, with an id that stands above, and complete
 * repetitions. A repeated name with other values is noted and opened.
 */
export function identified({ rows }: MappedSheet, prefix: 'topic' | 'trend' | 'shift'): readonly Identified[] {
  const named = rows.flatMap((row) => {
    const name = row.word('name');
    if (name !== null) return [{ row, name }];
    row.leaveOut('name', 'Has no name.');
    return [];
  });
  const rowOfId = new Map<string, number>();
  const made = new MadeIds(named.flatMap(({ row }) => row.id('id') ?? []));
  const first = new Map<string, MappedRow>();
  return named.flatMap(({ row, name }) => {
    const given = row.id('id');
    const earlier = first.get(name.toLowerCase());
    if (given !== null && rowOfId.has(String(given))) {
      row.leaveOut('id', `The id stands in row ${rowOfId.get(String(given))} too.`);
      return [];
    }
    if (earlier !== undefined) {
      if (sameCells(row, earlier)) {
        row.leaveOut('name', `The same row stands in row ${earlier.number}.`);
        return [];
      }
      const problem = `The name stands in row ${earlier.number} too, with other values.`;
      row.report('name', 'note', problem, `Both are opened, as two ${prefix}s.`);
    } else first.set(name.toLowerCase(), row);
    if (given !== null) rowOfId.set(String(given), row.number);
    return [{ row, id: given ?? made.make(prefix, name), name }];
  });
}

function sameCells({ row: a }: MappedRow, { row: b }: MappedRow): boolean {
  const length = Math.max(a.cells.length, b.cells.length);
  return Array.from({ length }).every((_, index) => cellText(a.cells[index]) === cellText(b.cells[index]));
}

/** Names that differ in case, accents and punctuation only are one; names without letters stay as they are. */
export function nameKey(name: string): string {
  return normalisedName(name) || name.trim();
}
