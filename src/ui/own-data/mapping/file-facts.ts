import type { OpenOwnData } from '../../../application/own-data/own-data-reader';
import type { DecimalMark, Mapping, SheetMapping } from '../../../domain/own-data/mapping';
import type { Delimiter, Encoding } from '../../../domain/own-data/tables';
import { countOf } from '../../../domain/shared/figures';

export const DELIMITER_NAMES: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
};
export const MARK_NAMES: Readonly<Record<DecimalMark, string>> = { ',': 'comma', '.': 'point' };
export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
};

/** "24 rows, 6 columns. Read as: semicolon, decimal comma, Windows-1252." */
export function fileFacts(
  { delimiter, encoding, sheets }: Pick<OpenOwnData, 'delimiter' | 'encoding' | 'sheets'>,
  { decimal }: Mapping,
  sheet: SheetMapping | null,
): string {
  const parts: string[] = [];
  if (sheet !== null) {
    const where = sheets.length > 1 ? `${countOf(sheets.length, 'sheet')}. ${sheet.sheet}: ` : '';
    parts.push(`${where}${countOf(sheet.rowCount, 'row')}, ${countOf(sheet.columns.length, 'column')}.`);
  }
  const forms = [
    delimiter && DELIMITER_NAMES[delimiter],
    decimal && `decimal ${MARK_NAMES[decimal.mark]}`,
    encoding && ENCODING_NAMES[encoding],
  ].filter((form): form is string => form !== null);
  if (forms.length > 0) parts.push(`Read as: ${forms.join(', ')}.`);
  return parts.join(' ');
}
