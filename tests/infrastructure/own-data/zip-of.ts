import { strToU8, zipSync } from 'fflate';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface RawWorkbook {
  /** The inside of `worksheet`, by the names of the sheets. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly strings?: readonly string[];
  /** The number formats of the cell styles. */
  readonly formats?: readonly string[];
  readonly is1904?: boolean;
  readonly others?: Readonly<Record<string, string>>;
}

/** An XLSX file of hand-written XML, as other programs write it. */
export function rawXlsx({ sheets, strings, formats = [], is1904 = false, others = {} }: RawWorkbook): Uint8Array {
  const names = Object.keys(sheets);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('r1', 'officeDocument', '/xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${names
      .map((name, index) => `<sheet name="${name}" r:id="s${index}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, index) => relation(`s${index}`, 'worksheet', `worksheets/sheet${index}.xml`))
      .join(
        '',
      )}${relation('st', 'styles', 'styles.xml')}${relation('ss', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
      .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
      .map((_, index) => `<xf numFmtId="${164 + index}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...(strings && { 'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>` }),
    ...Object.fromEntries(
      names.map((name, index) => [
        `xl/worksheets/sheet${index}.xml`,
        `<worksheet xmlns="${MAIN}">${sheets[name]}</worksheet>`,
      ]),
    ),
    ...others,
  };
  return zipOf(parts);
}

export function zipOf(parts: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

/** An ODS file with one sheet. @param inside of a cell, instead of its text */
export function rawOds(rows: readonly (readonly (string | number | null)[])[], inside: Record<string, string> = {}) {
  const cell = (value: string | number | null): string => {
    if (value === null) return '<table:table-cell/>';
    if (typeof value === 'number')
      return `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;
    return `<table:table-cell office:value-type="string">${inside[value] ?? `<text:p>${value}</text:p>`}</table:table-cell>`;
  };
  const lines = rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`).join('');
  return zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:xlink="l"><office:body><office:spreadsheet><table:table table:name="Sheet1">${lines}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });
}

/** Rows of inline texts and numbers, from row 1. */
export function rowsXml(rows: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null): string =>
    value === null
      ? '<c/>'
      : typeof value === 'number'
        ? `<c><v>${value}</v></c>`
        : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  return `<sheetData>${rows.map((row, index) => `<row r="${index + 1}">${row.map(cell).join('')}</row>`).join('')}</sheetData>`;
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Windows-1252 for the characters that it shares with Latin-1. */
export const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

export function utf16(text: string, isBigEndian = false): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), !isBigEndian);
  return bytes;
}

/** Opens a file and builds what the reader suggests. */
export async function opened(name: string, bytes: Uint8Array) {
  const session = new OwnDataSession();
  const outline = session.open(name, bytes);
  return { session, outline, ...(await session.build(outline.mapping)) };
}
