import type { Auth0Client } from '@auth0/auth0-spa-js';
import { paths } from '../../domain/shared/routes';
import type { User } from '../../domain/session/user';
import {
  type AuthSession,
  type SessionStart,
  SignInFailure,
  type SignInProblem,
} from '../../application/session/auth-session';
import { RequestFailure } from '../../application/shared/request-failure';

export interface Auth0Options {
  /** A host name, or a whole address without a trailing slash. */
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string | null;
  /** For providers that only allow namespaced custom claims, such as "https://example.com/". */
  readonly claimsNamespace: string | null;
  /** The product's own address, which the provider leads back to. */
  readonly home: string;
}

/** Seconds without an answer after which the provider counts as unreachable. */
const TIMEOUT_SECONDS = 5;

/** Many tabs that are restored together ask one after the other, so a time-out is tried again. */
const START_TRIES = 3;

/** Error codes of a session that has ended, as opposed to a provider that cannot be reached. */
const SESSION_ENDED = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'invalid_grant',
  'missing_refresh_token',
]);

/** Error codes of an answer to a login that this tab has not begun. */
const NOT_BEGUN_HERE = new Set(['missing_transaction', 'state_mismatch']);

/** Authorisation code flow with PKCE. Tokens are held in memory and rotate; a reload authenticates silently. */
export class Auth0AuthSession implements AuthSession {
  #client: Promise<Auth0Client> | null = null;
  #onEnded: (problem: SignInProblem) => void = () => {};
  /** The provider's subject and organisation of this session. */
  #owner: string | null = null;

  constructor(private readonly options: Auth0Options) {}

  async start(): Promise<SessionStart> {
    const callback = takeCallback();
    const finished = callback === null ? null : await this.#finish(callback);
    if (finished !== null) return finished;
    // Without the SDK's cookie no session can exist, so its 60 kB are not loaded.
    if (!document.cookie.includes(`auth0.${this.options.clientId}.is.authenticated`))
      return { user: null, returnTo: null };
    const client = await this.#load();
    await this.#checkSession(client);
    return { user: await this.#user(client), returnTo: callback === null ? null : paths.router };
  }

  async signIn(returnTo: string): Promise<null> {
    const [client] = await Promise.all([this.#load(), this.#reachProvider()]);
    await client.loginWithRedirect({ appState: { returnTo } });
    return null;
  }

  /** Rejects with a RequestFailure when the provider does not answer; this browser is signed out nevertheless. */
  async signOut(): Promise<void> {
    const client = await this.#load();
    try {
      await this.#reachProvider();
    } catch (error) {
      await client.logout({ openUrl: false });
      throw error;
    }
    await client.logout({ logoutParams: { returnTo: `${this.options.home}${paths.login}` } });
    // The browser is navigating away: a resolved promise would show the login page for a moment.
    await new Promise(() => {});
  }

  onEnded(listener: (problem: SignInProblem) => void): void {
    this.#onEnded = listener;
  }

  /**
   * @param isRenewed asks the provider for a new token instead of using the cached one
   * @returns null where no audience is configured. Rejects with a RequestFailure: 'refused' when the session has ended,
   *   'network' when the provider is unreachable
   */
  async accessToken(isRenewed = false): Promise<string | null> {
    if (this.options.audience === null) return null;
    const client = await this.#load();
    let token: string | undefined;
    try {
      token = await client.getTokenSilently(isRenewed ? { cacheMode: 'off' } : {});
    } catch (error) {
      const hasEnded = SESSION_ENDED.has(errorCode(error));
      if (hasEnded) this.#onEnded('ended');
      throw new RequestFailure(hasEnded ? 'refused' : 'network', 'No access token', { cause: error });
    }
    await this.#refuseOtherUser(client);
    return token ?? null;
  }

  /**
   * The SDK answers a refused refresh token with a silent sign-in by the provider's cookie. When another account has logged
   * in in another tab, that cookie is the other account's.
   */
  async #refuseOtherUser(client: Auth0Client): Promise<void> {
    const owner = ownerOf(this.#withoutNamespace((await client.getUser()) ?? {}));
    if (owner === this.#owner) return;
    // Drops the tokens of the other account. Its cookie stays, because the other tab needs it.
    this.#client = null;
    this.#onEnded('other-user');
    throw new SignInFailure('refused', 'other-user', 'Another account has logged in in this browser');
  }

  /** Asks the provider who is signed in; no user is no failure. The SDK's own checkSession hides every failure. */
  async #checkSession(client: Auth0Client): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await client.getTokenSilently();
        return;
      } catch (error) {
        if (SESSION_ENDED.has(errorCode(error))) return;
        if (isClockError(error)) throw clockFailure(error);
        if (errorCode(error) !== 'timeout' || tries === START_TRIES)
          throw new SignInFailure('network', 'unreachable', 'The session could not be checked', { cause: error });
        // Rejects when the provider is not there at all.
        await this.#reachProvider();
      }
    }
  }

  /** @returns null: it answers no login that this tab has begun, such as one from the history or from a bookmark */
  async #finish(callback: string): Promise<SessionStart | null> {
    const client = await this.#load();
    try {
      const { appState } = await client.handleRedirectCallback<{ returnTo?: string }>(callback);
      return { user: await this.#user(client), returnTo: appState?.returnTo ?? paths.router };
    } catch (error) {
      if (error instanceof RequestFailure) throw error;
      if (isClockError(error)) throw clockFailure(error);
      if (NOT_BEGUN_HERE.has(errorCode(error))) return null;
      throw new RequestFailure('refused', `The login was not completed: ${errorCode(error)}`);
    }
  }

  async #user(client: Auth0Client): Promise<User | null> {
    const claims = await client.getUser();
    if (claims === undefined) return null;
    // Loaded here, because the login page shows no user.
    const { readUser } = await loaded(import('../wire/user.wire'));
    const own = this.#withoutNamespace(claims);
    this.#owner = ownerOf(own);
    return readUser(own);
  }

