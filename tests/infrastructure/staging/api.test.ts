import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faultsOfAnswer, OPERATIONS } from '../../staging/contract/openapi.mjs';
import { DASHBOARDS } from '../../staging/surfaces.mjs';
import { type Answer, type Caller, Environment } from './environment';
import { smallWorkspace } from './small-workspace';

let environment: Environment;
let analyst: Caller;
let internal: Caller;
let contoso: Caller;

beforeAll(async () => {
  environment = await Environment.start(smallWorkspace);
  analyst = await environment.caller('analyst@northwind');
  internal = await environment.caller('internal@northwind');
  contoso = await environment.caller('analyst@contoso');
}, 120_000);

afterAll(() => environment.close());

beforeEach(() => environment.control('POST', '/reset'));

const user = { user_id: 'x' };
const { dashboardId, charts, columns } = DASHBOARDS.opportunityMap;
const clause = (column: string | null, value: readonly unknown[]) => ({
  clause: 'where',
  origin: 'global',
  securable_id: charts[0].datasetId,
  column_id: column,
  expression: '? in ?',
  value,
});
const PAYLOADS: Readonly<Record<string, unknown>> = {
  setTopicStatus: { status_id: 3 },
  grantDashboard: { sow_id: '1', dashboard_id: dashboardId, user, filter: [clause(columns.version, ['Current Data'])] },
  grantAssistant: { sow_id: 1, user, filter: [] },
  trackEvent: { event_name: 'logged_in', event_payload: {}, user },
};
const calls = OPERATIONS.map(({ id, method, path }) => ({
  id,
  method,
  path: path.replace('{sowId}', '1').replace('{tid}', '11').replace('{ssid}', '1').replace('{experimentId}', 'map'),
}));

function make({ id, method, path }: (typeof calls)[number], caller: Caller): Promise<Answer> {
  return method === 'GET' ? caller.get(path) : caller.post(path, PAYLOADS[id]);
}

async function statusOf(tid: number, caller: Caller): Promise<unknown> {
  return ((await caller.get(`/api/topics/${tid}/`)).body as { topic_status: unknown }).topic_status;
}

describe('each of the twenty calls', () => {
  it('is there', () => expect(calls).toHaveLength(20));

  it.each(calls)('$id answers as the OpenAPI document says', async (call) => {
    const { status, body } = await make(call, analyst);
    expect(status).toBe(200);
    expect(faultsOfAnswer({ ...call, status, body })).toEqual([]);
  });

  it.each(calls)('$id refuses who is not signed in, or speaks for others', async (call) => {
    for (const [expected, headers] of [
      [401, { authorization: '' }],
      [401, { authorization: 'Bearer not.a.token' }],
      [403, { 'x-org-id': '' }],
      [403, { 'x-org-id': 'org_contoso' }],
    ] as const) {
      const { status, body } = await make(call, analyst.with(headers));
      expect(status).toBe(expected);
      expect(faultsOfAnswer({ ...call, status, body })).toEqual([]);
    }
  });

  it.each(calls.filter(({ id, path }) => /\d|map/.test(path) || id.startsWith('grant')))(
    '$id shows nothing to another organisation',
    async (call) => {
      const { status, body } = await make(call, contoso);
      expect(status).toBe(404);
      expect(faultsOfAnswer({ ...call, status, body })).toEqual([]);
    },
  );
});

describe('the organisations', () => {
  it.each([
    ['analyst@northwind', ['First', 'Second']],
    ['analyst@contoso', ['Workplaces 2030']],
    ['analyst@excluded', ['Retail Logistics 2030']],
    ['analyst@empty', []],
  ])('%s sees its own projects alone: %j', async (name, names) => {
    const { body } = await (await environment.caller(name)).get('/api/sows/');
    expect((body as { sows: { name: string }[] }).sows.map((sow) => sow.name)).toEqual(names);
  });

  it('do not include a user without an organisation', async () => {
    const outsider = await environment.caller('analyst@nowhere', 'org_northwind');
    expect((await outsider.get('/api/sows/')).status).toBe(403);
    expect((await outsider.with({ 'x-org-id': '' }).get('/api/sows/')).status).toBe(403);
  });
});

describe('the status of a topic', () => {
  it('is of the person who picks it', async () => {
    expect(await statusOf(12, analyst)).toBe(1);
    await analyst.post('/api/topics/12/status/', { status_id: 4 });
    expect([await statusOf(12, analyst), await statusOf(12, internal)]).toEqual([4, 1]);
    expect(await environment.control('GET', '/statuses?user=analyst@northwind.test')).toEqual({ '12': 4 });
    expect(await environment.control('GET', '/statuses?user=internal@northwind.test')).toEqual({});
  });

  it('goes back with a reset', async () => {
    await analyst.post('/api/topics/12/status/', { status_id: 4 });
    await environment.control('POST', '/reset');
    expect(await statusOf(12, analyst)).toBe(1);
  });

  it('cannot be picked for a topic that has none', async () => {
    expect((await analyst.post('/api/topics/13/status/', { status_id: 1 })).status).toBe(400);
  });
});

