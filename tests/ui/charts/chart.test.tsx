import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChartSurface, ExternalCharts } from '../../../src/application/filters/chart-frame';
import type { ShownChart } from '../../../src/application/charts/explore-charts';
import { RequestFailure } from '../../../src/application/shared/request-failure';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { PREVIOUS_DATA } from '../../../src/domain/workspace/explore-tab';
import { entityId } from '../../../src/domain/shared/entity-id';
import { BuiltinList } from '../../../src/ui/charts/builtin-list';
import { BuiltinMap } from '../../../src/ui/charts/builtin-map';
import { chartComponent } from '../../../src/ui/charts/chart';
import type { BuiltinView } from '../../../src/application/charts/chart-view';
import { aTopic } from '../../builders/topic-mother';
import { Answering } from '../../fakes/answering';
import { FakeChartFrame } from '../../fakes/fake-chart-frame';
import { settle } from '../../fakes/settle';
import { openChart } from './open-map';

const topic = aTopic();
const gone = aTopic({ id: entityId(9), name: 'Ten-minute delivery' });
const ON_PREVIOUS = { filters: { ...DEFAULT_FILTERS, versionFilter: PREVIOUS_DATA } };

interface Options {
  readonly surface?: ChartSurface;
  readonly frame?: FakeChartFrame;
  readonly load?: (part: 'map' | 'list') => Promise<void>;
}

/** Charts of one topic of today and two of before, on the page. */
async function mount({ surface = 'impact', frame, load = async () => {} }: Options = {}) {
  const { sources, platform } = await openChart({ surface, topics: [topic], previous: { topics: [topic, gone] } });
  const isBroken = observable.box(false);
  const viewport = {
    textScale: 1,
    width: 1440,
    get isPrinting(): boolean {
      if (isBroken.get()) throw new Error('broken');
      return false;
    },
  };
  const view = observable<BuiltinView>({ filters: DEFAULT_FILTERS, theme: 'light' }, {}, { deep: false });
  let chart: ShownChart | null = null;
  const events = {
    topicOpened: vi.fn(),
    trendOpened: vi.fn(),
    mounted: (mounted: ShownChart | null) => void (chart = mounted),
  };
  const Chart = chartComponent(
    new ExternalCharts(frame ?? null),
    { ...sources, viewport },
    {
      map: () => load('map').then(() => BuiltinMap),
      list: () => load('list').then(() => BuiltinList),
    },
  );
  const { unmount } = render(
    <StrictMode>
      <Chart surface={surface} sowId={entityId(1)} view={view} events={events} label="A chart" />
    </StrictMode>,
  );
  return {
    platform,
    events,
    unmount,
    Chart,
    place: screen.getByRole('region', { name: 'A chart' }),
    shown: () => chart,
    show: (change: Partial<BuiltinView>) => act(async () => runInAction(() => Object.assign(view, change))),
    breakIt: (broken: boolean) => act(async () => runInAction(() => isBroken.set(broken))),
    user: userEvent.setup({ delay: null }),
  };
}

const isDrawn = () => screen.findByText('Sizing by lens');
const retry = () => screen.findByRole('button', { name: 'Try again: A chart' });

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a chart of our own', () => {
  it("says 'Loading ...' until its code and its rows are here", async () => {
    const answers = new Answering<'load'>();
    const gate = answers.hold('load');
    const { place } = await mount({ load: () => answers.asked('load') });
    expect(within(place).getByText('Loading ...')).toBeTruthy();
    expect(place.getAttribute('aria-busy')).toBe('true');
    gate.resolve();
    await isDrawn();
    expect(screen.queryByText('Loading ...')).toBeNull();
    expect(answers.count('load')).toBe(1);
  });

  it('is there at once when its code was fetched beforehand', async () => {
    const load = vi.fn(async (_part: 'map' | 'list') => {});
    const { Chart } = await mount({ load });
    Chart.preload();
    await isDrawn();
    // Each part once.
    expect(new Set(load.mock.calls.map(([part]) => part))).toEqual(new Set(['map', 'list']));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('whose code cannot be fetched can be tried again', async () => {
    const lost = new Error('Failed to fetch dynamically imported module: /assets/chart.js');
    const { user } = await mount({ load: vi.fn(async () => {}).mockRejectedValueOnce(lost) });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await isDrawn();
  });

  it('in which something is thrown is reported, and is drawn again by another try', async () => {
    const { breakIt, place, user } = await mount();
    await isDrawn();
    await breakIt(true);
    await retry();
    expect(place.textContent).not.toContain('Sizing by lens');
    expect(reportError).toHaveBeenCalledWith(new Error('broken'));
    await breakIt(false);
    await user.click(await retry());
    await isDrawn();
  });

  it('in which something is thrown is drawn again with the rows of another version', async () => {
    const { breakIt, show } = await mount();
    await isDrawn();
    await breakIt(true);
    await retry();
    await breakIt(false);
    await show(ON_PREVIOUS);
    await isDrawn();
  });

  it('knows how many items it shows, as long as it shows any', async () => {
    const { platform, shown, show } = await mount();
    await isDrawn();
    expect(shown()?.count).toEqual({ shown: 1, total: 1 });
    platform.signals.answers.fail('earlier');
    await show(ON_PREVIOUS);
    await retry();
    expect(shown()?.count).toBeNull();
    await show({ filters: DEFAULT_FILTERS });
    expect(shown()?.count).toEqual({ shown: 1, total: 1 });
  });

  it('makes no file once it is gone: it has no colours, and its rows may be those of another project', async () => {
    const { shown, unmount } = await mount();
    await isDrawn();
    const exported = shown()?.export('png', () => 'drivers');
    unmount();
    await expect(exported).rejects.toThrow('The chart is no longer mounted');
    expect(shown()).toBeNull();
  });
});

