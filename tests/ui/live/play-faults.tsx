import { cleanup, configure, getConfig, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ClearUserData } from '../../../src/application/session/clear-user-data';
import { RecordLogin } from '../../../src/application/tracking/record-usage';
import { SessionStore } from '../../../src/application/session/session.store';
import { RecordPageViews } from '../../../src/application/shell/record-page-views';
import { parseAppConfig, type LiveConfig } from '../../../src/composition/app-config';
import { loadFirstScreen } from '../../../src/composition/start/load-first-screen';
import { AppRoutes } from '../../../src/ui/app/app';
import { aLuzmoConfig } from '../../builders/luzmo-mother';
import { ShortWaitClock } from '../../fakes/short-wait-clock';
import { TestPlatform } from '../../fakes/test-platform';
import { areaOf, renderAt } from '../shell/render-at';
import { CALLS, type Call } from './calls';
import { expectedOutcome, type Outcome } from './outcomes';
import { PendingRequests } from './pending-requests';
import { FAULTS, PlayedApi, type Fault } from './played-api';
import { hasScreenAt, isWithout } from '../../fakes/is-without';

/** In milliseconds. Ends a cell that hangs; a busy machine takes less for any of them. */
const HANGS_AFTER = 60_000;
/** In milliseconds, of the configuration. */
const API_TIMEOUT = 30_000;
const usualTimeout = getConfig().asyncUtilTimeout;
const PAGES: Readonly<Record<'/403' | '/404' | '/maintenance' | '/500', string>> = {
  '/403': 'Sorry',
  '/404': 'Sorry',
  '/maintenance': 'Maintenance',
  '/500': 'Oops !',
};

const api = new PlayedApi();
const requests = new PendingRequests();

/**
 * A test for each call with each fault, on the real screens, stores and adapters. With WHOLE_FAULT_MATRIX=1, as at night,
 * every cell is played, else one fault of each call, another one for each: that a fault is the failure it counts as, the
 * tests of the HTTP client say.
 */
export function playFaults(calls: readonly Call[]): void {
  beforeAll(async () => {
    configure({ asyncUtilTimeout: HANGS_AFTER });
    await api.start();
    requests.follow();
    api.onSilence = (method, pathname) => requests.timeOut(method, pathname);
  });

  afterAll(async () => {
    vi.unstubAllGlobals();
    configure({ asyncUtilTimeout: usualTimeout });
    await api.stop();
  });

  describe.each(calls.filter(({ path, module }) => (module === undefined ? hasScreenAt(path) : !isWithout(module))))(
    '$name',
    (call) => {
      it.each(playedFaults(call))('%s', { timeout: 5 * HANGS_AFTER }, async (fault) => {
        api.fail(call.name, fault);
        requests.ended.length = 0;
        const { platform, user } = await open(call);
        await reach(call, platform, user);
        await CHECKS[expectedOutcome(call, fault)](platform, call, user);
        // The call was made, and no screen waits for anything any more.
        await waitFor(() => expect(api.received).toContain(call.name));
        await waitFor(() => expect(screen.queryAllByText('Loading ...')).toEqual([]));
        expect(new Set(requests.ended)).toEqual(new Set(fault === 'silence' ? [API_TIMEOUT] : []));
        await expectAskedOnce(platform, call, fault);
        cleanup();
      });
    },
  );
}

function playedFaults(call: Call): readonly Fault[] {
  if (process.env['WHOLE_FAULT_MATRIX']) return FAULTS;
  const turn = CALLS.indexOf(call);
  return [FAULTS[turn % FAULTS.length] ?? 'silence'];
}

async function open({ path }: Call) {
  const platform = new TestPlatform({ path, live: { config: liveConfig(), clock: new ShortWaitClock() } });
  for (const companion of [ClearUserData, RecordLogin, RecordPageViews]) {
    platform.get<{ start(): () => void }>(companion).start();
  }
  // As main.tsx begins: what is loaded ahead, and then the screens.
  await loadFirstScreen(platform.resolver, areaOf(platform), platform.navigator.location.pathname);
  await platform.get(SessionStore).start();
  const rendered = renderAt(platform, <AppRoutes {...areaOf(platform)} />);
  return { platform, user: rendered.user };
}

/** The list may be asked for ahead, and its failure may have led away before there is anything to press. */
async function reach({ name, reach: way, path }: Call, platform: TestPlatform, user: UserEvent): Promise<void> {
  if (way === undefined) return;
  const control = await waitFor(() => {
    const found = way.find();
    if (found === null && placeOf(platform) === path) throw new Error(`${name}: there is nothing that leads to it.`);
    return found;
  });
  if (control !== null) await way.press(control, user);
}

const LASTING: readonly Fault[] = ['400', '403', '404', '417', '500', 'HTML', 'wrong types', 'empty', 'huge'];

