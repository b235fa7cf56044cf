import { accountByEmail } from '../accounts.mjs';
import { resetStatuses, saveStatus, storedStatuses } from '../database/statuses.mjs';
import { addressOf, parseJson, readText, Refusal, sendJson } from '../http/messages.mjs';
import { faultyFault } from './faults.mjs';

/** A fault may have a body that is too large for the app. */
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * The control calls, for tests only. They need no login, so they answer on the loopback interface only, and to no web
 * page.
 * @param {object} services
 * @param {import('../database/connect.mjs').Query} services.query
 * @param {import('../recordings.mjs').Recordings} services.recordings
 * @param {import('./faults.mjs').Faults} services.faults
 * @param {import('../grants.mjs').GrantBook} services.grants
 * @returns {(request: Request, response: import('../http/listen.mjs').Response, path: string) => Promise<void>}
 *
 * @typedef {import('../http/listen.mjs').Request} Request
 */
export function createControl({ query, recordings, faults, grants }) {
  const done = { success: true };
  /** @type {Record<string, (request: Request) => unknown>} */
  const calls = {
    'GET /requests': () => recordings.requests,
    'DELETE /requests'() {
      recordings.requests = [];
      return done;
    },
    async 'POST /faults'(request) {
      const fault = parseJson(await readText(request, MAX_BYTES));
      const wrong = faultyFault(fault);
      if (wrong !== null) throw new Refusal(400, wrong);
      faults.add(fault);
      return done;
    },
    'DELETE /faults'(request) {
      faults.clear(addressOf(request).searchParams.get('path') ?? undefined);
      return done;
    },
    'GET /statuses'(request) {
      return storedStatuses(query, emailIn(request) ?? notAnAccount());
    },
    async 'POST /statuses'(request) {
      const statuses = parseJson(await readText(request, MAX_BYTES));
      const email = emailIn(request) ?? notAnAccount();
      for (const [tid, status] of Object.entries(statuses)) await saveStatus(query, email, tid, Number(status));
      return done;
    },
    'GET /reports': () => recordings.reports,
    'GET /messenger': () => recordings.messenger,
    'DELETE /grants'(request) {
      grants.expireAll(emailIn(request));
      return done;
    },
    async 'POST /reset'() {
      recordings.clear();
      faults.clear();
      await resetStatuses(query);
      return done;
    },
  };
  return async (request, response, path) => {
    try {
      if (request.headers.origin !== undefined) throw new Refusal(403, 'Not for web pages.');
      const call = calls[`${request.method} ${path}`];
      if (call === undefined) throw new Refusal(404, `There is no control call ${request.method} ${path}.`);
      sendJson(response, 200, await call(request));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendJson(response, error.status, { detail: error.message });
    }
  };
}

/**
 * @param {Request} request
 * @returns {string | undefined} undefined: the call names no user
 */
function emailIn(request) {
  const named = addressOf(request).searchParams.get('user');
  return named === null ? undefined : (accountByEmail(named)?.email ?? notAnAccount());
}

/** @returns {never} */
function notAnAccount() {
  throw new Refusal(400, 'The parameter "user" must be the e-mail of an account.');
}
