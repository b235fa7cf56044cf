import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Auth0AuthSession } from '../../../src/infrastructure/auth0/auth0-auth-session';

const MAYA = { sub: 'auth|maya', org_id: 'org_northwind', name: 'Maya Brandt', email: 'maya@northwind.example' };

/** The SDK as far as it is needed here; the browser tests of the live mode use the real one. */
const sdk = { clients: 0, user: MAYA, asked: 0, failures: [] as string[] };

vi.mock('@auth0/auth0-spa-js', () => ({
  Auth0Client: class {
    constructor() {
      sdk.clients += 1;
    }
    getUser = async () => sdk.user;
    getTokenSilently = async () => {
      sdk.asked += 1;
      const error = sdk.failures.shift();
      if (error !== undefined) throw Object.assign(new Error(error), { error });
      return 'a token';
    };
  },
}));

function session(): Auth0AuthSession {
  return new Auth0AuthSession({
    domain: 'login.example.com',
    clientId: 'product',
    audience: 'api',
    claimsNamespace: null,
    home: 'https://platform.example',
  });
}

let reached: () => Promise<Response>;

beforeEach(() => {
  Object.assign(sdk, { clients: 0, user: MAYA, asked: 0, failures: [] });
  reached = async () => new Response();
  vi.stubGlobal('document', { cookie: 'auth0.product.is.authenticated=true' });
  vi.stubGlobal('window', { location: new URL('https://platform.example/homepage/1') });
  vi.stubGlobal('fetch', () => reached());
});
afterEach(() => vi.unstubAllGlobals());

describe('the check of a session at the start of the page', () => {
  it.each([0, 1, 2])('waits through %i answers that come too late', async (late) => {
    sdk.failures = Array.from({ length: late }, () => 'timeout');
    expect((await session().start()).user).toMatchObject({ userId: MAYA.sub });
    expect(sdk.asked).toBe(late + 1);
  });

  it('gives up on the third', async () => {
    sdk.failures = ['timeout', 'timeout', 'timeout'];
    await expect(session().start()).rejects.toMatchObject({ problem: 'unreachable' });
    expect(sdk.asked).toBe(3);
  });

  it('is not made again where the provider is not there at all', async () => {
    sdk.failures = ['timeout'];
    reached = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(session().start()).rejects.toMatchObject({ problem: 'unreachable' });
    expect(sdk.asked).toBe(1);
  });

  it('fails at once for another reason than the time', async () => {
    sdk.failures = ['server_error'];
    await expect(session().start()).rejects.toMatchObject({ problem: 'unreachable' });
    expect(sdk.asked).toBe(1);
  });

  it('is not made, and the SDK not loaded, where no session can be', async () => {
    vi.stubGlobal('document', { cookie: 'other=1' });
    expect(await session().start()).toEqual({ user: null, returnTo: null });
    expect(sdk.clients).toBe(0);
  });
});

describe('a token', () => {
  it('is the own one, and none of another account that has logged in in this browser', async () => {
    const own = session();
    const ended: string[] = [];
    own.onEnded((problem) => ended.push(problem));
    await own.start();
    expect(await own.accessToken()).toBe('a token');
    sdk.user = { ...MAYA, sub: 'auth|noor' };
    await expect(own.accessToken()).rejects.toMatchObject({ problem: 'other-user' });
    expect([ended, sdk.clients]).toEqual([['other-user'], 1]);
    // What the SDK holds of the other account is not used by the next call.
    await expect(own.accessToken()).rejects.toMatchObject({ problem: 'other-user' });
    expect(sdk.clients).toBe(2);
  });

  it.each(['login_required', 'invalid_grant', 'missing_refresh_token'])(
    'ends the session where it has: %s',
    async (code) => {
      const own = session();
      const ended: string[] = [];
      own.onEnded((problem) => ended.push(problem));
      await own.start();
      sdk.failures = [code];
      await expect(own.accessToken()).rejects.toMatchObject({ kind: 'refused' });
      sdk.failures = ['timeout'];
      await expect(own.accessToken()).rejects.toMatchObject({ kind: 'network' });
      expect(ended).toEqual(['ended']);
    },
  );
});
