import type { ExploreFilters } from '../../../src/domain/filters/filter-forms';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChartElement, ChartHandle, ChartState, ChartView } from '../../../src/application/filters/chart-frame';
import { RequestFailure } from '../../../src/application/shared/request-failure';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { LuzmoConfig } from '../../../src/infrastructure/luzmo/luzmo-access';
import { luzmoChartFrame } from '../../../src/infrastructure/luzmo/luzmo-chart';
import { aDashboard, aLuzmoConfig, dashboards, NO_COLUMNS, quietServices } from '../../builders/luzmo-mother';
import { Deferred } from '../../fakes/deferred';
import { FakeChartAccess } from '../../fakes/fake-chart-access';
import { ManualClock } from '../../fakes/manual-clock';
import { RecordingLogger } from '../../fakes/recording-logger';
import { settle } from '../../fakes/settle';

const { frames, FakeEmbed } = vi.hoisted(() => {
  const frames: InstanceType<typeof Embed>[] = [];
  /** The vendor's element, as far as the adapter knows it. */
  class Embed extends EventTarget {
    readonly style = {};
    readonly handed: string[] = [];
    authToken = '';
    theme = '';
    reloads = 0;
    refreshes = 0;
    onPage = false;

    async setAuthorization(_key: string, token: string): Promise<void> {
      this.handed.push(token);
    }
    async reloadDashboard(): Promise<void> {
      this.reloads += 1;
    }
    async refreshData(): Promise<void> {
      this.refreshes += 1;
    }
    remove(): void {
      this.onPage = false;
    }
  }
  return { frames, FakeEmbed: Embed };
});

vi.stubGlobal('window', new EventTarget());
vi.mock('@luzmo/embed', () => ({ LuzmoEmbedDashboard: FakeEmbed }));

const config = aLuzmoConfig();

const VIEW: ChartView = { filters: DEFAULT_FILTERS, theme: 'light' };
const apply = (filters: ExploreFilters): void => chart.show({ ...VIEW, filters });
const narrowed: ExploreFilters = { ...DEFAULT_FILTERS, trendFilter: ['New proteins'] };

let access: FakeChartAccess;
let clock: ManualClock;
let logger: RecordingLogger;
let states: ChartState['kind'][];
/** Whether the chart's project is still the open one. */
let isOpen: boolean;
let opened: unknown[];
let chart: ChartHandle;
let host: ChartElement & { clientHeight: number; append(frame: InstanceType<typeof FakeEmbed>): void };

beforeEach(() => {
  frames.length = 0;
  access = new FakeChartAccess();
  clock = new ManualClock();
  logger = new RecordingLogger();
  states = [];
  isOpen = true;
  opened = [];
});

async function mount(settings: LuzmoConfig = config): Promise<void> {
  host = {
    isConnected: true,
    clientHeight: 600,
    append(frame: InstanceType<typeof FakeEmbed>) {
      frame.onPage = true;
      frames.push(frame);
    },
  };
  const services = { config: settings, access, clock, isOpen: () => isOpen, ...quietServices(logger) };
  chart = luzmoChartFrame(services).mount(host, { surface: 'trendMap', sowId: entityId('1') }, VIEW, {
    stateChanged: ({ kind }) => void states.push(kind),
    topicOpened: (event) => void opened.push(event),
    trendOpened: (event) => void opened.push(event),
  });
  await settle();
}

const shown = () => frames.filter(({ onPage }) => onPage);
const latest = () => {
  const [frame, ...more] = shown();
  if (frame === undefined || more.length > 0) throw new Error(`${shown().length} frames are on the page`);
  return frame;
};
const say = async (type: string, data: object = {}, frame = latest()): Promise<void> => {
  frame.dispatchEvent(new CustomEvent(type, { detail: { data } }));
  await settle();
};
const expire = (): Promise<void> => say('dashboardAction', { action: 'authorizationExpired' });

