import { cellText } from './cell-text';
import type { ColumnMapping, ExchangeRates } from './mapping';
import { exact, numberIn, readFigure } from './read-value';
import type { Cell, SheetRow } from './tables';
import { decimalEvidence } from './written-number';

/** What stands for the currency of an amount such as '3 Mio.'. */
export const NO_CURRENCY = 'no currency';

const SCALES: readonly (readonly [from: number, word: string])[] = [
  [1e9, 'billion '],
  [1e6, 'million '],
];

/** The rows with their amounts in one currency, where the user has given the rates; each keeps what is written. */
export function withRates(
  rows: readonly SheetRow[],
  columns: readonly Pick<ColumnMapping, 'index' | 'rates'>[],
): readonly SheetRow[] {
  return columns.reduce((all, { index, rates }) => (rates == null ? all : converted(all, index, rates)), rows);
}

/** A rate as a user types it, with a point or a comma; null: none above zero. */
export function typedRate(text: string): number | null {
  const rate = numberIn(text.trim());
  return rate === null || rate <= 0 ? null : rate;
}

function converted(rows: readonly SheetRow[], index: number, { to, of }: ExchangeRates): readonly SheetRow[] {
  const amounts = rows.map(({ cells }) => amountOf(cells[index] ?? null, to, of));
  const largest = amounts.reduce<number>((most, amount) => Math.max(most, Math.abs(amount ?? 0)), 0);
  const [from, word] = SCALES.find(([each]) => largest >= each) ?? [1, ''];
  return rows.map((row, at): SheetRow => {
    const amount = amounts[at];
    if (amount == null) return row;
    const written = cellText(row.cells[index]).trim();
    const cells = Array.from(
      { length: Math.max(row.cells.length, index + 1) },
      (_, place): Cell => row.cells[place] ?? null,
    );
    return { ...row, cells: cells.with(index, { amount: exact(amount / from), unit: `${word}${to}`, written }) };
  });
}

/** In single units of the currency; null: no amount, or of a currency without a rate. */
function amountOf(cell: Cell, to: string, of: ExchangeRates['of']): number | null {
  const figure = readFigure(cell, decimalEvidence(cellText(cell)) ?? '.');
  if (figure.kind !== 'amount') return null;
  const rate = (figure.currency || NO_CURRENCY) === to ? 1 : of[figure.currency || NO_CURRENCY];
  return rate === undefined ? null : figure.value * rate;
}