/** How often one question is sent: what may be temporary twice more, and a refused token once more with another one. */
function sentBy(name: string, fault: Fault): number {
  if (LASTING.includes(fault)) return 1;
  if (fault === '401') return 2;
  return name.startsWith('GET') || fault === '429' ? 3 : 1;
}

/** Whatever asks for it, ahead of the screen, as the screen and as its parts: one question, and one line in the log. */
async function expectAskedOnce(platform: TestPlatform, call: Call, fault: Fault): Promise<void> {
  // Events are questions of their own.
  const questionsNow = (): number => (call.part === 'told' ? platform.logger.errors.length || api.faulted : 1);
  // The last try may still be on its way to the server.
  await waitFor(() => expect([call.name, api.faulted]).toEqual([call.name, questionsNow() * sentBy(call.name, fault)]));
  const questions = questionsNow();
  if (fault === '401') return;
  const isFailure = !['shown', 'nothing in it'].includes(expectedOutcome(call, fault));
  const logged = platform.logger.errors.map(({ message }) => message);
  expect(logged).toEqual(isFailure ? Array.from({ length: questions }, () => call.log) : []);
}

type Check = (platform: TestPlatform, call: Call, user: UserEvent) => Promise<void>;

const isLogged = (platform: TestPlatform, message: string): Promise<void> =>
  waitFor(() => expect(platform.logger.errors.map((entry) => entry.message)).toContain(message));

const leadsTo =
  (page: keyof typeof PAGES): Check =>
  async (platform, { log }) => {
    await screen.findByText(PAGES[page], { selector: 'h1' });
    expect(platform.navigator.path).toBe(page);
    await isLogged(platform, log);
  };

/** The address without the card's tab, which is added once it is open. */
const placeOf = ({ navigator }: TestPlatform): string => navigator.path.replace(/&card_tab=[^&]*/, '');

const offersRetry: Check = async (platform, { path, content, log }, user) => {
  const again = await screen.findByText('Try again', { selector: 'button' });
  expect(placeOf(platform)).toBe(path);
  await isLogged(platform, log);
  api.heal();
  await user.click(again);
  await content();
};

const CHECKS: Readonly<Record<Outcome, Check>> = {
  async '/login'(platform) {
    await waitFor(() => expect(platform.navigator.path).toBe('/login'));
    expect(platform.get(SessionStore).problem).toBe('refused');
    expect(platform.channel.announced).toEqual(['auth|maya']);
  },
  '/403': leadsTo('/403'),
  '/404': leadsTo('/404'),
  '/maintenance': leadsTo('/maintenance'),
  '/500': leadsTo('/500'),
  'Try again': offersRetry,
  '/router, Try again': (platform, call, user) => offersRetry(platform, { ...call, path: '/router' }, user),
  async 'goes without'(platform, { path, content, log }) {
    await content();
    await isLogged(platform, log);
    expect(placeOf(platform)).toBe(path);
    expect(screen.queryByText('AI assistant')).toBeNull();
  },
  async 'taken back'(platform, { path, content, log }, user) {
    const notice = await screen.findByText(/The status could not be saved/);
    expect(document.querySelector('[role=radio][aria-checked=true]')?.textContent).toBe('Monitor');
    expect(placeOf(platform)).toBe(path);
    await isLogged(platform, log);
    api.heal();
    await user.click(within(notice.parentElement ?? document.body).getByText('Try again'));
    await content();
  },
  async gone(platform, { path, log }) {
    await screen.findByText(/^This (?:topic|trend) is no longer in the data$/, { selector: 'section h2' });
    expect(placeOf(platform)).toBe(path);
    await isLogged(platform, log);
    await screen.findByText('Circular materials', { selector: 'h3, h3 *, h2, h2 *' });
  },
  async 'only logged'(platform, { path, content, log }) {
    await content();
    await isLogged(platform, log);
    expect(placeOf(platform)).toBe(path);
  },
  async shown(platform, { path, content }) {
    await content();
    expect(screen.queryByText('Try again')).toBeNull();
    expect(placeOf(platform)).toBe(path === '/router' ? '/homepage/1' : path);
    expect(platform.logger.errors).toEqual([]);
  },
  async 'nothing in it'(platform, { name, path }) {
    await waitFor(() => expect(api.received).toContain(name));
    await waitFor(() => expect(screen.queryAllByText('Loading ...')).toEqual([]));
    expect(screen.queryByText('Try again')).toBeNull();
    expect(placeOf(platform)).toBe(path);
    expect(platform.logger.errors).toEqual([]);
  },
};

function liveConfig(): LiveConfig {
  const config = parseAppConfig({
    mode: 'live',
    api: { baseUrl: api.address, timeoutMs: API_TIMEOUT },
    auth: { domain: 'auth.example', clientId: 'client' },
    analytics: aLuzmoConfig(),
  });
  if (config.mode !== 'live') throw new Error('This is no configuration of the live mode');
  return config;
}
