import { FileFault, notATable } from '../../domain/own-data/data-fault';
import { decoded, detectEncoding } from '../text-encoding';
import { shortened } from '../../domain/own-data/cell-text';
import { decodeText, doubtOfLetters } from './text/decode-text';
import type { TextForm } from '../../domain/own-data/text-form';
import type { Tables, RawSheet } from '../../domain/own-data/tables';
import type { OnRead } from './limits';
import { withoutMarkdown } from './text/list-of-items';
import { detectDelimiter, readDelimited } from './text/read-delimited';
import { readOds } from './ods/read-ods';
import { sheetsOfJson } from './text/read-json';
import { ZipArchive } from './zip/zip-archive';
import { readCellStyles, readSheetParts } from './xlsx/sheet-parts';
import { readXlsxSheet } from './xlsx/read-sheet';
import { readSharedStrings, readWorkbook } from './xlsx/workbook';

/**
 * What the bytes hold: tables, or the text of a JSON workspace.
 * @param chosen how the user wants a CSV file read; null: as it is recognised
 * @throws FileFault
 */
export function readTables(
  fileName: string,
  bytes: Uint8Array,
  chosen: TextForm | null,
  onRead: OnRead,
): Tables | { readonly json: string } {
  const kind = detectFormat(bytes, fileName);
  if (kind === 'zip') return withRows(readArchive(fileName, bytes, onRead));
  const encoding = chosen?.encoding ?? detectEncoding(bytes);
  const { text, twice } = decodeText(bytes, encoding);
  if (text.trim() === '') throw new FileFault('The file is empty.');
  const name = fileName.replace(/\.[^.]*$/, '') || 'Table';
  const doubt = doubtOfLetters(text, encoding);
  if (kind === 'json') {
    const sheets = sheetsOfJson(name, text);
    return sheets === null ? { json: text } : withRows({ fileName, doubt, text: null, sheets });
  }
  const { text: plain, notes, isList } = withoutMarkdown(text);
  const form = chosen ?? { encoding, delimiter: isList ? '\t' : detectDelimiter(plain), quotes: 'read' };
  const read = readDelimited(name, plain, form.delimiter, onRead, form.quotes);
  const twiceNotes =
    twice === null
      ? []
      : [
          {
            row: 1,
            problem: `The file was written in UTF-8 twice: ‘${shortened(twice, 30)}’.`,
            consequence: 'Read as it was meant.',
          },
        ];
  const sheet = { ...read, notes: [...twiceNotes, ...notes, ...read.notes] };
  return withRows({ fileName, doubt: chosen === null ? doubt : null, text: form, sheets: [sheet] });
}

/** What an archive is by one of its parts, where that is no workbook. */
const PARTS: readonly (readonly [part: string, what: string])[] = [
  ['word/document.xml', 'a Word document'],
  ['ppt/presentation.xml', 'a PowerPoint presentation'],
  ['Index/Document.iwa', 'a file of Numbers, Pages or Keynote: export it as XLSX'],
  ['xl/workbook.bin', 'a binary workbook (.xlsb): save it as XLSX'],
];

function readArchive(fileName: string, bytes: Uint8Array, onRead: OnRead): Tables {
  const archive = new ZipArchive(bytes);
  const isOds = archive.has('content.xml') && archive.has('mimetype');
  const other = PARTS.find(([part]) => archive.has(part))?.[1];
  if (!isOds && other !== undefined) throw notATable(other);
  const sheets = isOds ? readOds(archive, onRead) : readXlsx(archive, onRead);
  return { fileName, doubt: null, text: null, sheets };
}

function withRows(tables: Tables): Tables {
  if (tables.sheets.some(({ rows }) => rows.length > 0)) return tables;
  throw new FileFault('The file has no rows.');
}

const ZIP = [0x50, 0x4b];
/** What a file is by its first bytes, where that is no table. */
const FOREIGN: readonly (readonly [start: readonly number[], what: string])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'a PDF file'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
  [[0x47, 0x49, 0x46, 0x38], 'a picture'],
];
/** The container of the Office programs before 2007, and of workbooks with a password. */
const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];
const OLD = 'an old Excel file (.xls): save it as XLSX';
const LOCKED = 'a workbook with a password: save it as XLSX without it';
/** The container writes its names in UTF-16. */
function ofContainer(text: string): string {
  const has = (name: string): boolean => text.includes([...name].join('\u0000'));
  return has('EncryptedPackage') ? LOCKED : has('WordDocument') ? 'an old Word document' : OLD;
}

/** What a text is by its beginning. */
const TEXTS: readonly (readonly [form: RegExp, what: string])[] = [
  [
    /^<(?:!doctype html|html|head|body|table)/i,
    'a web page, whatever its name says: open it in a spreadsheet program and save it as XLSX',
  ],
  [/^<(?:!doctype|\?xml|svg)/i, 'an XML file'],
  [/^TY {2}- \S/, 'a list of references (RIS)'],
  [/^@\w+\s*\{/, 'a list of references (BibTeX)'],
];

/** By the first bytes, because names of files lie. @throws FileFault for what is no table */
function detectFormat(bytes: Uint8Array, fileName: string): 'zip' | 'json' | 'text' {
  if (bytes.length === 0) throw new FileFault('The file is empty.');
  const isStart = (start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);
  if (isStart(ZIP)) return 'zip';
  const first = new TextDecoder()
    .decode(bytes.subarray(0, 400))
    .replaceAll('\u0000', '')
    .replace(/^\uFEFF/, '')
    .trimStart();
  const [, what = ''] = FOREIGN.find(([start]) => isStart(start)) ?? TEXTS.find(([form]) => form.test(first)) ?? [];
  if (what !== '') throw notATable(what);
  if (isStart(CONTAINER)) throw notATable(ofContainer(decoded(bytes, 'windows-1252')));
  if (fileName.startsWith('~$')) throw notATable('what Excel keeps beside an open workbook: choose the workbook');
  return /\.json$/i.test(fileName) || /^\{\s*(?:"|\})/.test(first) || /^\[\s*[{\]]/.test(first) ? 'json' : 'text';
}

/** The sheets of an XLSX file. @throws FileFault */
function readXlsx(archive: ZipArchive, onRead: OnRead): readonly RawSheet[] {
  const { sheets, is1904, isUncalculated, stylesPart, stringsPart } = readWorkbook(archive);
  const total = sheets.reduce((sum, { part }) => sum + archive.size(part), 1);
  const strings = readSharedStrings(archive, stringsPart);
  const styles = readCellStyles(archive, stylesPart);
  let bytes = 0;
  const onBytes = (count: number): void => onRead((bytes += count) / total);
  return sheets.map((sheet) => {
    const { marked, ...parts } = readSheetParts(archive, sheet.part);
    const around = { strings, styles, is1904, isUncalculated, ...parts, onBytes };
    return {
      name: sheet.name,
      ...readXlsxSheet(archive, sheet, around),
      marked,
      ...(sheet.isHidden && { isHidden: true }),
    };
  });
}
