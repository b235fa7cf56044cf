import { cellText, isBlank } from './cell-text';
import { normalisedName } from './normalised-name';
import { numberIn } from './read-value';
import type { Cell, SheetRow } from './tables';

const TOTALS = new Set(
  (
    'total, totals, grand total, subtotal, sum, average, mean, median, summe, gesamt, gesamtsumme, insgesamt, ' +
    'zwischensumme, durchschnitt, mittelwert, mittel, gesamtergebnis, minimum, maximum, min, max, ' +
    'standard deviation, standardabweichung, ø, σ, totalt, totale, total general, totaal, suma, razem, celkem, yhteensa, итого, ' +
    '合計, 合计, 总计, المجموع'
  ).split(', '),
);
/** 'Subtotal Energy', 'Total market': totals where their numbers say it. */
const NAMED_TOTAL =
  /^(?:sub ?total|zwischensumme|teilsumme|grand total|gesamtsumme|total|totals|sum|summe|average|durchschnitt|mittelwert) | (?:total|totals|gesamt|insgesamt|summe)$/;

type Numbers = readonly (number | null)[];

/** In a pivot table: rows whose numbers are the sums of the rows below them. All rows belong to such groups. */
export function sumsIn(rows: readonly SheetRow[]): readonly number[] {
  const places = [...(rows[0]?.cells.keys() ?? [])].filter(
    (column) => column > 0 && rows.every(({ cells }) => numberIn(cells[column]) !== null),
  );
  const numbers = rows.map(({ cells }) => places.map((column) => numberIn(cells[column])));
  if (places.length === 0 || rows.length < 4) return [];
  const all = groupsOfSums(numbers, [...places.keys()]);
  if (all.length > 0 || places.length === 1) return all;
  // Beside a sum may stand means and shares of the same rows.
  const single = [...places.keys()].map((column) => groupsOfSums(numbers, [column]));
  return single.find(({ length }) => length > 0) ?? [];
}

/** The rows that are the sums of those below in these columns; empty where not all rows belong to one. */
function groupsOfSums(rows: readonly Numbers[], columns: readonly number[]): readonly number[] {
  const parents: number[] = [];
  let [at, pairs] = [0, 0];
  while (at < rows.length) {
    const count = summed(rows, columns, at);
    if (count === 0) return [];
    parents.push(at);
    if (count > 1) pairs += 1;
    at += count + 1;
  }
  // A single sum of small numbers may be a chance.
  return pairs > 1 || (pairs === 1 && columns.length > 1) ? parents : [];
}

/** How many rows below add up to this one in all columns; 0: none do. */
function summed(numbers: readonly Numbers[], columns: readonly number[], at: number): number {
  const sums = columns.map(() => 0);
  for (let next = at + 1; numbers[next] !== undefined; next += 1) {
    for (const [index, column] of columns.entries()) sums[index] = (sums[index] ?? 0) + (numbers[next]?.[column] ?? 0);
    const equal = columns.filter((column, index) => {
      const value = numbers[at]?.[column] ?? 0;
      return Math.abs(value - (sums[index] ?? 0)) <= Math.abs(value) * 1e-6;
    });
    if (equal.length === columns.length) return next - at;
  }
  return 0;
}

/**
 * A word for a total, and beside it only numbers. A topic may have that name, but then it has other texts; where further words stand
 * beside it, as in 'Total energy', one of its numbers is the sum or the mean of those above.
 * @param above the rows above it, the nearest last
 */
export function isTotal(cells: readonly Cell[], above: readonly (readonly Cell[])[]): boolean {
  const [name, ...others] = filled(cells);
  if (typeof name !== 'string' || others.length === 0) return false;
  const word = normalisedName(name);
  const areNumbers = others.every(
    (cell) => typeof cell !== 'boolean' && /^[^\p{L}]*$/u.test(cellText(cell).replace(/^=.*/, '')),
  );
  if (!areNumbers) return false;
  if (TOTALS.has(word)) return true;
  return NAMED_TOTAL.test(word) && cells.some((cell, column) => isMadeOf(cell, column, above));
}

/** Whether a number is the sum or the mean of at least two numbers right above it. */
function isMadeOf(cell: Cell, column: number, above: readonly (readonly Cell[])[]): boolean {
  const value = typeof cell === 'boolean' ? null : numberIn(cell);
  if (value === null || value === 0) return false;
  const isSame = (made: number): boolean => Math.abs(made - value) <= Math.abs(value) * 1e-6;
  let [sum, count] = [0, 0];
  for (const cellsAbove of above.toReversed()) {
    const part = numberIn(cellsAbove[column]);
    if (part === null) continue;
    sum += part;
    count += 1;
    if (count > 1 && (isSame(sum) || isSame(sum / count))) return true;
  }
  return false;
}

function filled(cells: readonly Cell[]): readonly Cell[] {
  return cells.filter((cell) => !isBlank(cell));
}
