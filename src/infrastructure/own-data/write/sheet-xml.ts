import { columnLetters } from '../../../domain/own-data/found-sheets';
import type { WrittenCell, WrittenSheet } from '../export/written-sheet';
import { STYLES } from './workbook-xml';
import { writtenCell } from './cell-text';

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const WIDTHS = { narrow: 11, least: 8, most: 60, examined: 50 };

/** The XML of a worksheet: texts in the cells themselves, the first row bold and frozen. */
export function sheetXml({ header, rows }: WrittenSheet): string {
  const columns = header.map((name, index) =>
    width(
      name,
      rows.slice(0, WIDTHS.examined).map((row) => row[index] ?? null),
    ),
  );
  const cols = columns.map(
    (size, index) => `<col min="${index + 1}" max="${index + 1}" width="${size}" customWidth="1"/>`,
  );
  return [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${NAMESPACE}">`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${cols.join('')}</cols><sheetData>`,
    rowXml(header, 1, STYLES.header),
    ...rows.map((row, index) => rowXml(row, index + 2, STYLES.plain)),
    '</sheetData></worksheet>',
  ].join('');
}

function rowXml(cells: readonly WrittenCell[], number: number, style: number): string {
  return `<row r="${number}">${cells.map((cell, index) => cellXml(cell, `${columnLetters(index)}${number}`, style)).join('')}</row>`;
}

function cellXml(cell: WrittenCell, reference: string, style: number): string {
  if (cell === null) return '';
  const styled = style === STYLES.plain ? '' : ` s="${style}"`;
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${reference}"${styled}><v>${cell}</v></c>` : '';
  if (typeof cell === 'object') return `<c r="${reference}" s="${STYLES.share}"><v>${cell.share}</v></c>`;
  return `<c r="${reference}"${styled} t="inlineStr"><is><t xml:space="preserve">${writtenCell(cell)}</t></is></c>`;
}

/** In characters, by the first rows. */
function width(name: string, cells: readonly WrittenCell[]): number {
  const lengths = cells.map((cell) => (typeof cell === 'string' ? cell.length : cell === null ? 0 : WIDTHS.narrow));
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, name.length + 2, ...lengths));
}
