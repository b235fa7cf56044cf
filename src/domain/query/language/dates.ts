import { dayOfNumber, dayOfNumbers, numberOfDay, numbersOfDay, type Day } from '../../shared/calendar';
import type { PhrasesOfText } from './word-lists';

/** Both included; null: open on this side. */
export interface Days {
  readonly from: Day | null;
  readonly to: Day | null;
}

interface FoundDays {
  readonly days: Days;
  readonly length: number;
}

/** 'since March', 'in 2026', 'until 5 Jan 2026', 'from Jan 5, 2026 to Feb 1, 2026', 'last month'; null: there are none. */
export function daysAt(text: PhrasesOfText, start: number, today: Day): FoundDays | null {
  const side = text.phrasesAt(start).find(({ kind, isWhole }) => kind === 'after' && isWhole);
  const first = plainDaysAt(text, start + (side?.length ?? 0), today);
  if (first === null) return null;
  const length = (side?.length ?? 0) + first.length;
  const to = text.phrasesAt(start + length).find(({ kind, isWhole }) => kind === 'to' && isWhole);
  const last = to === undefined ? null : plainDaysAt(text, start + length + to.length, today);
  if (to !== undefined && last !== null)
    return { days: { from: first.days.from, to: last.days.to }, length: length + to.length + last.length };
  return { days: openOn(side?.value, first.days), length };
}

/** 'since August' is open, 'in August' is the month, 'before August' ends on the day before it. */
function openOn(side: unknown, { from, to }: Days): Days {
  if (side === 'from') return { from, to: null };
  if (side === 'until') return { from: null, to };
  if (side !== 'to' || from === null) return { from, to };
  return { from: null, to: dayOfNumber(numberOfDay(from) - 1) };
}

function plainDaysAt(text: PhrasesOfText, start: number, today: Day): FoundDays | null {
  const [thisYear, thisMonth] = numbersOfDay(today);
  const period = text.phrasesAt(start).find(({ kind, isWhole }) => kind === 'period' && isWhole);
  if (period !== undefined) {
    const [unit, back] = String(period.value).split(' ');
    const ago = Number(back);
    const days =
      unit === 'month'
        ? monthDays(thisYear, thisMonth - ago)
        : unit === 'year'
          ? { from: `${thisYear - ago}-01-01`, to: `${thisYear - ago}-12-31` }
          : { from: dayOfNumber(numberOfDay(today) - ago), to: today };
    return { days, length: period.length };
  }
  let at = start;
  const number = (low: number, high: number): number | null => {
    const value = text.tokens[at]?.number ?? null;
    if (value === null || !Number.isInteger(value) || value < low || value > high) return null;
    at += 1;
    return value;
  };
  const alone = number(1990, 2100);
  if (alone !== null) return { days: { from: `${alone}-01-01`, to: `${alone}-12-31` }, length: 1 };
  const edge = text.phrasesAt(at).find(({ kind, isWhole }) => kind === 'edge' && isWhole);
  at += edge?.length ?? 0;
  const before = number(1, 31);
  const month = text.phrasesAt(at).find(({ kind, isWhole }) => kind === 'month' && isWhole);
  if (month === undefined) return null;
  at += month.length;
  const day = before ?? number(1, 31);
  const afterDay = at;
  if (day !== null && text.tokens[at]?.text === ',') at += 1;
  const named = number(1990, 2100);
  if (named === null) at = afterDay;
  const index = Number(month.value);
  // Without a year the last one in which it has begun.
  const year = named ?? thisYear - (index > thisMonth ? 1 : 0);
  // Day 0 of the next month is the last one of this.
  const ofEdge =
    edge === undefined
      ? null
      : edge.value === 'first'
        ? dayOfNumbers(year, index, 1)
        : dayOfNumbers(year, index + 1, 0);
  const one = day === null ? ofEdge : dayOfNumbers(year, index, day);
  return { days: one === null ? monthDays(year, index) : { from: one, to: one }, length: at - start };
}

/** @param month from 1; 0 is the last one of the year before */
function monthDays(year: number, month: number): Days {
  return { from: dayOfNumbers(year, month, 1), to: dayOfNumbers(year, month + 1, 0) };
}
