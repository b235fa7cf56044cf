export type CsvValue = string | number | null;
export type CsvRows = readonly (readonly CsvValue[])[];

export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => CsvValue;
}

/** The titles of the columns, and below them a line for each row. */
export function sheetOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CsvRows {
  return [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ value }) => value(row)))];
}

/** Tells spreadsheet programs that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

// A leading sign, also full-width and behind blanks, makes a spreadsheet evaluate a text as a formula. A program that splits
// at another sign than the comma does not see our quotes: there a cell begins behind each such sign, and behind a line break.
const FORMULA = /(^|[;\t|"\r\n])(?=[^\S\t\r\n]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
/** Programs that take blanks away begin the cell behind them. */
const LEADING_BREAK = /^(?=[\t\r\n])/;
/** What separates cells in one country or another, and what begins and ends one. */
const SEPARATING = /[,;\t|"\r\n]/;

/**
 * A CSV document (RFC 4180). Unknown values are empty. What would begin a formula in any program, whatever it splits cells at,
 * has an apostrophe before it.
 */
export function csvDocument(rows: CsvRows): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replace(LEADING_BREAK, "'").replace(FORMULA, "$1'");
  return SEPARATING.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** All code points that XML 1.0 cannot hold, halves of a surrogate pair included. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A text that an XML document can hold; characters with a meaning in XML are still to be escaped.
 *
 * @param replace what stands in place of a code point that XML cannot hold; by default nothing
 */
export function xmlText(text: string, replace: (character: string) => string = () => ''): string {
  return text.replace(NOT_IN_XML, replace);
}
