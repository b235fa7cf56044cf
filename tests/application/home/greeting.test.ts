import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { HomeViewModel } from '../../../src/application/home/home.view-model';
import { describeInTimeZones, type TimeZone } from '../../setup/time-zones';
import { TestPlatform } from '../../fakes/test-platform';

/** Parts of the day at 21:00, 09:00 and 16:30 in UTC, on 21 November 2026. */
const PARTS: Readonly<Record<TimeZone, readonly string[]>> = {
  'Pacific/Kiritimati': ['morning', 'evening', 'morning'],
  'Pacific/Auckland': ['morning', 'evening', 'morning'],
  'America/Los_Angeles': ['afternoon', 'evening', 'morning'],
  'Europe/Berlin': ['evening', 'morning', 'afternoon'],
};

describeInTimeZones('the greeting', (zone) => {
  it('is that of the hour on the clock of the user', async () => {
    const platform = new TestPlatform();
    await platform.enter();
    const home = platform.get(HomeViewModel);
    const greetings: string[] = [];
    for (const hours of [12, 12, 7.5]) {
      platform.clock.advance(hours * 60 * 60 * 1000);
      greetings.push(home.banner.greeting);
    }
    expect(greetings).toEqual(PARTS[zone].map((part) => expect.stringMatching(new RegExp(`^Good ${part},`))));
  });

  it('follows that clock on a page that stays open', async () => {
    const platform = new TestPlatform();
    await platform.enter();
    const home = platform.get(HomeViewModel);
    const greetings: string[] = [];
    const stop = autorun(() => greetings.push(home.banner.greeting.split(',')[0] ?? ''));
    platform.clock.advance(24 * 60 * 60 * 1000);
    stop();
    const changes = greetings.filter((each, at) => each !== greetings[at - 1]);
    expect(new Set(changes)).toEqual(new Set(['Good morning', 'Good afternoon', 'Good evening']));
    expect(changes.at(-1)).toBe(changes[0]);
  });
});
