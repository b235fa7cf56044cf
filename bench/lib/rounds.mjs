import { loadavg } from 'node:os';
import { Visit } from './visit.mjs';

/**
 * Visits all pages, round by round. Every round begins one page further, so that a slow spell of a shared machine falls
 * on all of them alike.
 * @param {import('playwright').Browser} browser
 * @param {readonly import('../pages.mjs').Page[]} pages
 * @param {Record<string, string>} origins by the name of the site
 * @param {number} rounds
 * @param {(line: string) => void} tell
 * @returns {Promise<{ visits: Visits, faults: string[] }>}
 *
 * @typedef {Map<string, (Record<string, number> | undefined)[]>} Visits figures by page and round
 */
export async function runRounds(browser, pages, origins, rounds, tell) {
  const visits = new Map(pages.map(({ name }) => [name, []]));
  const faults = [];
  // Round -1 is thrown away: it fills the caches of server and system, and finds pages that cannot be measured.
  let remaining = [...pages];
  for (let round = -1; round < rounds; round++) {
    const start = performance.now();
    const order = remaining.map((_, index) => remaining[(index + Math.max(0, round)) % remaining.length]);
    for (const page of order) {
      try {
        const figures = await visitPage(browser, page, origins[page.site]);
        if (round >= 0) visits.get(page.name)[round] = figures;
      } catch (error) {
        faults.push(`${page.name}: ${String(error.message).split('\n', 1)[0]}`);
        tell(faults.at(-1));
        if (round < 0) remaining = remaining.filter((other) => other !== page);
      }
    }
    const seconds = Math.round((performance.now() - start) / 1000);
    const name = round < 0 ? 'first visits, not counted' : `round ${round + 1} of ${rounds}`;
    tell(`${name}: ${seconds} s, load ${loadavg()[0].toFixed(1)}`);
  }
  return { visits, faults };
}

/** @param {import('../pages.mjs').Page} page */
async function visitPage(browser, { address, ready, storage, again = false, steps = [] }, origin) {
  const visit = await Visit.begin(browser, { origin, ready, storage });
  try {
    const figures = await visit.load(address);
    figures.heap = await visit.heap();
    for (const step of steps) Object.assign(figures, await step(visit));
    if (again) {
      // The third visit: the second one may still have filled a cache.
      await visit.load(address);
      figures.readyAgain = (await visit.load(address)).ready;
    }
    return figures;
  } finally {
    await visit.end();
  }
}
