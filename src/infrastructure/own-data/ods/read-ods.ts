import { MOST_COLUMNS, tooManyColumns } from '../../../domain/own-data/found-sheets';
import type { Cell, CellRange, RawSheet } from '../../../domain/own-data/tables';
import {
  type PlacedExtra,
  withExtras,
  isWebAddress,
  linkOfFormula,
  fillMergedCells,
  type MutableRow,
} from '../sheet-cells';
import { checkSheetCount, MOST_ROWS, tooManyRows, type OnRead } from '../limits';
import { readXml, type Attributes } from '../zip/read-xml';
import type { ZipArchive } from '../zip/zip-archive';

const CONTENT = 'content.xml';

/** The sheets of an ODS file. @throws FileFault */
export function readOds(archive: ZipArchive, onRead: OnRead): readonly RawSheet[] {
  const sheets: RawSheet[] = [];
  const total = archive.size(CONTENT) + 1;
  let bytes = 0;
  let name = '';
  let rows: MutableRow[] = [];
  let ranges: CellRange[] = [];
  let rowNumber = 1;
  let rowRepeat = 1;
  let cells: Cell[] = [];
  let column = 0;
  let attributes: Attributes = {};
  let paragraphs: string[] = [];
  let extras: PlacedExtra[] = [];
  let [link, comment] = ['', ''];
  let [isInCell, isParagraph, isComment, isTooWide, noteDepth] = [false, false, false, false, 0];

  const addExtras = (): void => {
    const address = linkOfFormula(attributes['formula'] ?? '')?.url ?? link;
    if (isWebAddress(address)) extras.push({ row: rowNumber, column, link: address });
    if (comment.trim() !== '') extras.push({ row: rowNumber, column, comment: comment.trim() });
  };
  const closeCell = (): void => {
    addExtras();
    const repeat = Math.min(repeats(attributes, 'number-columns-repeated'), MOST_COLUMNS);
    const value = cellOf(attributes, paragraphs.join('\n'));
    const spanned = Number(attributes['number-rows-spanned'] ?? 1);
    if (spanned > 1) ranges.push({ column, lastColumn: column, row: rowNumber, lastRow: rowNumber + spanned - 1 });
    isTooWide ||= value !== null && column >= MOST_COLUMNS;
    for (let index = 0; index < repeat && column < MOST_COLUMNS; index += 1, column += 1) {
      if (value === null) continue;
      while (cells.length < column) cells.push(null);
      cells[column] = value;
    }
    isInCell = false;
  };
  const closeRow = (): void => {
    if (cells.length > 0) {
      for (let index = 0; index < rowRepeat; index += 1) {
        rows.push({ row: rowNumber + index, cells: [...cells] });
        if (rows.length > MOST_ROWS) throw tooManyRows(`The sheet ${name}`);
      }
    }
    rowNumber += rowRepeat;
  };

  readXml(
    archive,
    CONTENT,
    {
      open: (element, found) => {
        if (element === 'table-cell' || element === 'covered-table-cell') {
          [attributes, paragraphs, isInCell, link, comment] = [found, [], true, '', ''];
        } else if (element === 'table-row') {
          [rowRepeat, cells, column] = [repeats(found, 'number-rows-repeated'), [], 0];
        } else if (element === 'table') {
          checkSheetCount(sheets.length + 1, 'sheets');
          [name, rows, ranges, rowNumber, isTooWide] = [found['name'] ?? '', [], [], 1, false];
          extras = [];
        } else if (element === 'annotation') noteDepth += 1;
        else if (element === 'a' && isInCell) link ||= found['href'] ?? '';
        else if (element === 'p' && noteDepth > 0) [isComment, comment] = [true, comment === '' ? '' : `${comment}\n`];
        else if (element === 'p' && isInCell && noteDepth === 0) {
          paragraphs.push('');
          isParagraph = true;
        } else if (isParagraph && element === 's') append(paragraphs, ' '.repeat(Math.min(repeats(found, 'c'), 1000)));
        else if (isParagraph && element === 'tab') append(paragraphs, '\t');
        else if (isParagraph && element === 'line-break') append(paragraphs, '\n');
      },
      close: (element) => {
        if (element === 'table-cell' || element === 'covered-table-cell') closeCell();
        else if (element === 'table-row') closeRow();
        else if (element === 'annotation') noteDepth -= 1;
        else if (element === 'p' && noteDepth > 0) isComment = false;
        else if (element === 'p') isParagraph = false;
        else if (element === 'table') {
          const notes = [...fillMergedCells(rows, ranges), ...(isTooWide ? [tooManyColumns('The sheet')] : [])];
          sheets.push({ name, rows: withExtras(rows, extras), notes });
        }
      },
      text: (piece) => {
        if (isComment) comment += piece;
        else if (isParagraph && noteDepth === 0) append(paragraphs, piece);
      },
    },
    (count) => {
      bytes += count;
      onRead(bytes / total);
    },
  );
  return sheets;
}

function append(paragraphs: string[], text: string): void {
  paragraphs[paragraphs.length - 1] += text;
}

function repeats(attributes: Attributes, key: string): number {
  const count = Number(attributes[key] ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}

/** A formula without a value type has no stored result. */
function cellOf(attributes: Attributes, text: string): Cell {
  const type = attributes['value-type'];
  const { value } = attributes;
  if (type === 'percentage') return { percent: Number(value) };
  if (type === 'float') return Number(value);
  if (type === 'currency') return { amount: Number(value), unit: attributes['currency'] ?? '' };
  // A day at midnight is the day: some programs always write a time.
  if (type === 'date') return { date: (attributes['date-value'] ?? text).replace(/T00:00:00(?:\.0+)?Z?$/, '') };
  if (type === 'boolean') return attributes['boolean-value'] === 'true';
  if (/^(?:#[A-Z/0!?]+|Err:\d+)$/.test(text) && attributes['formula'] !== undefined) return { error: text };
  if (text !== '') return text;
  const { formula } = attributes;
  return formula === undefined || type !== undefined ? null : { formula: formula.replace(/^of:=/, '').slice(0, 200) };
}
