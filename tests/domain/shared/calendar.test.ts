import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  writtenWhen,
  dayAndMonth,
  dayOf,
  dayOfNumber,
  dayOfNumbers,
  localDay,
  localDayAndMonth,
  localTime,
  localeDate,
  longLocalDay,
  numberOfDay,
  numbersOfDay,
  shortDay,
  shortLocalDay,
  shortMonthYear,
} from '../../../src/domain/shared/calendar';
import { describeInTimeZones } from '../../setup/time-zones';

describe('calendar', () => {
  it('shows short month and year', () => {
    expect(shortMonthYear('2026-09-30')).toBe('Sep 2026');
    expect(shortMonthYear('2026-01-01T00:00:00Z')).toBe('Jan 2026');
  });

  it('shows the day', () => {
    expect(shortDay('2026-09-30', 'en-US')).toBe('Sep 30, 2026');
  });

  it("shows the day in English, in the order of the reader's locale", () => {
    expect(shortDay('2026-09-30', 'en-GB')).toBe('30 Sep 2026');
    expect(shortDay('2026-09-30', 'de-DE')).toBe('30 Sep 2026');
    expect(shortDay('2026-09-30T23:30:00-08:00', 'de-DE')).toBe('1 Oct 2026');
    expect(dayAndMonth('2026-09-30', 'en-US')).toBe('Sep 30');
    expect(longLocalDay(new Date(2026, 8, 30), 'en-US')).toBe('September 30, 2026');
  });

  it.each(['th-TH', 'fa-IR', 'ar-EG', 'ja-JP-u-ca-japanese', 'he-IL-u-ca-hebrew', 'hi-IN-u-nu-deva', 'de-DE', 'en-US'])(
    'has one calendar and one kind of digits in %s',
    (locale) => {
      const dates = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
      fc.assert(
        fc.property(dates, (date) => {
          const day = date.toISOString();
          const texts = [shortDay(day, locale), localeDate(day, locale), longLocalDay(date, locale)];
          for (const text of texts) {
            expect(text?.match(/\p{Nd}+/gu)?.every((digits) => /^[0-9]+$/.test(digits))).toBe(true);
            expect(text).toContain(String(text === texts[2] ? date.getFullYear() : date.getUTCFullYear()));
          }
          expect(texts[0]).toMatch(/^(?:\d{1,2} [A-Z][a-z]{2} \d{4}|[A-Z][a-z]{2} \d{1,2}, \d{4})$/);
        }),
      );
    },
  );

  it("shows a date in the reader's locale format", () => {
    expect(localeDate('2026-09-01T00:00:00Z', 'en-US')).toBe('9/1/2026');
    expect(localeDate('2026-09-01T00:00:00Z', 'de-DE')).toBe('01/09/2026');
    expect(localeDate('2026-09-01T00:00:00Z', 'pt-BR')).toBe('01/09/2026');
    expect(localeDate('2026-09-01T00:00:00Z', 'xx')).toMatch(/2026/);
    expect(localTime(new Date(2026, 8, 1, 14, 5, 9), new Date(2026, 8, 1), 'de-DE')).toBe('14:05:09');
  });

  it('knows nothing of what is no date, and never throws', () => {
    expect(shortMonthYear(null)).toBeNull();
    for (const nonsense of ['', 'yesterday', '2026-13-45', '9999999']) expect(shortDay(nonsense)).toBeNull();
    fc.assert(fc.property(fc.string(), (raw) => void shortMonthYear(raw)));
  });

  it('reads nothing that only holds a date, or half of one', () => {
    for (const nonsense of [' 2026-09-30', 'on 2026-09-30', '26-09-30', '2026-9-30', '2026-09-30T'])
      expect(shortDay(nonsense)).toBeNull();
  });

  it('names each month', () => {
    const months = Array.from({ length: 12 }, (_, index) =>
      shortMonthYear(`2026-${String(index + 1).padStart(2, '0')}-15`),
    );
    expect(months.join(' ')).toBe(
      'Jan 2026 Feb 2026 Mar 2026 Apr 2026 May 2026 Jun 2026 Jul 2026 Aug 2026 Sep 2026 Oct 2026 Nov 2026 Dec 2026',
    );
  });
});

