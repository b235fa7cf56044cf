export type CsvValue = string | number | null;

/** Tells spreadsheet programs that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

// A leading sign, also full-width and behind blanks, makes a spreadsheet evaluate a text as a formula.
const FORMULA = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A CSV document (RFC 4180). Unknown values are empty; texts that look like formulas are prefixed by an apostrophe. */
export function csvDocument(rows: readonly (readonly CsvValue[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
