import { CONSENSUS_LEVELS, consensusName } from '../topic/signal';
import { LARGEST_OWN_FIGURE } from '../topic/own-values';
import { parseQuadrantCode } from '../topic/quadrant';
import { showableFigure } from '../shared/figures';
import { cellText, isBlank } from './cell-text';
import { fieldType } from './field-keys';
import { isShared, type ColumnMapping, type DecimalMark, type Unit } from './mapping';
import { partsOfCell } from './split-cells';
import { readDate, shownDate } from './written-date';
import { readMove } from './value-words';
import type { Cell } from './tables';
import { isOwnWord, meaningOf } from './value-mapping';
import { decimalEvidence, moneyUnit, readNumber } from './written-number';

/** What a cell under a known name is. */
interface ReadValue {
  readonly value: string | number | null;
  /** Why it is not read; null: it is, or it is empty, or its unit is not answered yet. */
  readonly problem: string | null;
}

const EMPTY: ReadValue = { value: null, problem: null };

/** Reads a cell as what its column is; empty for columns that no field has, but for dates, which are as a card shows them. */
export function readValue(column: ColumnMapping, cell: Cell | undefined, mark: DecimalMark): ReadValue {
  const { target } = column;
  if (target === 'date' && !isBlank(cell)) {
    const value = shownDate(cell, column.dates?.order ?? null);
    return { value, problem: value === null ? `${cellText(cell).trim()} is no date.` : null };
  }
  if (isShared(target)) return EMPTY;
  const formula = formulaProblem(cell);
  if (formula !== '') return { value: null, problem: formula };
  const word = cellText(cell).trim();
  const type = fieldType(target);
  // A status of ours has a name that counts as empty elsewhere.
  if (isBlank(cell) && !(type === 'status' && isOwnWord('status', word))) return EMPTY;
  switch (type) {
    case 'text':
      return { value: word, problem: null };
    case 'id':
      return { value: typeof cell === 'number' ? cell : firstLabel(column, word), problem: null };
    case 'date': {
      // A date-time stays one.
      const value = /^\d{4}-\d{2}-\d{2}T/.test(word)
        ? word
        : (readDate(cell, column.dates?.order ?? null)?.date ?? null);
      const date = /^\d{4}$/.test(value ?? '') ? `${value}-01-01` : value;
      return { value: date, problem: date === null ? `${word} is no date.` : null };
    }
    case 'share':
      return readShare(column, cell, mark);
    case 'count':
      return readCount(cell, mark);
    default:
      return readWord(column, word);
  }
}

/** A topic has one group: of several, the first. */
function firstLabel({ split }: ColumnMapping, word: string): string {
  const at = split?.at ?? null;
  return at === null ? word : (partsOfCell(word, at)[0] ?? word);
}

function readShare(column: ColumnMapping, cell: Cell | undefined, mark: DecimalMark): ReadValue {
  const { target, question, unit } = column;
  const figure = readFigure(cell, mark);
  if (figure.kind === 'empty') return EMPTY;
  if (figure.kind === 'fault') return { value: null, problem: figure.problem };
  if (figure.kind === 'number' && question !== null && unit === null) return EMPTY;
  const fraction = fractionOf(figure, unit ?? 'percent');
  if (fraction === null) return { value: null, problem: 'An amount of money, not a share.' };
  if (showableFigure(fraction) === null) return { value: null, problem: TOO_LARGE };
  if (target !== 'growth') {
    const problem = fraction < 0 ? 'Less than 0 %.' : fraction > 1 ? 'More than 100 %.' : null;
    return { value: problem === null ? fraction : null, problem };
  }
  if (fraction >= -1) return { value: fraction, problem: null };
  return { value: null, problem: 'Less than −100 % a year.' };
}

function readCount(cell: Cell | undefined, mark: DecimalMark): ReadValue {
  const figure = readFigure(cell, mark);
  if (figure.kind === 'number' && showableFigure(figure.value) === null) return { value: null, problem: TOO_LARGE };
  if (figure.kind === 'number' && Number.isInteger(figure.value) && figure.value >= 0)
    return { value: figure.value, problem: null };
  return { value: null, problem: figure.kind === 'fault' ? figure.problem : 'Not a whole number from 0 on.' };
}

function readWord(column: ColumnMapping, word: string): ReadValue {
  const { target, values } = column;
  const meaning = meaningOf(column, word);
  if (target === 'moved') {
    const move = readMove(word);
    if (move === null) return { value: null, problem: 'No movement: neither in, out nor new.' };
    return { value: move === 'none' ? null : move, problem: null };
  }
  if (target === 'consensus') {
    // A level that is not known is shown as it is.
    const level = CONSENSUS_LEVELS.find((each) => each === meaning);
    return { value: level === undefined || isOwnWord(target, word) ? word : consensusName(level), problem: null };
  }
  // The user chose the word as a label alone.
  const isLabel = values?.some(({ value, isChosen }) => value === word && isChosen) === true;
  const value = target === 'quadrant' ? parseQuadrantCode(meaning) : meaning;
  if (value !== null || isLabel || isOwnWord(target, word)) return { value, problem: null };
  return { value: null, problem: target === 'quadrant' ? 'No quadrant has this name.' : 'No status has this name.' };
}

