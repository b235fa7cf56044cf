// An HTTP server for this machine: refuses foreign host names, and closes connections that send too slowly.
import { createServer } from 'node:http';

const LOOPBACK = '127.0.0.1';
const LOOPBACK_NAMES = new Set([LOOPBACK, 'localhost', '[::1]']);

/** In milliseconds, for the whole request to arrive. */
const REQUEST_TIMEOUT = 10_000;

/**
 * @param {import('node:http').RequestListener} listener
 * @param {{ host?: string, maxHeaderSize?: number, timeoutMs?: number }} [options] with the default host, requests
 *   for any other host name are answered with 421: a web page whose name resolves to this machine (DNS rebinding)
 *   reads nothing
 */
export function createGuardedServer(listener, { host = LOOPBACK, maxHeaderSize, timeoutMs = REQUEST_TIMEOUT } = {}) {
  const isOpen = !LOOPBACK_NAMES.has(host);
  const limits = { headersTimeout: timeoutMs, requestTimeout: timeoutMs, connectionsCheckingInterval: timeoutMs / 4 };
  return createServer({ ...limits, ...(maxHeaderSize && { maxHeaderSize }) }, (request, response) => {
    if (isOpen || isLoopback(request.headers.host)) return listener(request, response);
    response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('This server answers for the local machine only.');
  });
}

/** @param {string | undefined} hostHeader */
function isLoopback(hostHeader = '') {
  return LOOPBACK_NAMES.has(hostHeader.replace(/:\d*$/, '').toLowerCase());
}
