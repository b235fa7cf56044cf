import { countOf } from '../shared/figures';
import { joined } from '../shared/words';
import { highestNumber, stampsOf } from './entry-order';
import type { TeamMember } from './member';
import type { MemberRecord } from './member-record';

const DAY = 24 * 60 * 60 * 1000;
/** Days after which it is said that no colleague has read the last own entry. */
const LONG_UNREAD = 3;
/** Days after which the owner of a team counts as away. */
const AWAY = 14;

/** What the files say of each other: who has read whom, and what has not arrived here. */
export interface TeamSight {
  /** Names of members of whom a newer file exists than the one that is here. */
  readonly missing: readonly string[];
  /** Colleagues who have read the last own entry; null: there is none. */
  readonly readBy: number | null;
  readonly colleagues: number;
  /** Whole days since the last own entry, where it is long and no colleague has read it; null: it is not. */
  readonly unreadDays: number | null;
  /** Whole days by which the own clock differs from those of most others; null: by less than one. */
  readonly clockDays: number | null;
}

/** @param now ISO 8601, by the own clock */
export function teamSight(
  own: MemberRecord,
  members: readonly TeamMember[],
  now: string,
  highestOf: (record: MemberRecord) => number = highestNumber,
): TeamSight {
  const colleagues = members.filter(({ isYou }) => !isYou);
  const records = members.flatMap((member) => member.records);
  const highest = new Map(records.map((record) => [record.id, highestOf(record)]));
  const said = (id: MemberRecord['id']): number =>
    records.reduce((most, { read }) => Math.max(most, read.get(id)?.n ?? 0), 0);
  const missing = colleagues.filter((member) =>
    member.records.some(({ id, last }) => Math.max(last, said(id)) > (highest.get(id) ?? 0)),
  );
  const mine = highestOf(own);
  const readers = colleagues.filter((member) => member.records.some(({ read }) => (read.get(own.id)?.n ?? 0) >= mine));
  const lastAt = stampsOf(own).reduce((at, stamp) => (stamp.n === mine && stamp.at > at ? stamp.at : at), '');
  const days = Math.floor((Date.parse(now) - Date.parse(lastAt)) / DAY);
  return {
    missing: missing.map(({ name }) => name),
    readBy: mine === 0 ? null : readers.length,
    colleagues: colleagues.length,
    unreadDays: mine > 0 && readers.length === 0 && colleagues.length > 0 && days >= LONG_UNREAD ? days : null,
    clockDays: clockDays(
      own,
      colleagues.flatMap((member) => member.records),
      now,
    ),
  };
}

/**
 * By how many days the own clock is off against those of more than half of the others. Behind: they wrote at a time that is
 * not yet here. Ahead: they had read what was written here at a time that was not yet there.
 */
function clockDays(own: MemberRecord, others: readonly MemberRecord[], now: string): number | null {
  const comparable = others.filter(({ version }) => version > 0);
  const stamps = stampsOf(own);
  const differences = comparable.flatMap(({ seenAt, read }) => {
    const seen = read.get(own.id)?.n ?? 0;
    const mine = stamps.reduce((at, stamp) => (stamp.n > 0 && stamp.n <= seen && stamp.at > at ? stamp.at : at), '');
    const ahead = mine === '' ? 0 : Date.parse(mine) - Date.parse(seenAt);
    const behind = Date.parse(seenAt) - Date.parse(now);
    const most = Math.max(ahead, behind);
    return most > DAY ? [most] : [];
  });
  if (differences.length === 0 || differences.length * 2 <= comparable.length) return null;
  const [least = 0] = differences.toSorted((one, other) => one - other);
  return Math.floor(least / DAY);
}

/**
 * Whether no member has seen a sign of another for two weeks. Each one's time counts by the same clock that wrote it, so that
 * clocks are not compared with each other.
 * @param since when this browser joined; ISO 8601
 */
export function isAway(
  id: MemberRecord['id'],
  own: MemberRecord,
  others: readonly MemberRecord[],
  since: string,
  now: string,
): boolean {
  const ageOf = (from: string, until: string): number => Math.max(0, Date.parse(until) - Date.parse(from));
  const ages = [ageOf(own.read.get(id)?.at ?? since, now)];
  for (const { id: other, read, seenAt } of others) {
    const mark = read.get(id);
    const seen = own.read.get(other);
    if (other === id || mark === undefined || seen === undefined) continue;
    ages.push(ageOf(mark.at, seenAt) + ageOf(seen.at, now));
  }
  return Math.min(...ages) >= AWAY * DAY;
}

/** The state of a team whose folder is read and written without a problem. */
export function sightWords({ missing, readBy, colleagues }: TeamSight): string {
  if (missing.length > 0)
    return `Waiting for ${missing.length > 2 ? countOf(missing.length, 'member') : joined(missing)}`;
  return readBy === null || readBy >= colleagues ? 'Up to date' : `Read by ${readBy} of ${colleagues}`;
}

/** Sentences for the state, the most important first. */
export function sightSentences({
  missing,
  readBy,
  colleagues,
  unreadDays,
  clockDays: off,
}: TeamSight): readonly string[] {
  return [
    ...(off === null
      ? []
      : [
          `The clock of this computer and those of most others differ by ${countOf(off, 'day')}: please check it. Nothing is lost.`,
        ]),
    ...(missing.length === 0
      ? []
      : [`Colleagues have read a newer file of ${joined(missing)}, which has not arrived in your folder yet.`]),
    ...(unreadDays === null ? [] : [`No colleague has read your last entry for ${countOf(unreadDays, 'day')}.`]),
    ...(readBy === null || colleagues === 0 || unreadDays !== null
      ? []
      : [`Your last entry was read by ${readBy === colleagues ? 'all' : `${readBy} of ${colleagues}`}.`]),
  ];
}
