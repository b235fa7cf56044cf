import { cellText, isBlank } from './cell-text';
import type { DecimalMark, Unit } from './mapping';
import { amountIn, parseAmount, type Amount } from './parse-amount';
import { parseNumber } from './parse-number';
import type { Cell } from './tables';

export type Figure =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  /** 42 for "42 %". */
  | { readonly kind: 'percent'; readonly value: number }
  /** 0.42 for a cell with 0.42 and a percent format. */
  | { readonly kind: 'fraction'; readonly value: number }
  /** Money, in single units of its currency. */
  | ({ readonly kind: 'amount' } & Amount)
  | { readonly kind: 'fault'; readonly problem: string };

/** Reads the number of a cell, without deciding what a number without a unit counts. */
export function readFigure(cell: Cell | undefined, mark: DecimalMark): Figure {
  if (cell === undefined || isBlank(cell)) return { kind: 'empty' };
  if (typeof cell === 'number') return { kind: 'number', value: cell };
  if (typeof cell === 'object' && cell !== null) {
    if ('percent' in cell) return { kind: 'fraction', value: cell.percent };
    if ('amount' in cell) return { kind: 'amount', ...amountIn(cell.amount, cell.unit) };
    if ('date' in cell) return { kind: 'fault', problem: 'A date, not a number.' };
    return { kind: 'fault', problem: formulaProblem(cell) };
  }
  const parsed = typeof cell === 'string' ? parseNumber(cell, mark) : null;
  if (parsed === null) {
    const amount = typeof cell === 'string' ? parseAmount(cell, mark) : null;
    return amount === null ? { kind: 'fault', problem: 'Not a number.' } : { kind: 'amount', ...amount };
  }
  return { kind: parsed.isPercent ? 'percent' : 'number', value: parsed.value };
}

/** @returns the problem of a cell without a result; '' for others */
export function formulaProblem(cell: Cell | undefined): string {
  if (typeof cell !== 'object' || cell === null) return '';
  if ('formula' in cell) return 'A formula whose result was not saved in the file.';
  return 'error' in cell ? `The formula ends in the error ${cellText(cell)}.` : '';
}

/** The fraction of 1 that a figure is; null where it has no unit and its column has none, or is money beside shares. */
export function fractionOf(figure: Extract<Figure, { readonly value: number }>, unit: Unit | null): number | null {
  if (figure.kind === 'fraction') return figure.value;
  const whole = wholeOf(unit);
  if (whole !== null) return figure.kind === 'percent' ? ofHundred(figure.value) : figure.value / whole;
  if (figure.kind === 'amount' || (figure.kind === 'number' && unit === null)) return null;
  if (figure.kind === 'number' && unit === 'fraction') return figure.value;
  return ofHundred(figure.value);
}

/** What counts as 100 %: 10 for 'of-10'; null for other units. */
export function wholeOf(unit: Unit | null): number | null {
  return unit?.startsWith('of-') ? Number(unit.slice('of-'.length)) : null;
}

/** Without the noise of the division: 31.7 / 100 is 0.317. */
function ofHundred(value: number): number {
  return Number((value / 100).toPrecision(15));
}
