import { createHash, randomBytes } from 'node:crypto';
import { PASSWORD } from './accounts.mjs';
import { CLIENT_ID } from './app-config.mjs';

/**
 * @typedef {object} Tokens
 * @property {string} accessToken
 * @property {string} idToken
 * @property {string | null} refreshToken only for the scope offline_access
 */

/**
 * Signs in as the app's SDK does (authorisation code with PKCE), but without a browser: for tests of the API.
 * @param {Pick<import('./addresses.mjs').Addresses, 'app' | 'api' | 'identity'>} addresses
 * @param {string} email
 * @param {{ password?: string, scope?: string, audience?: string }} [options]
 * @returns {Promise<Tokens>} rejects with what the login page or the provider says
 */
export async function signIn({ app, api, identity }, email, options = {}) {
  const { password = PASSWORD, scope = 'openid profile email', audience = api } = options;
  const [verifier, redirectUri] = [randomBytes(32).toString('base64url'), `${app}/login`];
  const browse = browser();
  const question = new URLSearchParams({
    client_id: CLIENT_ID,
    scope,
    audience,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'query',
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const start = await browse(`${identity}/authorize?${question}`);
  let at = start.location ?? '';
  if (!at.startsWith(app)) {
    const login = new URLSearchParams({ username: email, password, action: 'continue' });
    const answer = await browse(at, login);
    if (answer.location === null) throw new Error(/role="alert">([^<]*)/.exec(await answer.text())?.[1]);
    at = (await browse(answer.location)).location ?? '';
  }
  const { searchParams: outcome } = new URL(at);
  const code = outcome.get('code');
  if (code === null) throw new Error(outcome.get('error_description') ?? 'The provider gave no code.');
  return exchange(identity, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
}

/**
 * @param {{ identity: string }} addresses
 * @param {string} refreshToken is used up by this
 * @returns {Promise<Tokens>}
 */
export function refresh({ identity }, refreshToken) {
  return exchange(identity, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

/**
 * @param {string} identity
 * @param {Record<string, string>} parameters
 * @returns {Promise<Tokens>}
 */
async function exchange(identity, parameters) {
  const response = await fetch(`${identity}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: CLIENT_ID, ...parameters }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error_description ?? answer.error);
  return {
    accessToken: answer.access_token,
    idToken: answer.id_token,
    refreshToken: answer.refresh_token ?? null,
  };
}

/** Stores cookies, and returns the address of a redirection instead of following it. */
function browser() {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  return async (/** @type {string} */ address, /** @type {URLSearchParams} */ form = new URLSearchParams()) => {
    const isPost = form.size > 0;
    const response = await fetch(address, {
      method: isPost ? 'POST' : 'GET',
      body: isPost ? form : null,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return { location: location && new URL(location, address).href, text: () => response.text() };
  };
}
