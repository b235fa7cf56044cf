export type CsvValue = string | number | null;

/** Says to spreadsheet programs that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

// What makes a spreadsheet run a text: a leading sign, also in its full-width form, behind any blanks.
const FORMULA = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A comma-separated document as RFC 4180 describes it. Figures stay figures; a value that is not known stays empty. */
export function csvDocument(rows: readonly (readonly CsvValue[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
