import { createRemoteJWKSet, jwtVerify } from 'jose';
import { Refusal } from '../http/messages.mjs';

/**
 * Checks bearer tokens with the public keys of the identity provider.
 *
 * @typedef {{ orgId: string | null, userId: string, email: string }} Session
 * @param {{ identity: string, audience: string }} options
 * @returns {(authorization: string | undefined) => Promise<Session | null>} null: no valid token
 */
export function createTokenCheck({ identity, audience }) {
  const keys = createRemoteJWKSet(new URL(`${identity}/.well-known/jwks.json`));
  const expected = { issuer: `${identity}/`, audience, algorithms: ['RS256'], typ: 'at+jwt' };
  return async (authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return null;
    try {
      /** @type {{ payload: Record<string, any> }} */
      const { payload } = await jwtVerify(token, keys, expected);
      return { orgId: payload['org_id'] ?? null, userId: payload['user_id'], email: payload['email'] };
    } catch {
      return null;
    }
  };
}

/**
 * @param {Session | null} session
 * @param {string | undefined} orgId the X-Org-Id of the request
 * @returns {{ orgId: string, userId: string, email: string }}
 * @throws Refusal 401 without a valid token, 403 for another organisation or none
 */
export function requireMember(session, orgId) {
  if (session === null) throw new Refusal(401, 'A valid bearer token is needed.');
  if (session.orgId === null) throw new Refusal(403, 'The token names no organisation.');
  if (orgId !== session.orgId) throw new Refusal(403, 'X-Org-Id is not the organisation of the token.');
  return { ...session, orgId: session.orgId };
}
