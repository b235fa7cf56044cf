import { beforeEach, describe, expect, it } from 'vitest';
import { EXPLORE_SECTIONS } from '../../../src/application/filters/explore-section';
import { ExploreViewModel } from '../../../src/application/filters/explore.view-model';
import { entityId } from '../../../src/domain/shared/entity-id';
import { topics } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const SOW = entityId<'sow'>('1');

describe('while another screen has the address', () => {
  let platform: TestPlatform;
  let view: ExploreViewModel;
  let leave: () => void;

  beforeEach(async () => {
    platform = new TestPlatform({ path: '/data/1?tab=opportunityMap&topics=Topic%202' });
    platform.signals.everyTopic = topics(4);
    platform.signals.everyTrend = [aTrend()];
    await platform.enter();
    view = platform.get(ExploreViewModel);
    leave = view.enter(SOW);
    await settle();
  });

  it('the view stays as it was, and follows the address again on the way back', () => {
    platform.navigator.go('/homepage/1?topics=Topic%203');
    expect([view.address.activeTab, view.filters.topicFilter]).toEqual(['opportunityMap', ['Topic 2']]);
    platform.navigator.go('/data/1');
    expect([view.address.activeTab, view.filters.topicFilter]).toEqual(['trendMap', []]);
  });

  it('tab and filters are kept for who comes back, and not for another project or user', async () => {
    const comeBack = (path: string, sow = SOW): string => {
      platform.navigator.go('/homepage/1');
      leave();
      platform.navigator.go(path);
      leave = view.enter(sow);
      return platform.navigator.path;
    };
    expect(comeBack('/data/1')).toBe('/data/1?tab=opportunityMap&topics=Topic%202');
    expect(comeBack('/data/1?topic_id=7')).toBe('/data/1?tab=opportunityMap&topics=Topic%202&topic_id=7');
    expect(comeBack('/data/1?tab=drivers')).toBe('/data/1?tab=drivers');
    expect(comeBack('/data/2', entityId('2'))).toBe('/data/2');
    expect(comeBack('/data/1?tab=drivers')).toBe('/data/1?tab=drivers');
    platform.navigator.go('/homepage/1');
    leave();
    view.address.clear();
    platform.navigator.go('/data/1');
    leave = view.enter(SOW);
    expect(platform.navigator.path).toBe('/data/1');
  });

  it('a step back is to what the address says there, not to the view that was left last', () => {
    platform.navigator.go('/data/1');
    leave();
    leave = view.enter(SOW);
    platform.navigator.go('/homepage/1');
    leave();
    platform.navigator.go('/data/1?tab=drivers');
    leave = view.enter(SOW);
    platform.navigator.go('/homepage/1');
    leave();
    for (let steps = 0; steps < 3; steps += 1) platform.navigator.back();
    leave = view.enter(SOW);
    expect(platform.navigator.path).toBe('/data/1');
    expect(view.address.activeTab).toBe('trendMap');
  });

  it('what failed to load is asked for again on the way back, and nothing else', async () => {
    platform = new TestPlatform({ path: '/data/1' });
    platform.sows.answers.fail('versions');
    await platform.enter();
    view = platform.get(ExploreViewModel);
    leave = view.enter(SOW);
    await settle();
    const topicsAsked = platform.signals.answers.count('topics');
    expect(view.options.comparison.hasFailed).toBe(true);
    leave();
    view.enter(SOW);
    await settle();
    // Not by what else is on the page.
    expect(view.options.comparison.hasFailed).toBe(true);
    leave();
    platform.navigator.go('/homepage/1');
    platform.navigator.go('/data/1');
    view.enter(SOW);
    await settle();
    expect([view.options.comparison.hasFailed, platform.signals.answers.count('topics')]).toEqual([false, topicsAsked]);
  });

  it('no dropdown is open and nothing can be restored any more', () => {
    const [section] = EXPLORE_SECTIONS.trendMap;
    if (section === undefined) throw new Error('The trend map has no section');
    view.openTab('trendMap');
    view.toggleDropdown('trends');
    expect(view.cleared).not.toBeNull();
    leave();
    expect([view.openDropdown, view.cleared, view.canRestore(section)]).toEqual([null, null, false]);
  });
});
