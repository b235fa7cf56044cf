import { runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { ChartHandle, ChartRequest } from '../../../src/application/explore/chart-frame';
import { TopicStatusStore } from '../../../src/application/flashcards/topic-status.store';
import { FailurePolicy } from '../../../src/application/shared/failure-policy';
import { DEFAULT_FILTERS } from '../../../src/domain/explore/explore-filters';
import { entityId } from '../../../src/domain/shared/entity-id';
import { luzmoChartFrame } from '../../../src/infrastructure/luzmo/luzmo-chart';
import { aLuzmoConfig } from '../../builders/luzmo-mother';
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

async function mount(request: Partial<ChartRequest> = {}): Promise<{ chart: ChartHandle; statuses: TopicStatusStore }> {
  const statuses = new TopicStatusStore();
  const failures = new FailurePolicy(new FakeNavigator(), new RecordingLogger());
  const frame = luzmoChartFrame({
    config: aLuzmoConfig(),
    access: new FakeChartAccess(),
    clock: new ManualClock(),
    failures,
    statuses,
  });
  const host = { isConnected: true, clientHeight: 600, append() {} };
  const chart = frame.mount(
    host,
    { surface: 'opportunityMap', sowId: entityId('1'), ...request },
    { filters: DEFAULT_FILTERS, theme: 'light', table: false, movement: false },
    { stateChanged() {}, topicOpened() {}, trendOpened() {} },
  );
  await settle();
  embed.frame.dispatchEvent(new CustomEvent('load', { detail: { data: {} } }));
  await settle();
  return { chart, statuses };
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