describeInTimeZones('a date from the server', () => {
  it('does not slip into the neighbouring month', () => {
    for (const date of ['2026-09-01', '2026-09-30', '2026-09-01T00:00:00Z', '2026-09-30T23:59:59.999Z']) {
      expect(shortMonthYear(date)).toBe('Sep 2026');
    }
    expect(shortMonthYear('2026-01-01')).toBe('Jan 2026');
    expect(shortMonthYear('2026-12-31')).toBe('Dec 2026');
  });

  it('means the day as it is written', () => {
    const written = ['2026-10-01T00:00:00', '2026-10-01 23:59', '2026-10-01T23:59:59.999', '2026-10-01T12:00:00Z'];
    for (const date of written) expect(shortDay(date, 'en-US')).toBe('Oct 1, 2026');
    expect(localeDate('2026-10-01T00:00:00Z', 'en-US')).toBe('10/1/2026');
    expect(localeDate('2026-10-01', 'de-DE')).toBe('01/10/2026');
  });

  it('with an offset means the day in UTC', () => {
    expect(shortDay('2026-10-01T00:30:00+13:00', 'en-US')).toBe('Sep 30, 2026');
    expect(shortDay('2026-09-30T23:30:00-08:00', 'en-US')).toBe('Oct 1, 2026');
    expect(localeDate('2026-09-30T23:30:00-08:00', 'en-US')).toBe('10/1/2026');
  });

  it('may be a time that summer time leaves out', () => {
    for (const [date, day] of [
      ['2026-03-29T02:30:00', 'Mar 29, 2026'],
      ['2026-03-08 02:30', 'Mar 8, 2026'],
      ['2026-09-27T02:30:00', 'Sep 27, 2026'],
    ] as const) {
      expect(shortDay(date, 'en-US')).toBe(day);
    }
  });

  it('is the written day at any minute of any day', () => {
    const anyMinute = fc.date({
      min: new Date('1990-01-01T00:00Z'),
      max: new Date('2060-01-01T00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyMinute, fc.constantFrom(' ', 'T'), fc.constantFrom('', 'Z'), (instant, separator, zone) => {
        const [day = '', time = ''] = instant.toISOString().split('T');
        const [year, month, date] = day.split('-').map(Number);
        const written = `${day}${separator}${time.slice(0, 5)}${zone}`;
        const short = shortDay(separator === ' ' && zone === 'Z' ? day : written, 'en-US');
        expect(short?.replace(/^\w{3} /, '')).toBe(`${date}, ${year}`);
        expect(localeDate(day, 'en-US')).toBe(`${month}/${date}/${year}`);
      }),
    );
  });
});

const INSTANTS = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

describe('days', () => {
  it('are counted, and read again', () => {
    expect(dayOfNumbers(2026, 3, 0)).toBe('2026-02-28');
    expect(dayOfNumbers(2026, 0, 31)).toBe('2025-12-31');
    expect(numbersOfDay('2026-09-30')).toEqual([2026, 9, 30]);
    expect(dayOf('2026-09-30T23:30:00-08:00')).toBe('2026-10-01');
    expect(dayOf(null)).toBeNull();
    fc.assert(
      fc.property(INSTANTS, fc.integer({ min: -800, max: 800 }), (instant, days) => {
        const day = dayOf(instant.toISOString()) ?? '';
        expect(dayOfNumbers(...numbersOfDay(day))).toBe(day);
        expect(numberOfDay(dayOfNumber(numberOfDay(day) + days)) - numberOfDay(day)).toBe(days);
      }),
    );
  });
});

/** The first and the last minute of the days on which a zone changes its clock, and of those around them. */
const CHANGES = [
  ['2026-03-08', 'America/Los_Angeles'],
  ['2026-11-01', 'America/Los_Angeles'],
  ['2026-03-29', 'Europe/Berlin'],
  ['2026-10-25', 'Europe/Berlin'],
  ['2026-04-05', 'Pacific/Auckland'],
  ['2026-09-27', 'Pacific/Auckland'],
] as const;

describeInTimeZones('what a user did', (zone) => {
  it('is on the day that the clock of the user had', () => {
    fc.assert(
      fc.property(INSTANTS, (instant) => {
        const day = dayOfNumbers(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());
        const words = instant.toDateString().split(' ');
        expect(localDay(instant)).toBe(day);
        expect(localDay(instant.toISOString())).toBe(day);
        expect(shortLocalDay(instant, 'en-US')).toBe(`${words[1]} ${Number(words[2])}, ${words[3]}`);
        expect(localDayAndMonth(instant.toISOString(), 'en-US')).toBe(`${words[1]} ${Number(words[2])}`);
      }),
    );
  });

  it('has the days on which summer time begins and ends from their first minute to their last', () => {
    for (const [day, where] of CHANGES.filter(([, each]) => each === zone)) {
      const [year, month, date] = numbersOfDay(day);
      expect([where, localDay(new Date(year, month - 1, date, 0, 0))]).toEqual([where, day]);
      expect(localDay(new Date(year, month - 1, date, 23, 59))).toBe(day);
      expect(localDay(new Date(year, month - 1, date - 1, 23, 59))).toBe(dayOfNumber(numberOfDay(day) - 1));
      expect(localDay(new Date(year, month - 1, date + 1, 0, 0))).toBe(dayOfNumber(numberOfDay(day) + 1));
    }
  });

  it('is unknown where its time is', () => {
    for (const nonsense of [null, '', 'yesterday']) expect(shortLocalDay(nonsense)).toBeNull();
  });
});

describe('when something was updated', () => {
  it.each([
    ['2026', 'in 2026'],
    ['Sep 2026', 'on Sep 2026'],
    ['Sep 30, 2026', 'on Sep 30, 2026'],
  ])('has the word before it that a year or a day has: %s', (written, whole) => {
    expect(writtenWhen(written)).toBe(whole);
  });
});
