import { cellText, filledCells, isBlank } from './cell-text';
import { isKnownName } from './recognise-names';
import type { Sheet, SheetRow } from './tables';

/** As Qualtrics writes them. */
const RESPONSE = /^R_[A-Za-z0-9]{8,}$/;
const TIME = /\d{1,2}:\d\d/;
const HOUR = 3_600_000;
/** In characters: a question, and not the name of a column. */
const QUESTION = 40;
const FEWEST_ROWS = 3;

/** Why the rows of a table are hardly topics, judged by its values; null: they may be. */
export function whyNoTopics(sheet: Sheet): string | null {
  if (isSurvey(sheet)) return 'the answers of a survey, a row for each person';
  return isMatrix(sheet) ? 'a matrix, with the names in its inner cells' : null;
}

/** People in rows: ids of responses, or times of answers with questions. */
function isSurvey({ header, rows }: Sheet): boolean {
  if (rows.length < 2) return false;
  const columns = header.map((_, index) => filledCells(rows, index).map((cell) => cellText(cell).trim()));
  const areAll = (index: number, form: RegExp): boolean => {
    const texts = columns[index] ?? [];
    // Above the answers there may be two more rows of names.
    return (
      texts.length > 1 &&
      texts.length >= (rows.length - 2) * 0.8 &&
      texts.filter((text) => form.test(text)).length >= texts.length * 0.9
    );
  };
  // Qualtrics has two more rows of names above its answers.
  if (columns.some((texts) => texts.filter((text) => RESPONSE.test(text)).length > texts.length / 2)) return true;
  const times = header.flatMap((_, index) => (areAll(index, TIME) ? [index] : []));
  const [first, second] = times;
  if (first === undefined || first > 2) return false;
  if (header.some((name) => name.endsWith('?') || name.length > QUESTION)) return true;
  return second === first + 1 && areSoonAfter(columns[first] ?? [], columns[second] ?? []);
}

/** Start and end of an answer. */
function areSoonAfter(starts: readonly string[], ends: readonly string[]): boolean {
  const spans = starts.map((start, index) => Date.parse(ends[index] ?? '') - Date.parse(start));
  return spans.every((span) => Number.isNaN(span) || (span >= 0 && span < 24 * HOUR));
}

/** Short names in the cells between a row and a column of others, without a name in the corner. */
function isMatrix({ header: [corner = '', ...names], rows }: Sheet): boolean {
  return /^Column A$|[\\/]/.test(corner) && haveNames(names, rows, 1);
}

/** Whether the cells from a column on are different short names, below names of columns that are not known. */
function haveNames(names: readonly string[], rows: readonly SheetRow[], from: number): boolean {
  if (names.length < 2 || rows.length < FEWEST_ROWS || names.some(isKnownName)) return false;
  const inner = rows.flatMap(({ cells }) => cells.slice(from).filter((cell) => !isBlank(cell)));
  const texts = inner.map((cell) => (typeof cell === 'string' && /\p{L}/u.test(cell) ? cell.trim() : ''));
  const isNamed = texts.every((text) => text !== '' && text.length <= QUESTION * 3);
  return inner.length >= FEWEST_ROWS && isNamed && new Set(texts).size >= texts.length * 0.9;
}
