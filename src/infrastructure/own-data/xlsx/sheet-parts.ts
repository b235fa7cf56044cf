import type { MarkedTable } from '../../../domain/own-data/tables';
import { CellExtras } from '../cell-links';
import { readXml } from '../zip/read-xml';
import type { ZipArchive } from '../zip/zip-archive';
import { rangeOf } from './cell-reference';
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
