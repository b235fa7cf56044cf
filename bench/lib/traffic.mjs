/** What a page loads over the network, as the browser counts it: compressed. A kilobyte is 1,000 bytes. */
export class Traffic {
  #requests = new Map();
  #lastChange = 0;
  #frame = null;
  #loader = null;

  /** @param {import('playwright').CDPSession} cdp whose network domain is enabled */
  constructor(cdp) {
    cdp.on('Network.requestWillBeSent', ({ requestId, loaderId, frameId, request, timestamp, type }) => {
      if (/^(?:data|blob|about):/.test(request.url)) return;
      if (type === 'Document' && frameId === (this.#frame ??= frameId)) this.#begin(loaderId);
      // A frame in the page is another page, and so is the page before this one; nobody here hears of their end.
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

  #begin(loader) {
    this.#requests.clear();
    this.#loader = loader;
  }

  #note(id, request) {
    this.#requests.set(id, request);
    this.#lastChange = Date.now();
  }

  #drop(id) {
    this.#requests.delete(id);
    this.#lastChange = Date.now();
  }

  /** Resolves when nothing has been under way for so long. */
  async quiet(milliseconds) {
    while (this.#isBusy() || Date.now() - this.#lastChange < milliseconds) await pause(50);
  }

  #isBusy() {
    return [...this.#requests.values()].some(({ bytes }) => bytes === null);
  }

  /**
   * What was asked for until the page was ready, and all that came by itself.
   * @param {number} ready in milliseconds after the first request
   */
  figures(ready) {
    const finished = [...this.#requests.values()].filter(({ bytes }) => bytes !== null);
    const scripts = finished.filter(({ path }) => path.endsWith('.js'));
    const early = this.#until(ready, scripts);
    return {
      // The code itself, and everything that came over the line.
      scriptKilobytes: kilobytes(early, code),
      scriptRequests: early.length,
      allScriptKilobytes: kilobytes(scripts, code),
      totalKilobytes: kilobytes(finished, ({ bytes }) => bytes),
      requests: finished.length,
    };
  }

  /** @returns {string[]} the paths of the scripts that were asked for until then */
  scriptPaths(until) {
    const all = this.#until(until, [...this.#requests.values()]);
    return all.map(({ path }) => path).filter((path) => path.endsWith('.js'));
  }

  #until(milliseconds, requests) {
    const start = Math.min(...[...this.#requests.values()].map(({ at }) => at));
    return requests.filter(({ at }) => at - start <= milliseconds);
  }
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function code({ bytes, head }) {
  return bytes - head;
}

function kilobytes(requests, bytesOf) {
  return requests.reduce((sum, request) => sum + bytesOf(request), 0) / 1000;
}
