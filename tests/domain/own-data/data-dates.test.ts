import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesIn, likelyDate, typedDate } from '../../../src/domain/own-data/data-dates';

describe('when the data of a file are from', () => {
  it.each([
    ['2026', '2026'],
    ['Nov 2026', '2026-11'],
    ['November 2026', '2026-11'],
    ['März 2025', '2025-03'],
    ['Q3 2026', '2026-09'],
    ['2026-Q1', '2026-03'],
    ['2026-11', '2026-11'],
    ['11/2026', '2026-11'],
    ['2026-11-30', '2026-11-30'],
    ['20261130', '2026-11-30'],
    ['30.11.2026', '2026-11-30'],
    ['11/30/2026', '2026-11-30'],
    ['30 Nov 2026', '2026-11-30'],
    ['30. November 2026', '2026-11-30'],
    ['Nov 30, 2026', '2026-11-30'],
    ['2026-02-31', '2026-02'],
    ['soon', null],
    ['12345', null],
    ['ID 120261', null],
  ])('is read from %s', (text, date) => {
    expect(typedDate(text)).toBe(date);
  });

  it('is said by the name of the file, that of the sheet, or the text above the table, in this order', () => {
    expect(datesIn('Portfolio_2025_final.xlsx', 'Q2 2024', ['Stand: 14.03.2025', 'confidential'])).toEqual([
      { date: '2025', source: 'file name' },
      { date: '2024-06', source: 'sheet' },
      { date: '2025-03-14', source: 'text above the table' },
    ]);
    expect(datesIn('topics.csv', 'topics', [])).toEqual([]);
  });

  it('is never later than today: such a year is what the data are about', () => {
    const dates = datesIn('Mobility 2035.xlsx', 'Stand Nov 2026', []);
    expect(likelyDate(dates, '2026-11-29')).toEqual({ date: '2026-11', source: 'sheet' });
    expect(likelyDate(dates, '2026-10-31')).toBeNull();
    expect(likelyDate([{ date: '2026-11-30', source: 'sheet' }], '2026-11-29')).toBeNull();
  });

  it('is the date that was written, for each day', () => {
    const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = iso.split('-');
        expect(typedDate(iso)).toBe(iso);
        expect(typedDate(`data ${year}${month}${dayOfMonth} v2`)).toBe(iso);
        expect(typedDate(`${dayOfMonth}.${month}.${year}`)).toBe(iso);
      }),
    );
  });
});
