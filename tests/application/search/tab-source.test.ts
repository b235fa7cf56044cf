import { beforeEach, describe, expect, it } from 'vitest';
import { SearchSources, type SearchSource } from '../../../src/application/search/search-source';
import { ExploreAddress } from '../../../src/application/filters/explore-address';
import { addSearch } from '../../../src/composition/modules/search/engine';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { isWithout } from '../../fakes/is-without';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform } from '../personal/library-platform';

describe('the tabs of screens in the search', () => {
  let platform: TestPlatform;
  let sources: readonly SearchSource[] = [];
  const tabs = () => sources.flatMap(({ entries }) => entries).filter(({ result }) => result.kind === 'tab');
  const titlesOf = (screen: string) => tabs().flatMap(({ result }) => (result.detail === screen ? result.title : []));
  const open = (title: string) =>
    tabs()
      .find(({ result }) => result.title === title)
      ?.open();

  beforeEach(async () => {
    platform = await libraryPlatform((it) => {
      it.signals.everyTopic = [aTopic({ id: entityId('1'), name: 'Seaweed films', growth: null })];
    });
    await addSearch(platform.resolver);
    sources = await Promise.all(platform.get(SearchSources).map((load) => load()));
  });

  it('are those that the explorer shows, under the names that it gives them', async () => {
    platform.navigator.go('/data/1');
    await settle();
    const address = platform.get(ExploreAddress);
    expect(titlesOf('Data Explorer')).toEqual(address.tabs.map((tab) => address.tabName(tab)));
    expect(titlesOf('Data Explorer')).toContain('List view');
  });

  it('open from another screen, and keep the filters on their own', async () => {
    platform.navigator.go('/homepage/1');
    open('List view');
    expect(platform.navigator.path).toBe('/data/1?tab=trendList');
    platform.navigator.go('/data/1?maturities=1');
    open('List view');
    await settle();
    expect(platform.navigator.path).toContain('tab=trendList');
    expect(platform.navigator.path).toContain('=1');
  });

  it('are those of the review, also where another module adds them', ({ skip }) => {
    skip(isWithout('review', 'ranking'));
    expect(titlesOf('Review')).toEqual(expect.arrayContaining(['Review queue', 'Board', 'Coverage', 'Ranking']));
    open('Ranking');
    expect(platform.navigator.path).toBe('/review/1?tab=ranking');
  });
});
