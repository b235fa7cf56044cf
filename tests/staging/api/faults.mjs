import { setTimeout as wait } from 'node:timers/promises';
import { isObject } from '../workspace/fields.mjs';

/**
 * @typedef {object} Fault
 * @property {string} [method] any method without it
 * @property {string} path with `*` for any characters; with or without the base of the API
 * @property {number} [status]
 * @property {unknown} [body] a text is sent unchanged, anything else as JSON
 * @property {number} [retryAfter] in seconds, sent as the header of that name
 * @property {number} [delayMs]
 * @property {boolean} [drop] closes the connection instead of answering
 * @property {boolean} [goesOn] a delayed call is carried out though its caller has left meanwhile
 * @property {number} [times] number of calls; all of them without it
 */

/** @type {Record<string, readonly [least: number, most: number]>} */
const NUMBERS = { status: [200, 599], delayMs: [0, 600_000], times: [1, 1_000_000], retryAfter: [0, 600] };
const KEYS = new Set(['method', 'path', 'body', 'drop', 'goesOn', ...Object.keys(NUMBERS)]);

/**
 * @param {unknown} fault
 * @returns {string | null} what is wrong with it
 */
export function faultyFault(fault) {
  if (!isObject(fault)) return 'A fault is an object.';
  const unknown = Object.keys(fault).find((key) => !KEYS.has(key));
  if (unknown !== undefined) return `A fault has no "${unknown}".`;
  if (typeof fault.path !== 'string' || fault.path === '') return 'A fault needs a path.';
  if (fault.method !== undefined && typeof fault.method !== 'string') return 'The method is not a text.';
  for (const key of ['drop', 'goesOn']) {
    if (fault[key] !== undefined && typeof fault[key] !== 'boolean') return `${key} is neither true nor false.`;
  }
  for (const [key, [least, most]] of Object.entries(NUMBERS)) {
    const value = fault[key];
    const isAllowed = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
    if (value !== undefined && !isAllowed) {
      return `${key} is not a whole number from ${least} to ${most}.`;
    }
  }
  return null;
}

/** Faults on demand: the next matching calls are answered as a test asks for it. */
export class Faults {
  /** @type {{ fault: Fault, pattern: RegExp, left: number }[]} */
  #planted = [];
  #base;

  /** @param {string} base the path that all calls of the API begin with */
  constructor(base) {
    this.#base = base;
  }

  /** @param {Fault} fault */
  add(fault) {
    const path = fault.path.startsWith(this.#base) ? fault.path.slice(this.#base.length) : fault.path;
    const pattern = new RegExp(`^${path.split('*').map(literally).join('.*')}$`, 's');
    this.#planted.push({ fault, pattern, left: fault.times ?? Infinity });
  }

  /** @param {string} [path] only the faults of this path, as it was given to {@link add}; without it all of them */
  clear(path) {
    this.#planted = path === undefined ? [] : this.#planted.filter(({ fault }) => fault.path !== path);
  }

  /**
   * @param {string} method
   * @param {string} path without the base of the API
   * @returns {Fault | undefined} the first planted fault that matches this call
   */
  take(method, path) {
    const found = this.#planted.find(
      ({ fault, pattern, left }) =>
        left > 0 && (fault.method?.toUpperCase() ?? method) === method && pattern.test(path),
    );
    if (found) found.left -= 1;
    return found?.fault;
  }
}

/**
 * @param {Fault} fault
 * @param {import('node:http').ServerResponse} response
 * @returns {Promise<boolean>} true: the call has ended; false: it was only delayed
 */
export async function play({ status, body, retryAfter, delayMs = 0, drop = false, goesOn = false }, response) {
  const gone = new AbortController();
  if (!goesOn) response.once('close', () => gone.abort());
  await wait(delayMs, undefined, { signal: gone.signal }).catch(() => {});
  if (gone.signal.aborted) return true;
  if (drop) {
    response.destroy();
    return true;
  }
  if (status === undefined && body === undefined) return false;
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? { detail: 'A fault was asked for.' });
  const type = typeof body === 'string' && /^\s*</.test(body) ? 'text/html' : 'application/json';
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
  response.writeHead(status ?? 200, { 'content-type': `${type}; charset=utf-8` }).end(text);
  return true;
}

/** @param {string} text */
function literally(text) {
  return text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
}
