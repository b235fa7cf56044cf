import type { Draft } from '../draft';
import type { Meaning } from '../language';
import type { Amount } from '../lexer';
import { rule, type Rule } from '../rule';

interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** Month from 0. */
function daysOfMonth(year: number, month: number) {
  return { from: dayOf(year, month, 1), to: dayOf(year, month + 1, 0) };
}

function yearOf(meaning: Meaning | undefined): number | null {
  const value = (meaning?.value as Amount | undefined)?.value;
  return value !== undefined && Number.isInteger(value) && value >= 1990 && value <= 2100 ? value : null;
}

/** 'since August' is open, 'in August' is the month. */
function openOn(side: Meaning | undefined, { from, to }: { from: string; to: string }): Days {
  if (side?.value === 'from') return { from, to: null };
  return side?.value === 'to'
    ? { from: null, to: dayOf(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1, Number(from.slice(8)) - 1) }
    : { from, to };
}

function pushDays(draft: Draft, { from, to }: Days, text: string): void {
  draft.date(from, to, text);
}

export const DATE_RULES: readonly Rule[] = [
  ...rule(`after? amount? month amount?`, (draft, { of, text }) => {
    const [side, day, month, year] = of.map(([each]) => each);
    const index = Number(month?.value) - 1;
    const now = new Date(draft.today);
    // The last one that has begun.
    const latest = now.getUTCFullYear() - (index > now.getUTCMonth() ? 1 : 0);
    const date = (day?.value as Amount | undefined)?.value ?? null;
    const own = year === undefined ? latest : yearOf(year);
    if (own === null || (date !== null && (date < 1 || date > 31))) return false;
    const days =
      date === null ? daysOfMonth(own, index) : { from: dayOf(own, index, date), to: dayOf(own, index, date) };
    pushDays(draft, openOn(side, days), text);
    return true;
  }),
  ...rule(`after? amount`, (draft, { of, text }) => {
    const year = yearOf(of[1]?.[0]);
    if (year === null || draft.subject !== 'insights') return false;
    pushDays(draft, openOn(of[0]?.[0], { from: `${year}-01-01`, to: `${year}-12-31` }), text);
    return true;
  }),
  ...rule(`after? period`, (draft, { of, text }) => {
    const [unit, back] = String(of[1]?.[0]?.value).split(' ');
    const now = new Date(draft.today);
    const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
    const ago = Number(back);
    if (unit === 'month') pushDays(draft, openOn(of[0]?.[0], daysOfMonth(year, month - ago)), text);
    else if (unit === 'year')
      pushDays(draft, openOn(of[0]?.[0], { from: `${year - ago}-01-01`, to: `${year - ago}-12-31` }), text);
    else draft.date(dayOf(year, month, day - ago), dayOf(year, month, day), text);
  }),
];
