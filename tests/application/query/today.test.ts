import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { AskSources } from '../../../src/application/query/ask-sources';
import { LocalTime } from '../../../src/application/shared/local-time';
import { aSow } from '../../builders/sow-mother';
import { FakePageLifecycle } from '../../fakes/fake-page-lifecycle';
import { ManualClock } from '../../fakes/manual-clock';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { describeInTimeZones, type TimeZone } from '../../setup/time-zones';

/** The day of the user's clock at 09:00 and at 12:00 in UTC on 21 November 2026, and what it is from 08:00 to 14:00 in UTC. */
const DAYS: Readonly<Record<TimeZone, readonly string[]>> = {
  'Pacific/Kiritimati': ['2026-11-21', '2026-11-22'],
  'Pacific/Auckland': ['2026-11-21', '2026-11-22'],
  'America/Los_Angeles': ['2026-11-21'],
  'Europe/Berlin': ['2026-11-21'],
};
const HOUR = 60 * 60 * 1000;

async function todayOf(loadDate: string | null): Promise<{ platform: TestPlatform; today: () => string | undefined }> {
  const platform = new TestPlatform({ sow: aSow({ loadDate }) });
  await platform.enter();
  const sources = platform.get(AskSources);
  sources.load();
  await settle();
  return { platform, today: () => sources.source?.today };
}

describeInTimeZones('today, of a question', (zone) => {
  it('is the day on the clock of the user, and the next one from midnight', async () => {
    const { platform, today } = await todayOf('2026-09-01T00:00:00Z');
    const seen: (string | undefined)[] = [];
    const stop = autorun(() => seen.push(today()));
    platform.clock.advance(5 * HOUR);
    stop();
    expect([...new Set(seen)]).toEqual(DAYS[zone]);
  });

  it('is the day of the data where that is later', async () => {
    const { today } = await todayOf('2027-01-01T00:00:00Z');
    expect(today()).toBe('2027-01-01');
  });

  it('follows a clock that went on while the device slept, and nothing where it is not observed', () => {
    const clock = new ManualClock();
    const page = new FakePageLifecycle();
    const asleep = new ManualClock();
    const time = new LocalTime({ now: () => clock.now(), after: (...args) => asleep.after(...args) }, page);
    const seen: string[] = [];
    const stop = autorun(() => seen.push(time.day));
    clock.advance(48 * HOUR);
    expect(seen).toHaveLength(1);
    page.show();
    expect(seen).toHaveLength(2);
    expect(seen[1]! > seen[0]!).toBe(true);
    stop();
    clock.advance(48 * HOUR);
    page.show();
    asleep.advance(48 * HOUR);
    expect(seen).toHaveLength(2);
  });
});
