/** A request that is refused, with the status and the reason of the answer. */
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
 * @returns {Promise<string>} rejects with a Refusal 413 when the body is larger
 */
export async function readText(request, maxBytes) {
  /** @type {Buffer[]} */
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    // The rest is read and dropped: a client that is cut off while it sends does not see the answer.
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  if (bytes > maxBytes) throw new Refusal(413, `The body is larger than ${maxBytes} bytes.`);
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
 * @returns {{ pathname: string, searchParams: URLSearchParams }} as sent: a malformed address is not an error
 */
export function addressOf({ url = '/' }) {
  const [pathname = '', search = ''] = url.split(/\?(.*)/s);
  return { pathname, searchParams: new URLSearchParams(search) };
}
