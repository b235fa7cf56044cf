const METHODS = ['GET', 'POST'];
const HEADERS = ['authorization', 'content-type', 'x-org-id'];
/** Headers of an answer that a page of another origin may read. */
const EXPOSED = ['Retry-After'];
const MAX_AGE_SECONDS = 600;

/**
 * Lets the app's pages read the answers, and no others.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} app the one origin that is allowed
 * @returns {boolean} true: it was a preflight, and it is answered
 */
export function answerCors(request, response, app) {
  const allowed = request.headers.origin === app;
  response.setHeader('vary', 'Origin');
  if (allowed) {
    response.setHeader('access-control-allow-origin', app);
    response.setHeader('access-control-expose-headers', EXPOSED.join(', '));
  }
  if (request.method !== 'OPTIONS') return false;
  if (allowed) {
    response.setHeader('access-control-allow-methods', METHODS.join(', '));
    response.setHeader('access-control-allow-headers', HEADERS.join(', '));
    response.setHeader('access-control-max-age', MAX_AGE_SECONDS);
  }
  response.writeHead(allowed ? 204 : 403).end();
  return true;
}
