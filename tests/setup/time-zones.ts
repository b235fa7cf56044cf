import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** As far ahead of UTC as any, far ahead, far behind it, and near it; the dates of the changes to summer time differ. */
const ZONES = {
  'Pacific/Kiritimati': -840,
  'Pacific/Auckland': -780,
  'America/Los_Angeles': 480,
  'Europe/Berlin': -60,
};

export type TimeZone = keyof typeof ZONES;

/** Defines the tests once for each time zone, with the process in that zone. */
export function describeInTimeZones(name: string, define: (zone: TimeZone) => void): void {
  describe.each(Object.entries(ZONES))(`${name}, in %s`, (zone, offset) => {
    beforeEach(() => void vi.stubEnv('TZ', zone));
    afterEach(() => void vi.unstubAllEnvs());

    it('dates are read in this zone', () => {
      expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset);
    });

    define(zone as TimeZone);
  });
}
