import { shortDay } from '../shared/calendar';
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

interface Settled {
  readonly record: MemberRecord;
  /** It is the same as long as the latest known time is in this range. */
  readonly from: string;
  readonly until: string;
}

/** Records as they are shown and compared: times that are too far ahead are {@link UNKNOWN_TIME}. */
export class KnownTimes {
  readonly #settled = new WeakMap<MemberRecord, Settled>();

  of(record: MemberRecord, latest: string): MemberRecord {
    const known = this.#settled.get(record);
    if (known !== undefined && known.from <= latest && latest < known.until) return known.record;
    let [from, until] = ['', '~'];
    const shown = withTimes(record, (at) => {
      if (at > latest) {
        if (at < until) until = at;
        return UNKNOWN_TIME;
      }
      if (at > from) from = at;
      return at;
    });
    const settled = until === '~' ? record : shown;
    this.#settled.set(record, { record: settled, from, until });
    return settled;
  }
}

/** Records of colleagues with times that can be believed. */
export function withKnownTimes(records: readonly MemberRecord[], now: string): readonly MemberRecord[] {
  const times = new KnownTimes();
  const seen = records.map(({ seenAt }) => seenAt);
  return records.map((record) => times.of(record, latestKnown(now, seen)));
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
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h ago` : (shortDay(at) ?? '');
}
