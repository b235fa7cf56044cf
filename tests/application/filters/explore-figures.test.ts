import { describe, expect, it } from 'vitest';
import { ExploreCharts } from '../../../src/application/charts/explore-charts';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { entityId } from '../../../src/domain/shared/entity-id';
import { topics } from '../../builders/topic-mother';
import type { TestPlatform } from '../../fakes/test-platform';
import { explore, SOW, toggleName } from './open-explore';

const FIGURES = {
  newFilter: true,
  growthFilter: { min: 10, max: 20 },
  sizingFilter: { min: null, max: 55.5 },
};

describe('the figures that the explorer is narrowed by', () => {
  it('are in the address', async () => {
    const { platform, view } = await explore();
    view.narrow(FIGURES);
    expect(platform.navigator.path).toBe('/data/1?new=1&growth=10..20&sizing=..55.5');
    expect((await explore(platform.navigator.path)).view.filters).toEqual({ ...DEFAULT_FILTERS, ...FIGURES });
  });

  it('are cleared with the other filters of their section, and can be restored', async () => {
    const { view } = await explore('/data/1?growth=10..20');
    const [section] = view.sections;
    if (section === undefined) throw new Error('no section');
    view.clearAll(section);
    expect(view.filters).toEqual(DEFAULT_FILTERS);
    view.restore(section);
    expect(view.filters.growthFilter).toEqual({ min: 10, max: 20 });
  });

  it('belong to the topics in the list view', async () => {
    const { view } = await explore('/data/1?tab=trendList&growth=10..20');
    expect(view.sections.map((section) => view.activeFiltersIn(section))).toEqual([[], ['growth']]);
  });

  it('are ignored where the charts cannot follow them', async () => {
    const { view } = await explore('/data/1?growth=10..20', (platform) => {
      platform.useExternalCharts({ followsFigures: () => false });
    });
    expect([view.options.hasFigures, view.filters]).toEqual([false, DEFAULT_FILTERS]);
  });

  it("count in the project's own data", async () => {
    const { platform, view } = await explore('/data/1?tab=opportunityMap&growth=10..', ({ signals }) => {
      signals.everyTopic = topics(4, (index) => ({ growth: index / 10 }));
    });
    const [section] = view.sections;
    if (section === undefined) throw new Error('no section');
    expect(platform.get(ExploreCharts).countOf(section, view.filters)).toEqual({ shown: 3, total: 4 });
  });
});

describe('what matches in all versions', () => {
  const versions = ({ signals }: TestPlatform): void => {
    signals.everyTopic = topics(4, (index) => ({ growth: index / 10 }));
    signals.versions.set('Previous Data', { topics: topics(3, () => ({ growth: 0.15 })), trends: [] });
  };

  it('is counted with the previous rows, which are loaded for it', async () => {
    const { platform, view } = await explore('/data/1?tab=opportunityMap&growth=10..&versions=all', versions);
    const [section] = view.sections;
    if (section === undefined) throw new Error('no section');
    expect([view.options.hasAllVersions, view.canDrawCharts]).toEqual([true, true]);
    // Of the four topics three grow by 10 % now, and of these one is new.
    expect(platform.get(ExploreCharts).countOf(section, view.filters)).toEqual({ shown: 2, total: 4 });
    view.narrow({ allVersionsFilter: false });
    expect(platform.navigator.path).toBe('/data/1?tab=opportunityMap&growth=10..');
    expect(platform.get(ExploreCharts).countOf(section, view.filters)).toEqual({ shown: 3, total: 4 });
  });

  it('does not apply where the previous rows are not known, or there is one version', async () => {
    const withoutRows = await explore('/data/1?versions=all', ({ signals }) => void (signals.hasPrevious = false));
    expect([withoutRows.view.options.hasAllVersions, withoutRows.view.filters]).toEqual([false, DEFAULT_FILTERS]);
    const one = await explore('/data/1?versions=all', ({ sows }) => void sows.versionsOfSow.delete(SOW));
    expect([one.view.canDrawCharts, one.view.filters]).toEqual([true, DEFAULT_FILTERS]);
  });
});

describe('the view of the explorer', () => {
  it('is in the address, in the place of the history entry', async () => {
    const { platform, view } = await explore('/data/1?tab=opportunityMap&status=3');
    view.address.setView({ table: true });
    view.address.setView({ movement: true, orders: { opportunityMap: '-growth' } });
    const path = '/data/1?tab=opportunityMap&status=3&show=table&show=movement&sort=opportunityMap%3A-growth';
    expect(platform.navigator.path).toBe(path);
    const { table, movement, orders } = (await explore(path)).view.address.view;
    expect([table, movement, orders]).toEqual([true, true, { opportunityMap: '-growth' }]);
  });

  it('outlives a tab switch and a filter', async () => {
    const { platform, view } = await explore('/data/1?show=table');
    view.openTab('drivers');
    toggleName(view, 'trends', 'Reuse');
    expect(platform.navigator.path).toBe('/data/1?tab=drivers&trends=Reuse&show=table');
  });
});

describe('many names in the address of the explorer', () => {
  const many = ({ signals }: { signals: { everyTopic: unknown } }) => {
    signals.everyTopic = topics(80, (index) => ({ id: entityId(index + 1) }));
  };

  it('are written as ids and read as names', async () => {
    const { platform, view } = await explore('/data/1?tab=opportunityMap', many);
    view.narrow({ topicFilter: Array.from({ length: 60 }, (_name, index) => `Topic ${index + 1}`) });
    expect(platform.navigator.path).toMatch(/^\/data\/1\?tab=opportunityMap&topicIds=1\.2\.3\..*\.60$/);
    expect(view.filters.topicFilter).toHaveLength(60);
    toggleName(view, 'topics', 'Topic 1');
    expect(view.filters.topicFilter).toHaveLength(59);
  });

  it('are not narrowed by ids that the project does not have', async () => {
    const { view } = await explore('/data/1?tab=opportunityMap&topicIds=2.999', many);
    expect(view.filters.topicFilter).toEqual(['Topic 2']);
  });
});
