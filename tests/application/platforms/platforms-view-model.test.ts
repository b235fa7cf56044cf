import { describe, expect, it } from 'vitest';
import { ExploreAddress } from '../../../src/application/filters/explore-address';
import { PlatformsViewModel } from '../../../src/application/platforms/platforms.view-model';
import { filtersFromQuery } from '../../../src/domain/filters/filter-query';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aPlatform } from '../../builders/platform-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

describe("'Show in Trend map'", () => {
  it("sets the topic filter to the platform's topic names, selects the topic map and goes to the data", () => {
    const platform = new TestPlatform();
    const names = ['Seaweed films', 'Salt & vinegar?', 'R&D=50%'];
    platform.get(PlatformsViewModel).showInMap(entityId('1'), aPlatform({ topicNames: names }));
    expect(platform.navigator.location.pathname).toBe('/data/1');
    expect(filtersFromQuery(platform.navigator.location.query)).toMatchObject({
      activeTab: 'opportunityMap',
      topicFilter: names,
    });
  });

  it("lets the explore screen name the platform, until the topic filter is not the platform's", () => {
    const platform = new TestPlatform();
    const names = ['Seaweed films', 'Salt & vinegar?'];
    platform.get(PlatformsViewModel).showInMap(entityId('1'), aPlatform({ name: 'R&D', topicNames: names }));
    const address = platform.get(ExploreAddress);
    expect(address.platform).toBe('R&D');
    address.setFilters({ ...address.requested, statusFilter: [1] });
    expect(address.platform).toBe('R&D');
    address.setFilters({ ...address.requested, topicFilter: ['Seaweed films'] });
    expect(address.platform).toBeNull();
    expect(address.requested.topicFilter).toEqual(['Seaweed films']);
  });
});

describe('the platforms of a project', () => {
  it('stay in their loading state after a failure, which is logged, until asked for again', async () => {
    const platform = new TestPlatform();
    const screen = platform.get(PlatformsViewModel);
    const { platforms } = screen;
    platform.platforms.everyPlatform = [aPlatform()];
    platform.platforms.answers.fail('ofSow');
    screen.load(entityId('1'));
    await settle();
    expect(platforms.state.kind).toBe('failed');
    expect(platform.logger.errors.map(({ message }) => message)).toEqual(['Failed to fetch opportunities:']);
    await platforms.reload();
    expect(platforms.value).toHaveLength(1);
  });
});
