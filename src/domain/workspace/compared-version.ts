import { dayOf, type WireDate } from '../shared/calendar';

/** The parameters of an address that name the two loads of the data that are compared with each other. */
export const SINCE_PARAMETER = 'since';
export const UNTIL_PARAMETER = 'until';

/** Two loads of the data by their names, see {@link versionKeys}. */
export interface ComparedNames {
  /** null: the load before {@link until}. */
  readonly since: string | null;
  /** null: the current data. */
  readonly until: string | null;
}

/** The places of two loads among the earlier ones, the newest first. */
interface ComparedPlaces {
  readonly since: number;
  /** null: the current data. */
  readonly until: number | null;
}

/**
 * The names of earlier loads of the data in an address: their days, '2026-03-12', and of several with the same day the further
 * ones with their place, '2026-03-12.2'.
 * @param dates when they are from, the newest first; null: unknown
 */
export function versionKeys(dates: readonly WireDate[]): readonly string[] {
  const days = dates.map((date) => dayOf(date) ?? 'undated');
  return days.map((day, at) => {
    const place = days.slice(0, at).filter((each) => each === day).length;
    return place === 0 ? day : `${day}.${place + 1}`;
  });
}

/**
 * The places of the loads that are compared. A name of none of them, and one that has nothing before it as the end, count as
 * not said; a beginning that is not before the end is the load just before it.
 * @param dates as in {@link versionKeys}
 */
export function comparedAt(dates: readonly WireDate[], { since, until }: ComparedNames): ComparedPlaces {
  const keys = versionKeys(dates);
  const end = until === null ? -1 : keys.slice(0, -1).indexOf(until);
  const begin = since === null ? -1 : keys.indexOf(since);
  return { since: Math.max(begin, end + 1), until: end < 0 ? null : end };
}

/**
 * By what names two loads are compared: the inverse of {@link comparedAt}, as short as it can be.
 * @param since the place of the one that the comparison begins with
 * @param until the place of the one that it ends with; -1: the current data
 */
export function comparedNames(dates: readonly WireDate[], since: number, until: number): ComparedNames {
  const keys = versionKeys(dates);
  return { since: since === until + 1 ? null : (keys[since] ?? null), until: keys[until] ?? null };
}
