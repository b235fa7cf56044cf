import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ForgetUser } from '../../../src/application/session/forget-user';
import { RecordLogin } from '../../../src/application/session/record-login';
import { SessionStore } from '../../../src/application/session/session.store';
import { RecordPageViews } from '../../../src/application/tracking/record-page-views';
import { parseAppConfig, type LiveConfig } from '../../../src/infrastructure/composition/app-config';
import { AppRoutes } from '../../../src/ui/app/routes';
import { behind, loaders } from '../../../src/ui/app/screens';
import { QuickClock } from '../../fakes/quick-clock';
import { TestPlatform } from '../../fakes/test-platform';
import { OPERATIONS } from '../../staging/contract/openapi.mjs';
import { renderAt } from '../shell/render-at';
import { CALLS, type Call } from './calls';
import { expectedOutcome, type Outcome } from './outcomes';
import { FAULTS, PlayedApi, type Fault } from './played-api';
import { matrixDocument } from './matrix-document';

// The vendor's elements, as far as a grant leads to one of them.
vi.mock('@luzmo/embed', () => {
  class Loading extends HTMLElement {
    connectedCallback(): void {
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
    async setAuthorization(): Promise<void> {}
    async reloadDashboard(): Promise<void> {}
    async refreshData(): Promise<void> {}
  }
  class Dashboard extends Loading {
    override connectedCallback(): void {
      this.dataset['testid'] = 'chart';
      super.connectedCallback();
    }
  }
  class Chat extends Loading {
    override connectedCallback(): void {
      this.dataset['testid'] = 'chat';
      super.connectedCallback();
    }
  }
  customElements.define('played-dashboard', Dashboard);
  customElements.define('played-chat', Chat);
  return { LuzmoEmbedDashboard: Dashboard, LuzmoIQEmbedChatComponent: Chat };
});

/** Milliseconds that a silent server is waited for; the product waits 30 seconds and more. */
const PATIENCE = 600;
const PAGES: Readonly<Record<'/404' | '/maintenance' | '/500', string>> = {
  '/404': 'Sorry',
  '/maintenance': 'Maintenance',
  '/500': 'Oops !',
};

const api = new PlayedApi();
const seen = new Map<string, Map<Fault, Outcome>>();
let baseUrl = '';

beforeAll(async () => {
  // A huge answer takes its time, and machines are busy.
  configure({ asyncUtilTimeout: 10_000 });
  baseUrl = await api.start();
});

afterAll(() => api.stop());

it('has a row for each call of the API', () => {
  expect(CALLS.map(({ name }) => name)).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`));
});

describe.each(CALLS)('$name', (call) => {
  it.each(FAULTS)('%s', async (fault) => {
    api.fail(call.name, fault);
    const expected = expectedOutcome(call, fault);
    const { platform, user } = await open(call, fault);
    await call.reach?.(user);
    await CHECKS[expected](platform, call, user);
    // The call was made, and nobody waits for anything any more.
    await waitFor(() => expect(api.received).toContain(call.name));
    await waitFor(() => expect(screen.queryAllByText('Loading ...')).toEqual([]));
    const row = seen.get(call.name) ?? new Map<Fault, Outcome>();
    seen.set(call.name, row.set(fault, expected));
    cleanup();
  });
});

it('stands in the documentation as it was seen, no cell empty', async () => {
  // Only a whole run has the whole table.
  if (seen.size < CALLS.length) return;
  const table = matrixDocument(seen);
  expect(table).not.toMatch(/\| +\|/);
  await expect(table).toMatchFileSnapshot('../../../docs/fault-matrix.md');
});

async function open({ path, part }: Call, fault: Fault) {
  const config = liveConfig(fault === 'silence' ? PATIENCE : 30_000);
  // A toast must stay long enough to be answered.
  const clock = new QuickClock(part === 'saved' ? 1 : 50);
  const platform = new TestPlatform({ path, live: { config, clock } });
  for (const companion of [ForgetUser, RecordLogin, RecordPageViews]) {
    platform.get<{ start(): () => void }>(companion).start();
  }
  await platform.get(SessionStore).start();
  const ready = async (): Promise<void> => {};
  const rendered = renderAt(
    platform,
    <AppRoutes entry={behind(ready, loaders.entry)} layout={behind(ready, loaders.layout)} />,
  );
  return { platform, user: rendered.user };
}

type Check = (platform: TestPlatform, call: Call, user: ReturnType<typeof renderAt>['user']) => Promise<void>;

const isLogged = (platform: TestPlatform, message: string): Promise<void> =>
  waitFor(() => expect(platform.logger.errors.map((entry) => entry.message)).toContain(message));

const leadsTo =
  (page: keyof typeof PAGES): Check =>
  async (platform, { log }) => {
    await screen.findByText(PAGES[page], { selector: 'h1' });
    expect(platform.navigator.path).toBe(page);
    await isLogged(platform, log);
  };

const offersRetry: Check = async (platform, { path, content, log }, user) => {
  const again = await screen.findByText('Try again', { selector: 'button' });
  expect(platform.navigator.path).toBe(path);
  await isLogged(platform, log);
  api.heal();
  await user.click(again);
  await content();
};

const CHECKS: Readonly<Record<Outcome, Check>> = {
  '/404': leadsTo('/404'),
  '/maintenance': leadsTo('/maintenance'),
  '/500': leadsTo('/500'),
  'Try again': offersRetry,
  '/router, Try again': (platform, call, user) => offersRetry(platform, { ...call, path: '/router' }, user),
  async 'goes without'(platform, { path, content, log }) {
    await content();
    await isLogged(platform, log);
    expect(platform.navigator.path).toBe(path);
    expect(screen.queryByText('AI assistant')).toBeNull();
  },
  async 'taken back'(platform, { path, content, log }, user) {
    const notice = await screen.findByText(/The status could not be saved/);
    expect(document.querySelector('[role=radio][aria-checked=true]')?.textContent).toBe('Monitor');
    expect(platform.navigator.path).toBe(path);
    await isLogged(platform, log);
    api.heal();
    await user.click(within(notice.parentElement ?? document.body).getByText('Try again'));
    await content();
  },
  async 'only logged'(platform, { path, content, log }) {
    await content();
    await isLogged(platform, log);
    expect(platform.navigator.path).toBe(path);
  },
  async shown(platform, { path, content }) {
    await content();
    expect(screen.queryByText('Try again')).toBeNull();
    expect(platform.navigator.path).toBe(path === '/router' ? '/homepage/1' : path);
    expect(platform.logger.errors).toEqual([]);
  },
  async 'nothing in it'(platform, { name, path }) {
    await waitFor(() => expect(api.received).toContain(name));
    await waitFor(() => expect(screen.queryAllByText('Loading ...')).toEqual([]));
    expect(screen.queryByText('Try again')).toBeNull();
    expect(platform.navigator.path).toBe(path);
    expect(platform.logger.errors).toEqual([]);
  },
};

function liveConfig(timeoutMs: number): LiveConfig {
  const dashboard = {
    dashboardId: 'dashboard',
    chartId: 'chart',
    datasetId: 'set',
    columns: { status: 's', version: 'v', topic: 't', trend: 'r', topicQuadrant: 'tq', trendQuadrant: 'rq' },
  };
  const charts = 'https://charts.example';
  const config = parseAppConfig({
    mode: 'live',
    api: { baseUrl, timeoutMs },
    auth: { domain: 'auth.example', clientId: 'client' },
    analytics: {
      provider: 'luzmo',
      appServer: charts,
      apiHost: charts,
      aydHost: charts,
      dashboards: {
        trendMap: dashboard,
        opportunityMap: dashboard,
        trendList: dashboard,
        drivers: dashboard,
        impactingDrivers: dashboard,
      },
    },
  });
  if (config.mode !== 'live') throw new Error('This is no configuration of the live mode');
  return config;
}
