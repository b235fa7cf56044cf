import type { Auth0Client } from '@auth0/auth0-spa-js';
import { paths } from '../../domain/shell/routes';
import type { User } from '../../domain/session/user';
import type { AuthSession, SessionStart } from '../../application/session/auth-session';
import { RequestFailure } from '../../application/shared/request-failure';

export interface Auth0Options {
  /** A host name, or a whole address without a trailing slash. */
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string | null;
  /** For providers that only allow namespaced custom claims, such as "https://example.com/". */
  readonly claimsNamespace: string | null;
}

/** Seconds after which a silent provider counts as gone: a spinner is no place to wait for longer. */
const TIMEOUT_SECONDS = 5;

/** The provider's words for "this session is over", as opposed to "I cannot be reached". */
const SESSION_OVER = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'invalid_grant',
  'missing_refresh_token',
]);

/** Authorisation code with PKCE; tokens live in memory only and rotate, a reload asks the provider silently. */
export class Auth0AuthSession implements AuthSession {
  readonly #options: Auth0Options;
  #client: Promise<Auth0Client> | null = null;
  #ended: () => void = () => {};

  constructor(options: Auth0Options) {
    this.#options = options;
  }

  async start(): Promise<SessionStart> {
    const callback = takeCallback();
    if (callback !== null) return this.#finish(callback);
    // Without the SDK's own mark no session can exist, and its 60 kB need not be loaded to find that out.
    if (!document.cookie.includes(`auth0.${this.#options.clientId}.is.authenticated`))
      return { user: null, returnTo: null };
    const client = await this.#load();
    await client.checkSession();
    return { user: await this.#user(client), returnTo: null };
  }

  async signIn(returnTo: string): Promise<null> {
    const [client] = await Promise.all([this.#load(), this.#reachProvider()]);
    await client.loginWithRedirect({ appState: { returnTo } });
    return null;
  }

  /** Rejects with a RequestFailure when only this browser could be signed out: the provider does not answer. */
  async signOut(): Promise<void> {
    const client = await this.#load();
    try {
      await this.#reachProvider();
    } catch (error) {
      await client.logout({ openUrl: false });
      throw error;
    }
    await client.logout({ logoutParams: { returnTo: `${window.location.origin}${paths.login}` } });
    // The browser is leaving; what follows would only flicker.
    await new Promise(() => {});
  }

  onEnded(listener: () => void): void {
    this.#ended = listener;
  }

  /** Rejects with a RequestFailure: 'refused' when the session is over, 'network' when the provider is not there. */
  async accessToken(): Promise<string | null> {
    if (this.#options.audience === null) return null;
    const client = await this.#load();
    try {
      return (await client.getTokenSilently()) ?? null;
    } catch (error) {
      const over = SESSION_OVER.has(errorCode(error));
      if (over) this.#ended();
      throw new RequestFailure(over ? 'refused' : 'network', 'No access token', { cause: error });
    }
  }

  async #finish(callback: string): Promise<SessionStart> {
    const client = await this.#load();
    try {
      const { appState } = await client.handleRedirectCallback<{ returnTo?: string }>(callback);
      return { user: await this.#user(client), returnTo: appState?.returnTo ?? paths.router };
    } catch (error) {
      if (error instanceof RequestFailure) throw error;
      throw new RequestFailure('refused', `The login was not completed: ${errorCode(error)}`);
    }
  }

  async #user(client: Auth0Client): Promise<User | null> {
    const claims = await client.getUser();
    if (claims === undefined) return null;
    // What reads them is the product's own file of code: the login page, which has none, does not wait for it.
    const [{ parseRow }, { toUser, USER_REQUIRED, userClaims }] = await arriving(
      Promise.all([import('../wire/rows'), import('../wire/user.wire')]),
    );
    const parsed = parseRow(this.#plain(claims), userClaims, USER_REQUIRED);
    return parsed === null ? null : toUser(parsed);
  }

  #plain(claims: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const namespace = this.#options.claimsNamespace;
    if (namespace === null) return claims;
    const own = Object.entries(claims)
      .filter(([key]) => key.startsWith(namespace))
      .map(([key, value]) => [key.slice(namespace.length), value] as const);
    return { ...claims, ...Object.fromEntries(own) };
  }

  // Leaving for a host that is not there would end in the browser's own error page; so we knock first.
  async #reachProvider(): Promise<void> {
    const origin = /^https?:/.test(this.#options.domain) ? this.#options.domain : `https://${this.#options.domain}`;
    try {
      await fetch(`${origin}/.well-known/openid-configuration`, {
        mode: 'no-cors',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
      });
    } catch (error) {
      throw new RequestFailure('network', 'The identity provider does not answer', { cause: error });
    }
  }

  #load(): Promise<Auth0Client> {
    this.#client ??= arriving(this.#newClient()).catch((error: unknown) => {
      // A chunk that did not arrive may arrive the next time.
      this.#client = null;
      throw error;
    });
    return this.#client;
  }

  async #newClient(): Promise<Auth0Client> {
    const { Auth0Client: Client } = await import('@auth0/auth0-spa-js');
    return new Client({
      domain: this.#options.domain,
      clientId: this.#options.clientId,
      cacheLocation: 'memory',
      useRefreshTokens: true,
      useRefreshTokensFallback: true,
      authorizeTimeoutInSeconds: TIMEOUT_SECONDS,
      httpTimeoutInSeconds: TIMEOUT_SECONDS,
      authorizationParams: {
        redirect_uri: `${window.location.origin}${paths.login}`,
        ...(this.#options.audience !== null && { audience: this.#options.audience }),
      },
    });
  }
}

/** @throws RequestFailure (rejects), 'network', for code that does not come */
async function arriving<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (error) {
    throw new RequestFailure('network', 'The login could not be loaded', { cause: error });
  }
}

/** Takes the provider's answer out of the address bar before anything can log or report it. */
function takeCallback(): string | null {
  const { search, pathname, origin } = window.location;
  const query = new URLSearchParams(search);
  if (!query.has('state') || !(query.has('code') || query.has('error'))) return null;
  window.history.replaceState(window.history.state, '', pathname);
  return `${origin}${pathname}${search}`;
}

function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'error' in error ? String(error.error) : 'unknown';
}
