import { formatFraction } from '../shared/figures';
import { CONSENSUS_LEVELS, consensusName } from '../topic/signal';
import { parseQuadrantCode } from '../topic/quadrant';
import { cellText, isBlank } from './cell-text';
import { fieldType } from './field-keys';
import { isOwnTarget, type ColumnMapping, type DecimalMark } from './mapping';
import { readMove } from './value-words';
import { formulaProblem, fractionOf, readFigure } from './read-figure';
import type { Cell } from './tables';
import { isOwnWord, meaningOf } from './value-mapping';

/** What a cell under a known name is. */
export interface ReadValue {
  readonly value: string | number | null;
  /** Why it is not read; null: it is, or it is empty, or its unit is not answered yet. */
  readonly problem: string | null;
}

const EMPTY: ReadValue = { value: null, problem: null };

/** Reads figures and words of lists; null: the field holds texts. */
export function readValue(column: ColumnMapping, cell: Cell | undefined, mark: DecimalMark): ReadValue | null {
  const { target } = column;
  if (target === 'more' || target === 'ignored' || isOwnTarget(target)) return null;
  const type = fieldType(target);
  if (type === 'share') return isBlank(cell) ? EMPTY : readShare(column, cell, mark);
  if (type === 'count') return isBlank(cell) ? EMPTY : readCount(cell, mark);
  if (type !== 'quadrant' && type !== 'status' && type !== 'consensus' && type !== 'move') return null;
  const formula = formulaProblem(cell);
  if (formula !== '') return { value: null, problem: formula };
  const word = cellText(cell).trim();
  // A status of ours has a name that counts as empty elsewhere.
  const isUndefined = type === 'status' && isOwnWord('status', word);
  return isBlank(cell) && !isUndefined ? EMPTY : readWord(column, word);
}

function readShare(column: ColumnMapping, cell: Cell | undefined, mark: DecimalMark): ReadValue {
  const { target, question, unit } = column;
  const figure = readFigure(cell, mark);
  if (figure.kind === 'empty') return EMPTY;
  if (figure.kind === 'fault') return { value: null, problem: figure.problem };
  if (figure.kind === 'number' && question !== null && unit === null) return EMPTY;
  const fraction = fractionOf(figure, unit ?? 'percent');
  if (fraction === null) return { value: null, problem: 'An amount of money, not a share.' };
  if (target !== 'growth') {
    const limit = fraction < 0 ? 'less than 0 %' : fraction > 1 ? 'more than 100 %' : null;
    if (limit === null) return { value: fraction, problem: null };
    return { value: null, problem: `${formatFraction(fraction, 0)} is ${limit}.` };
  }
  if (fraction >= -1) return { value: fraction, problem: null };
  return { value: null, problem: `${formatFraction(fraction, 0)} a year is less than nothing.` };
}

function readCount(cell: Cell | undefined, mark: DecimalMark): ReadValue {
  const figure = readFigure(cell, mark);
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
