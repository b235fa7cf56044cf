import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAndMonth, localeDate, longLocalDay, shortDay, shortMonthYear } from '../../../src/domain/shared/calendar';
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
    expect(localeDate('2026-09-01T00:00:00Z', 'de-DE')).toBe('1.9.2026');
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
    expect(localeDate('2026-10-01', 'de-DE')).toBe('1.10.2026');
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
