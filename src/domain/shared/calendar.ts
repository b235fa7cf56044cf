/** An ISO date or date-time; null: unknown. */
export type WireDate = string | null;

// The specification's month and year are the same in every locale. Without Intl, whose first use delays the first screen.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Every date of the product is of this calendar, in these digits, whatever the locale has by itself. */
const ONE_CALENDAR = { calendar: 'gregory', numberingSystem: 'latn' } as const;

/** Whether the day stands before the month, by locale: to ask takes longer than a hundred uses. */
const dayFirst = new Map<string | undefined, boolean>();

/** "Sep 2026" in UTC (specification, sections 2 and 9); null where the date is unknown or none. */
export function shortMonthYear(date: WireDate): string | null {
  const instant = parse(date);
  return instant && `${MONTHS[instant.getUTCMonth()]} ${instant.getUTCFullYear()}`;
}

/** Day, short English month and year in the order of the locale, such as "Sep 30, 2026" or "30 Sep 2026", in UTC. */
export function shortDay(date: WireDate, locale?: string): string | null {
  const instant = parse(date);
  return instant && inOrder(instant.getUTCDate(), MONTHS[instant.getUTCMonth()], instant.getUTCFullYear(), locale);
}

/** The same without the year, such as "Sep 30". */
export function dayAndMonth(date: WireDate, locale?: string): string | null {
  const instant = parse(date);
  return instant && inOrder(instant.getUTCDate(), MONTHS[instant.getUTCMonth()], null, locale);
}

/** The day on the user's clock, such as "September 30, 2026", for documents. */
export function longLocalDay(date: Date, locale?: string): string {
  return inOrder(date.getDate(), LONG_MONTHS[date.getMonth()], date.getFullYear(), locale);
}

function inOrder(day: number, month: string | undefined, year: number | null, locale: string | undefined): string {
  if (isDayFirst(locale)) return [day, month, year].filter((part) => part !== null).join(' ');
  return `${month} ${day}${year === null ? '' : `, ${year}`}`;
}

function isDayFirst(locale: string | undefined): boolean {
  const known = dayFirst.get(locale);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(locale, { ...ONE_CALENDAR, day: 'numeric', month: 'numeric' });
  const isFirst = format.formatToParts(0).find(({ type }) => type === 'day' || type === 'month')?.type === 'day';
  dayFirst.set(locale, isFirst);
  return isFirst;
}

/** The day in figures, in the order of the locale, in UTC (specification, section 2). */
export function localeDate(date: WireDate, locale?: string): string | null {
  const instant = parse(date);
  return instant && new Intl.DateTimeFormat(locale, { ...ONE_CALENDAR, timeZone: 'UTC' }).format(instant);
}

/** The time on the user's clock, such as "2:05:09 PM"; of another day than that of `now`: with its date. */
export function localTime(date: Date, now: Date, locale?: string): string {
  const time = { hour: 'numeric', minute: '2-digit', second: '2-digit' } as const;
  const isToday = date.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...ONE_CALENDAR, ...day, ...time }).format(date);
}

const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/** A time without a zone is read as UTC; engines would read it in the user's zone. */
function parse(date: WireDate): Date | null {
  if (date === null || !/^\d{4}-\d{2}-\d{2}/.test(date)) return null;
  const instant = new Date(WITHOUT_ZONE.test(date) ? `${date.replace(' ', 'T')}Z` : date);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