describe('a payload', () => {
  const grant = PAYLOADS['grantDashboard'] as object;
  it.each([
    ['/api/topics/11/status/', {}],
    ['/api/topics/11/status/', { status_id: 5 }],
    ['/api/topics/11/status/', { status_id: '3' }],
    ['/api/topics/11/status/', { status_id: 3, more: 1 }],
    ['/api/topics/11/status/', 'not json'],
    ['/api/luzmo/auth/', { ...grant, dashboard_id: 'unknown' }],
    ['/api/luzmo/auth/', { ...grant, filter: [clause('unknown', [1])] }],
    ['/api/luzmo/auth/', { ...grant, filter: [clause(columns.topic, [])] }],
    ['/api/luzmo/auth/', { ...grant, filter: [{ ...clause(columns.topic, ['a']), expression: '? = ?' }] }],
    ['/api/luzmo_iq/auth/', { sow_id: 1, user, filter: [clause(columns.topic, ['a'])] }],
    ['/api/track_event/', { event_payload: {}, user }],
  ])('for %s that is wrong is refused with a reason: %j', async (path, body) => {
    const answer = await analyst.post(path, body);
    expect(answer.status).toBe(400);
    expect(faultsOfAnswer({ method: 'POST', path, ...answer })).toEqual([]);
  });

  it('is refused when it is not JSON by its type, or far too large', async () => {
    const path = '/api/topics/11/status/';
    expect((await analyst.with({ 'content-type': 'text/plain' }).post(path, '{"status_id":1}')).status).toBe(415);
    expect((await analyst.post(path, { status_id: 'x'.repeat(5_000_000) })).status).toBe(413);
  });

  it('in the query is checked, too', async () => {
    expect((await analyst.get('/api/sows/1/topics/?sort=colour')).status).toBe(400);
  });
});

describe('a grant', () => {
  const draw = async (authorization: unknown): Promise<Answer> => {
    const body = JSON.stringify({ dashboardId, itemId: null, ...(authorization as object) });
    const response = await fetch(`${environment.addresses.charts}/data`, { method: 'POST', body });
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  const grant = async (filter: readonly unknown[]): Promise<unknown> => {
    const { body } = await analyst.post('/api/luzmo/auth/', { sow_id: 1, dashboard_id: dashboardId, user, filter });
    const { authKey, authToken } = body as { authKey: string; authToken: string };
    return { key: authKey, token: authToken };
  };

  it.each([
    [[clause(columns.version, ['Current Data'])], ['Alpha', 'Beta', 'Delta', 'Gamma']],
    [[clause(columns.version, ['Previous Data'])], ['Alpha']],
    [[clause(columns.topic, ['Alpha', 'Gamma']), clause(columns.topicQuadrant, [1])], ['Alpha']],
    [[clause(columns.trend, ['Trend 1'])], ['Alpha', 'Beta']],
    [[clause(columns.status, [1])], ['Beta']],
    [[clause(columns.trendQuadrant, [2])], ['Gamma']],
  ])('draws the rows that its filters let through: %j', async (filter, names) => {
    const { body } = await draw(await grant(filter));
    const [chart] = (body as { charts: { items: { name: string }[] }[] }).charts;
    expect(chart?.items.map((item) => item.name)).toEqual(names);
  });

  it('draws nothing when it is made up, or has ended for its person', async () => {
    expect(await draw({ key: 'x', token: 'y' })).toMatchObject({ status: 401, body: { detail: 'Unauthorized' } });
    const given = await grant([]);
    await environment.control('DELETE', '/grants?user=internal@northwind.test');
    expect(await draw(given)).toMatchObject({ status: 200 });
    await environment.control('DELETE', '/grants?user=analyst@northwind.test');
    expect(await draw(given)).toMatchObject({ status: 401, body: { detail: 'Expired' } });
    expect(await environment.control('DELETE', '/grants?user=unknown')).toEqual({
      detail: expect.any(String) as string,
    });
  });

  it('ends with all others when no user is named', async () => {
    const given = await grant([]);
    await environment.control('DELETE', '/grants');
    expect(await draw(given)).toMatchObject({ status: 401, body: { detail: 'Expired' } });
  });
});

describe('other origins', () => {
  const preflight = (origin: string): Promise<Response> =>
    fetch(`${environment.addresses.api}/api/sows/`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    });

  it('may call when they are the app', async () => {
    const { app } = environment.addresses;
    const { status, headers } = await preflight(app);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, app]);
    expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type, x-org-id');
    const answer = await analyst.with({ origin: app }).get('/api/sows/');
    expect(answer.headers.get('access-control-allow-origin')).toBe(app);
    expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
  });

  it('may not when they are another user', async () => {
    const { status, headers } = await preflight('http://127.0.0.1:1');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const control = await fetch(`${environment.addresses.control}/requests`, { headers: { origin: 'http://a.test' } });
    expect(control.status).toBe(403);
  });
});
