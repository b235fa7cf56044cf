import type { WireDate } from '../shared/calendar';

/** Where a file says when its data are from. */
export type DateSource = 'file name' | 'sheet' | 'text above the table';

/** A day ("2026-11-30"), a month ("2026-11") or a year that a file names. */
export interface FoundDate {
  readonly date: string;
  readonly source: DateSource;
}

const MONTHS: Readonly<Record<string, number>> = {
  jan: 1, feb: 2, mar: 3, mär: 3, mae: 3, apr: 4, may: 5, mai: 5, jun: 6,
  jul: 7, aug: 8, sep: 9, oct: 10, okt: 10, nov: 11, dec: 12, dez: 12,
}; // prettier-ignore

const YEAR = '(?:19|20)\\d\\d';
/** From the most to the least that a text may say; between digits and words of other kinds. */
const FORMS: readonly (readonly [form: RegExp, read: (parts: readonly string[]) => string | null])[] = [
  [new RegExp(`(?<!\\d)(${YEAR})[-_. ]?(\\d\\d)[-_. ]?(\\d\\d)(?!\\d)`, 'g'), ([y, m, d]) => dayOf(y, m, d)],
  [new RegExp(`(?<!\\d)(\\d{1,2})[-_./](\\d{1,2})[-_./](${YEAR})(?!\\d)`, 'g'), ([d, m, y]) => dayOf(y, m, d)],
  [
    new RegExp(`(?<!\\d)(\\d{1,2})\\.? +(\\p{L}{3,9})\\.?,? +(${YEAR})(?!\\d)`, 'gu'),
    ([d, m, y]) => dayOf(y, numberOfMonth(m), d),
  ],
  [new RegExp(`(\\p{L}{3,9})\\.? +(\\d{1,2}),? +(${YEAR})(?!\\d)`, 'gu'), ([m, d, y]) => dayOf(y, numberOfMonth(m), d)],
  [new RegExp(`(\\p{L}{3,9})\\.?[-_ ]*(${YEAR})(?!\\d)`, 'gu'), ([m, y]) => monthOf(y, numberOfMonth(m))],
  [new RegExp(`(?<!\\d)(${YEAR})[-_ ]*(\\p{L}{3,9})`, 'gu'), ([y, m]) => monthOf(y, numberOfMonth(m))],
  [new RegExp(`(?<![\\p{L}\\d])[qQ]([1-4])[-_/ ]*(${YEAR})(?!\\d)`, 'gu'), ([q, y]) => monthOf(y, Number(q) * 3)],
  [new RegExp(`(?<!\\d)(${YEAR})[-_/ ]*[qQ]([1-4])(?!\\d)`, 'g'), ([y, q]) => monthOf(y, Number(q) * 3)],
  [new RegExp(`(?<!\\d)(${YEAR})[-_/.](0[1-9]|1[0-2])(?!\\d)`, 'g'), ([y, m]) => monthOf(y, m)],
  [new RegExp(`(?<!\\d)(0?[1-9]|1[0-2])[-_/.](${YEAR})(?!\\d)`, 'g'), ([m, y]) => monthOf(y, m)],
  [new RegExp(`(?<!\\d)(${YEAR})(?!\\d)`, 'g'), ([y]) => y ?? null],
];

/**
 * The dates that the names and texts of a file say, those first that most likely are those of its data. @param texts above the
 * table
 */
export function datesIn(fileName: string, sheet: string, texts: readonly string[]): readonly FoundDate[] {
  const stem = fileName.replace(/\.[^.]*$/, '');
  const places: readonly (readonly [DateSource, string])[] = [
    ['file name', stem],
    ...(sheet === stem ? [] : [['sheet', sheet] as const]),
    ...texts.map((text) => ['text above the table', text] as const),
  ];
  return places.flatMap(([source, text]) => dateOf(text).map((date) => ({ date, source })));
}

/**
 * When the data of a file are from: the first date that it says and that is not later than today, which is one of the topic
 * ("Mobility 2035"). null: it says none.
 * @param today such as "2026-11-29"
 */
export function likelyDate(dates: readonly FoundDate[], today: string): FoundDate | null {
  return dates.find(({ date }) => date <= today.slice(0, date.length)) ?? null;
}

/** What a user typed: "2026", "11/2026", "Nov 2026", "30.11.2026" or "2026-11-30". null: no date. */
export function typedDate(text: string): WireDate {
  return dateOf(text.trim())[0] ?? null;
}

/** Those of the first form that the text has, the latest first. */
function dateOf(text: string): readonly string[] {
  for (const [form, read] of FORMS) {
    const found = [...text.matchAll(form)].flatMap(([, ...parts]) => read(parts) ?? []);
    if (found.length > 0) return found.toSorted().toReversed();
  }
  return [];
}

function numberOfMonth(name = ''): number | null {
  return MONTHS[name.slice(0, 3).toLowerCase()] ?? null;
}

function monthOf(year: string | undefined, month: string | number | null | undefined): string | null {
  const number = Number(month ?? 0);
  return year === undefined || !(number >= 1 && number <= 12) ? null : `${year}-${String(number).padStart(2, '0')}`;
}

/** Day before month, unless there is no such month. */
function dayOf(year?: string, month?: string | number | null, day?: string): string | null {
  const [m, d] = Number(month ?? 0) > 12 ? [day, month] : [month, day];
  const ofMonth = monthOf(year, m);
  if (ofMonth === null) return null;
  const date = `${ofMonth}-${String(d ?? '').padStart(2, '0')}`;
  const read = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || !read.toISOString().startsWith(date) ? null : date;
}
