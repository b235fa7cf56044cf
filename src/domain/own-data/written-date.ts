import { shortDay } from '../shared/calendar';
import { typedDate } from './data-dates';
import { dateOfSerial } from './serial-dates';
import type { Cell } from './tables';

/** What stands first in a date of numbers alone. */
export const DATE_ORDERS = ['day', 'month', 'year'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** How the dates of a column are read. */
export interface DateForm {
  /** null: nothing says it, and dates that can be read in two ways stay as they are written. */
  readonly order: DateOrder | null;
  /** A date that can be read in two ways; null: there is none, or the others say which. */
  readonly unsure: string | null;
  /** By the user. */
  readonly isChosen: boolean;
}

const YEAR_FIRST = /^((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](\d{1,2}:\d\d).*)?$/;
const NUMBERS = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?((?:19|20)?\d\d)(?:[T ,]+(\d{1,2}:\d\d).*)?$/;
const WITH_MONTH =
  /^(?:\d{1,2}\.?[ -]*\p{L}{3,9}\.?,?[ -]*|\p{L}{3,9}\.? +\d{1,2},? +|\p{L}{3,9}\.?[ -]*)(?:19|20)\d\d$/u;
const MONTH = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/;
const YEAR = /^(?:19|20)\d\d$/;
/** Day numbers of spreadsheet programs, from 1954 to 2064. */
const [FIRST_SERIAL, LAST_SERIAL] = [20_000, 60_000];

/** A day ("2025-03-14"), a month or a year, with the time behind it where one is written; null: no date. */
interface WrittenDate {
  readonly date: string;
  readonly time: string;
}

/** @param order of dates of numbers; null: only those that can be read in one way */
export function readDate(cell: Cell | undefined, order: DateOrder | null): WrittenDate | null {
  if (typeof cell === 'object' && cell !== null && 'date' in cell) return readText(cell.date, order);
  const serial = serialIn(cell);
  if (serial !== null && !YEAR.test(String(serial))) return ofSerial(serial);
  return typeof cell === 'string' || typeof cell === 'number' ? readText(String(cell).trim(), order) : null;
}

/** '14 Mar 2025', or with its time; null: no date. */
export function shownDate(cell: Cell | undefined, order: DateOrder | null): string | null {
  const found = readDate(cell, order);
  return found === null ? null : [shortDay(found.date, 'en-GB'), found.time].filter(Boolean).join(' ');
}

function readText(text: string, order: DateOrder | null): WrittenDate | null {
  const [, first = '', second = '', third = '', at = ''] = YEAR_FIRST.exec(text) ?? [];
  if (first !== '') return written(first, second, third, at);
  const [, one = '', sign = '', two = '', short = '', time = ''] = NUMBERS.exec(text) ?? [];
  if (one !== '') {
    const year = short.length === 2 ? `20${short}` : short;
    if (order === 'year') return written(`20${one.padStart(2, '0')}`, two, short.slice(-2), time);
    const isMonthFirst = Number(two) > 12 || (Number(one) <= 12 && order === 'month');
    const isOpen = order === null && sign !== '.' && Number(one) <= 12 && Number(two) <= 12 && one !== two;
    if (isOpen) return null;
    return isMonthFirst ? written(year, one, two, time) : written(year, two, one, time);
  }
  if (MONTH.test(text) || YEAR.test(text)) return { date: text, time: '' };
  const date = WITH_MONTH.test(text) ? typedDate(text) : null;
  // What stands before the year may be another word than a month.
  return date === null || YEAR.test(date) ? null : { date, time: '' };
}

/** null where there is no such day. */
function written(year: string, month: string, day: string, time: string): WrittenDate | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || !read.toISOString().startsWith(date) ? null : { date, time };
}

/** The day number of a cell, also in a text file; null: it is none. */
function serialIn(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return cell;
  return typeof cell === 'string' && /^\d{5}$/.test(cell.trim()) ? Number(cell) : null;
}

function isSerial(value: number): boolean {
  return value >= FIRST_SERIAL && value <= LAST_SERIAL;
}

function ofSerial(value: number): WrittenDate | null {
  const date = isSerial(value) ? dateOfSerial(Math.floor(value), false) : null;
  return date === null ? null : { date, time: '' };
}

const DATE_NAME =
  /(?:^|[^\p{L}])(?:date|dates|datum|stand|day|tag|until|since|bis|seit|start|end|beginn|ende)(?:[^\p{L}]|$)/iu;
const NEARLY_ALL = 0.8;

/** How the cells of a column are read as dates, where nearly all of them are; null: they are none. @param name of the column */
export function dateFormOf(cells: readonly Cell[], name: string): DateForm | null {
  // Day numbers are numbers like others, and years alone are figures or names.
  const areDays = DATE_NAME.test(name);
  const isDate = (cell: Cell): boolean => {
    const serial = serialIn(cell);
    if (serial !== null) return Number.isInteger(serial) && isSerial(serial) && areDays;
    return (typeof cell === 'string' ? !YEAR.test(cell.trim()) : true) && readDate(cell, 'day') !== null;
  };
  if (cells.length < 2 || cells.filter(isDate).length < cells.length * NEARLY_ALL) return null;
  return { ...dateOrderOf(cells), isChosen: false };
}

/** The order that the dates of a column show. */
export function dateOrderOf(cells: readonly Cell[]): Pick<DateForm, 'order' | 'unsure'> {
  let unsure: string | null = null;
  let found: DateOrder | null = null;
  for (const cell of cells) {
    const text = typeof cell === 'string' ? cell.trim() : '';
    const [, one = '', sign = '', two = ''] = NUMBERS.exec(text) ?? [];
    if (one === '') continue;
    if (sign === '.' || Number(one) > 12) found ??= 'day';
    else if (Number(two) > 12) found ??= 'month';
    else if (one !== two) unsure ??= text;
  }
  return { order: found, unsure: found === null ? unsure : null };
}
