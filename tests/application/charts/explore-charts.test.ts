import { describe, expect, it } from 'vitest';
import { ExploreCharts } from '../../../src/application/charts/explore-charts';
import { EXPLORE_SECTIONS, type ExploreSection } from '../../../src/application/filters/explore-section';
import { ExportChart } from '../../../src/application/charts/export-chart';
import { FlashcardStore } from '../../../src/application/flashcards/flashcard.store';
import { OpenFromChart } from '../../../src/application/workspace/open-flashcard';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { CURRENT_DATA, PREVIOUS_DATA, type VersionName } from '../../../src/domain/workspace/explore-tab';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic, topics } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { FakeChart } from '../../fakes/fake-charts';

async function platformWithCharts() {
  const platform = new TestPlatform({ path: '/data/1' });
  platform.signals.everyTopic = topics(6, (index) => ({ driverCount: index, status: index === 0 ? 3 : 0 }));
  platform.signals.everyTrend = [aTrend(), aTrend({ id: entityId('2'), name: 'Reuse', quadrant: QUADRANTS[1] })];
  await platform.enter();
  return { platform, charts: platform.get(ExploreCharts) };
}

function section(tab: keyof typeof EXPLORE_SECTIONS, index = 0): ExploreSection {
  return EXPLORE_SECTIONS[tab][index] as ExploreSection;
}

/** A chart that is on the page, as the screen gives it. */
function mount(
  charts: ExploreCharts,
  surface: 'trendMap' | 'impact',
  versionFilter: VersionName = CURRENT_DATA,
): FakeChart {
  const view = { filters: { ...DEFAULT_FILTERS, versionFilter }, theme: 'light' } as const;
  const events = { topicOpened() {}, trendOpened() {} };
  const chart = new FakeChart({ surface, sowId: entityId('1'), view, events, label: surface });
  charts.mounted(surface, chart);
  return chart;
}

describe("'x of y'", () => {
  it('is what the chart says', async () => {
    const { charts } = await platformWithCharts();
    mount(charts, 'trendMap').draw(1, 9);
    expect(charts.countOf(section('trendMap'), DEFAULT_FILTERS)).toEqual({ shown: 1, total: 9 });
  });

  it("is counted in the project's own data where a chart cannot tell", async () => {
    const { charts } = await platformWithCharts();
    const onMap = { ...DEFAULT_FILTERS, activeTab: 'opportunityMap', statusFilter: [3] } as const;
    expect(charts.countOf(section('opportunityMap'), onMap)).toEqual({ shown: 1, total: 6 });
    expect(charts.countOf(section('drivers'), { ...DEFAULT_FILTERS, activeTab: 'drivers' })).toEqual({
      shown: 5,
      total: 5,
    });
  });

  it('counts each list of the list view by its own filters', async () => {
    const { charts } = await platformWithCharts();
    const filters = {
      ...DEFAULT_FILTERS,
      activeTab: 'trendList',
      trendQuadrantFilter: [1],
      topicFilter: ['Topic 1', 'Topic 2'],
    } as const;
    expect(charts.countOf(section('trendList', 0), filters)).toEqual({ shown: 1, total: 2 });
    expect(charts.countOf(section('trendList', 1), filters)).toEqual({ shown: 2, total: 6 });
  });

  it('is not known for the previous data until a chart tells', async () => {
    const { charts } = await platformWithCharts();
    const previous = { ...DEFAULT_FILTERS, versionFilter: 'Previous Data' } as const;
    expect(charts.countOf(section('trendMap'), previous)).toBeNull();
  });

  it('is forgotten with its chart', async () => {
    const { charts } = await platformWithCharts();
    mount(charts, 'trendMap').draw(1, 9);
    charts.mounted('trendMap', null);
    expect(charts.countOf(section('trendMap'), DEFAULT_FILTERS)).toEqual({ shown: 2, total: 2 });
  });
});

