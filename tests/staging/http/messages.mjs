// Reading requests and writing answers, the same for every server of this environment.

/** A request that is refused: the status says how, the message why. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} reason
   */
  constructor(status, reason) {
    super(reason);
    this.status = status;
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {number} maxBytes
 * @returns {Promise<string>} rejects with a Refusal 413 as soon as more comes than is allowed
 */
export async function readText(request, maxBytes) {
  const chunks = [];
  let bytes = 0;
  // The connection must outlive a body that is cut short, or the refusal would never arrive.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Refusal(413, `The body is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** @param {string} text */
export function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {unknown} value
 */
export function sendJson(response, status, value) {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(value));
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} type
 * @param {string | Uint8Array} body
 */
export function send(response, status, type, body) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {{ pathname: string, searchParams: URLSearchParams }} as they came: a strange address is not an error
 */
export function addressOf({ url = '/' }) {
  const [pathname, search = ''] = url.split(/\?(.*)/s);
  return { pathname, searchParams: new URLSearchParams(search) };
}