describe('a chart of the external service', () => {
  it('gets its first grant as properties, and later ones by setAuthorization and a reload', async () => {
    await mount();
    expect(latest()).toMatchObject({ authToken: 'grant 1', theme: 'light', handed: [] });
    await say('load');
    apply(narrowed);
    await settle();
    expect(latest()).toMatchObject({ authToken: 'grant 1', handed: ['grant 2'], reloads: 1 });
    expect(frames).toHaveLength(1);
    expect(states).toEqual(['loading', 'ready']);
    apply({ ...narrowed });
    await settle();
    expect(access.asked).toHaveLength(2);
  });

  it('gets a grant that came before it listened as soon as it does', async () => {
    await mount();
    apply(narrowed);
    await settle();
    expect(latest().handed).toEqual([]);
    await say('load');
    expect(latest()).toMatchObject({ handed: ['grant 2'], reloads: 1 });
  });

  it('begins with the latest filters when they change before there is a frame', async () => {
    access.gate = new Deferred();
    await mount();
    apply(narrowed);
    access.gate.resolve();
    await settle();
    expect(latest()).toMatchObject({ authToken: 'grant 2', handed: [] });
    expect(frames).toHaveLength(1);
  });

  it('keeps its filters in another theme: a new frame with the grant that is in force, and none is asked for', async () => {
    await mount();
    await say('load');
    apply(narrowed);
    await settle();
    chart.show({ ...VIEW, filters: narrowed, theme: 'dark' });
    await settle();
    expect(latest()).toMatchObject({ authToken: 'grant 2', theme: 'dark' });
    expect(frames).toHaveLength(2);
    expect(access.asked).toHaveLength(2);
    await say('load');
    expect(states).toEqual(['loading', 'ready', 'loading', 'ready']);
  });

  it('does not take the last message of a frame that is gone for one of the next', async () => {
    await mount();
    const old = latest();
    chart.show({ ...VIEW, theme: 'dark' });
    await settle();
    await say('load', {}, old);
    expect(states.at(-1)).toBe('loading');
    chart.show({ ...VIEW, filters: narrowed, theme: 'dark' });
    await settle();
    expect(latest().handed).toEqual([]);
  });
});

describe('the filter list of a chart', () => {
  it('is asked for with each filter that changes, and not when it says nothing new', async () => {
    await mount();
    apply(narrowed);
    apply({ ...narrowed, activeTab: 'drivers' });
    await settle();
    expect(access.asked.map((list) => list.map(({ columnId, value }) => [columnId, value]))).toEqual([
      [['v', ['Current Data']]],
      [
        ['v', ['Current Data']],
        ['r', ['New proteins']],
      ],
    ]);
  });

  it('is not asked for any more when the user has chosen another project, whatever happens to the chart', async () => {
    await mount();
    await say('load');
    isOpen = false;
    apply(narrowed);
    await expire();
    chart.show({ ...VIEW, theme: 'dark' });
    await settle();
    chart.refresh();
    await settle();
    expect(access.asked).toHaveLength(1);
  });

  it('is applied only if it is not empty', async () => {
    await mount(aLuzmoConfig({ dashboards: dashboards(() => aDashboard({ columns: NO_COLUMNS })) }));
    await say('load');
    apply(narrowed);
    await settle();
    expect(access.asked).toEqual([[]]);
    expect(latest()).toMatchObject({ handed: [], reloads: 0 });
  });

  it('is applied empty where it takes the last filter away', async () => {
    const columns = { ...NO_COLUMNS, trend: 'r' };
    await mount(aLuzmoConfig({ dashboards: dashboards(() => aDashboard({ columns })) }));
    await say('load');
    apply(narrowed);
    apply(DEFAULT_FILTERS);
    await settle();
    expect(access.asked.map((list) => list.length)).toEqual([0, 1, 0]);
    expect(latest().handed).toEqual(['grant 3']);
  });
});

