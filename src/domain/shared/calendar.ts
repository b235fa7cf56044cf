/**
 * A date of the data: an ISO date or date-time, which means the day that it has in UTC; or a month ("2026-09") or a year, of
 * which no more is said. null: unknown.
 */
export type WireDate = string | null;

/** When a user did something, as an ISO date-time; it is on the day that the user's clock had. null: unknown. */
export type Instant = string | null;

/** A day as "2026-09-30". Days of one form compare as texts. */
export type Day = string;

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
  if (date !== null && /^\d{4}$/.test(date)) return date;
  const instant = parse(date);
  return instant && `${MONTHS[instant.getUTCMonth()]} ${instant.getUTCFullYear()}`;
}

/** Day, short English month and year in the order of the locale, such as "Sep 30, 2026" or "30 Sep 2026", in UTC. */
export function shortDay(date: WireDate, locale?: string): string | null {
  if (isPeriod(date)) return shortMonthYear(date);
  const instant = parse(date);
  return instant && inOrder(instant.getUTCDate(), MONTHS[instant.getUTCMonth()], instant.getUTCFullYear(), locale);
}

/** The same without the year, such as "Sep 30". */
export function dayAndMonth(date: WireDate, locale?: string): string | null {
  if (isPeriod(date)) return shortMonthYear(date);
  const instant = parse(date);
  return instant && inOrder(instant.getUTCDate(), MONTHS[instant.getUTCMonth()], null, locale);
}

/** The day on the user's clock, such as "September 30, 2026", for documents. */
export function longLocalDay(date: Date, locale?: string): string {
  return inOrder(date.getDate(), LONG_MONTHS[date.getMonth()], date.getFullYear(), locale);
}

/** The day on the user's clock at an instant, such as "Sep 30, 2026"; null where it is unknown or none. */
export function shortLocalDay(instant: Instant | Date, locale?: string): string | null {
  const day = localDay(instant);
  return day && shortDay(day, locale);
}

/** The same without the year, such as "Sep 30". */
export function localDayAndMonth(instant: Instant | Date, locale?: string): string | null {
  const day = localDay(instant);
  return day && dayAndMonth(day, locale);
}

/** The day on the user's clock at an instant; null where it is unknown or none. */
export function localDay(instant: Date): Day;
export function localDay(instant: Instant | Date): Day | null;
export function localDay(instant: Instant | Date): Day | null {
  const date = typeof instant === 'string' ? parse(instant) : instant;
  if (date === null) return null;
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
}

/** The day of a date of the data, of a month or a year its first one; null where it is unknown or none. */
export function dayOf(date: WireDate): Day | null {
  const instant = parse(date);
  return instant && isoDay(instant.getTime());
}

/** A day by its numbers; those that lie outside count on: the day 0 of a month is the last one of the month before. @param month from 1 */
export function dayOfNumbers(year: number, month: number, day: number): Day {
  return isoDay(Date.UTC(year, month - 1, day));
}

/** @returns year, month from 1 and day */
export function numbersOfDay(day: Day): readonly [number, number, number] {
  const date = new Date(day);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

/** Days since 1970, for differences of days; each has 24 hours here, whatever summer time makes of it on a clock. */
export function numberOfDay(day: Day): number {
  return Date.parse(day) / MILLISECONDS_OF_DAY;
}

export function dayOfNumber(number: number): Day {
  return isoDay(number * MILLISECONDS_OF_DAY);
}

const MILLISECONDS_OF_DAY = 86_400_000;

function isoDay(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
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

/** The day in figures, as English is written where the user is, in UTC (specification, section 2). */
export function localeDate(date: WireDate, locale?: string): string | null {
  if (isPeriod(date)) return shortMonthYear(date);
  const instant = parse(date);
  return instant && new Intl.DateTimeFormat(englishOf(locale), { ...ONE_CALENDAR, timeZone: 'UTC' }).format(instant);
}

/**
 * English as it is written in the region of a locale, where there is such an English: the product speaks English everywhere, so
 * '28.9.2026' beside '30 Sep 2026' would be two languages on one screen. Else the locale, in whose order the reader takes it.
 */
function englishOf(locale = new Intl.DateTimeFormat().resolvedOptions().locale): string {
  const english = `en-${new Intl.Locale(locale).maximize().region ?? '001'}`;
  return new Intl.DateTimeFormat(english).resolvedOptions().locale === english ? english : locale;
}

/** The time on the user's clock, such as "2:05:09 PM"; of another day than that of `now`: with its date. */
export function localTime(date: Date, now: Date, locale?: string): string {
  const time = { hour: 'numeric', minute: '2-digit', second: '2-digit' } as const;
  const isToday = date.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(englishOf(locale), { ...ONE_CALENDAR, ...day, ...time }).format(date);
}

/** Whether a date names no more than its year. @param written as it is shown */
export function isYearAlone(written: string): boolean {
  return /^\d{4}$/.test(written);
}

/** 'on Sep 30, 2026', but 'in 2026'. @param written as it is shown */
export function writtenWhen(written: string): string {
  return `${isYearAlone(written) ? 'in' : 'on'} ${written}`;
}

/** A year or a month, of which no day is said. */
function isPeriod(date: WireDate): boolean {
  return date !== null && /^\d{4}(?:-\d{2})?$/.test(date);
}

const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/** A time without a zone is read as UTC; engines would read it in the user's zone. */
function parse(date: WireDate): Date | null {
  if (date === null) return null;
  if (isPeriod(date)) return parse(`${date.padEnd(7, '-01')}-01`);
  if (!/^\d{4}-\d{2}-\d{2}/.test(date)) return null;
  const instant = new Date(WITHOUT_ZONE.test(date) ? `${date.replace(' ', 'T')}Z` : date);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
