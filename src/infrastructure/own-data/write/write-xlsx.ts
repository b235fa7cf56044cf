import { strToU8, zipSync } from 'fflate';
import type { WrittenSheet } from '../export/written-sheet';
import { sheetXml } from './sheet-xml';
import { workbookParts } from './workbook-xml';

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
