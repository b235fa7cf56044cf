import { entityId } from '../../../src/domain/shared/entity-id';
import { SearchStore } from '../../../src/application/search/search.store';
import { addSearch } from '../../../src/composition/modules/search/engine';
import { anInsight } from '../../builders/insight-mother';
import { aPlatform } from '../../builders/platform-mother';
import { aSow } from '../../builders/sow-mother';
import { aTopic, topics } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { FakeSearchIndex } from '../../fakes/fake-search-index';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

/** The search over a small workspace, with its results as 'kind: title'. */
export async function aSearch({ topicCount = 1, reneAI = false, prepare = (_platform: TestPlatform) => {} } = {}) {
  const platform = new TestPlatform();
  platform.signals.everyTopic = [aTopic(), ...topics(topicCount - 1, () => ({ name: 'Seaweed again and again' }))];
  platform.signals.everyTrend = [aTrend({ name: 'Seaweed' })];
  platform.shifts.everyShift = [{ id: entityId('9'), name: 'Oceans', description: 'Seaweed and more.', trends: [] }];
  platform.platforms.everyPlatform = [aPlatform({ name: 'Ocean kitchen', topicNames: ['Seaweed films'] })];
  platform.insights.everyInsight = [anInsight({ title: 'Kelp farms grow', description: 'More <b>seaweed</b>.' })];
  platform.sows.sows = [aSow({ reneAI }), aSow({ id: entityId('2'), name: 'Seaweed project' })];
  prepare(platform);
  await platform.enter();
  await settle();
  const index = new FakeSearchIndex();
  const engine = await addSearch(platform.resolver, index);
  const search = new SearchStore(async () => engine, platform.logger);
  const rows = () => search.results.map(({ kind, title }) => `${kind}: ${title}`);
  return { platform, index, search, rows };
}
