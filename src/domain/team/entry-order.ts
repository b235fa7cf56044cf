import { dayOf, localDay, shortLocalDay } from '../shared/calendar';
import type { LoggedDecision, MemberRecord } from './member-record';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/**
 * The place of an entry among all entries of the team. n: one more than the highest that its author's browser had written or
 * read, so that what answers another entry comes after it, whatever the clocks say. at: the author's clock, for display.
 */
export interface Stamp {
  /** 0: of an earlier version, which had only times. */
  readonly n: number;
  /** ISO 8601 */
  readonly at: string;
}

/** Higher numbers are of no author of this product. */
export const HIGHEST_NUMBER = 1_000_000_000;

/** A text that orders entries: those of earlier versions by their times, and before all others. */
export function orderOf({ n, at }: Stamp): string {
  return n === 0 ? at : `~${String(n).padStart(10, '0')}`;
}

/** All stamps of a record; a changed comment or reason has the one of the change, too. */
export function stampsOf({ decisions, comments, responsibilities, namedN, namedAt }: MemberRecord): readonly Stamp[] {
  const stamps: Stamp[] = [{ n: namedN, at: namedN === 0 ? '' : namedAt }];
  for (const { log } of decisions.values()) for (const { n, at } of log) stamps.push({ n, at });
  for (const { n, at, changedN, changedAt } of comments) stamps.push({ n, at }, { n: changedN, at: changedAt });
  for (const { n, at } of responsibilities) stamps.push({ n, at });
  return stamps;
}

/** Of the newest entry of a record; '': it has none. */
export function newestOrder(record: MemberRecord): string {
  let newest = '';
  for (const stamp of stampsOf(record)) {
    const order = orderOf(stamp);
    if (order > newest) newest = order;
  }
  return newest;
}

/** How many entries of a record have their last change up to a place. */
export function countUpTo({ decisions, comments, responsibilities }: MemberRecord, order: string): number {
  const isIn = (stamp: Stamp): boolean => orderOf(stamp) <= order;
  const decided = [...decisions.values()].flatMap(({ log }) =>
    log.filter((entry) => isIn(entry) && laterChanges(entry).every((n) => isIn({ n, at: '' }))),
  );
  const said = comments.filter(({ changedN: n, changedAt: at }) => isIn({ n, at }));
  return decided.length + said.length + responsibilities.filter(isIn).length;
}

/** The numbers of what was changed in a decision after it was made. */
export function laterChanges({ reasonN, condition }: LoggedDecision): readonly number[] {
  const numbers = condition === undefined ? [reasonN] : [reasonN, condition.n];
  return numbers.filter((n) => n > 0);
}

/** The highest number in a record, reasons that were given later included; 0: it has none. */
export function highestNumber(record: MemberRecord): number {
  let highest = 0;
  for (const { n } of stampsOf(record)) if (n > highest) highest = n;
  for (const { log } of record.decisions.values())
    for (const entry of log) for (const n of laterChanges(entry)) if (n > highest) highest = n;
  return highest;
}

/** The latest time that is shown: later ones are of a clock that is wrong by a day or more. Changes once a day. */
export function latestShown(now: string): string {
  const at = Date.parse(now);
  // The clock has not been asked yet.
  return Number.isNaN(at) ? '~' : `${dayOf(new Date(at + DAY).toISOString())}~`;
}

export const UNCERTAIN_TIME = 'time uncertain';

/** 'Oct 2, 2026'; null: the clock of the author was certainly wrong. */
export function shownDay(at: string, latest: string): string | null {
  return at > latest ? null : shortLocalDay(at);
}

/**
 * 'just now', '12 min ago', '3 h ago' on the same day of the user's clock, 'Oct 2, 2026' before, 'at an unknown time'. Both
 * times are ISO 8601.
 */
export function agoWords(at: string, now: string): string {
  if (at > latestShown(now)) return 'at an unknown time';
  const minutes = Math.floor((Date.parse(now) - Date.parse(at)) / MINUTE);
  if (minutes < 2) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  return localDay(at) === localDay(now) ? `${Math.floor(minutes / 60)} h ago` : (shortLocalDay(at) ?? '');
}
