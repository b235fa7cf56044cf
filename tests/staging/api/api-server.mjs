import { matchPath, OPERATIONS } from '../contract/openapi.mjs';
import { addressOf, parseJson, readText, Refusal, sendJson } from '../http/messages.mjs';
import { createControl } from './control.mjs';
import { answerCors } from '../http/cors.mjs';
import { Faults, play } from './faults.mjs';
import { accessOperations } from './operations/access.mjs';
import { projectOperations } from './operations/projects.mjs';
import { signalOperations } from './operations/signals.mjs';
import { createTokenCheck, requireMember } from './token-check.mjs';

const BASE = '/client_interface';
const CONTROL = '/__staging__';
/** Room for a filter that names nearly all of 6,000 topics by names of 250 characters. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * @typedef {object} Call
 * @property {{ orgId: string, userId: string, email: string }} member
 * @property {Record<string, string>} parameters of the path
 * @property {Record<string, string>} query
 * @property {any} body of the request, checked
 *
 * @typedef {(call: Call) => unknown} Handler returns undefined for what does not exist
 *
 * @typedef {import('../http/listen.mjs').Request} Request
 * @typedef {import('../http/listen.mjs').Response} Response
 */

/**
 * The API (specification, section 7) and the control calls.
 * @param {object} services
 * @param {import('../addresses.mjs').Addresses} services.addresses
 * @param {import('../database/connect.mjs').Query} services.query
 * @param {import('../grants.mjs').GrantBook} services.grants
 * @param {import('../recordings.mjs').Recordings} services.recordings
 * @returns {import('../http/listen.mjs').Listener}
 */
export function createApi({ addresses, query, grants, recordings }) {
  const faults = new Faults(BASE);
  const control = createControl({ query, recordings, faults, grants });
  const sessionOf = createTokenCheck({ identity: addresses.identity, audience: addresses.api });
  const services = { query, grants };
  /** @type {Record<string, Handler>} */
  const handlers = { ...projectOperations(services), ...signalOperations(services), ...accessOperations(services) };
  const missing = OPERATIONS.find(({ id }) => handlers[id] === undefined);
  if (missing) throw new Error(`The operation ${missing.id} of openapi.json is not built.`);

  /**
   * @param {Request} request
   * @param {Response} response
   * @param {ReturnType<typeof addressOf>} address
   */
  async function answer(request, response, { pathname, searchParams }) {
    const { method = '' } = request;
    const orgId = request.headers['x-org-id']?.toString();
    const path = pathname.slice(BASE.length);
    const call = recordings.add(recordings.requests, {
      at: new Date().toISOString(),
      method,
      path,
      query: Object.fromEntries(searchParams),
      orgId: orgId ?? null,
      userId: null,
      body: null,
      status: null,
    });
    // The recorded status is the one that was sent, whatever answered.
    response.once('finish', () => (call.status = response.statusCode));
    const text = await readText(request, MAX_BYTES);
    call.body = readable(text);
    const session = await sessionOf(request.headers.authorization);
    call.userId = session?.userId ?? null;
    const fault = faults.take(method, path);
    if (fault && (await play(fault, response))) return;
    const member = requireMember(session, orgId);
    const { operation, parameters } = operationFor(method, path);
    const body = operation.hasBody ? payloadOf(request, text) : undefined;
    const faulty = operation.faultOf(call.query, body);
    if (faulty !== null) throw new Refusal(400, faulty);
    const result = await handlers[operation.id]?.({ member, parameters, query: call.query, body });
    if (result === undefined) throw new Refusal(404, 'There is nothing here for this organisation.');
    sendJson(response, 200, result);
  }

  return async (request, response) => {
    const address = addressOf(request);
    const { pathname } = address;
    if (pathname.startsWith(`${CONTROL}/`)) return control(request, response, pathname.slice(CONTROL.length));
    if (answerCors(request, response, addresses.app)) return;
    try {
      if (!pathname.startsWith(`${BASE}/`)) throw new Refusal(404, `The API begins at ${BASE}/.`);
      await answer(request, response, address);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 401) response.setHeader('www-authenticate', 'Bearer error="invalid_token"');
      sendJson(response, error.status, { detail: error.message });
    }
  };
}

/**
 * @param {string} method
 * @param {string} path
 */
function operationFor(method, path) {
  const match = matchPath(path);
  if (match === null) throw new Refusal(404, `The API has no ${path}.`);
  const operation = match.operations.find((each) => each.method === method);
  if (operation === undefined) throw new Refusal(405, `${path} does not take ${method}.`);
  return { operation, parameters: match.parameters };
}

/**
 * @param {Request} request
 * @param {string} text
 */
function payloadOf(request, text) {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) throw new Refusal(415, 'The body must be application/json.');
  return parseJson(text);
}

/** For the recording: JSON as JSON, anything else as text. @param {string} text */
function readable(text) {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
