import type { LoggedDecision, MemberRecord, TopicLog } from './member-record';

const HOUR = 60 * 60 * 1000;
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
    const times = timesOf(record);
    const from = times.reduce((newest, at) => (at <= latest && at > newest ? at : newest), '');
    const until = times.reduce((first, at) => (at > latest && at < first ? at : first), '~');
    const settled = until === '~' ? record : settle(record, latest);
    this.#settled.set(record, { record: settled, from, until });
    return settled;
  }
}

function timesOf(record: MemberRecord): readonly string[] {
  return [
    record.namedAt,
    record.seenAt,
    ...[...record.decisions.values()].flatMap(({ log }) => log.map(({ at }) => at)),
    ...record.comments.flatMap(({ at, changedAt }) => [at, changedAt]),
    ...record.responsibilities.map(({ at }) => at),
  ];
}

function settle(record: MemberRecord, latest: string): MemberRecord {
  const known = (at: string): string => (at <= latest ? at : UNKNOWN_TIME);
  const ofLog = ({ name, log }: TopicLog): TopicLog => {
    const entries = log.map((entry) => ({ ...entry, at: known(entry.at) }));
    return { name, log: entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)) };
  };
  return {
    ...record,
    namedAt: known(record.namedAt),
    seenAt: known(record.seenAt),
    decisions: new Map([...record.decisions].map(([id, topic]) => [id, ofLog(topic)])),
    comments: record.comments.map((comment) => ({
      ...comment,
      at: known(comment.at),
      changedAt: known(comment.changedAt),
    })),
    responsibilities: record.responsibilities.map((entry) => ({ ...entry, at: known(entry.at) })),
  };
}
