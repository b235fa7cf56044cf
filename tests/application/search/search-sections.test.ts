import { expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { SearchStore } from '../../../src/application/search/search.store';
import { addSearch } from '../../../src/composition/modules/search/engine';
import { aTopic, topics } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { FakeSearchIndex } from '../../fakes/fake-search-index';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

it('what has the words in a name, of every kind, stands before all that has them in a text', async () => {
  const platform = new TestPlatform();
  platform.signals.everyTopic = [
    ...topics(12, () => ({ name: 'Refill', description: 'Less packaging for all.' })),
    aTopic({ id: entityId('1301'), name: 'Packaging' }),
  ];
  platform.signals.everyTrend = [aTrend({ name: 'Next packaging materials' })];
  await platform.enter();
  await settle();
  const engine = await addSearch(platform.resolver, new FakeSearchIndex());
  const search = new SearchStore(async () => engine, platform.logger);
  search.prepareIndex();
  await settle();
  search.setQuery('packag');
  const ofSignals = search.sections.filter(({ kind }) => kind === 'topic' || kind === 'trend');
  expect(ofSignals.map(({ kind, results, total, isMore }) => [kind, results.length, total, isMore === true])).toEqual([
    ['topic', 1, 1, false],
    ['trend', 1, 1, false],
    ['topic', 7, 12, true],
  ]);
  expect(ofSignals.map(({ results: [first] }) => first?.title)).toEqual([
    'Packaging',
    'Next packaging materials',
    'Refill',
  ]);
  expect(ofSignals.map(({ all }) => all?.title)).toEqual([undefined, undefined, 'Show all 13 topics']);
});
