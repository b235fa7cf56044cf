import { cellText, isBlank } from './cell-text';
import type { DecimalMark } from './mapping';
import { normalisedName } from './normalised-name';
import { numberIn, readFigure } from './read-value';
import type { Cell, SheetRow } from './tables';

const TOTALS = new Set(
  (
    'total, totals, grand total, subtotal, sum, average, mean, median, summe, gesamt, gesamtsumme, insgesamt, ' +
    'zwischensumme, durchschnitt, mittelwert, mittel, gesamtergebnis'
  ).split(', '),
);
const TOTAL_SIGN = /^[Ø∅Σ](?!\p{L})/u;
const MARKS: readonly DecimalMark[] = ['.', ','];

type Numbers = readonly (number | null)[];

/** In a pivot table: rows whose numbers are the sums of the rows below them. All rows belong to such groups. */
export function sumsIn(rows: readonly SheetRow[]): readonly number[] {
  const places = [...(rows[0]?.cells.keys() ?? [])].filter(
    (column) => column > 0 && rows.every(({ cells }) => numberIn(cells[column]) !== null),
  );
  const numbers = rows.map(({ cells }) => places.map((column) => numberIn(cells[column])));
  const columns = [...places.keys()];
  if (columns.length === 0 || rows.length < 4) return [];
  const parents: number[] = [];
  let [at, pairs] = [0, 0];
  while (at < rows.length) {
    const count = summed(numbers, columns, at);
    if (count === 0) return [];
    parents.push(at);
    if (count > 1) pairs += 1;
    at += count + 1;
  }
  // A single sum of small numbers may be a chance.
  return pairs > 1 || (pairs === 1 && columns.length > 1) ? parents : [];
}

/** How many rows below, or above with a step of -1, add up to this one, in all or in so many columns; 0: none do. */
function summed(
  numbers: readonly Numbers[],
  columns: readonly number[],
  at: number,
  step = 1,
  least = columns.length,
): number {
  const sums = columns.map(() => 0);
  for (let next = at + step; numbers[next] !== undefined; next += step) {
    for (const [index, column] of columns.entries()) sums[index] = (sums[index] ?? 0) + (numbers[next]?.[column] ?? 0);
    const equal = columns.filter((column, index) => {
      const value = numbers[at]?.[column] ?? 0;
      return Math.abs(value - (sums[index] ?? 0)) <= Math.abs(value) * 1e-6;
    });
    if (equal.length >= least) return Math.abs(next - at);
  }
  return 0;
}

/** A word for a total, and beside it only numbers. A topic may have that name, but then it has other texts. */
export function isTotal(cells: readonly Cell[]): boolean {
  const [name, ...others] = filled(cells);
  if (typeof name !== 'string' || others.length === 0) return false;
  const word = normalisedName(name);
  return (
    (TOTALS.has(word) || TOTAL_SIGN.test(name)) &&
    others.every((cell) => typeof cell !== 'boolean' && /^[^\p{L}]*$/u.test(cellText(cell).replace(/^=.*/, '')))
  );
}

/**
 * A name that begins with a word for a total, as in 'Subtotal North', and most numbers are the sums of rows right above,
 * after the last row with such a name: more rows are not looked at, because a file may have thousands of them.
 */
export function isSubtotal(all: readonly SheetRow[], at: number): boolean {
  if (!isNamedTotal(all[at])) return false;
  let from = at;
  while (from > 0 && !isNamedTotal(all[from - 1])) from -= 1;
  return MARKS.some((mark) => {
    const numbers = numbersIn(all.slice(from, at + 1), mark);
    const columns = filledColumns(numbers.at(-1));
    return columns.length > 0 && summed(numbers, columns, at - from, -1, Math.floor(columns.length / 2) + 1) > 0;
  });
}

function isNamedTotal(row: SheetRow | undefined): boolean {
  const [word = ''] = normalisedName(cellText(filled(row?.cells ?? [])[0])).split(' ');
  return TOTALS.has(word);
}

/** Whether the last row has one text, and at least two numbers, which are all the sums of all rows above. */
export function isSumOfAll(rows: readonly SheetRow[]): boolean {
  const last = rows.length - 1;
  const count = filled(rows[last]?.cells ?? []).length;
  return MARKS.some((mark) => {
    const columns = filledColumns(numbersIn(rows.slice(last), mark)[0]);
    const isPlain = last > 2 && columns.length > 1 && count === columns.length + 1;
    return isPlain && summed(numbersIn(rows, mark), columns, last, -1) === last;
  });
}

function numbersIn(rows: readonly SheetRow[], mark: DecimalMark): readonly Numbers[] {
  return rows.map(({ cells }) =>
    cells.map((cell) => {
      const figure = readFigure(cell, mark);
      return 'value' in figure ? figure.value : null;
    }),
  );
}

function filledColumns(numbers: Numbers = []): readonly number[] {
  return numbers.flatMap((number, column) => (number === null ? [] : [column]));
}

function filled(cells: readonly Cell[]): readonly Cell[] {
  return cells.filter((cell) => !isBlank(cell));
}
