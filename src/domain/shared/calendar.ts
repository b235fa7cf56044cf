/** An ISO date or date-time; null: unknown. */
export type WireDate = string | null;

// The specification's month and year are the same in every locale. Without Intl, whose first use delays the first screen.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** By locale: to make one takes longer than a hundred uses. */
const shortDays = new Map<string, Intl.DateTimeFormat>();

/** "Sep 2026" in UTC (specification, sections 2 and 9); null where the date is unknown or none. */
export function shortMonthYear(date: WireDate): string | null {
  const instant = parse(date);
  return instant && `${MONTHS[instant.getUTCMonth()]} ${instant.getUTCFullYear()}`;
}

/** Day, short month and year in the order and language of the locale, such as "Sep 30, 2026", in UTC. */
export function shortDay(date: WireDate, locale?: string): string | null {
  const instant = parse(date);
  return instant && shortDayIn(locale, { year: 'numeric' }).format(instant);
}

/** The same without the year, such as "Sep 30". */
export function dayAndMonth(date: WireDate, locale?: string): string | null {
  const instant = parse(date);
  return instant && shortDayIn(locale, {}).format(instant);
}

function shortDayIn(locale: string | undefined, year: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${year.year}`;
  const known = shortDays.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...year, timeZone: 'UTC' });
  shortDays.set(key, made);
  return made;
}

/** The day in the locale's format, in UTC (specification, section 2). */
export function localeDate(date: WireDate, locale?: string): string | null {
  const instant = parse(date);
  return instant && new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).format(instant);
}

const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/** A time without a zone is read as UTC; engines would read it in the user's zone. */
function parse(date: WireDate): Date | null {
  if (date === null || !/^\d{4}-\d{2}-\d{2}/.test(date)) return null;
  const instant = new Date(WITHOUT_ZONE.test(date) ? `${date.replace(' ', 'T')}Z` : date);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
