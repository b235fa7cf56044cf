/** What a page loads over the network, as the browser counts it: compressed. A kilobyte is 1,000 bytes. */
export class Traffic {
  #requests = new Map();
  #lastChange = 0;

  /** @param {import('playwright').CDPSession} cdp whose network domain is enabled */
  constructor(cdp) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      if (/^(?:data|blob|about):/.test(request.url)) return;
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

  #note(id, request) {
    this.#requests.set(id, request);
    this.#lastChange = Date.now();
  }

  #drop(id) {
    this.#requests.delete(id);
    this.#lastChange = Date.now();
  }

  clear() {
    this.#requests.clear();
  }

  /** Resolves when nothing has been under way for so long. */
  async quiet(milliseconds) {
    while (this.#isBusy() || Date.now() - this.#lastChange < milliseconds) await pause(50);
  }

  #isBusy() {
    return [...this.#requests.values()].some(({ bytes }) => bytes === null);
  }

  /**
   * Of what was asked for until then. What a page fetches in good time for later is not part of its load.
   * @param {number} until in milliseconds after the first request
   */
  figures(until) {
    const all = [...this.#requests.values()];
    const start = Math.min(...all.map(({ at }) => at));
    const finished = all.filter(({ at, bytes }) => bytes !== null && at - start <= until);
    const scripts = finished.filter(({ path }) => path.endsWith('.js'));
    return {
      requests: finished.length,
      scriptRequests: scripts.length,
      // The code itself, and everything that came over the line.
      scriptKilobytes: kilobytes(scripts, ({ bytes, head }) => bytes - head),
      totalKilobytes: kilobytes(finished, ({ bytes }) => bytes),
    };
  }

  /** @returns {string[]} the paths of all scripts */
  scriptPaths() {
    return [...this.#requests.values()].map(({ path }) => path).filter((path) => path.endsWith('.js'));
  }
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function kilobytes(requests, bytesOf) {
  return requests.reduce((sum, request) => sum + bytesOf(request), 0) / 1000;
}
