import { cellText } from './cell-text';
import type { Cell } from './tables';

/** What a spreadsheet program makes of a long number: '1.23457E+11'. */
export function isShortenedNumber(text: string): boolean {
  return /^\d(?:[.,]\d+)?E\+\d+$/i.test(text);
}

/** What it makes of a name such as 'MARCH2': a date, or TRUE. */
export function isConvertedName(cell: Cell | undefined): boolean {
  if (typeof cell === 'boolean') return true;
  if (typeof cell === 'object' && cell !== null) return 'date' in cell;
  return /^(?:true|false|\d{1,2}[-. ](?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-z]{0,2}\.?)$/i.test(
    cellText(cell).trim(),
  );
}

/** A text that is written so that a spreadsheet program keeps it: '="00123"' and "'00123" are '00123'. */
export function withoutGuard(text: string): string {
  const quoted = /^="((?:[^"]|"")*)"$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return /^'[\d=+@-]/.test(text) ? text.slice(1) : text;
}
