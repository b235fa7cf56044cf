import type { ExploreFilters } from '../../../src/domain/filters/filter-forms';
import { reaction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { EXPLORE_SECTIONS, filtersOfSection } from '../../../src/application/filters/explore-section';
import { ExploreCharts } from '../../../src/application/charts/explore-charts';
import { ExploreViewModel } from '../../../src/application/filters/explore.view-model';
import { OpenFlashcard } from '../../../src/application/workspace/open-flashcard';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { EXPLORE_TABS, type ExploreTab } from '../../../src/domain/workspace/explore-tab';
import { filtersOfTab } from '../../../src/domain/filters/tab-filters';
import { entityId } from '../../../src/domain/shared/entity-id';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { explore, SOW, toggleName } from './open-explore';

function section(tab: ExploreTab, index = 0) {
  const found = EXPLORE_SECTIONS[tab][index];
  if (found === undefined) throw new Error(`${tab} has no section ${index}`);
  return found;
}

describe('the sections of the tabs', () => {
  it('hold each filter of their tab once', () => {
    for (const tab of EXPLORE_TABS) {
      const held = EXPLORE_SECTIONS[tab].flatMap(filtersOfSection);
      expect([...held, 'query'].sort()).toEqual([...filtersOfTab(tab)].sort());
    }
  });

  it('are the trend list and the topic list in the list view', () => {
    expect(EXPLORE_SECTIONS.trendList.map(({ title, dropdowns }) => [title, dropdowns])).toEqual([
      ['Trend list', ['trends', 'trendMaturity']],
      ['Topic list', ['topics', 'rings', 'topicMaturity']],
    ]);
  });
});

describe('the tabs', () => {
  it('begin with the trend map and the default filters', async () => {
    const { view } = await explore();
    expect(view.filters).toEqual(DEFAULT_FILTERS);
  });

  it('reset all filters when they are switched', async () => {
    const { view } = await explore('/data/1?tab=opportunityMap&status=2&version=Previous%20Data&topics=Topic%201');
    view.openTab('drivers');
    expect(view.filters).toEqual({ ...DEFAULT_FILTERS, activeTab: 'drivers' });
  });

  it('change nothing when the open one is chosen again', async () => {
    const { platform, view } = await explore('/data/1?topics=Topic%201&tab=opportunityMap');
    view.openTab('opportunityMap');
    expect(view.filters.topicFilter).toEqual(['Topic 1']);
    expect(platform.navigator.historyLength).toBe(0);
  });

  it('go back to the last one, filters and all, with Back', async () => {
    const { platform, view } = await explore('/data/1?tab=opportunityMap&topics=Topic%201');
    view.openTab('trendMap');
    platform.navigator.back();
    expect(view.address.activeTab).toBe('opportunityMap');
    expect(view.filters.topicFilter).toEqual(['Topic 1']);
  });
});

describe('Restore filters', () => {
  it('brings back what a tab switch took away, as far as the new tab has such filters', async () => {
    const { view } = await explore('/data/1?tab=opportunityMap&topics=Topic%201&trends=Reuse&status=2');
    view.openTab('trendMap');
    expect(view.canRestore(section('trendMap'))).toBe(true);
    view.restore(section('trendMap'));
    expect(view.filters).toEqual({ ...DEFAULT_FILTERS, trendFilter: ['Reuse'] });
  });

  it('is not offered where the tab has nothing to restore', async () => {
    const { view } = await explore('/data/1?tab=opportunityMap&topics=Topic%201');
    view.openTab('trendMap');
    expect(view.canRestore(section('trendMap'))).toBe(false);
    view.openTab('drivers');
    expect(view.canRestore(section('drivers'))).toBe(true);
  });

  it('is not offered where nothing of it could take effect', async () => {
    const { view } = await explore('/data/1?tab=opportunityMap&topics=Topic%204');
    view.openTab('drivers');
    // Topic 4 has no drivers, so that tab does not have it.
    expect(view.canRestore(section('drivers'))).toBe(false);
    view.openTab('opportunityMap');
    expect(view.canRestore(section('opportunityMap'))).toBe(true);
  });

  it('brings back what Clear all took away', async () => {
    const { view } = await explore('/data/1?tab=opportunityMap&topics=Topic%201&status=2&maturity=topics:3');
    const before = view.filters;
    view.clearAll(section('opportunityMap'));
    expect(view.activeFiltersIn(section('opportunityMap'))).toEqual([]);
    view.restore(section('opportunityMap'));
    expect(view.filters).toEqual(before);
  });

  it('is over as soon as something is chosen', async () => {
    const { view } = await explore('/data/1?tab=opportunityMap&topics=Topic%201');
    view.openTab('drivers');
    view.narrow({ statusFilter: [2] });
    expect(view.canRestore(section('drivers'))).toBe(false);
  });

  it('forgets with the screen: the next project has other names', async () => {
    const { view, leave } = await explore('/data/1?tab=opportunityMap&topics=Topic%201');
    view.openTab('drivers');
    leave();
    expect(view.canRestore(section('drivers'))).toBe(false);
  });
});

describe('Clear all', () => {
  it('clears one list of the list view and leaves the other', async () => {
    const { view } = await explore('/data/1?tab=trendList&topics=Topic%201&trends=Reuse&maturity=trends:1');
    view.clearAll(section('trendList', 0));
    expect(view.filters).toEqual({ ...DEFAULT_FILTERS, activeTab: 'trendList', topicFilter: ['Topic 1'] });
  });

  it('leaves to each list what can be brought back to it', async () => {
    const { view } = await explore('/data/1?tab=trendList&topics=Topic%201&trends=Reuse');
    const [trendList, topicList] = [section('trendList', 0), section('trendList', 1)];
    view.clearAll(trendList);
    view.clearAll(topicList);
    expect([view.canRestore(trendList), view.canRestore(topicList)]).toEqual([true, true]);
    view.restore(trendList);
    expect(view.filters.trendFilter).toEqual(['Reuse']);
    view.restore(topicList);
    expect(view.filters.topicFilter).toEqual(['Topic 1']);
  });
});

describe('the filters', () => {
  it('have only one dropdown open, and none after a tab switch', async () => {
    const { view } = await explore('/data/1?tab=opportunityMap');
    view.toggleDropdown('topics');
    view.toggleDropdown('status');
    expect(view.openDropdown).toBe('status');
    view.toggleDropdown('status');
    expect(view.openDropdown).toBeNull();
    view.toggleDropdown('topics');
    view.openTab('drivers');
    expect(view.openDropdown).toBeNull();
  });

  it('do not open by themselves when Back and Forward lead to their tab again', async () => {
    const { platform, view } = await explore('/data/1');
    view.openTab('opportunityMap');
    view.toggleDropdown('topics');
    platform.navigator.back();
    expect(view.openDropdown).toBeNull();
  });

  it('narrow by the legend of a map, and take all four quadrants for none', async () => {
    const { view } = await explore();
    view.chooseQuadrants('trendMaturity', [1]);
    expect(view.filters.trendQuadrantFilter).toEqual([1]);
    view.chooseQuadrants('trendMaturity', [1, 2, 3, 4]);
    expect(view.filters.trendQuadrantFilter).toEqual([]);
  });
});

describe('the filters in the address', () => {
  it('come back with a reload', async () => {
    const { platform, view } = await explore('/data/1?tab=opportunityMap');
    toggleName(view, 'topics', 'Topic 2');
    toggleName(view, 'trends', 'Reuse');
    view.narrow({ statusFilter: [4] });
    view.narrow({ versionFilter: 'Previous Data' });
    view.chooseQuadrants('topicMaturity', [2]);
    const again = await explore(platform.navigator.path);
    expect(again.view.filters).toEqual(view.filters);
    expect(again.view.filters).toEqual({
      ...DEFAULT_FILTERS,
      activeTab: 'opportunityMap',
      statusFilter: [4],
      versionFilter: 'Previous Data',
      topicFilter: ['Topic 2'],
      trendFilter: ['Reuse'],
      topicQuadrantFilter: [2],
    } satisfies ExploreFilters);
  });

  it('lose the names that the project does not have', async () => {
    const { view } = await explore('/data/1?tab=opportunityMap&topics=Topic%201&topics=Long%20gone');
    expect(view.filters.topicFilter).toEqual(['Topic 1']);
  });

  it('lose the filters that the tab does not have', async () => {
    const { view } = await explore('/data/1?tab=trendMap&status=2&topics=Topic%201&trends=Reuse&maturity=topics:1');
    expect(view.filters).toEqual({ ...DEFAULT_FILTERS, trendFilter: ['Reuse'] });
  });

  it('leave an open card alone', async () => {
    const { platform, view } = await explore('/data/1?topic_id=5000');
    toggleName(view, 'trends', 'Reuse');
    expect(platform.navigator.path).toBe('/data/1?trends=Reuse&topic_id=5000');
  });

  it('are the same filters when a card opens: nothing is told to the charts', async () => {
    const { platform, view } = await explore('/data/1?trends=Reuse');
    const told: ExploreFilters[] = [];
    const stop = reaction(
      () => view.filters,
      (filters) => told.push(filters),
    );
    platform.get(OpenFlashcard).topic(entityId('5000'), 'Topic 1', 'explore');
    expect(platform.navigator.path).toContain('topic_id=5000');
    expect(told).toEqual([]);
    toggleName(view, 'trends', 'Refill');
    expect(told).toHaveLength(1);
    stop();
  });
});

describe('the charts', () => {
  it('wait for what the address asks for to be known, so that they are drawn once', async () => {
    const platform = new TestPlatform({ path: '/data/1?version=Previous%20Data' });
    const versions = platform.sows.answers.hold('versions');
    await platform.enter();
    const view = platform.get(ExploreViewModel);
    view.enter(SOW);
    await settle();
    expect(view.canDrawCharts).toBe(false);
    versions.resolve();
    await settle();
    expect(view.canDrawCharts).toBe(true);
  });

  it('wait for nothing that the address does not ask for', async () => {
    const platform = new TestPlatform({ path: '/data/1' });
    platform.sows.answers.hold('versions');
    await platform.enter();
    const view = platform.get(ExploreViewModel);
    view.enter(SOW);
    await settle();
    expect(view.canDrawCharts).toBe(true);
  });

  it('do not wait for ever for names that cannot be fetched', async () => {
    const { view } = await explore('/data/1?trends=Reuse', ({ signals }) => {
      // Asked for once, when the project is entered, and not again by the screen.
      signals.answers.fail('trends');
    });
    expect(view.canDrawCharts).toBe(true);
    expect(view.options.trends.state.kind).toBe('failed');
    view.options.reloadNames('trends');
    await settle();
    expect(view.options.trends.state).toEqual({ kind: 'ready', value: ['Refill', 'Reuse'] });
  });

  it('are not drawn, and nothing is asked for, before the project has passed its check', async () => {
    const platform = new TestPlatform({ path: '/data/1' });
    const check = platform.sows.answers.hold('byId');
    platform.get(WorkspaceStore).open(SOW);
    const view = platform.get(ExploreViewModel);
    view.enter(SOW);
    await settle();
    expect(view.canDrawCharts).toBe(false);
    expect(platform.get(ProjectSignalsStore).topics.state.kind).toBe('idle');
    expect(platform.sows.answers.count('versions')).toBe(0);
    check.resolve();
    await settle();
    expect(view.canDrawCharts).toBe(true);
    expect(platform.sows.answers.count('versions')).toBe(1);
  });
});

describe("'Previous Data'", () => {
  const opened = (prepare: (platform: TestPlatform) => void, path = '/data/1') => explore(path, prepare);

  it('is offered where the catalogue has its rows', async () => {
    const { view } = await opened(() => {});
    expect(view.options.comparison.versions).toEqual(['Current Data', 'Previous Data']);
  });

  it('is offered where the project has two versions, although the source has no rows of it; nothing moves then', async () => {
    const { view, platform } = await opened(
      (prepared) => (prepared.signals.hasPrevious = false),
      '/data/1?version=Previous%20Data',
    );
    expect(view.options.comparison.versions).toEqual(['Current Data', 'Previous Data']);
    expect([view.options.comparison.hasMovement, view.options.hasAllVersions]).toEqual([false, false]);
    expect(view.filters.versionFilter).toBe('Previous Data');
    const [section] = EXPLORE_SECTIONS.trendMap;
    // Not by the rows of the current data.
    expect(section && platform.get(ExploreCharts).countOf(section, view.filters)).toBeNull();
  });

  it('is not offered where the charts would show the current data under its name', async () => {
    const { view } = await opened((platform) => platform.useExternalCharts({ showsPrevious: () => false }));
    expect(view.options.comparison.versions).toEqual(['Current Data']);
  });

  it('is offered on the tabs whose charts have it themselves', async () => {
    const prepare = (platform: TestPlatform): void => {
      platform.signals.hasPrevious = false;
      platform.useExternalCharts({ showsPrevious: (surface) => surface !== 'impact' });
    };
    expect((await opened(prepare)).view.options.comparison.versions).toHaveLength(2);
    expect((await opened(prepare, '/data/1?tab=drivers')).view.options.comparison.versions).toHaveLength(1);
  });
});
