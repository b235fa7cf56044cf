import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestFailure } from '../../../src/application/shared/request-failure';
import { HttpClient, MAX_RETRIES, retryDelay } from '../../../src/infrastructure/http/http-client';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let answer: Answer;
let requests: IncomingMessage[];
let waits: number[];

beforeEach(async () => {
  requests = [];
  waits = [];
  answer = (_request, response) => response.end('{}');
  server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

let refusals = 0;
beforeEach(() => (refusals = 0));

function client(options: { token?: string | null; timeoutMs?: number } = {}): HttpClient {
  return new HttpClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/client_interface`,
    timeoutMs: options.timeoutMs ?? 2000,
    credentials: {
      orgId: async () => 'org_a',
      accessToken: async (isRenewed) => (isRenewed ? 'renewed' : (options.token ?? null)),
      refused: () => (refusals += 1),
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0.5,
  });
}

function status(code: number, body = '{}'): Answer {
  return (_request, response) => response.writeHead(code, { 'content-type': 'application/json' }).end(body);
}

async function failureOf(work: Promise<unknown>): Promise<RequestFailure> {
  return work.then(
    () => expect.fail('the request did not fail'),
    (error: unknown) => error as RequestFailure,
  );
}

describe('a call that the API does not accept (401)', () => {
  it.each(['get', 'post'] as const)('is made once more with a renewed token: %s', async (method) => {
    answer = (request, response) =>
      status(request.headers.authorization === 'Bearer renewed' ? 200 : 401, '{"sows":[]}')(request, response);
    const call = method === 'get' ? client({ token: 'old' }).get('/x') : client({ token: 'old' }).post('/x', {});
    expect(await call).toEqual({ sows: [] });
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer renewed']);
    expect(refusals).toBe(0);
  });

  it('ends the session when the renewed token is not accepted either', async () => {
    answer = status(401);
    expect((await failureOf(client({ token: 'old' }).get('/x'))).kind).toBe('refused');
    expect(requests).toHaveLength(2);
    expect(refusals).toBe(1);
  });
});

describe('every call', () => {
  it('carries X-Org-Id, and the bearer token where there is one', async () => {
    await client({ token: 'secret' }).get('/api/sows/');
    expect(requests[0]?.url).toBe('/client_interface/api/sows/');
    expect(requests[0]?.headers).toMatchObject({ 'x-org-id': 'org_a', authorization: 'Bearer secret' });
    await client().get('/api/sows/');
    expect(requests[1]?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    [404, 'not-found'],
    [417, 'maintenance'],
    [500, 'server'],
    [599, 'server'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'forbidden'],
    [429, 'refused'],
    [302, 'refused'],
  ])('fails with status %i as %s', async (code, kind) => {
    answer = status(code);
    expect((await failureOf(client().get('/x'))).kind).toBe(kind);
    expect((await failureOf(client().post('/x', {}))).kind).toBe(kind);
  });

  it('fails as malformed when the answer is a page instead of JSON', async () => {
    answer = status(200, '<!doctype html><p>hello');
    expect((await failureOf(client().get('/x'))).kind).toBe('malformed');
  });

  it('is null when the answer is empty', async () => {
    answer = status(200, '');
    expect(await client().get('/x')).toBeNull();
  });

  it('fails as network when nothing comes in time', async () => {
    answer = () => {};
    expect((await failureOf(client({ timeoutMs: 50 }).post('/x', {}))).kind).toBe('network');
  });

  it('fails as network when the connection drops', async () => {
    answer = (request) => request.socket.destroy();
    expect((await failureOf(client().get('/x'))).kind).toBe('network');
  });
});

describe('asking again', () => {
  it.each([502, 503, 504])('happens at most twice after %i, and only for GET', async (code) => {
    answer = status(code);
    await failureOf(client().get('/x'));
    expect(requests).toHaveLength(1 + MAX_RETRIES);
    expect(waits).toEqual([300, 600]);
    requests = [];
    await failureOf(client().post('/x', {}));
    expect(requests).toHaveLength(1);
  });

  it.each([400, 403, 404, 417, 500])('does not happen after %i', async (code) => {
    answer = status(code);
    await failureOf(client().get('/x'));
    expect(requests).toHaveLength(1);
  });

  it('ends with the first good answer', async () => {
    answer = (request, response) => (requests.length < 2 ? status(503) : status(200, '{"ok":1}'))(request, response);
    expect(await client().get('/x')).toEqual({ ok: 1 });
    expect(requests).toHaveLength(2);
  });

  it.each(['get', 'post'] as const)('waits as the Retry-After of a 429 says: %s', async (method) => {
    answer = (request, response) => {
      if (requests.length === 1)
        response.writeHead(429, { 'retry-after': '7', 'access-control-expose-headers': 'retry-after' }).end('{}');
      else status(200, '{"ok":1}')(request, response);
    };
    const http = client();
    expect(await (method === 'get' ? http.get('/x') : http.post('/x', {}))).toEqual({ ok: 1 });
    expect(waits).toEqual([7000]);
  });

  it('is not done for a call that was cancelled while it failed', async () => {
    const unwanted = new AbortController();
    answer = (request, response) => {
      unwanted.abort();
      status(503)(request, response);
    };
    await failureOf(client().get('/x', unwanted.signal));
    expect([requests.length, waits]).toEqual([1, []]);
  });

  it('reads a Retry-After that is a date, doubles a delay of its own without one, and gives up on a long one', () => {
    const tooMany = (retryAfter?: string) => ({ kind: 'refused', status: 429, retryAfter }) as const;
    const inFiveSeconds = new Date(Date.now() + 5000).toUTCString();
    expect(retryDelay('POST', tooMany(inFiveSeconds), 0, () => 0.5)).toBeLessThanOrEqual(5000);
    expect(retryDelay('POST', tooMany(inFiveSeconds), 0, () => 0.5)).toBeGreaterThan(2000);
    expect(retryDelay('POST', tooMany(), 1, () => 0.5)).toBe(600);
    expect(retryDelay('POST', tooMany('soon'), 0, () => 0.5)).toBe(300);
    expect(retryDelay('POST', tooMany('31'), 0, () => 0.5)).toBeNull();
    expect(retryDelay('GET', tooMany('1'), 2, () => 0.5)).toBeNull();
  });

  it('waits with jitter between half and one and a half of a doubling delay', () => {
    const failure = { kind: 'network', status: null, retryAfter: undefined } as const;
    expect([retryDelay('GET', failure, 0, () => 0), retryDelay('GET', failure, 0, () => 1)]).toEqual([150, 450]);
    expect(retryDelay('GET', failure, 1, () => 0.5)).toBe(600);
    expect(retryDelay('GET', failure, 2, () => 0.5)).toBeNull();
  });
});

describe('identical requests under way', () => {
  it('share one answer; later ones ask anew', async () => {
    const http = client();
    await Promise.all([http.get('/x'), http.get('/x'), http.get('/y')]);
    expect(requests.map((request) => request.url)).toEqual(['/client_interface/x', '/client_interface/y']);
    await http.get('/x');
    expect(requests).toHaveLength(3);
  });

  it('are cancelled when the last of them is no longer wanted', async () => {
    let closed = 0;
    const arrived = new Promise<void>((resolve) => {
      answer = (request) => {
        request.socket.on('close', () => (closed += 1));
        resolve();
      };
    });
    const http = client();
    const [one, other] = [new AbortController(), new AbortController()];
    const works = [http.get('/x', one.signal), http.get('/x', other.signal)].map((work) => failureOf(work));
    await arrived;
    one.abort();
    expect(closed).toBe(0);
    other.abort();
    expect((await Promise.all(works)).map((failure) => failure.kind)).toEqual(['network', 'network']);
    expect(requests).toHaveLength(1);
  });

  it('go on for the others when one of them is no longer wanted', async () => {
    const answers: (() => void)[] = [];
    answer = (_, response) => void answers.push(() => response.end('[]'));
    const http = client();
    const [one, other] = [new AbortController(), new AbortController()];
    const works = [http.get('/x', one.signal), http.get('/x', other.signal), http.get('/x')];
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    one.abort();
    other.abort();
    answers[0]?.();
    expect((await Promise.allSettled(works)).at(-1)).toEqual({ status: 'fulfilled', value: [] });
    expect(requests).toHaveLength(1);
  });

  it('leave no listener on what could have cancelled them', async () => {
    const wanted = new AbortController();
    const [added, removed] = [
      vi.spyOn(wanted.signal, 'addEventListener'),
      vi.spyOn(wanted.signal, 'removeEventListener'),
    ];
    await client().get('/x', wanted.signal);
    answer = status(404);
    await failureOf(client().get('/x', wanted.signal));
    expect(added).toHaveBeenCalledTimes(2);
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
  });

  it('go on when the page is left, where that is asked for', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    await client().post('/x', {}, { outlivesPage: true });
    expect(sent.mock.calls.map(([, options]) => options?.keepalive)).toEqual([true]);
    await client().post('/x', {});
    expect(sent).toHaveBeenCalledOnce();
    sent.mockRestore();
  });

  it('are cancelled with the only caller, also one that had cancelled before it asked', async () => {
    const closed = new Promise<void>((resolve) => {
      answer = (request) => void request.socket.on('close', () => resolve());
    });
    const http = client();
    const unwanted = new AbortController();
    unwanted.abort();
    expect((await failureOf(http.get('/x', unwanted.signal))).kind).toBe('network');
    // One that was not sent at all was not answered either.
    if (requests.length > 0) await closed;
    answer = (_, response) => void response.end('[]');
    expect(await http.get('/x')).toEqual([]);
  });

  it('are shared with a newer one while one that was cancelled ends', async () => {
    const answers: (() => void)[] = [];
    const arrived = async (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count));
    answer = (_, response) => void answers.push(() => response.end('[]'));
    const http = client();
    const unwanted = new AbortController();
    const cancelled = failureOf(http.get('/x', unwanted.signal));
    await arrived(1);
    unwanted.abort();
    const newer = http.get('/x');
    await cancelled;
    const joined = http.get('/x');
    await arrived(2);
    answers[1]?.();
    expect(await Promise.all([newer, joined])).toEqual([[], []]);
    expect(requests).toHaveLength(2);
  });
});
