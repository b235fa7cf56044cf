import type { MarkedTable, CellRange } from '../../../domain/own-data/tables';
import { CellExtras } from '../sheet-cells';
import { readXml } from '../zip/read-xml';
import type { ZipArchive } from '../zip/zip-archive';
import { relationsOf } from './workbook';
import { namesMoney } from '../../../domain/own-data/written-number';

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

/** money: the text of its unit, such as 'Mio. €'; divisor: the format shows a number divided by it. */
export type NumberKind = 'number' | 'percent' | 'date' | { readonly money: string; readonly divisor: number };

const PERCENT = new Set([9, 10]);
const MONEY = new Set([5, 6, 7, 8, 42, 44]);
const isDateId = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** What the number formats of a workbook mean, by the index of the cell style. */
export function readNumberFormats(archive: ZipArchive, part: string | null): readonly NumberKind[] {
  if (part === null) return [];
  const codes = new Map<number, string>();
  const kinds: NumberKind[] = [];
  let isInCells = false;
  readXml(archive, part, {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells) kinds.push(kindOf(Number(attributes['numFmtId'] ?? 0), codes));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return kinds;
}

function kindOf(id: number, codes: ReadonlyMap<number, string>): NumberKind {
  const code = codes.get(id);
  if (code === undefined) {
    if (MONEY.has(id)) return { money: '$', divisor: 1 };
    return PERCENT.has(id) ? 'percent' : isDateId(id) ? 'date' : 'number';
  }
  // Without texts in quotes, escaped characters, and conditions or colours in brackets.
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');
  if (bare.includes('%')) return 'percent';
  const money = literalsOf(code);
  if (namesMoney(money)) return { money, divisor: 1000 ** (/[0#?](,+)(?![0#?,])/.exec(bare)?.[1]?.length ?? 0) };
  return /[ymdhs]/i.test(bare.replace(/general/gi, '')) ? 'date' : 'number';
}

/** What a format writes beside the digits of positive numbers: 'Mio. €' of `#,##0.0 "Mio. €"` and of `[$€-407]`. */
function literalsOf(code: string): string {
  const [positive = ''] = code.split(';');
  const parts = positive.matchAll(/"([^"]*)"|\[\$([^\]-]*)[^\]]*\]|([$€£¥])/g);
  return [...parts]
    .map(([, quoted, symbol, plain]) => quoted ?? symbol ?? plain ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** The ISO date, or date-time in UTC, of a day number; null for days that no calendar has. */
export function dateOfSerial(serial: number, is1904: boolean): string | null {
  const instant = new Date((is1904 ? EPOCH_1904 : EPOCH) + Math.round(serial * DAY));
  if (Number.isNaN(instant.getTime()) || serial < 0 || instant.getUTCFullYear() > 9999) return null;
  const text = instant.toISOString();
  return Number.isInteger(serial) ? text.slice(0, 10) : `${text.slice(0, 19)}Z`;
}
