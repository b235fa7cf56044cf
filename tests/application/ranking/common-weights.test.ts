import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { Keep } from '../../../src/application/keep/keep';
import { RankingStore } from '../../../src/application/ranking/ranking.store';
import { SessionStore } from '../../../src/application/session/session.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { newWeight, withPoints } from '../../../src/domain/ranking/weighting';
import { topics } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

it('the weights of the team are those of all who have set none, and it is said whose they are', async () => {
  const platform = new TestPlatform({ path: '/review/1' });
  platform.signals.everyTopic = topics(3, (index) => ({ growth: index / 10, driverCount: 3 - index }));
  await platform.enter();
  const team = observable({ text: null as string | null, isLead: false });
  const store = new RankingStore(
    platform.get(Keep),
    platform.get(SessionStore),
    platform.get(WorkspaceStore),
    platform.get(ProjectSignalsStore),
    platform.navigator,
    [{ text: () => team.text, canSet: () => team.isLead, set: (text) => runInAction(() => (team.text = text)) }],
  );
  store.start();
  // What is set before it is known what is stored is not lost.
  store.set([newWeight('growth', 90), newWeight('drivers', 10)]);
  await settle();
  expect(store.kept?.map(({ points }) => points)).toEqual([90, 10]);
  store.takeCommon();
  await platform.get(ProjectSignalsStore).topics.load(platform.get(WorkspaceStore).currentId!);
  await settle();
  expect([store.whose, store.canShare]).toEqual(['default', false]);
  runInAction(() => (team.text = 'growth,30;drivers,70'));
  expect([store.whose, store.words, store.canTakeCommon]).toEqual(['team', 'growth 30, drivers 70', false]);

  // An address that is ordered by them has them, and they are still the team's.
  platform.navigator.go('/review/1?order=weights');
  expect(platform.navigator.location.query).toContainEqual(['weights', 'growth,30;drivers,70']);
  expect(store.whose).toBe('team');

  store.set(withPoints(store.weighting, 'growth', 80));
  expect([store.whose, store.words, store.canTakeCommon]).toEqual(['own', 'growth 80, drivers 20', true]);
  store.takeCommon();
  await settle();
  expect([store.whose, store.words]).toEqual(['team', 'growth 30, drivers 70']);
  expect(await platform.get(Keep).all(['org_northwind', 'auth|maya', '1', 'weighting'])).toEqual([]);

  runInAction(() => (team.isLead = true));
  expect(store.canShare).toBe(false);
  store.set(withPoints(store.weighting, 'growth', 55));
  expect(store.canShare).toBe(true);
  store.share();
  expect([team.text, store.canShare, store.canTakeCommon]).toEqual(['growth,55;drivers,45', false, false]);
  // A file of the team may hold anything.
  runInAction(() => (team.text = 'growth,x'));
  expect(store.common).toBeNull();
});
