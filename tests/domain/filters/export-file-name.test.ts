import { expect, it } from 'vitest';
import { exportFileName } from '../../../src/domain/filters/view-outline';
import { describeInTimeZones, type TimeZone } from '../../setup/time-zones';

/** The day of the user's clock at half past midnight of 1 January 2026 in UTC. */
const NEW_YEAR: Readonly<Record<TimeZone, string>> = {
  'Pacific/Kiritimati': '2026-01-01',
  'Pacific/Auckland': '2026-01-01',
  'America/Los_Angeles': '2025-12-31',
  'Europe/Berlin': '2026-01-01',
};

describeInTimeZones('the day in the name of a downloaded file', (zone) => {
  const day = (on: Date): string => exportFileName('A', 'B', 'Current Data', on).replace('a-b-', '');

  it('is the one of the clock of the user, from its first minute to its last', () => {
    expect(day(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
    expect(day(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });

  it('differs from the one in UTC where it has to', () => {
    expect(day(new Date('2026-01-01T00:30:00Z'))).toBe(NEW_YEAR[zone]);
  });
});
