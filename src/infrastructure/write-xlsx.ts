import { strToU8, zipSync } from 'fflate';
import { columnLetters } from '../domain/shared/column-letters';
import { xmlText } from '../domain/shared/csv';

/** A cell to be written; a share is a fraction of 1, shown as a percentage. */
export type WrittenCell = string | number | null | { readonly share: number };

export interface WrittenSheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly WrittenCell[])[];
}

/** The same bytes for the same sheets. */
const FIXED_TIME = new Date(1980, 0, 2);

/** An XLSX file. Texts that look like formulas are written as texts, so that no program evaluates them. */
export function writeXlsx(sheets: readonly WrittenSheet[]): Uint8Array<ArrayBuffer> {
  const parts = {
    ...workbookParts(sheets.map(({ name }) => name)),
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)])),
  };
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return zipSync(files, { level: 6, mtime: FIXED_TIME });
}

/** In characters: of the first column, which has ids or names, and of the others. */
const WIDTHS = [30, 18] as const;

/** The XML of a worksheet: texts in the cells themselves, the first row bold and frozen. */
function sheetXml({ header, rows }: WrittenSheet): string {
  const [first, others] = WIDTHS;
  const cols = `<col min="1" max="1" width="${first}" customWidth="1"/><col min="2" max="${header.length + 1}" width="${others}" customWidth="1"/>`;
  return [
    `${HEAD}<worksheet xmlns="${MAIN}">`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${cols}</cols><sheetData>`,
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

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indices of the cell styles. */
const STYLES = { plain: 0, header: 1, share: 2 } as const;

/** The parts of a workbook but its sheets, by their names in the archive. */
function workbookParts(names: readonly string[]): Readonly<Record<string, string>> {
  const numbers = names.map((_, index) => index + 1);
  const override = (part: string, type: string): string =>
    `<Override PartName="/xl/${part}" ContentType="${TYPE}.${type}+xml"/>`;
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  return {
    '[Content_Types].xml': [
      `${HEAD}<Types xmlns="${PACKAGE}/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      override('workbook.xml', 'sheet.main'),
      override('styles.xml', 'styles'),
      ...numbers.map((number) => override(`worksheets/sheet${number}.xml`, 'worksheet')),
      '</Types>',
    ].join(''),
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': [
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>`,
      ...names.map(
        (name, index) => `<sheet name="${writtenCell(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      ),
      '</sheets></workbook>',
    ].join(''),
    'xl/_rels/workbook.xml.rels': [
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">`,
      ...numbers.map((number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`)),
      relation(names.length + 1, 'styles', 'styles.xml'),
      '</Relationships>',
    ].join(''),
    'xl/styles.xml': STYLE_SHEET,
  };
}

const STYLE_SHEET = [
  `${HEAD}<styleSheet xmlns="${MAIN}">`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="3">',
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  '<xf numFmtId="10" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '</cellXfs></styleSheet>',
].join('');

/** The longest text that spreadsheet programs accept in a cell. */
const LONGEST = 32_767;

/** A carriage return would be read as a line feed; the other has the form of an escape itself. */
const ESCAPE = /\r|_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text for an XML element or attribute of a workbook. Longer texts than a spreadsheet program accepts are cut. */
export function writtenCell(text: string): string {
  return xmlText(text.slice(0, LONGEST).replace(ESCAPE, escaped), (each) =>
    /\p{Surrogate}/u.test(each) ? '\uFFFD' : escaped(each),
  )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function escaped(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
