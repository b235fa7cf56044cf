import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { localeDate, shortDay, shortMonthYear } from '../../../src/domain/shared/calendar';

describe('calendar', () => {
  it('shows short month and year', () => {
    expect(shortMonthYear('2026-09-30')).toBe('Sep 2026');
    expect(shortMonthYear('2026-01-01T00:00:00Z')).toBe('Jan 2026');
  });

  it('shows the day', () => {
    expect(shortDay('2026-09-30')).toBe('Sep 30, 2026');
  });

  it("shows a date in the reader's locale format", () => {
    expect(localeDate('2026-09-01T00:00:00Z', 'en-US')).toBe('9/1/2026');
    expect(localeDate('2026-09-01T00:00:00Z', 'de-DE')).toBe('1.9.2026');
  });

  it('does not slip into the neighbouring month, whatever the time zone', () => {
    expect(shortMonthYear('2026-09-01')).toBe('Sep 2026');
  });

  it.each(['Europe/Berlin', 'America/Los_Angeles', 'UTC'])('means the day as it is written, read in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const written = ['2026-10-01T00:00:00', '2026-10-01 23:59', '2026-10-01T23:59:59.999', '2026-10-01T12:00:00Z'];
    for (const date of written) expect(shortDay(date)).toBe('Oct 1, 2026');
    vi.unstubAllEnvs();
  });

  it('knows nothing of what is no date, and never throws', () => {
    expect(shortMonthYear(null)).toBeNull();
    for (const nonsense of ['', 'yesterday', '2026-13-45', '9999999']) expect(shortDay(nonsense)).toBeNull();
    fc.assert(fc.property(fc.string(), (raw) => void shortMonthYear(raw)));
  });
});
