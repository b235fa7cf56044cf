import { expect, it } from 'vitest';
import { ExploreAddress } from '../../../src/application/filters/explore-address';
import { RankingStore } from '../../../src/application/ranking/ranking.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { axesInWords, placeBy } from '../../../src/domain/topic/map-axes';
import { newWeight } from '../../../src/domain/ranking/weighting';
import { entityId } from '../../../src/domain/shared/entity-id';
import { topics } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

it('the score is an axis of the map once weights are set, and its address has the weights', async () => {
  const platform = new TestPlatform({ path: '/data/1?tab=opportunityMap' });
  platform.signals.everyTopic = topics(3, (index) => ({ growth: index / 10, driverCount: 3 - index }));
  await platform.enter();
  const [address, ranking] = [platform.get(ExploreAddress), platform.get(RankingStore)];
  ranking.start();
  await platform.get(ProjectSignalsStore).topics.load(entityId('1'));
  address.show(entityId('1'));
  await settle();
  expect(address.axisFigures).toEqual([]);

  ranking.set([newWeight('growth', 70), newWeight('drivers', 30)]);
  expect(address.axisFigures.map(({ name }) => name)).toEqual(['Average sizing', 'Growth', 'Score']);
  address.chooseAxis('x', 'of:ranking');
  expect(axesInWords(address.axes!)).toBe('Score across, Growth up');
  expect(platform.navigator.location.query).toContainEqual(['weights', 'growth,70;drivers,30']);
  const rows = ranking.topics.map((topic) => placeBy(address.axes!, topic)?.x);
  expect(rows).toEqual(ranking.topics.map(({ id }) => ranking.rankedById.get(id)?.score));
  expect(
    address.outline('/data/1?tab=opportunityMap&across=of%3Aranking&weights=growth%2C70%3Bdrivers%2C30').parts,
  ).toEqual(['Topic map', 'Score across, Growth up', 'ranked by growth 70, drivers 30']);
  // The previous data has no score.
  platform.navigator.setQuery([...platform.navigator.location.query, ['version', 'Previous Data']], 'replace');
  expect([address.axes, address.axisFigures]).toEqual([null, []]);
});
