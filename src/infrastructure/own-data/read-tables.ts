import { FileFault, notATable } from '../../domain/own-data/file-fault';
import type { Delimiter, Encoding, Tables } from '../../domain/own-data/tables';
import { detectFormat } from './detect-format';
import type { OnRead } from './on-read';
import { decodeText, detectEncoding } from './text/decode-text';
import { detectDelimiter, readDelimited, withoutLineQuotes } from './text/read-delimited';
import { readOds } from './ods/read-ods';
import { readXlsx } from './xlsx/read-xlsx';
import { sheetsOfJson } from './text/read-json';
import { ZipArchive } from './zip/zip-archive';

/** What the bytes hold: tables, or the text of a JSON workspace. @throws FileFault */
export function readTables(
  fileName: string,
  bytes: Uint8Array,
  chosen: Delimiter | undefined,
  onRead: OnRead,
): Tables | { readonly json: string; readonly encoding: Encoding } {
  const kind = detectFormat(bytes, fileName);
  if (kind === 'zip') return withRows(readArchive(fileName, bytes, onRead));
  const encoding = detectEncoding(bytes);
  const decoded = decodeText(bytes, encoding);
  const text = kind === 'json' ? decoded : withoutLineQuotes(decoded);
  if (text.trim() === '') throw new FileFault('empty', 'The file is empty.');
  const name = fileName.replace(/\.[^.]*$/, '') || 'Table';
  if (kind === 'json') {
    const sheets = sheetsOfJson(name, text);
    return sheets === null ? { json: text, encoding } : withRows({ fileName, encoding, delimiter: null, sheets });
  }
  const delimiter = chosen ?? detectDelimiter(text);
  const sheet = readDelimited(name, text, delimiter, onRead);
  return withRows({ fileName, encoding, delimiter, sheets: [sheet] });
}

function readArchive(fileName: string, bytes: Uint8Array, onRead: OnRead): Tables {
  const archive = new ZipArchive(bytes);
  if (archive.has('word/document.xml')) throw notATable('a Word file');
  const isOds = archive.has('content.xml') && archive.has('mimetype');
  const sheets = isOds ? readOds(archive, onRead) : readXlsx(archive, onRead);
  return { fileName, encoding: null, delimiter: null, sheets };
}

function withRows(tables: Tables): Tables {
  if (tables.sheets.some(({ rows }) => rows.length > 0)) return tables;
  throw new FileFault('empty', 'The file has no rows.');
}
