/** A calendar value as it came over the wire: an ISO date or date-time, or null when it is not known. */
export type WireDate = string | null;

// Written out, because the first date that Intl formats costs a page more than its first cards do.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/**
 * Month and year in short form (specification, sections 2 and 9): "Sep 2026".
 * Days are read as UTC, so that a date without a time never slips into the neighbouring month.
 */
export function shortMonthYear(date: WireDate): string | null {
  const instant = instantOf(date);
  return instant && `${MONTHS[instant.getUTCMonth()]} ${instant.getUTCFullYear()}`;
}

/** "Sep 30, 2026". */
export function shortDay(date: WireDate): string | null {
  const instant = instantOf(date);
  return instant && `${MONTHS[instant.getUTCMonth()]} ${instant.getUTCDate()}, ${instant.getUTCFullYear()}`;
}

/** The date in the reader's own locale format (specification, section 2, weekly insights). */
export function localeDate(date: WireDate, locale?: string): string | null {
  const instant = instantOf(date);
  return instant && new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).format(instant);
}

/** The engine would read such a time in the reader's own zone, where it may be another day. */
const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

function instantOf(date: WireDate): Date | null {
  if (date === null || !/^\d{4}-\d{2}-\d{2}/.test(date)) return null;
  const instant = new Date(WITHOUT_ZONE.test(date) ? `${date.replace(' ', 'T')}Z` : date);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
