import { observe } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MANY_ROWS } from '../../../src/application/workspace/project-signals.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { ChartData } from '../../../src/application/charts/chart-data';
import { MapModel } from '../../../src/ui/charts/map/model/map-model';
import { prepareInTasks } from '../../../src/ui/charts/page-chart';
import { aTopic } from '../../builders/topic-mother';
import { fourCorners, measure, openChart, PLANE, type OpenChart } from './open-map';

const many = Array.from({ length: MANY_ROWS + 1 }, (_, index) =>
  aTopic({ id: entityId(index), name: `Topic ${index}` }),
);

/** A chart that is mounted before its rows are here. */
async function mountFirst(): Promise<Pick<OpenChart, 'data' | 'map'>> {
  const { sources, events, data: first } = await openChart({ topics: many });
  sources.signals.clear();
  const data = new ChartData(first.request, first.view, events, sources);
  const map = new MapModel(data, measure);
  map.resize(PLANE, false);
  data.start();
  return { data, map };
}

/** In promises only: the timers are those of the test. */
async function arrived(data: ChartData): Promise<void> {
  for (let turn = 0; turn < 50 && data.rows.unprepared === null; turn += 1) await Promise.resolve();
}

describe('a chart of thousands of rows', () => {
  afterEach(() => void vi.useRealTimers());

  it('is drawn some tasks after its rows arrive', async () => {
    const { data, map } = await mountFirst();
    vi.useFakeTimers();
    prepareInTasks(data, map);
    await arrived(data);
    expect(data.rows.unprepared).toHaveLength(MANY_ROWS + 1);
    expect(data.state).toEqual({ kind: 'loading' });
    let tasks = 0;
    while (data.state.kind === 'loading' && tasks < 20) {
      vi.advanceTimersToNextTimer();
      tasks += 1;
    }
    expect(data.state).toEqual({ kind: 'ready' });
    expect(tasks).toBeGreaterThan(3);
    vi.runAllTimers();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is prepared again when other rows replace them', async () => {
    const { data, map, platform } = await openChart({ topics: many });
    const stop = prepareInTasks(data, map);
    expect(data.state).toEqual({ kind: 'ready' });
    vi.useFakeTimers();
    platform.signals.everyTopic = many.map((topic) => ({ ...topic, name: `${topic.name}, renamed` }));
    void data.sources.signals.topics.reload();
    await arrived(data);
    expect(data.state).toEqual({ kind: 'loading' });
    vi.runAllTimers();
    expect(data.state).toEqual({ kind: 'ready' });
    stop();
  });

  it('prepares nothing more once it is gone', async () => {
    const { data, map } = await mountFirst();
    vi.useFakeTimers();
    const prepared = vi.fn<() => void>();
    observe(data.rows, 'prepared', prepared);
    const stop = prepareInTasks(data, map);
    await arrived(data);
    vi.advanceTimersToNextTimer();
    stop();
    vi.runAllTimers();
    expect(prepared).not.toHaveBeenCalled();
  });

  it('is drawn at once where the rows are there already', async () => {
    const { data, sources, events } = await openChart({ topics: many });
    expect(new ChartData(data.request, data.view, events, sources).state).toEqual({ kind: 'ready' });
  });
});

it('a chart of fewer rows is drawn when they arrive', async () => {
  const { data } = await openChart({ topics: fourCorners });
  expect(data.state).toEqual({ kind: 'ready' });
});
