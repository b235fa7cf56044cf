import { loadavg } from 'node:os';
import { launchBrowser } from './browser.mjs';
import { Visit } from './visit.mjs';

/**
 * Visits all pages, round by round. Every round begins one page further, so that a slow spell of a shared machine falls
 * on all of them alike, and has a browser of its own.
 * @param {readonly import('../pages.mjs').Page[]} pages
 * @param {Record<string, string>} origins by the name of the site
 * @param {number} rounds
 * @param {(line: string) => void} tell
 * @returns {Promise<{ visits: Visits, faults: string[] }>}
 *
 * @typedef {Map<string, (Record<string, number> | undefined)[]>} Visits figures by page and round
 */
export async function runRounds(pages, origins, rounds, tell) {
  const visits = new Map(pages.map(({ name }) => [name, []]));
  const faults = [];
  // Round -1 is thrown away: it fills the caches of server and system, and finds pages that cannot be measured.
  let remaining = [...pages];
  for (let round = -1; round < rounds; round++) {
    const start = performance.now();
    const order = remaining.map((_, index) => remaining[(index + Math.max(0, round)) % remaining.length]);
    const outcomes = await runRound(order, origins, (fault) => {
      faults.push(fault);
      tell(fault);
    });
    if (round < 0) remaining = remaining.filter((page) => outcomes.has(page.name));
    else for (const [name, figures] of outcomes) visits.get(name)[round] = figures;
    const seconds = Math.round((performance.now() - start) / 1000);
    const name = round < 0 ? 'first visits, not counted' : `round ${round + 1} of ${rounds}`;
    tell(`${name}: ${seconds} s, load ${loadavg()[0].toFixed(1)}`);
  }
  return { visits, faults };
}

/** @returns {Promise<Map<string, Record<string, number>>>} figures by page, of those that could be measured */
async function runRound(pages, origins, onFault) {
  const outcomes = new Map();
  let browser = await launchBrowser();
  for (const page of pages) {
    try {
      // A machine that runs out of memory ends browsers; that costs one page and not the run.
      if (!browser.isConnected()) browser = await launchBrowser();
      outcomes.set(page.name, await visitPage(browser, page, origins[page.site]));
    } catch (error) {
      onFault(`${page.name}: ${String(error.message).split('\n', 1)[0]}`);
    }
  }
  await browser.close();
  return outcomes;
}

/** @param {import('../pages.mjs').Page} page */
async function visitPage(browser, { address, ready, storage, again = false, steps = [] }, origin) {
  const visit = await Visit.begin(browser, { origin, ready, storage });
  try {
    const figures = await visit.load(address);
    figures.heap = await visit.heap();
    for (const step of steps) Object.assign(figures, await step(visit));
    if (again) {
      // The third load: the second one may still have filled a cache. Then once more where the page still stands.
      for (let tab = 0; tab < 2; tab++) {
        await visit.openTab();
        figures.readyAgain = (await visit.load(address)).ready;
      }
      figures.readyReloaded = (await visit.load(address)).ready;
    }
    return figures;
  } finally {
    await visit.end();
  }
}