describe('a chart of the external service', () => {
  it('is mounted once for good, whatever StrictMode does, and disposed with its place', async () => {
    const frame = new FakeChartFrame();
    const { unmount } = await mount({ frame });
    const isDisposed = () => frame.charts.map(({ disposed }) => disposed);
    expect(isDisposed()).toEqual([true, false]);
    unmount();
    expect(isDisposed()).toEqual([true, true]);
  });

  it("says 'Loading ...' over its place until it is drawn", async () => {
    const frame = new FakeChartFrame();
    const { place } = await mount({ frame });
    expect(within(place).getByText('Loading ...')).toBeTruthy();
    act(() => frame.charts.at(-1)?.events.stateChanged({ kind: 'ready' }));
    expect(within(place).queryByText('Loading ...')).toBeNull();
    expect(place.getAttribute('aria-busy')).toBe('false');
  });

  it('is told filters and theme that change, and only then', async () => {
    const frame = new FakeChartFrame();
    const { show } = await mount({ frame });
    await show({ theme: 'dark' });
    await show({ table: true, order: '-growth' });
    const filters = { ...DEFAULT_FILTERS, trendFilter: ['New proteins'] };
    await show({ filters });
    expect(frame.charts.at(-1)?.shown).toEqual([
      { filters: DEFAULT_FILTERS, theme: 'light' },
      { filters: DEFAULT_FILTERS, theme: 'dark' },
      { filters, theme: 'dark' },
    ]);
  });

  it('says what is opened', async () => {
    const frame = new FakeChartFrame();
    const { events } = await mount({ frame });
    frame.charts.at(-1)?.events.topicOpened({ id: '5000' });
    frame.charts.at(-1)?.events.trendOpened(null);
    expect([events.topicOpened.mock.calls, events.trendOpened.mock.calls]).toEqual([[[{ id: '5000' }]], [[null]]]);
  });

  it.each(['refused', 'forbidden', 'network', 'malformed'] as const)(
    "that gets no grant ('%s') offers to try again alone, without a text",
    async (kind) => {
      const frame = new FakeChartFrame();
      await mount({ frame });
      const failure = new RequestFailure(kind, 'no grant');
      act(() => frame.charts.at(-1)?.events.stateChanged({ kind: 'failed', failure, isServiceSilent: false }));
      const chart = screen.getByRole('region', { name: 'A chart' });
      expect(chart.textContent).toBe('Try again');
      expect(within(chart).getAllByRole('button')).toHaveLength(1);
    },
  );

  it('whose service is silent says so, and is tried again or replaced by our own', async () => {
    const frame = new FakeChartFrame();
    const { user } = await mount({ frame });
    const failure = new RequestFailure('network', 'no answer');
    act(() => frame.charts.at(-1)?.events.stateChanged({ kind: 'failed', failure, isServiceSilent: true }));
    expect(screen.getByText(/^The chart did not load\./)).toBeTruthy();
    await user.click(await retry());
    expect(frame.charts.at(-1)?.refreshes).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Show the built-in chart: A chart' }));
    await isDrawn();
    expect(frame.charts.every(({ disposed }) => disposed)).toBe(true);
    await waitFor(() => expect(screen.queryByRole('status', { name: /did not load/ })).toBeNull());
  });
});

it('the external charts have no previous data any more when they have been replaced', async () => {
  const external = new ExternalCharts(new FakeChartFrame());
  expect(external.frame?.showsPrevious('trendMap')).toBe(true);
  external.replace();
  await settle();
  expect(external.frame).toBeNull();
});