describe('a downloaded file', () => {
  it('is named after project, view and day', async () => {
    const { platform, charts } = await platformWithCharts();
    const chart = mount(charts, 'impact');
    await platform.get(ExportChart).run('impact', 'csv');
    expect(chart.exported).toEqual([{ format: 'csv', fileName: 'consumer-goods-2035-impact-2026-11-21' }]);
  });

  it('of the previous data says so', async () => {
    const { platform, charts } = await platformWithCharts();
    const chart = mount(charts, 'trendMap', PREVIOUS_DATA);
    await platform.get(ExportChart).run('trendMap', 'png');
    expect(chart.exported).toEqual([
      { format: 'png', fileName: 'consumer-goods-2035-trend-map-previous-data-2026-11-21' },
    ]);
  });

  it('that is refused is told with the reason', async () => {
    const { platform, charts } = await platformWithCharts();
    mount(charts, 'trendMap').answers.fail('export', 'refused');
    await platform.get(ExportChart).run('trendMap', 'png');
    expect(platform.get(ToastStore).shown.map(({ toast }) => toast.text)).toEqual(['export failed in a test']);
  });

  it('that cannot be made is told in a toast and logged', async () => {
    const { platform, charts } = await platformWithCharts();
    mount(charts, 'trendMap').answers.fail('export');
    await platform.get(ExportChart).run('trendMap', 'png');
    expect(platform.get(ToastStore).shown.map(({ toast }) => toast.text)).toEqual(['The file could not be made.']);
    expect(platform.logger.errors).toHaveLength(1);
  });
});

describe('a click in a chart', () => {
  it("without an event object raises 'event must be present'", async () => {
    const { platform } = await platformWithCharts();
    const open = platform.get(OpenFromChart);
    expect(() => open.topic(null)).toThrow('event must be present');
    expect(() => open.trend(undefined)).toThrow('event must be present');
  });

  it('opens the flashcard of its topic or trend', async () => {
    const { platform } = await platformWithCharts();
    const open = platform.get(OpenFromChart);
    open.topic({ id: 5000, name: 'Topic 1' });
    expect(platform.navigator.path).toBe('/data/1?topic_id=5000');
    open.trend({ id: '102' });
    expect(platform.navigator.path).toBe('/data/1?trend_id=102');
  });

  describe('of an external service, which tells the id alone', () => {
    const seaweed = { topic_id: '1203', topic_name: 'Seaweed films', source: 'explore' };
    const told = (platform: TestPlatform) =>
      platform.tracker.events.map(({ name, payload }) => [name, payload]).filter(([name]) => name !== 'logged_in');

    it('is told by the name of the list: once, and with the address of the click', async () => {
      const platform = new TestPlatform({ path: '/data/1' });
      platform.signals.everyTopic = [aTopic()];
      platform.signals.everyTrend = [aTrend()];
      await platform.enter();
      platform.get(ProjectSignalsStore).load(entityId('1'));
      await settle();
      platform.get(OpenFromChart).topic({ id: 1203 });
      platform.get(OpenFromChart).trend({ id: '102', name: 'Another name' });
      await settle();
      expect(told(platform)).toEqual([
        ['clicked_on_topic', { ...seaweed, window_url: 'https://platform.example/data/1' }],
        [
          'clicked_on_trend',
          {
            trend_id: '102',
            trend_name: 'Next packaging materials',
            source: 'explore',
            window_url: 'https://platform.example/data/1?topic_id=1203',
          },
        ],
      ]);
    });

    it('waits for the list with its event, but not with the card', async () => {
      const platform = new TestPlatform({ path: '/data/1' });
      platform.signals.everyTopic = [aTopic()];
      const list = platform.signals.answers.hold('topics');
      void platform.enter();
      await settle();
      platform.get(ProjectSignalsStore).load(entityId('1'));
      platform.get(OpenFromChart).topic({ id: '1203' });
      await settle();
      expect(platform.navigator.path).toBe('/data/1?topic_id=1203');
      expect(told(platform)).toEqual([]);
      list.resolve();
      await settle();
      expect(told(platform)).toEqual([
        ['clicked_on_topic', { ...seaweed, window_url: 'https://platform.example/data/1' }],
      ]);
    });

    it('takes the name from the card where the list has none, such as of the previous data', async () => {
      const platform = new TestPlatform({ path: '/data/1' });
      platform.topics.add(aTopic({ id: entityId('77'), name: 'Ten-minute delivery' }));
      await platform.enter();
      platform.get(FlashcardStore).start();
      platform.get(ProjectSignalsStore).load(entityId('1'));
      await settle();
      platform.get(OpenFromChart).topic({ id: '77' });
      await settle();
      expect(platform.tracker.payloads('clicked_on_topic')).toMatchObject([
        { topic_id: '77', topic_name: 'Ten-minute delivery' },
      ]);
    });
  });

  it('that names no id only logs an error', async () => {
    const { platform } = await platformWithCharts();
    platform.get(OpenFromChart).topic({ id: 'javascript:1' });
    expect(platform.navigator.path).toBe('/data/1');
    expect(platform.logger.errors).toHaveLength(1);
  });
});
