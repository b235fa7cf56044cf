import type { MarkedTable, CellRange } from '../../../domain/own-data/tables';
import { CellExtras } from '../sheet-cells';
import { readXml } from '../zip/read-xml';
import type { ZipArchive } from '../zip/zip-archive';
import { relationsOf } from './workbook';

/** What a worksheet has in parts of its own: comments, tables, and the addresses of its links by their ids. */
export interface SheetParts {
  readonly extras: CellExtras;
  readonly marked: readonly MarkedTable[];
  readonly targetOf: (id: string) => string | undefined;
}

/** @param part of the worksheet @throws FileFault */
export function readSheetParts(archive: ZipArchive, part: string): SheetParts {
  const relations = relationsOf(archive, part);
  const extras = new CellExtras();
  for (const comments of relations.byType('comments'))
    if (archive.has(comments)) readComments(archive, comments, extras);
  const marked = relations.byType('table').flatMap((table) => (archive.has(table) ? readTable(archive, table) : []));
  return { extras, marked, targetOf: relations.byId };
}

function readComments(archive: ZipArchive, part: string, extras: CellExtras): void {
  let [reference, text, isText] = ['', '', false];
  readXml(archive, part, {
    open: (name, { ref }) => {
      if (name === 'comment') [reference, text] = [ref ?? '', ''];
      else if (name === 't') isText = true;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name !== 'comment') return;
      const range = rangeOf(reference);
      // Threads are repeated for older programs, below a remark on these.
      const comment = text.replace(/^\[Threaded comment\][\s\S]*?\bComment:\s*/, '').trim();
      if (range !== null && comment !== '') extras.add(range.row, { column: range.column, comment });
    },
    text: (piece) => {
      if (isText) text += piece;
    },
  });
}

function readTable(archive: ZipArchive, part: string): readonly MarkedTable[] {
  const tables: MarkedTable[] = [];
  readXml(archive, part, {
    open: (element, { ref, displayName, name, headerRowCount, totalsRowCount }) => {
      const range = element === 'table' ? rangeOf(ref ?? '') : null;
      if (range === null) return;
      const lastRow = range.lastRow - (Number(totalsRowCount) || 0);
      tables.push({ name: displayName ?? name ?? '', range: { ...range, lastRow }, hasHeader: headerRowCount !== '0' });
    },
  });
  return tables;
}

/** The column of "C12" from 0; -1 where it is no reference. */
export function columnOf(reference: string): number {
  let column = 0;
  let length = 0;
  for (; length < reference.length; length += 1) {
    const code = reference.charCodeAt(length) & ~32;
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return length === 0 || length > 3 ? -1 : column - 1;
}

/** "A2:B5", or "A2" for one cell; null where it is no range. */
export function rangeOf(reference: string): CellRange | null {
  const match = /^([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/i.exec(reference);
  if (match === null) return null;
  const [, from = '', row, to = from, lastRow = row] = match;
  return { column: columnOf(from), lastColumn: columnOf(to), row: Number(row), lastRow: Number(lastRow) };
}
