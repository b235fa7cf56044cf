import { cellText, filledCells, isBlank } from './cell-text';
import { isKnownName } from './recognise-names';
import type { Sheet } from './tables';

/** As Qualtrics writes them. */
const RESPONSE = /^R_[A-Za-z0-9]{8,}$/;
const TIME = /\d{1,2}:\d\d/;
/** In characters: a question, and not the name of a column. */
const QUESTION = 40;

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
  // Questions, or the end of an answer behind its start.
  return second === first + 1 || header.some((name) => name.endsWith('?') || name.length > QUESTION);
}

/** Below 'Impact / Likelihood', different short names between a row and a column of others. */
function isMatrix({ header: [corner = '', ...names], rows }: Sheet): boolean {
  const inner = rows.flatMap(({ cells }) => cells.slice(1).filter((cell) => !isBlank(cell)));
  const texts = inner.map((cell) => cellText(cell).trim()).filter((text) => /^\D*\p{L}\D*$/u.test(text));
  const areNames = texts.length > 2 && texts.length === inner.length && new Set(texts).size >= texts.length * 0.9;
  return /[\\/]/.test(corner) && names.length > 1 && !names.some(isKnownName) && areNames;
}
