import type { RawSheet } from '../../../domain/own-data/tables';
import { MOST_SHEETS, type OnRead } from '../limits';
import type { ZipArchive } from '../zip/zip-archive';
import { readNumberFormats } from './number-formats';
import { readXlsxSheet } from './read-sheet';
import { readSheetParts } from './sheet-parts';
import { readSharedStrings, readWorkbook } from './workbook';

/** The sheets of an XLSX file. @throws FileFault */
export function readXlsx(archive: ZipArchive, onRead: OnRead): readonly RawSheet[] {
  const { sheets, is1904, isUncalculated, stylesPart, stringsPart } = readWorkbook(archive);
  const used = sheets.slice(0, MOST_SHEETS);
  const total = used.reduce((sum, { part }) => sum + archive.size(part), 1);
  const strings = readSharedStrings(archive, stringsPart);
  const formats = readNumberFormats(archive, stylesPart);
  let bytes = 0;
  let rowsBefore = 0;
  return used.map((sheet) => {
    const onBytes = (count: number, rows: number): void => {
      bytes += count;
      onRead(bytes / total, rowsBefore + rows);
    };
    const { marked, ...parts } = readSheetParts(archive, sheet.part);
    const around = { strings, formats, is1904, isUncalculated, ...parts, onBytes };
    const read = readXlsxSheet(archive, sheet, around);
    rowsBefore += read.rows.length;
    return { name: sheet.name, ...read, marked, ...(sheet.isHidden && { isHidden: true }) };
  });
}
