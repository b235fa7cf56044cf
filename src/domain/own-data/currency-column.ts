import { cellText, filledCells, isBlank } from './cell-text';
import { numberIn } from './read-value';
import { withUnit } from './several-rows';
import type { Sheet } from './tables';
import { moneyUnit } from './written-number';

/** The table with its amounts in the currencies that a column beside them says. */
export function withCurrencies(sheet: Sheet): Sheet {
  const { header, rows } = sheet;
  const of = header.findIndex((_, index) => areCurrencies(sheet, index));
  if (of < 0) return sheet;
  const areNumbers = (index: number): boolean => {
    const cells = filledCells(rows, index);
    return cells.length > 0 && cells.every((cell) => typeof cell !== 'object' && numberIn(cell) !== null);
  };
  const at = [of - 1, of + 1].find((index) => index in header && areNumbers(index));
  if (at === undefined) return sheet;
  return {
    ...sheet,
    rows: rows.map((row) => {
      const [cell = null, currency] = [row.cells[at], row.cells[of]];
      const isAmount = !isBlank(cell) && !isBlank(currency);
      return isAmount ? { ...row, cells: row.cells.with(at, withUnit(cell, cellText(currency).trim())) } : row;
    }),
  };
}

/** Codes or signs of currencies alone. */
function areCurrencies({ rows }: Sheet, index: number): boolean {
  const texts = filledCells(rows, index).map((cell) => cellText(cell).trim());
  return texts.length > 1 && texts.every((text) => /^\p{L}{3}$|^\p{Sc}$/u.test(text) && moneyUnit(text)?.factor === 1);
}