describe('a grant that has ended', () => {
  it('is renewed with the same filters', async () => {
    await mount();
    await say('load');
    await expire();
    expect(latest()).toMatchObject({ handed: ['grant 2'], reloads: 1 });
    expect(access.asked[1]).toEqual(access.asked[0]);
  });

  it('before anything was drawn is renewed in a new frame: the old one will never listen', async () => {
    await mount();
    await expire();
    expect(latest()).toMatchObject({ authToken: 'grant 2', handed: [] });
    await say('load');
    expect(states.at(-1)).toBe('ready');
  });

  it('is renewed once, however many queries say so', async () => {
    await mount();
    await say('load');
    access.gate = new Deferred();
    await expire();
    await expire();
    clock.advance(40_000);
    access.gate.resolve();
    await settle();
    expect(latest()).toMatchObject({ handed: ['grant 2'], reloads: 1 });
    expect(states.at(-1)).toBe('ready');
    // It ended as soon as it came, however long that took.
    await expire();
    expect(states.at(-1)).toBe('failed');
  });

  it('at once a second time is a failure with another try, and hours later another renewal', async () => {
    await mount();
    await say('load');
    await expire();
    clock.advance(3_600_000);
    await expire();
    expect(latest().handed).toEqual(['grant 2', 'grant 3']);
    await expire();
    expect(states.at(-1)).toBe('failed');
    expect(shown()).toEqual([]);
    chart.refresh();
    await settle();
    expect(latest().authToken).toBe('grant 4');
  });
});

describe('a chart that does not come', () => {
  it('is given up after 15 seconds, and begins anew when asked to', async () => {
    await mount();
    clock.advance(14_999);
    expect(states.at(-1)).toBe('loading');
    clock.advance(1);
    expect(states.at(-1)).toBe('failed');
    chart.refresh();
    await settle();
    await say('load');
    clock.advance(60_000);
    expect(states.at(-1)).toBe('ready');
  });

  it('because no grant was given is logged as a failed fetch', async () => {
    access.failure = new RequestFailure('refused', 'no');
    await mount();
    expect(states).toEqual(['loading', 'failed']);
    expect(logger.errors.map(({ message }) => message)).toEqual(['Failed to fetch data:']);
  });

  it('begins anew with the next choice of filters, and says so', async () => {
    access.failure = new RequestFailure('refused', 'no');
    await mount();
    access.failure = null;
    apply(narrowed);
    await settle();
    expect(states).toEqual(['loading', 'failed', 'loading']);
    await say('load');
    expect(states.at(-1)).toBe('ready');
  });

  it('because one has left does not appear later', async () => {
    access.gate = new Deferred();
    await mount();
    chart.dispose();
    access.gate.resolve();
    await settle();
    expect(frames).toEqual([]);
    expect(states).toEqual(['loading']);
  });
});

describe('the frame of one chart', () => {
  const dimensions = () => (latest() as { itemDimensions?: unknown }).itemDimensions;

  it('follows the width by itself, and is made anew for another height when the window has come to rest', async () => {
    await mount();
    await say('load');
    host.clientHeight = 500;
    chart.resize();
    clock.advance(200);
    host.clientHeight = 400;
    chart.resize();
    clock.advance(299);
    expect(frames).toHaveLength(1);
    clock.advance(1);
    await settle();
    expect(frames).toHaveLength(2);
    expect(dimensions()).toEqual({ width: 'auto', height: 400 });
    // Narrower, or outside of the viewport.
    for (const height of [400, 0]) {
      host.clientHeight = height;
      chart.resize();
      clock.advance(300);
    }
    expect([frames.length, access.asked.length]).toEqual([2, 1]);
  });
});

describe('a chart that is there', () => {
  it('tells what was clicked', async () => {
    await mount();
    await say('load');
    await say('customEvent', { data: { event: 'trend-open', trend_id: '7' } });
    expect(opened).toEqual([{ id: '7' }]);
    expect(access.asked).toHaveLength(1);
  });
});
