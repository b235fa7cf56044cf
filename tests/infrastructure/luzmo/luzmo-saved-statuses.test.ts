import { runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { ChartHandle, ChartRequest } from '../../../src/application/filters/chart-frame';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { FailurePolicy } from '../../../src/application/shared/request-failure';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { entityId } from '../../../src/domain/shared/entity-id';
import { luzmoChartFrame } from '../../../src/infrastructure/luzmo/luzmo-chart';
import { NO_FACTS, type QueryFacts } from '../../../src/domain/query/query-facts';
import { hasNameColumn } from '../../../src/infrastructure/luzmo/luzmo-surfaces';
import { aDashboard, aLuzmoConfig, dashboards, NO_COLUMNS } from '../../builders/luzmo-mother';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { FakeChartAccess } from '../../fakes/fake-chart-access';
import { FakeNavigator } from '../../fakes/fake-navigator';
import { ManualClock } from '../../fakes/manual-clock';
import { RecordingLogger } from '../../fakes/recording-logger';
import { settle } from '../../fakes/settle';

const { embed } = vi.hoisted(() => {
  const embed = { refreshes: 0, frame: new EventTarget() };
  return { embed };
});
vi.stubGlobal('window', new EventTarget());
vi.mock('@luzmo/embed', () => ({
  LuzmoEmbedDashboard: class extends EventTarget {
    readonly style = {};

    constructor() {
      super();
      embed.refreshes = 0;
      embed.frame = this;
    }

    async refreshData(): Promise<void> {
      embed.refreshes += 1;
    }

    remove(): void {}
  },
}));

const topic = entityId<'topic'>('7');

const rows: QueryFacts = {
  ...NO_FACTS,
  topics: [aTopic({ name: 'Fast', growth: 0.3 }), aTopic({ id: topic, name: 'New', growth: null })],
  trends: [aTrend({ name: 'Fast trend', growth: 0.3 })],
  newKeys: new Set(['Topic:7']),
  previous: null,
};

async function mount(request: Partial<ChartRequest> = {}): Promise<{
  chart: ChartHandle;
  statuses: TopicStatusStore;
  access: FakeChartAccess;
}> {
  const access = new FakeChartAccess();
  const statuses = new TopicStatusStore();
  const failures = new FailurePolicy(new FakeNavigator(), new RecordingLogger());
  const frame = luzmoChartFrame({
    config: aLuzmoConfig(),
    access,
    clock: new ManualClock(),
    isOpen: () => true,
    failures,
    statuses,
    facts: () => rows,
  });
  const host = { isConnected: true, clientHeight: 600, append() {} };
  const chart = frame.mount(
    host,
    { surface: 'opportunityMap', sowId: entityId('1'), ...request },
    { filters: DEFAULT_FILTERS, theme: 'light' },
    { stateChanged() {}, topicOpened() {}, trendOpened() {} },
  );
  await settle();
  embed.frame.dispatchEvent(new CustomEvent('load', { detail: { data: {} } }));
  await settle();
  return { chart, statuses, access };
}

const save = (statuses: TopicStatusStore): void => {
  runInAction(() => statuses.show(topic, 3, 0));
  runInAction(() => statuses.confirm(topic));
};

describe('a chart of the external service', () => {
  it('asks for its data again when a status has been saved, not before', async () => {
    const { statuses } = await mount();
    runInAction(() => statuses.show(topic, 3, 0));
    expect(embed.refreshes).toBe(0);
    runInAction(() => statuses.confirm(topic));
    expect(embed.refreshes).toBe(1);
  });

  it('asks for nothing when the statuses are cleared at log-out, nor when it is no longer mounted', async () => {
    const { chart, statuses } = await mount();
    save(statuses);
    runInAction(() => statuses.clear());
    expect(embed.refreshes).toBe(1);
    chart.dispose();
    save(statuses);
    expect(embed.refreshes).toBe(1);
  });

  it('asks for nothing in a card, whose chart shows no statuses', async () => {
    const { statuses } = await mount({ surface: 'impactingDrivers', topicId: topic });
    save(statuses);
    expect(embed.refreshes).toBe(0);
  });
});

describe('the figures that a chart of the external service is narrowed by', () => {
  const asked = (access: FakeChartAccess) =>
    access.asked.at(-1)?.flatMap(({ columnId, value }) => [columnId, ...value]);

  it.each([
    ['topicList', { growthFilter: { min: 10, max: null } }, ['v', 'Current Data', 't', 'Fast']],
    ['opportunityMap', { newFilter: true }, ['v', 'Current Data', 't', 'New']],
    ['trendMap', { growthFilter: { min: 10, max: null } }, ['v', 'Current Data', 'r', 'Fast trend']],
    ['trendList', { newFilter: true }, ['v', 'Current Data']],
  ] as const)('are names in its grant: %s, %j', async (surface, figures, expected) => {
    const { chart, access } = await mount({ surface });
    chart.show({ filters: { ...DEFAULT_FILTERS, ...figures }, theme: 'light' });
    await settle();
    expect(asked(access)).toEqual(expected);
  });

  it('do not apply where its dashboard has no column of names', () => {
    const frame = (columns: Partial<Record<keyof typeof NO_COLUMNS, string>>) =>
      hasNameColumn(
        dashboards(() => aDashboard({ columns: { ...NO_COLUMNS, ...columns } })),
        'trendMap',
      );
    expect([frame({}), frame({ trend: 'r' })]).toEqual([false, true]);
  });
});