  #withoutNamespace(claims: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const namespace = this.options.claimsNamespace;
    if (namespace === null) return claims;
    const own = Object.entries(claims)
      .filter(([key]) => key.startsWith(namespace))
      .map(([key, value]) => [key.slice(namespace.length), value] as const);
    return { ...claims, ...Object.fromEntries(own) };
  }

  // Redirecting to an unreachable host would end on the browser's own error page.
  async #reachProvider(): Promise<void> {
    const origin = /^https?:/.test(this.options.domain) ? this.options.domain : `https://${this.options.domain}`;
    try {
      await fetch(`${origin}/.well-known/openid-configuration`, {
        mode: 'no-cors',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
      });
    } catch (error) {
      throw new SignInFailure('network', 'unreachable', 'The identity provider does not answer', { cause: error });
    }
  }

  #load(): Promise<Auth0Client> {
    this.#client ??= loaded(this.#newClient()).catch((error: unknown) => {
      // The next call loads the chunk again.
      this.#client = null;
      throw error;
    });
    return this.#client;
  }

  async #newClient(): Promise<Auth0Client> {
    const { Auth0Client: Client } = await import('@auth0/auth0-spa-js');
    return new Client({
      domain: this.options.domain,
      clientId: this.options.clientId,
      cacheLocation: 'memory',
      useRefreshTokens: true,
      useRefreshTokensFallback: true,
      authorizeTimeoutInSeconds: TIMEOUT_SECONDS,
      httpTimeoutInSeconds: TIMEOUT_SECONDS,
      authorizationParams: {
        redirect_uri: `${this.options.home}${paths.login}`,
        ...(this.options.audience !== null && { audience: this.options.audience }),
      },
    });
  }
}

/** Rejects with a RequestFailure 'network' when the code cannot be loaded. */
async function loaded<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (error) {
    throw new RequestFailure('network', 'The login could not be loaded', { cause: error });
  }
}

/** Removes the provider's answer from the address bar before it can be logged or reported. */
function takeCallback(): string | null {
  const { search, pathname, origin } = window.location;
  const query = new URLSearchParams(search);
  const isAnswer = pathname === paths.login && query.has('state') && (query.has('code') || query.has('error'));
  if (!isAnswer) return null;
  window.history.replaceState(window.history.state, '', pathname);
  return `${origin}${pathname}${search}`;
}

function ownerOf({ sub, org_id: organisation }: Readonly<Record<string, unknown>>): string {
  return JSON.stringify([sub ?? null, organisation ?? null]);
}

/** The SDK refuses an ID token that was issued in the future or has expired already, by the clock of this device. */
function isClockError(error: unknown): boolean {
  return error instanceof Error && /\((?:iat|exp|nbf|auth_time)\) claim/i.test(error.message);
}

function clockFailure(cause: unknown): SignInFailure {
  return new SignInFailure('refused', 'clock', 'The token does not fit the time of this device', { cause });
}

function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'error' in error ? String(error.error) : 'unknown';
}
