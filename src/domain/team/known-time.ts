import { shortLocalDay } from '../shared/calendar';
import type { LoggedDecision, MemberRecord, TopicLog } from './member-record';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time of an entry whose clock was certainly wrong: it sorts before all others, so that it counts last. */
export const UNKNOWN_TIME = '';

/**
 * The latest time that is believed: an hour ahead. Where the clock of a member is ahead, such as by a wrong zone, as much
 * later, up to a day. All times are ISO 8601 in UTC.
 * @param seen when members were here last, by their own clocks
 */
export function latestKnown(now: string, seen: readonly string[] = []): string {
  const start = Date.parse(now);
  // The clock has not been asked yet.
  if (Number.isNaN(start)) return '~';
  const ahead = seen.reduce((most, at) => Math.max(most, Date.parse(at) - start || 0), 0);
  return new Date(start + Math.min(DAY, ahead) + HOUR).toISOString();
}

/** The decision that counts: the last one of a known time; of a log without one, the last. */
export function lastKnown(log: readonly LoggedDecision[], latest: string): LoggedDecision | null {
  const newest = (entries: readonly LoggedDecision[]): LoggedDecision | null =>
    entries.reduce<LoggedDecision | null>((last, entry) => (last === null || last.at <= entry.at ? entry : last), null);
  return newest(log.filter(({ at }) => at <= latest)) ?? newest(log);
}

/** The time of the newest entry of a record. */
export function newestAt({ decisions, comments, responsibilities }: MemberRecord): string {
  let newest = '';
  const take = (at: string): void => void (at > newest && (newest = at));
  for (const { log } of decisions.values()) take(log.at(-1)?.at ?? '');
  for (const { at, changedAt } of comments) take(changedAt > at ? changedAt : at);
  for (const { at } of responsibilities) take(at);
  return newest;
}

/** A record as it is shown and compared: times that are too far ahead are {@link UNKNOWN_TIME}; the same where none is. */
export function withKnownTimes(record: MemberRecord, latest: string): MemberRecord {
  const isAhead = [newestAt(record), record.namedAt, record.seenAt].some((at) => at > latest);
  return isAhead ? withTimes(record, (at) => (at > latest ? UNKNOWN_TIME : at)) : record;
}

function withTimes(record: MemberRecord, shown: (at: string) => string): MemberRecord {
  const ofLog = ({ name, log }: TopicLog): TopicLog => {
    const entries = log.map((entry) => ({ ...entry, at: shown(entry.at) }));
    return { name, log: entries.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)) };
  };
  return {
    ...record,
    namedAt: shown(record.namedAt),
    seenAt: shown(record.seenAt),
    decisions: new Map([...record.decisions].map(([id, topic]) => [id, ofLog(topic)])),
    comments: record.comments.map((each) => ({ ...each, at: shown(each.at), changedAt: shown(each.changedAt) })),
    responsibilities: record.responsibilities.map((entry) => ({ ...entry, at: shown(entry.at) })),
  };
}

/** 'just now', '12 min ago', '3 h ago', 'Oct 2, 2026', 'at an unknown time'. Both times are ISO 8601. */
export function agoWords(at: string, now: string): string {
  if (at === UNKNOWN_TIME) return 'at an unknown time';
  const minutes = Math.floor((Date.parse(now) - Date.parse(at)) / MINUTE);
  if (minutes < 2) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h ago` : (shortLocalDay(at) ?? '');
}
