import { installProbe } from './probe.mjs';
import { pause, Traffic } from './traffic.mjs';

/** The machine and the line of somebody who is not favoured. */
export const CONDITIONS = { cpuSlowdown: 4, megabits: 9, latencyMs: 60, width: 1366, height: 900 };

const SETTLE_MS = 500;
/** The page's answer to an input has ended by then, and the browser has told of it. */
const AFTERMATH_MS = 200;
/** The event timing API tells of nothing shorter. */
const SHORTEST_EVENT_MS = 16;

/** One visit by somebody who has never been here: a browser context of its own, slowed down, with a probe in the page. */
export class Visit {
  /** @type {import('playwright').Page | undefined} */
  page;
  #context;
  #cdp;
  #traffic;
  #origin;
  #ready;
  #isSlow;

  /**
   * @param {import('playwright').Browser} browser
   * @param {object} where
   * @param {string} where.origin
   * @param {import('./probe.mjs').Moment} where.ready
   * @param {Record<string, string>} [where.storage] of the browser, such as the session
   * @param {boolean} [where.isSlow] false: what does not depend on time is measured at full speed
   */
  static async begin(browser, { origin, ready, storage = {}, isSlow = true }) {
    const visit = new Visit();
    const { width, height } = CONDITIONS;
    const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
    visit.#origin = origin;
    visit.#ready = ready;
    visit.#isSlow = isSlow;
    visit.#context = await browser.newContext({
      viewport: { width, height },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    await visit.openTab();
    return visit;
  }

  /** Goes on in a new tab: what the browser keeps is there, and nothing of the page that was. */
  async openTab() {
    await this.page?.close();
    this.page = await this.#context.newPage();
    await this.page.addInitScript(installProbe, this.#ready);
    const cdp = await this.#context.newCDPSession(this.page);
    this.#cdp = cdp;
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
    if (this.#isSlow) await slowDown(cdp);
    this.#traffic = new Traffic(cdp);
  }

  /** @returns the figures of the load: until the page was ready, and until it rests */
  async load(address) {
    await this.page.goto(this.#origin + address, { waitUntil: 'commit' });
    await this.page.evaluate(() => window.__bench.whenReady());
    await pause(SETTLE_MS);
    await this.#traffic.quiet(SETTLE_MS);
    const figures = await this.page.evaluate(() => window.__bench.load());
    return { ...figures, ...this.#traffic.figures(figures.ready) };
  }

  /** @returns {string[]} the paths of the scripts that were asked for until then, in milliseconds */
  scriptPaths(until) {
    return this.#traffic.scriptPaths(until);
  }

  /** Answers at an address of the app in its server's place. */
  async answer(path, json) {
    await this.#context.route(this.#origin + path, (route) => route.fulfill({ json }));
  }

  /** Waits until the page has answered to everything that has happened to it. */
  async rest() {
    await this.#traffic.quiet(SETTLE_MS);
  }

  /**
   * One input, and how long it takes until what is asked for is painted.
   * @template {string} Name
   * @param {() => Promise<void>} input
   * @param {Record<Name, import('./probe.mjs').Moment>} moments
   * @returns {Promise<{ painted: Record<Name, number>, inp: number, block: number, layoutShift: number }>}
   */
  async act(input, moments) {
    await this.page.evaluate((list) => window.__bench.arm(list), Object.values(moments));
    await input();
    const { painted, block } = await this.page.evaluate(() => window.__bench.outcome());
    await pause(AFTERMATH_MS);
    const { longestEvent, layoutShift } = await this.page.evaluate(() => window.__bench.aftermath());
    const times = Object.fromEntries(Object.keys(moments).map((name, index) => [name, painted[index]]));
    return { painted: times, inp: Math.max(SHORTEST_EVENT_MS, longestEvent), block, layoutShift };
  }

  /** @returns {Promise<number>} megabytes that are in use after the garbage has been taken out */
  async heap() {
    await this.#cdp.send('HeapProfiler.collectGarbage');
    await this.#cdp.send('HeapProfiler.collectGarbage');
    return (await this.metric('JSHeapUsedSize')) / 1_000_000;
  }

  /** @returns {Promise<number>} one of the browser's own counters */
  async metric(name) {
    const { metrics } = await this.#cdp.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  }

  /** A browser that has gone took the visit with it. */
  end() {
    return this.#context.close().catch(() => {});
  }
}

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
