/** A calendar value as it came over the wire: an ISO date or date-time, or null when it is not known. */
export type WireDate = string | null;

/**
 * Month and year in short form (specification, sections 2 and 9): "Sep 2026".
 * Days are read as UTC, so that a date without a time never slips into the neighbouring month.
 */
export function shortMonthYear(date: WireDate, locale = 'en-US'): string | null {
  return format(date, locale, { month: 'short', year: 'numeric' });
}

/** "Sep 30, 2026". */
export function shortDay(date: WireDate, locale = 'en-US'): string | null {
  return format(date, locale, { month: 'short', day: 'numeric', year: 'numeric' });
}

/** The date in the reader's own locale format (specification, section 2, weekly insights). */
export function localeDate(date: WireDate, locale?: string): string | null {
  return format(date, locale, {});
}

function format(date: WireDate, locale: string | undefined, options: Intl.DateTimeFormatOptions): string | null {
  if (date === null || !/^\d{4}-\d{2}-\d{2}/.test(date)) return null;
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return null;
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(instant);
}
