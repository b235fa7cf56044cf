import { describe, expect, it } from 'vitest';
import { ExploreAddress } from '../../../src/application/filters/explore-address';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { whyNotOffered } from '../../../src/domain/workspace/explore-tab';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { TestPlatform } from '../../fakes/test-platform';

const PLACED = { growth: 0.1, sizing: { ...aTopic().sizing, average: 0.4 } };
const NOT_PLACED = { growth: null, sizing: { ...aTopic().sizing, average: null } };

async function address(isTopicPlaced: boolean, isTrendPlaced: boolean, driverCount: number | null, ring?: string) {
  const platform = new TestPlatform();
  const facts = { ...(isTopicPlaced ? PLACED : NOT_PLACED), driverCount, ...(ring !== undefined && { ring }) };
  platform.signals.everyTopic = [aTopic(facts)];
  platform.signals.everyTrend = [aTrend(isTrendPlaced ? PLACED : NOT_PLACED)];
  const signals = platform.get(ProjectSignalsStore);
  const sow = entityId<'sow'>('1');
  await Promise.all([signals.topics.load(sow), signals.trends.load(sow)]);
  return { explore: platform.get(ExploreAddress), platform };
}

describe('the tabs of the explorer', () => {
  it.each([
    [true, true, 3, ['trendMap', 'opportunityMap', 'trendList', 'drivers'], []],
    [true, false, 3, ['opportunityMap', 'trendList', 'drivers'], ['trendMap']],
    [true, true, null, ['trendMap', 'opportunityMap', 'trendList'], ['drivers']],
    [false, true, null, ['trendMap', 'opportunityMap', 'trendList'], ['opportunityMap', 'drivers']],
    [false, false, null, ['opportunityMap', 'trendList'], ['trendMap', 'opportunityMap', 'drivers']],
  ])('with topics %s and trends %s on a map, and %s drivers, are %j', async (topic, trend, drivers, tabs, lacking) => {
    const { explore } = await address(topic, trend, drivers);
    expect(explore.tabs).toEqual(tabs);
    expect(explore.lacking).toEqual(lacking);
    expect(explore.activeTab).toBe(tabs[0]);
    expect(explore.hasNoFigures).toBe(!topic);
  });

  it.each([
    ['neither figures nor rings', false, undefined, true, true],
    ['rings alone', false, 'Adopt', true, true],
    ['figures and rings', true, 'Adopt', false, true],
    ['figures alone', true, undefined, false, false],
  ])('draw topics with %s by rings where that is all there is, or on request', async (_, placed, ring, at, asked) => {
    const { explore, platform } = await address(placed, placed, 3, ring);
    platform.navigator.go('/data/1');
    expect(explore.rings).toBe(at);
    platform.navigator.go('/data/1?show=radar');
    expect(explore.rings).toBe(asked);
    explore.toggleRings();
    expect(explore.rings).toBe(at);
  });

  it('say in one line why some are not there', () => {
    expect(whyNotOffered(['trendMap', 'drivers'])).toBe(
      'Not offered: Trend map (no trend has growth and sizing), Drivers & Impact (no topic has a number of drivers).',
    );
  });
});
