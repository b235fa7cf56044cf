import { expect, it } from 'vitest';
import { pictureWords } from '../../../src/ui/charts/export/picture-sheet';
import { describeInTimeZones, type TimeZone } from '../../setup/time-zones';
import { openChart } from './open-map';

const PROJECT = { name: null, date: '2026-09-01T00:00:00Z', isEarlier: false, note: null };
const PLAIN = { asTable: false, showsMovement: false, isPart: false, rows: null };

/** The day of the user's clock at half past midnight of 1 January 2026 in UTC. */
const NEW_YEAR: Readonly<Record<TimeZone, string>> = {
  'Pacific/Kiritimati': 'Jan 1, 2026',
  'Pacific/Auckland': 'Jan 1, 2026',
  'America/Los_Angeles': 'Dec 31, 2025',
  'Europe/Berlin': 'Jan 1, 2026',
};

describeInTimeZones('the days on an exported picture', (zone) => {
  const lines = async (on: Date) => pictureWords((await openChart({})).data, PROJECT, on, PLAIN).lines.join();

  it('are the one when the data was loaded, in UTC, and the one of the export, on the clock of the user', async () => {
    const words = await lines(new Date('2026-01-01T00:30:00Z'));
    expect(words).toContain('of Sep 1, 2026');
    expect(words).toContain(`Exported on ${NEW_YEAR[zone]}`);
  });

  it('have the first and the last minute of a day', async () => {
    expect(await lines(new Date(2026, 11, 31, 23, 59))).toContain('Exported on Dec 31, 2026');
    expect(await lines(new Date(2026, 0, 1, 0, 0))).toContain('Exported on Jan 1, 2026');
  });
});
