import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refresh, signIn } from '../../staging/sign-in.mjs';
import { type Caller, Environment } from './environment';
import { smallWorkspace } from './small-workspace';
import { isByDay } from '../../setup/by-day';

const dataDir = mkdtempSync(path.join(tmpdir(), 'staging-data-'));
let environment: Environment;
let analyst: Caller;

async function restart(workspace: unknown = smallWorkspace): Promise<void> {
  environment = await Environment.start(workspace, dataDir);
  analyst = await environment.caller('analyst@northwind');
}

beforeAll(() => restart(), 120_000);

afterAll(async () => {
  await environment.close();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(() => environment.control('POST', '/reset'));

const plant = (fault: object): Promise<unknown> => environment.control('POST', '/faults', fault);

describe('a planted fault', () => {
  it('answers the calls that it names, as often as it says', async () => {
    await plant({ path: '/api/sows/*', status: 503, times: 1 });
    expect((await analyst.get('/api/topics/11/')).status).toBe(200);
    expect((await analyst.get('/api/sows/1/shifts/')).status).toBe(503);
    expect((await analyst.get('/api/sows/1/shifts/')).status).toBe(200);
  });

  it('lasts until it is deleted without a number of times, and knows methods and the base of the API', async () => {
    await plant({ method: 'POST', path: '/client_interface/api/topics/*/status/', status: 417 });
    for (const _ of [1, 2, 3]) expect((await analyst.post('/api/topics/11/status/', {})).status).toBe(417);
    expect((await analyst.get('/api/topics/11/')).status).toBe(200);
    await environment.control('DELETE', '/faults');
    expect((await analyst.post('/api/topics/11/status/', { status_id: 1 })).status).toBe(200);
  });

  it('can answer anything: a page, other JSON, nothing', async () => {
    await plant({ path: '/api/rene/', body: '<!doctype html><p>hello', times: 1 });
    const page = await analyst.get('/api/rene/');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    await plant({ path: '/api/rene/', status: 200, body: { wrong: ['types'] }, times: 1 });
    expect((await analyst.get('/api/rene/')).body).toEqual({ wrong: ['types'] });
    await plant({ path: '/api/rene/', body: '', times: 1 });
    await expect(analyst.get('/api/rene/')).rejects.toThrow('JSON');
  });

  it('can wait, and can drop the connection', async () => {
    await plant({ path: '/api/rene/', delayMs: 120, times: 1 });
    const before = performance.now();
    expect((await analyst.get('/api/rene/')).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(100);
    await plant({ path: '/api/rene/', drop: true, times: 1 });
    await expect(analyst.get('/api/rene/')).rejects.toThrow('fetch failed');
  });

  it.each([null, {}, { path: '' }, { path: '/x', status: 99 }, { path: '/x', times: 0 }, { path: '/x', what: 1 }])(
    'is refused when it is none: %j',
    async (fault) => expect(await plant(fault as object)).toEqual({ detail: expect.any(String) as string }),
  );
});

describe('the recordings', () => {
  it('hold what the API received', async () => {
    await analyst.get('/api/sows/1/topics/?sort=name&order=asc');
    await analyst.with({ authorization: '' }).post('/api/track_event/', { event_name: 'x' });
    const common = { at: expect.any(String) as string, orgId: 'org_northwind' };
    const query = { sort: 'name', order: 'asc' };
    const userId = 'auth0|analyst@northwind.test';
    expect(await environment.control('GET', '/requests')).toEqual([
      { ...common, method: 'GET', path: '/api/sows/1/topics/', query, userId, body: null, status: 200 },
      {
        ...common,
        method: 'POST',
        path: '/api/track_event/',
        query: {},
        userId: null,
        body: { event_name: 'x' },
        status: 401,
      },
    ]);
    await environment.control('DELETE', '/requests');
    expect(await environment.control('GET', '/requests')).toEqual([]);
  });

  it('hold what the error reporting and the support chat received', async () => {
    const { sinks } = environment.addresses;
    const envelope = '{"dsn":"x"}\n{"type":"session"}\n{"started":1}\n{"type":"event"}\n{"message":"broken"}\n';
    await fetch(`${sinks}/api/1/envelope/?sentry_key=public`, { method: 'POST', body: envelope });
    await fetch(`${sinks}/messenger`, { method: 'POST', body: '{"name":"shutdown","args":[]}' });
    expect(await environment.control('GET', '/reports')).toEqual([{ message: 'broken' }]);
    expect(await environment.control('GET', '/messenger')).toMatchObject([{ name: 'shutdown', args: [] }]);
    await environment.control('POST', '/reset');
    expect(await environment.control('GET', '/reports')).toEqual([]);
  });
});

describe('the identity provider', () => {
  it('refuses a wrong password, and a token for another API', async () => {
    const email = 'analyst@northwind.test';
    await expect(signIn(environment.addresses, email, { password: 'x' })).rejects.toThrow('Wrong email or password');
    const audience = 'https://other.test/';
    await expect(signIn(environment.addresses, email, { audience })).rejects.toThrow('There is no such API.');
  });

  it('gives a refresh token that is good once', async () => {
    const options = { scope: 'openid profile email offline_access' };
    const { refreshToken } = await signIn(environment.addresses, 'analyst@northwind.test', options);
    const renewed = await refresh(environment.addresses, refreshToken ?? '');
    expect(renewed.refreshToken).not.toBe(refreshToken);
    await expect(refresh(environment.addresses, refreshToken ?? '')).rejects.toThrow(
      'Unknown or invalid refresh token.',
    );
  });

  it('leads out to the app alone', async () => {
    const { identity, app } = environment.addresses;
    const leave = async (returnTo: string): Promise<number> =>
      (await fetch(`${identity}/v2/logout?returnTo=${encodeURIComponent(returnTo)}`, { redirect: 'manual' })).status;
    expect(await leave(`${app}/login`)).toBe(302);
    expect(await leave('http://elsewhere.test/login')).toBe(400);
  });
});

describe('a restart on the same folder', () => {
  it.skipIf(isByDay)(
    'keeps the statuses of the same workspace, and starts afresh with another',
    async () => {
      const stored = (): Promise<unknown> => environment.control('GET', '/statuses?user=analyst@northwind.test');
      await analyst.post('/api/topics/11/status/', { status_id: 2 });
      await environment.close();
      await restart();
      expect(await stored()).toEqual({ '11': 2 });
      await environment.close();
      await restart({ ...smallWorkspace, meta: { title: 'Another' } });
      expect(await stored()).toEqual({});
    },
    120_000,
  );
});
