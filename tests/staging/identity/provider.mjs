import { exportJWK, generateKeyPair } from 'jose';
import { errors, Provider } from 'oidc-provider';
import { accountByUserId, claimsOf } from '../accounts.mjs';
import { CLIENT_ID } from '../app-config.mjs';

/** @typedef {NonNullable<NonNullable<import('oidc-provider').Configuration['features']>['resourceIndicators']>} ResourceIndicators */

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const SCOPES = 'openid profile email offline_access';
const PROFILE = [
  'nickname',
  'org_id',
  'organisation_name',
  'internal',
  'user_id',
  'login_count',
  'updated_at',
  'intercom_hmac',
];

/**
 * A real OpenID provider that behaves as the hosted login of production does.
 * @param {import('../addresses.mjs').Addresses} addresses
 * @returns {Promise<Provider>}
 */
export async function createProvider({ identity, app, api }) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  // The trailing slash: the SDK expects the issuer to be its domain and a slash.
  return new Provider(`${identity}/`, {
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${app}/login`, `${app}/`, app],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'staging' }] },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      jwks: '/.well-known/jwks.json',
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true },
      // The answer to a silent sign-in goes from a hidden frame to the page.
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: accessTokensFor(api),
    },
    // The SDK's name for the standard parameter `resource`.
    extraParams: {
      audience(_ctx, audience) {
        if (audience !== undefined && audience !== api) throw new errors.InvalidTarget('There is no such API.');
      },
    },
    claims: { openid: ['sub'], email: ['email'], profile: PROFILE },
    // Claims of the scopes go into the ID token, where the SDK reads them.
    conformIdTokenClaims: false,
    extraTokenClaims: (_ctx, token) => {
      const account = 'accountId' in token ? accountByUserId(token.accountId) : undefined;
      if (account === undefined) return {};
      const { org_id, user_id, email } = claimsOf(account);
      return { org_id, user_id, email };
    },
    findAccount(_ctx, accountId) {
      const account = accountByUserId(accountId);
      return account && { accountId, claims: () => ({ sub: accountId, ...claimsOf(account) }) };
    },
    clientBasedCORS: (_ctx, origin) => origin === app,
    // The SDK asks by offline_access only, without the consent that the standard needs for it.
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    loadExistingGrant: grantEverything,
    cookies: { keys: ['staging'] },
    ttl: { AccessToken: HOUR, IdToken: HOUR, Interaction: HOUR, Session: DAY, Grant: DAY, RefreshToken: DAY },
    interactions: { url: (_ctx, { uid }) => `/u/login/${uid}` },
    renderError(ctx, { error, error_description: description = '' }) {
      ctx.type = 'text';
      ctx.body = `${error}: ${description}`;
    },
  });
}

/**
 * @param {string} api
 * @returns {ResourceIndicators}
 */
function accessTokensFor(api) {
  return {
    enabled: true,
    defaultResource: (ctx) => /** @type {string} */ (ctx.oidc.params?.['audience']),
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: '',
      audience: api,
      accessTokenTTL: HOUR,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'RS256' } },
    }),
  };
}

/**
 * There is no consent page: app and API belong to the same organisation.
 * @param {import('oidc-provider').KoaContextWithOIDC} ctx
 */
async function grantEverything(ctx) {
  const { provider, client, session } = ctx.oidc;
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
}
