import { formatFraction } from '../../../domain/shared/figures';
import type { RingMove } from '../../../domain/topic/topic';
import { CONSENSUS_LEVELS, consensusName } from '../../../domain/topic/consensus';
import { parseQuadrantCode, type QuadrantCode } from '../../../domain/topic/quadrant';
import { cellText } from '../../../domain/own-data/cell-text';
import { fieldType, type FieldKey, type FieldType } from '../../../domain/own-data/field-keys';
import { fractionOf, readFigure } from '../../../domain/own-data/read-figure';
import { readMove } from '../../../domain/own-data/radar-words';
import { isOwnWord, meaningOf } from '../../../domain/own-data/value-mapping';
import type { RawRow } from '../../wire/rows';
import type { MappedRow } from './mapped-row';
import { withoutNulls } from './without-nulls';

/** A share as a fraction of 1; with the unit of its column where the cell has none. */
function readShare(row: MappedRow, field: FieldKey): number | null {
  const figure = readFigure(row.cell(field), row.context.mark);
  if (figure.kind === 'empty') return null;
  const what = field === 'growth' ? 'growth' : field === 'averageSizing' ? 'sizing' : 'this sizing';
  const isOnMap = field === 'growth' || field === 'averageSizing';
  const consequence = `Opened without ${what}${isOnMap ? '; not on the map' : ''}.`;
  if (figure.kind === 'fault') {
    row.report(field, 'gap', figure.problem, consequence);
    return null;
  }
  const column = row.column(field);
  // Until the question of its scale is answered, there is no figure.
  if (figure.kind === 'number' && column?.question != null && column.unit === null) return null;
  const fraction = fractionOf(figure, column?.unit ?? 'percent');
  if (fraction === null) {
    row.report(field, 'gap', 'An amount of money, not a share.', consequence);
    return null;
  }
  if (field === 'growth') {
    if (fraction < -1) {
      row.report(field, 'gap', `${formatFraction(fraction, 0)} a year is less than nothing.`, consequence);
      return null;
    }
    if (fraction > 10) row.report(field, 'note', `${formatFraction(fraction, 0)} a year is much.`, 'Opened as it is.');
    return fraction;
  }
  if (fraction < 0 || fraction > 1) {
    const limit = fraction < 0 ? 'less than 0 %' : 'more than 100 %';
    row.report(field, 'gap', `${formatFraction(fraction, 0)} is ${limit}.`, consequence);
    return null;
  }
  return fraction;
}

function readCount(row: MappedRow, field: FieldKey): number | null {
  const figure = readFigure(row.cell(field), row.context.mark);
  if (figure.kind === 'empty') return null;
  if (figure.kind === 'number' && Number.isInteger(figure.value) && figure.value >= 0) return figure.value;
  row.report(
    field,
    'gap',
    figure.kind === 'fault' ? figure.problem : 'Not a whole number from 0 on.',
    'Opened without it.',
  );
  return null;
}

function readQuadrantCell(row: MappedRow): QuadrantCode | null {
  const text = row.word('quadrant');
  if (text === null) return null;
  const code = parseQuadrantCode(meaningIn(row, 'quadrant', text));
  if (code === null && !isOwnWord('quadrant', text))
    row.report(
      'quadrant',
      'gap',
      'No quadrant: neither 1 to 4 nor a known name.',
      'Unclassified, the word is a label.',
    );
  return code;
}

/** The level of consensus in our words, or the label of the file. */
function readConsensusCell(row: MappedRow): string | null {
  const text = row.word('consensus');
  if (text === null) return null;
  const level = CONSENSUS_LEVELS.find((each) => each === meaningIn(row, 'consensus', text));
  return level === undefined || isOwnWord('consensus', text) ? text : consensusName(level);
}

function meaningIn(row: MappedRow, field: FieldKey, word: string): number | null {
  const column = row.column(field);
  return column === undefined ? null : meaningOf(column, word);
}

/** A status by number or name, or else that of the ring; -1: not trackable. */
function readStatus(row: MappedRow): number | null {
  const text = row.word('status');
  if (row.column('status') === undefined) return meaningIn(row, 'ring', row.word('ring') ?? '');
  if (text === null) return null;
  const status = meaningIn(row, 'status', text);
  if (status === null) {
    row.report(
      'status',
      'gap',
      'No status: neither -1 to 4 nor its name.',
      'Opened as Undefined, the word is a label.',
    );
  }
  return status;
}

/** The change of a topic's ring; null: none. */
function readMoveCell(row: MappedRow): RingMove | null {
  const text = cellText(row.cell('moved')).trim();
  if (text === '') return null;
  const move = readMove(text);
  if (move === null) row.report('moved', 'gap', 'No movement: neither in, out nor new.', 'Opened without a movement.');
  return move === 'none' ? null : move;
}

const READERS: Readonly<Record<FieldType, (row: MappedRow, field: FieldKey) => unknown>> = {
  text: (row, field) => row.text(field),
  word: (row, field) => row.word(field),
  id: (row, field) => row.id(field),
  share: readShare,
  count: readCount,
  quadrant: readQuadrantCell,
  status: readStatus,
  consensus: readConsensusCell,
  move: readMoveCell,
  date: readDate,
  links: (row, field) => row.text(field),
  'text-or-number': (row, field) => row.textOrNumber(field),
};

/** The values that a row has of these fields, by the keys of a workspace document. */
export function valuesOf(row: MappedRow, keys: Readonly<Partial<Record<FieldKey, string>>>): RawRow {
  const values = Object.entries(keys).map(([field, key]) => {
    const known = field as FieldKey;
    return [key, READERS[fieldType(known)](row, known)] as const;
  });
  return withoutNulls(Object.fromEntries(values));
}

const DAY = 86_400_000;
/** Day 0 of spreadsheet programs, and the years 1954 to 2119 as their numbers. */
const EPOCH = Date.UTC(1899, 11, 30);
const SERIALS = { from: 20_000, to: 80_000 };

/** An ISO date or date-time. Numbers that can only be the days of a spreadsheet program are converted, and noted. */
export function readDate(row: MappedRow, field: FieldKey): string | null {
  const cell = row.cell(field);
  if (typeof cell === 'number') {
    if (cell >= SERIALS.from && cell <= SERIALS.to) {
      const date = new Date(EPOCH + Math.floor(cell) * DAY).toISOString().slice(0, 10);
      row.report(field, 'note', 'A number where a date is due.', `Read as ${date}.`);
      return date;
    }
    return /^(?:19|20)\d\d$/.test(String(cell)) ? `${cell}-01-01` : invalidDate(row, field);
  }
  const text = row.word(field);
  if (text === null) return null;
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return text;
  const written = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  if (written === null) return /^(?:19|20)\d\d$/.test(text) ? `${text}-01-01` : invalidDate(row, field);
  const [first, second, year] = [Number(written[1]), Number(written[2]), written[3] ?? ''];
  // 12.3.2026 is the third month everywhere; 3/12/2026 is not, so that only an impossible month decides.
  const isDayFirst = text.includes('.') || first > 12 || second <= 12;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  if (month < 1 || month > 12 || day < 1 || day > 31) return invalidDate(row, field);
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (text.includes('/') && first <= 12 && second <= 12 && first !== second) {
    row.report(field, 'note', 'Day and month cannot be told apart.', `Read as ${date}, the day first.`);
  }
  return date;
}

function invalidDate(row: MappedRow, field: FieldKey): null {
  row.report(field, 'gap', `${cellText(row.cell(field))} is no date.`, 'Opened without it.');
  return null;
}
