import { setTimeout } from 'node:timers/promises';
import { installProbe } from './probe.mjs';
import { Traffic } from './traffic.mjs';

/** A slow machine on a slow line. */
const CONDITIONS = { cpuSlowdown: 4, megabits: 9, latencyMs: 60, width: 1366, height: 900 };

const SETTLE_MS = 500;
/** By then the page has answered an input, and the browser has reported it. */
const AFTERMATH_MS = 200;
/** The event timing API reports no shorter events. */
const SHORTEST_EVENT_MS = 16;

/**
 * @typedef {object} VisitOptions
 * @property {string} origin
 * @property {import('./probe.mjs').Condition} ready
 * @property {Record<string, string>} [storage] the browser's local storage, such as the session
 * @property {boolean} [isSlow] false: for figures that do not depend on time
 */

/** One visit of a page with an empty cache: a browser context of its own, slowed down, with a probe in the page. */
export class Visit {
  /** @type {import('playwright').Page} */
  page;
  #context;
  #cdp;
  #traffic;
  #origin;

  /**
   * @param {import('playwright').BrowserContext} context
   * @param {import('playwright').Page} page
   * @param {import('playwright').CDPSession} cdp
   * @param {string} origin
   */
  constructor(context, page, cdp, origin) {
    this.page = page;
    this.#context = context;
    this.#cdp = cdp;
    this.#traffic = new Traffic(cdp);
    this.#origin = origin;
  }

  /**
   * @param {import('playwright').Browser} browser
   * @param {VisitOptions} options
   */
  static async begin(browser, { origin, ready, storage = {}, isSlow = true }) {
    const { width, height } = CONDITIONS;
    const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      viewport: { width, height },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    const page = await context.newPage();
    await page.addInitScript(installProbe, ready);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
    if (isSlow) await slowDown(cdp);
    else await page.addInitScript(beginIdleWorkWhenReady);
    return new Visit(context, page, cdp, origin);
  }

  /** @param {string} address */
  async load(address) {
    await this.page.goto(this.#origin + address, { waitUntil: 'commit' });
    await this.page.evaluate(() => window.__bench.whenReady());
    await setTimeout(SETTLE_MS);
    await this.#traffic.quiet(SETTLE_MS);
    const figures = await this.page.evaluate(() => window.__bench.load());
    return { ...figures, ...this.#traffic.figures(figures.ready) };
  }

  /** @param {number} ready @returns {string[]} the paths of the scripts that the page asked for until then, in ms */
  scriptPaths(ready) {
    return this.#traffic.scriptPaths(ready);
  }

  /**
   * Answers a request instead of the server.
   * @param {string} path
   * @param {object} json
   */
  async answer(path, json) {
    await this.#context.route(this.#origin + path, (route) => route.fulfill({ json }));
  }

  /** Waits until the network has been quiet for a while. */
  async rest() {
    await this.#traffic.quiet(SETTLE_MS);
  }

  /**
   * Measures one input: the time until each condition is painted, and what the browser reports of the input.
   * @template {string} Name
   * @param {() => Promise<void>} input
   * @param {Record<Name, import('./probe.mjs').Condition>} conditions
   * @returns {Promise<{ painted: Record<Name, number>, longestEvent: number, layoutShift: number }>} times in ms
   */
  async act(input, conditions) {
    const names = /** @type {Name[]} */ (Object.keys(conditions));
    await this.page.evaluate(
      (list) => window.__bench.arm(list),
      names.map((name) => conditions[name]),
    );
    await input();
    const times = await this.page.evaluate(() => window.__bench.outcome());
    await setTimeout(AFTERMATH_MS);
    const { longestEvent, layoutShift } = await this.page.evaluate(() => window.__bench.aftermath());
    const painted = /** @type {Record<Name, number>} */ (
      Object.fromEntries(names.map((name, at) => [name, times[at]]))
    );
    return { painted, longestEvent: Math.max(SHORTEST_EVENT_MS, longestEvent), layoutShift };
  }

  /** @returns {Promise<number>} megabytes of the JavaScript heap after a garbage collection */
  async heap() {
    await this.#cdp.send('HeapProfiler.collectGarbage');
    await this.#cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.#cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1_000_000;
  }

  /** A browser that has crashed has closed its contexts already. */
  end() {
    return this.#context.close().catch(() => {});
  }
}

/**
 * In the page: what it does in idle time, such as loading other screens ahead, begins once it is ready. Otherwise it
 * would depend on the load of the machine how much of it has begun until then.
 */
function beginIdleWorkWhenReady() {
  if (window !== window.top) return;
  const { requestIdleCallback } = window;
  window.requestIdleCallback = (callback, options) => {
    void window.__bench.whenReady().then(() => requestIdleCallback.call(window, callback, options));
    return 0;
  };
}

/** @param {import('playwright').CDPSession} cdp */
async function slowDown(cdp) {
  const { cpuSlowdown, megabits, latencyMs } = CONDITIONS;
  const throughput = (megabits * 1_000_000) / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
