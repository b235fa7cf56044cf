// An HTTP server that refuses foreign host names, closes connections that send too slowly or read nothing, and outlives
// what the answer to one request throws.
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';

const LOOPBACK = '127.0.0.1';
const LOOPBACK_NAMES = new Set([LOOPBACK, 'localhost', '[::1]']);

/** In milliseconds, for the whole request to arrive. */
const REQUEST_TIMEOUT = 10_000;
/** In milliseconds, in which nothing of an answer is taken: the client reads no more. */
const UNREAD_TIMEOUT = 60_000;

/**
 * @param {(request: Request, response: Response) => unknown} listener may be async; what it throws is answered with 500
 * @param {{ host?: string, hostNames?: readonly string[], maxHeaderSize?: number, timeoutMs?: number, unreadMs?: number }} [options]
 *   requests for other names than those of this machine and the given ones are answered with 421: a web page whose name
 *   resolves to this machine (DNS rebinding) reads nothing. With the default host, its loopback names are all that it has
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */
export function createGuardedServer(listener, options = {}) {
  const { host = LOOPBACK, hostNames = [], maxHeaderSize, timeoutMs = REQUEST_TIMEOUT } = options;
  const names = new Set([...namesOf(host), ...hostNames.map(plainName)]);
  const limits = { headersTimeout: timeoutMs, requestTimeout: timeoutMs, connectionsCheckingInterval: timeoutMs / 4 };
  const server = createServer({ ...limits, ...(maxHeaderSize && { maxHeaderSize }) }, (request, response) => {
    if (!names.has(plainName(request.headers.host))) {
      return refuse(response, 421, 'This server has no such name. Names are given at its start: --host-name NAME.');
    }
    Promise.resolve()
      .then(() => listener(request, response))
      .catch((error) => {
        // The client has gone: there is nothing to answer.
        if (request.destroyed && !request.complete) return;
        console.error(error);
        if (response.headersSent) response.destroy();
        else refuse(response, 500, 'Internal error');
      });
  });
  // Of a connection on which nothing goes on, be it that it is read no more. The time between two requests has its own.
  server.setTimeout(options.unreadMs ?? UNREAD_TIMEOUT);
  return server;
}

/** The names of this machine by which a server on a host can be asked. @param {string} host */
function namesOf(host) {
  if (LOOPBACK_NAMES.has(plainName(host))) return [...LOOPBACK_NAMES];
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return [...LOOPBACK_NAMES, ...[host, ...addresses.map(({ address }) => address)].map(plainName)];
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} text
 */
function refuse(response, status, text) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/**
 * A name as it is compared: without the port, in small letters, an address of IPv6 in brackets.
 * @param {string | undefined} name of a Host header, or as given
 */
function plainName(name = '') {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/\.(?=:\d*$|$)/, '');
  return /^[^[\]]*:[^[\]]*:/.test(plain) ? `[${plain}]` : plain.replace(/:\d*$/, '');
}
