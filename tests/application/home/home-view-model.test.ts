import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ProjectListsStore } from '../../../src/application/workspace/project-lists.store';
import { HomeViewModel } from '../../../src/application/home/home.view-model';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { CURRENT_DATA, PREVIOUS_DATA } from '../../../src/domain/workspace/explore-tab';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aShift } from '../../builders/shift-mother';
import { aTopic } from '../../builders/topic-mother';
import { aMember } from '../../builders/user-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { isWithout } from '../../fakes/is-without';

const SOW = entityId<'sow'>('1');
const OTHER = entityId<'sow'>('2');

async function enteredHome(platform = new TestPlatform()) {
  await platform.enter();
  return { platform, home: platform.get(HomeViewModel) };
}

describe('the home page', () => {
  it("'Explore your data' tells analytics and goes to the data", async () => {
    const { platform, home } = await enteredHome();
    home.exploreData(SOW);
    expect(platform.tracker.payloads('clicked_on_explore_data')).toEqual([
      {
        sow_id: '1',
        sow_name: 'Consumer Goods 2035',
        page_name: 'home',
        window_url: 'https://platform.example/homepage/1',
      },
    ]);
    expect(platform.navigator.path).toBe('/data/1');
  });

  it.each([
    ['Maya Brandt', 'Maya'],
    ['  maya ', 'maya'],
  ])('greets %j as %j', async (nickname, first) => {
    const { home } = await enteredHome(new TestPlatform({ user: aMember({ nickname }) }));
    expect(home.banner.greeting).toMatch(new RegExp(`^Good (morning|afternoon|evening), ${first}$`));
  });

  it('never shows the shifts of the old project in the new one, however late they come', async () => {
    const { platform, home } = await enteredHome();
    const { shifts } = platform.get(ProjectListsStore);
    platform.shifts.shiftsOfSow.set(SOW, [aShift({ name: 'Old' })]);
    platform.shifts.shiftsOfSow.set(OTHER, [aShift({ name: 'New' })]);
    const gate = platform.shifts.answers.hold('ofSow');
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(shifts.value?.map(({ name }) => name) ?? null));
    home.load(SOW);
    home.load(OTHER);
    await settle();
    gate.resolve();
    await settle();
    stop();
    expect(seen).not.toContainEqual(['Old']);
    expect(shifts.value?.[0]?.name).toBe('New');
  });

  it('draws the field once, when the previous data are here too', async () => {
    const platform = new TestPlatform();
    platform.signals.everyTopic = [aTopic()];
    platform.signals.versions.set(PREVIOUS_DATA, { topics: [aTopic({ growth: 0.9 })], trends: [] });
    const { home } = await enteredHome(platform);
    const gate = platform.signals.answers.hold('earlier');
    home.banner.loadDetails(SOW);
    expect(home.banner.field).toBeNull();
    gate.resolve();
    await settle();
    expect(home.banner.field?.items).toHaveLength(1);
  });

  it('draws the field without tails, and goes nowhere, when the previous data fail', async () => {
    const platform = new TestPlatform();
    platform.signals.everyTopic = [aTopic()];
    const { home } = await enteredHome(platform);
    platform.signals.answers.fail('earlier', 'server');
    home.banner.loadDetails(SOW);
    await settle();
    expect(home.banner.field?.items).toHaveLength(1);
    expect(platform.navigator.path).toBe('/homepage/1');
  });
});

describe.skipIf(isWithout('discoveries'))('what changed, in one line', () => {
  const stays = aTopic({ id: entityId('1'), growth: 0.1 });
  const gone = aTopic({ id: entityId('2') });
  const added = aTopic({ id: entityId('3') });

  it.each([
    [[stays, gone], [{ ...stays, growth: 0.3 }, added], '1 topic moved, 1 new, 1 gone since Sep 2025'],
    [[stays], [stays, added], '1 new since Sep 2025'],
    [[stays], [stays], '1 topic in 0 trends'],
  ])('%#', async (before, now, words) => {
    const platform = new TestPlatform();
    platform.signals.everyTopic = now;
    platform.signals.versions.set(PREVIOUS_DATA, { topics: before, trends: [] });
    platform.sows.versionsOfSow.set(SOW, [
      { name: CURRENT_DATA, date: '2026-09-30' },
      { name: PREVIOUS_DATA, date: '2025-09-30' },
    ]);
    const { home } = await enteredHome(platform);
    // The screen asks for it before it has told which project it shows, and keeps asking: no other words come in between.
    const said: (string | null)[] = [];
    const stop = autorun(() => said.push(home.banner.line?.words ?? null));
    home.load(SOW);
    home.banner.loadDetails(SOW);
    await settle();
    expect([...new Set(said)]).toEqual([null, words]);
    expect(home.banner.line?.path ?? '/data-refresh/1').toBe('/data-refresh/1');
    stop();
  });
});

describe('what is new in a project', () => {
  it('is known by type and id, so that topic 7 does not stand for trend 7', async () => {
    const platform = new TestPlatform();
    const face = { name: 'x', imageUrl: null, quadrant: aTopic().quadrant };
    platform.sows.sows = [
      { ...platform.sows.sows[0]!, newDiscoveries: [{ type: 'Topic', id: entityId('7'), ...face }] },
    ];
    await platform.enter();
    const { newKeys } = platform.get(WorkspaceStore);
    expect([...newKeys]).toEqual(['Topic:7']);
  });
});
