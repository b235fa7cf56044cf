import { cellText } from '../../../domain/own-data/cell-text';
import { isConvertedName } from '../../../domain/own-data/damaged';
import { cleanedName, normalisedName, sameNameKey } from '../../../domain/own-data/normalised-name';
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
 * repetitions. Rows with the same name and no id of their own are one, and their other values lines of it.
 */
export function identified({ rows }: MappedSheet, prefix: 'topic' | 'trend' | 'shift'): readonly Identified[] {
  const named = rows.flatMap((row) => {
    const name = cleanedName(row.word('name') ?? '');
    if (name !== '') return [{ row, name }];
    row.leaveOut('name', 'Has no name.');
    return [];
  });
  const rowOfId = new Map<string, number>();
  const made = new MadeIds(named.flatMap(({ row }) => row.id('id') ?? []));
  const places = new Map<string, number>();
  const found: Identified[] = [];
  for (const { row, name } of named) {
    const given = row.id('id');
    const place = places.get(sameNameKey(name));
    const earlier = place === undefined ? undefined : found[place];
    if (given !== null && rowOfId.has(String(given))) {
      row.leaveOut('id', `The id stands in row ${rowOfId.get(String(given))} too.`);
    } else if (earlier !== undefined && sameCells(row, earlier.row)) {
      row.leaveOut('name', `The same row stands in row ${earlier.row.number}.`);
    } else if (earlier !== undefined && place !== undefined && given === null) {
      const problem = `The name stands in row ${earlier.row.number} too.`;
      row.report('name', 'note', problem, `One ${prefix}; its other values are lines of the card.`);
      found[place] = { ...earlier, row: earlier.row.mergedWith(row) };
    } else {
      if (isConvertedName(row.cell('name')))
        row.report('name', 'note', 'A spreadsheet program may have changed the name.', 'Opened as it is.');
      if (earlier !== undefined)
        row.report(
          'name',
          'note',
          `The name stands in row ${earlier.row.number} too.`,
          `Both are opened, as two ${prefix}s.`,
        );
      if (given !== null) rowOfId.set(String(given), row.number);
      if (place === undefined) places.set(sameNameKey(name), found.length);
      found.push({ row, id: given ?? made.make(prefix, name), name });
    }
  }
  return found;
}

function sameCells({ row: a }: MappedRow, { row: b }: MappedRow): boolean {
  const length = Math.max(a.cells.length, b.cells.length);
  return Array.from({ length }).every((_, index) => cellText(a.cells[index]) === cellText(b.cells[index]));
}

/** Names that differ in case, accents and punctuation only are one; names without letters stay as they are. */
export function keyOfName(name: string): string {
  return normalisedName(cleanedName(name)) || name.trim();
}