interface Amount {
  /** As written, without its unit. */
  readonly number: number;
  /** As written: 'Mio. €'. */
  readonly unit: string;
  /** As an ISO code where it is known. */
  readonly currency: string;
  /** In single units of the currency. */
  readonly value: number;
}

export type Figure =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  /** 42 for "42 %". */
  | { readonly kind: 'percent'; readonly value: number }
  /** 0.42 for a cell with 0.42 and a percent format. */
  | { readonly kind: 'fraction'; readonly value: number }
  /** 1.2 for "1.2x". */
  | { readonly kind: 'factor'; readonly value: number }
  | ({ readonly kind: 'amount' } & Amount)
  | { readonly kind: 'fault'; readonly problem: string };

const TOO_LARGE = 'A number that is too large to be shown.';

/** Reads the number of a cell, without deciding what a number without a unit counts. */
export function readFigure(cell: Cell | undefined, mark: DecimalMark): Figure {
  const figure = writtenFigure(cell, mark);
  const isTooLarge = 'value' in figure && showableFigure(figure.value, LARGEST_OWN_FIGURE) === null;
  return isTooLarge ? { kind: 'fault', problem: TOO_LARGE } : figure;
}

function writtenFigure(cell: Cell | undefined, mark: DecimalMark): Figure {
  if (cell === undefined || isBlank(cell) || cell === 'None') return { kind: 'empty' };
  if (typeof cell === 'number') return { kind: 'number', value: cell };
  if (typeof cell === 'object' && cell !== null) {
    if ('percent' in cell) return { kind: 'fraction', value: cell.percent };
    if ('amount' in cell) return { kind: 'amount', ...amountIn(cell.amount, cell.unit) };
    if ('date' in cell) return { kind: 'fault', problem: 'A date, not a number.' };
    return { kind: 'fault', problem: formulaProblem(cell) };
  }
  const found = typeof cell === 'string' ? readNumber(cell, mark) : null;
  if (found === null) return { kind: 'fault', problem: 'Not a number.' };
  const { value, unit } = found;
  switch (unit.is) {
    case 'none':
      return { kind: 'number', value };
    case 'part':
      return { kind: 'percent', value: unit.per === 100 ? value : exact((value * 100) / unit.per) };
    case 'factor':
      return { kind: 'factor', value };
    case 'money': {
      const { currency, factor, written } = unit;
      return { kind: 'amount', number: value, unit: written, currency, value: exact(value * factor) };
    }
  }
}

/** The number of a cell by the decimal mark that it shows itself; null: it is none. */
export function numberIn(cell: Cell | undefined): number | null {
  const figure = readFigure(cell, decimalEvidence(cellText(cell)) ?? '.');
  return 'value' in figure ? figure.value : null;
}

/** Of an amount with the unit of its number format: 12.5 and 'Mio. €' are 12,500,000. */
function amountIn(number: number, unit: string): Amount {
  const { currency, factor } = moneyUnit(unit) ?? { currency: unit.trim(), factor: 1 };
  return { number, unit: unit.trim(), currency, value: exact(number * factor) };
}

/** @returns the problem of a cell without a result; '' for others */
export function formulaProblem(cell: Cell | undefined): string {
  if (typeof cell !== 'object' || cell === null) return '';
  if ('formula' in cell) return 'A formula whose result was not saved in the file.';
  return 'error' in cell ? `The formula ends in the error ${cellText(cell)}.` : '';
}

/** The fraction of 1 that a figure is; null where it has no unit and its column has none, or is money beside shares. */
export function fractionOf(figure: Extract<Figure, { readonly value: number }>, unit: Unit | null): number | null {
  const { kind, value } = figure;
  if (kind === 'fraction') return value;
  if (kind === 'percent') return exact(value / 100);
  if (kind === 'factor') return exact(value - 1);
  const whole = wholeOf(unit);
  if (whole !== null) return value / whole;
  if (kind === 'amount' || unit === null) return null;
  if (unit === 'fraction') return value;
  if (unit === 'factor') return exact(value - 1);
  return unit === 'index' ? exact(value / 100 - 1) : exact(value / 100);
}

/** What counts as 100 %: 10 for 'of-10'; null for other units. */
export function wholeOf(unit: Unit | null): number | null {
  return unit?.startsWith('of-') ? Number(unit.slice('of-'.length)) : null;
}

/** Without the noise of binary fractions: 31.7 / 100 is 0.317. */
export function exact(value: number): number {
  return Number(value.toPrecision(12));
}
