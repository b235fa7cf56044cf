import { describe, expect, it } from 'vitest';
import { ExploreViewModel } from '../../../src/application/filters/explore.view-model';
import { PREVIOUS_DATA } from '../../../src/domain/workspace/explore-tab';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic, topics } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { explore, NAMES, SOW, VERSIONS, toggleName } from './open-explore';

describe('the names on offer', () => {
  const kept = aTopic({ id: entityId(1), name: 'Topic 1' });
  const gone = aTopic({ id: entityId(9), name: 'Ten-minute delivery' });
  const withPrevious = ({ signals }: TestPlatform): void => {
    signals.versions.set(PREVIOUS_DATA, { topics: [gone, kept], trends: [aTrend({ name: 'Refill' })] });
  };

  it('are those of the version that is shown', async () => {
    const { view } = await explore('/data/1?tab=opportunityMap', withPrevious);
    expect(view.options.topics.names).toEqual(NAMES);
    view.narrow({ versionFilter: PREVIOUS_DATA });
    await settle();
    expect(view.options.topics.names).toEqual(['Ten-minute delivery', 'Topic 1']);
    expect(view.options.trends.names).toEqual(['Refill']);
    toggleName(view, 'topics', 'Ten-minute delivery');
    expect(view.filters.topicFilter).toEqual(['Ten-minute delivery']);
  });

  it('keep what was chosen of the other version, which is compared with this one', async () => {
    const { view } = await explore('/data/1?tab=opportunityMap', withPrevious);
    toggleName(view, 'topics', 'Topic 3');
    view.narrow({ versionFilter: PREVIOUS_DATA });
    await settle();
    expect(view.filters.topicFilter).toEqual(['Topic 3']);
    expect(view.options.topics.names).toEqual(['Ten-minute delivery', 'Topic 1', 'Topic 3']);
    toggleName(view, 'topics', 'Ten-minute delivery');
    view.narrow({ versionFilter: 'Current Data' });
    expect(view.filters.topicFilter).toEqual(['Topic 3', 'Ten-minute delivery']);
  });

  it('keep what was chosen, where it is all that the other version has', async () => {
    const { platform, view } = await explore('/data/1?tab=opportunityMap', (one) => {
      one.signals.versions.set(PREVIOUS_DATA, { topics: [kept], trends: [] });
    });
    for (const name of ['Topic 1', 'Topic 3']) toggleName(view, 'topics', name);
    view.narrow({ versionFilter: PREVIOUS_DATA });
    await settle();
    expect(view.filters.topicFilter).toEqual([]);
    view.narrow({ versionFilter: 'Current Data' });
    expect(view.filters.topicFilter).toEqual(['Topic 1', 'Topic 3']);
    expect(platform.navigator.path).toContain('topics=Topic%201&topics=Topic%203');
  });

  it('stay in an open list, also when they are taken back', async () => {
    const { view } = await explore(
      '/data/1?tab=opportunityMap&topics=Ten-minute%20delivery&topics=Topic%202',
      withPrevious,
    );
    view.toggleDropdown('topics');
    toggleName(view, 'topics', 'Ten-minute delivery');
    expect(view.filters.topicFilter).toEqual(['Topic 2']);
    expect(view.options.topics.names.at(-1)).toBe('Ten-minute delivery');
    toggleName(view, 'topics', 'Ten-minute delivery');
    expect(view.filters.topicFilter).toEqual(['Topic 2', 'Ten-minute delivery']);
    toggleName(view, 'topics', 'Ten-minute delivery');
    view.closeDropdown();
    expect(view.options.topics.names).toEqual(NAMES);
  });

  it('let a chart stay that is drawn, when the previous data are chosen for it', async () => {
    const { platform, view } = await explore('/data/1?tab=opportunityMap&topics=Topic%201', withPrevious);
    const previous = platform.signals.answers.hold('earlier');
    view.narrow({ versionFilter: PREVIOUS_DATA });
    await settle();
    expect(view.canDrawCharts).toBe(true);
    expect(view.filters.topicFilter).toEqual(['Topic 1']);
    previous.resolve();
    await settle();
    expect(view.filters.topicFilter).toEqual(['Topic 1']);
  });

  it('are asked of the previous data for a link that only those have an answer to', async () => {
    const { platform, view } = await explore('/data/1?tab=opportunityMap&topics=Ten-minute%20delivery', withPrevious);
    expect(view.filters.topicFilter).toEqual(['Ten-minute delivery']);
    expect(platform.signals.answers.count('earlier')).toBe(1);
    expect(view.canDrawCharts).toBe(true);
  });

  it('ask for no previous data as long as the current ones have what is asked for', async () => {
    const { platform } = await explore('/data/1?tab=opportunityMap&topics=Topic%202', withPrevious);
    expect(platform.signals.answers.count('earlier')).toBe(0);
  });

  it('wait for the previous data before the charts are drawn', async () => {
    const path = '/data/1?tab=opportunityMap&version=Previous%20Data&topics=Ten-minute%20delivery';
    const platform = new TestPlatform({ path });
    platform.signals.everyTopic = topics(4);
    platform.sows.versionsOfSow.set(SOW, VERSIONS);
    withPrevious(platform);
    const previous = platform.signals.answers.hold('earlier');
    await platform.enter();
    const view = platform.get(ExploreViewModel);
    view.enter(SOW);
    await settle();
    expect(view.canDrawCharts).toBe(false);
    previous.resolve();
    await settle();
    expect(view.canDrawCharts).toBe(true);
    expect(view.filters.topicFilter).toEqual(['Ten-minute delivery']);
  });

  it('are the current ones where the source has no previous rows: only the chart service knows them', async () => {
    const { view } = await explore('/data/1?tab=opportunityMap&version=Previous%20Data&topics=Topic%202');
    expect(view.options.topics.names).toEqual(NAMES);
    expect(view.filters.topicFilter).toEqual(['Topic 2']);
  });

  it('can be asked for again when the previous data did not come', async () => {
    const { platform, view } = await explore('/data/1?tab=opportunityMap&version=Previous%20Data', (prepared) => {
      withPrevious(prepared);
      prepared.signals.answers.fail('earlier', 'server');
    });
    expect(view.options.topics.state.kind).toBe('failed');
    expect(platform.navigator.location.pathname).toBe('/data/1');
    view.options.reloadNames('topics');
    await settle();
    expect(view.options.topics.names).toEqual(['Ten-minute delivery', 'Topic 1']);
  });

  it('are asked for again when the screen is come back to', async () => {
    const { platform, view, leave } = await explore(
      '/data/1?tab=opportunityMap&version=Previous%20Data',
      (prepared) => {
        withPrevious(prepared);
        prepared.signals.answers.fail('earlier', 'network');
      },
    );
    expect(view.options.topics.state.kind).toBe('failed');
    leave();
    const { path } = platform.navigator;
    platform.navigator.go('/homepage/1');
    platform.navigator.go(path);
    view.enter(SOW);
    await settle();
    expect(view.options.topics.names).toEqual(['Ten-minute delivery', 'Topic 1']);
  });

  it('of a project that was left are asked for no more', async () => {
    const { platform, view, leave } = await explore('/data/1?tab=opportunityMap', withPrevious);
    leave();
    view.narrow({ versionFilter: PREVIOUS_DATA });
    await settle();
    expect(platform.signals.answers.count('earlier')).toBe(0);
  });
});
