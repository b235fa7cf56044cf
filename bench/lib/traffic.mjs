import { setTimeout } from 'node:timers/promises';

/**
 * @typedef {object} Request
 * @property {string} path
 * @property {number} at when it was sent, in ms of the browser's clock
 * @property {number} head bytes of the answer's head
 * @property {number | null} bytes of the whole answer, compressed; null: it has not finished
 */

/** Counts what a page loads over the network, compressed. A kilobyte is 1,000 bytes. */
export class Traffic {
  /** @type {Map<string, Request>} */
  #requests = new Map();
  #lastChange = 0;
  /** @type {string | undefined} */
  #frame;
  /** @type {string | undefined} */
  #loader;

  /** @param {import('playwright').CDPSession} cdp whose network domain is enabled */
  constructor(cdp) {
    cdp.on('Network.requestWillBeSent', ({ requestId, loaderId, frameId, request, timestamp, type }) => {
      if (/^(?:data|blob|about):/.test(request.url)) return;
      if (type === 'Document' && frameId === (this.#frame ??= frameId)) this.#begin(loaderId);
      // Frames inside the page are other pages, and the browser does not report the end of their requests here.
      if (loaderId !== this.#loader) return;
      this.#note(requestId, { path: new URL(request.url).pathname, at: timestamp * 1000, head: 0, bytes: null });
    });
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      const request = this.#requests.get(requestId);
      if (request) this.#note(requestId, { ...request, head: response.encodedDataLength });
    });
    cdp.on('Network.requestServedFromCache', ({ requestId }) => this.#drop(requestId));
    cdp.on('Network.loadingFailed', ({ requestId }) => this.#drop(requestId));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = this.#requests.get(requestId);
      if (request) this.#note(requestId, { ...request, bytes: encodedDataLength });
    });
  }

  /** @param {string} loader */
  #begin(loader) {
    this.#requests.clear();
    this.#loader = loader;
  }

  /**
   * @param {string} id
   * @param {Request} request
   */
  #note(id, request) {
    this.#requests.set(id, request);
    this.#lastChange = Date.now();
  }

  /** @param {string} id */
  #drop(id) {
    this.#requests.delete(id);
    this.#lastChange = Date.now();
  }

  /** Resolves when no request has been under way for so long. @param {number} milliseconds */
  async quiet(milliseconds) {
    while (this.#isBusy() || Date.now() - this.#lastChange < milliseconds) await setTimeout(50);
  }

  #isBusy() {
    return [...this.#requests.values()].some(({ bytes }) => bytes === null);
  }

  /**
   * Scripts that the page asked for until it was ready, and all that it loaded without an input.
   * @param {number} ready in milliseconds after the first request
   */
  figures(ready) {
    const finished = [...this.#requests.values()].filter(({ bytes }) => bytes !== null);
    const scripts = finished.filter(isScript);
    const early = this.#until(ready, scripts);
    return {
      scriptKilobytes: kilobytes(early, bodyBytes),
      scriptRequests: early.length,
      allScriptKilobytes: kilobytes(scripts, bodyBytes),
      totalKilobytes: kilobytes(finished, ({ bytes }) => bytes ?? 0),
      requests: finished.length,
    };
  }

  /** @param {number} ready @returns {string[]} the paths of the scripts that the page asked for until then */
  scriptPaths(ready) {
    return this.#until(ready, [...this.#requests.values()].filter(isScript)).map(({ path }) => path);
  }

  /**
   * @param {number} milliseconds
   * @param {readonly Request[]} requests
   */
  #until(milliseconds, requests) {
    const start = Math.min(...[...this.#requests.values()].map(({ at }) => at));
    return requests.filter(({ at }) => at - start <= milliseconds);
  }
}

/** @param {Request} request */
function isScript({ path }) {
  return path.endsWith('.js');
}

/** @param {Request} request */
function bodyBytes({ bytes, head }) {
  return (bytes ?? 0) - head;
}

/**
 * @param {readonly Request[]} requests
 * @param {(request: Request) => number} bytesOf
 */
function kilobytes(requests, bytesOf) {
  return requests.reduce((sum, request) => sum + bytesOf(request), 0) / 1000;
}
