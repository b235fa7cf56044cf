import type { MarkedTable, CellRange } from '../../../domain/own-data/tables';
import type { PlacedExtra } from '../sheet-cells';
import { elementsOf } from '../zip/read-xml';
import type { ZipArchive } from '../zip/zip-archive';
import { relationsOf } from './workbook';
import { namesMoney } from '../../../domain/own-data/written-number';

/**
 * What a worksheet has in parts of its own: comments, tables, and the addresses of its links by their ids.
 * @param part of the worksheet @throws FileFault
 */
export function readSheetParts(archive: ZipArchive, part: string) {
  const relations = relationsOf(archive, part);
  const extras: PlacedExtra[] = [];
  const elements = (type: string, name: string) =>
    relations.byType(type).flatMap((each) => elementsOf(archive, each, [name]));
  for (const { attributes, text } of elements('comments', 'comment')) {
    const range = rangeOf(attributes['ref'] ?? '');
    // Threads are repeated for older programs, below a remark on these.
    const comment = text.replace(/^\[Threaded comment\][\s\S]*?\bComment:\s*/, '').trim();
    if (range !== null && comment !== '') extras.push({ row: range.row, column: range.column, comment });
  }
  const marked = elements('table', 'table').flatMap(({ attributes }): readonly MarkedTable[] => {
    const { ref = '', displayName, name = '', headerRowCount, totalsRowCount } = attributes;
    const range = rangeOf(ref);
    if (range === null) return [];
    const lastRow = range.lastRow - (Number(totalsRowCount) || 0);
    return [{ name: displayName ?? name, range: { ...range, lastRow }, hasHeader: headerRowCount !== '0' }];
  });
  return { extras, marked, targetOf: relations.byId };
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
type NumberKind = 'number' | 'percent' | 'date' | { readonly money: string; readonly divisor: number };

const PERCENT = new Set([9, 10]);
const MONEY = new Set([5, 6, 7, 8, 42, 44]);
const isDateId = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** What the number format of a cell means, and how far its text is indented. */
export interface CellStyle {
  readonly kind: NumberKind;
  readonly indent: number;
}

/** As in spreadsheet programs. */
const MOST_INDENT = 250;

/** The cell styles of a workbook, by their index. */
export function readCellStyles(archive: ZipArchive, part: string | null): readonly CellStyle[] {
  const all = elementsOf(archive, part, ['numFmt', 'cellXfs', 'xf', 'alignment']);
  const first = all.findIndex(({ name }) => name === 'cellXfs');
  const codes = new Map(
    all
      .slice(0, first)
      .filter(({ name }) => name === 'numFmt')
      .map(({ attributes }) => [Number(attributes['numFmtId']), attributes['formatCode'] ?? ''] as const),
  );
  return all.flatMap(({ name, attributes }, index): CellStyle[] => {
    if (name !== 'xf' || first < 0 || index < first) return [];
    const inner = all[index + 1];
    const indent = inner?.name === 'alignment' ? Number(inner.attributes['indent'] ?? 0) : 0;
    // A text is indented by as many blanks, which a file must not make without end.
    const shown = indent >= 0 && indent <= MOST_INDENT ? Math.floor(indent) : 0;
    return [{ kind: kindOf(Number(attributes['numFmtId'] ?? 0), codes), indent: shown }];
  });
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
