import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from './source-files';

/** The owner of days, and what reads and writes the times of file formats. */
const OWNERS = [
  'src/domain/shared/calendar.ts',
  'src/domain/query/language/word-lists.ts', // names of months
  'src/domain/own-data/serial-dates.ts', // day numbers of spreadsheets
  'src/infrastructure/team/member-wire.ts', // bounds of usable times
];

/** What makes a day, a month or a year of a time, of UTC or of the clock. */
const MAKES_DAYS =
  /toISOString\(\)\s*\.(?:slice|split|sub)|\.slice\(0, (?:7|10)\)|get(?:UTC)?(?:Date|Day|Month|FullYear)\(|Date\.UTC\(|DateTimeFormat|toLocale(?:Date|Time)?String\(\)|toLocale(?:Date|Time)String|86_?400_?000/;

/** Words of days of the data, said of when a user did something. */
const OF_INSTANT =
  /\b(?:shortDay|dayAndMonth|shortMonthYear|localeDate|dayOf)\([^()]*\b(?:changedAt|openedAt|seenSince|seenAt|namedAt|exportedAt|modifiedAt|at|since)\b/;

const sources = filesIn('src').map((file) => [file, readFileSync(file, 'utf8')] as const);

it('days are made in one place', () => {
  const makers = sources.filter(([, text]) => MAKES_DAYS.test(text)).map(([file]) => file);
  // Without a module, its files are gone.
  expect(makers.toSorted()).toEqual(OWNERS.filter((file) => existsSync(file)).toSorted());
});

it('what a user did is told with the day on the clock of the user', () => {
  const wrong = sources.filter(([, text]) => OF_INSTANT.test(text)).map(([file]) => file);
  expect(wrong).toEqual([]);
});
