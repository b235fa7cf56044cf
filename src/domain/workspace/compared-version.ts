import { dayOf, type WireDate } from '../shared/calendar';

/** The parameter of an address that names the earlier data with which the current data are compared. */
export const SINCE_PARAMETER = 'since';

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
 * The place of the load that is compared among the earlier ones.
 * @param dates as in {@link versionKeys}
 * @param since its name; null, and the name of one that is not there: the newest
 */
export function comparedAt(dates: readonly WireDate[], since: string | null): number {
  return since === null ? 0 : Math.max(0, versionKeys(dates).indexOf(since));
}
