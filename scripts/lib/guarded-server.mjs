// An HTTP server for this machine: refuses foreign host names, closes connections that send too slowly, and outlives what
// the answer to one request throws.
import { createServer } from 'node:http';

const LOOPBACK = '127.0.0.1';
const LOOPBACK_NAMES = new Set([LOOPBACK, 'localhost', '[::1]']);

/** In milliseconds, for the whole request to arrive. */
const REQUEST_TIMEOUT = 10_000;

/**
 * @param {(request: Request, response: Response) => unknown} listener may be async; what it throws is answered with 500
 * @param {{ host?: string, maxHeaderSize?: number, timeoutMs?: number }} [options] with the default host, requests
 *   for any other host name are answered with 421: a web page whose name resolves to this machine (DNS rebinding)
 *   reads nothing
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */
export function createGuardedServer(listener, { host = LOOPBACK, maxHeaderSize, timeoutMs = REQUEST_TIMEOUT } = {}) {
  const isOpen = !LOOPBACK_NAMES.has(host);
  const limits = { headersTimeout: timeoutMs, requestTimeout: timeoutMs, connectionsCheckingInterval: timeoutMs / 4 };
  return createServer({ ...limits, ...(maxHeaderSize && { maxHeaderSize }) }, (request, response) => {
    if (!isOpen && !isLoopback(request.headers.host)) {
      return refuse(response, 421, 'This server answers for the local machine only.');
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

/** @param {string | undefined} hostHeader */
function isLoopback(hostHeader = '') {
  return LOOPBACK_NAMES.has(hostHeader.replace(/:\d*$/, '').toLowerCase());
}
