import { loadavg } from 'node:os';
import { messageOf } from '../../scripts/lib/run.mjs';
import { freeShare } from './quiet.mjs';
import { launchBrowser } from './browser.mjs';
import { Visit } from './visit.mjs';

/**
 * @typedef {import('../pages.mjs').Page} Page
 * @typedef {Record<string, number>} Figures
 * @typedef {Map<string, (Figures | undefined)[]>} Visits figures by page and round; undefined: not measured in it
 */

/**
 * Visits all pages, round by round. Each round has a browser of its own and begins one page further, so that a slow
 * phase of a shared machine affects all pages alike.
 * @param {readonly Page[]} pages
 * @param {Record<string, string>} origins by the name of the site
 * @param {number} rounds
 * @returns {Promise<{ visits: Visits, faults: string[], free: number[] }>} free: of the processor before each round, see quiet.mjs
 */
export async function runRounds(pages, origins, rounds) {
  /** @type {Visits} */
  const visits = new Map(pages.map(({ name }) => [name, []]));
  /** @type {string[]} */
  const faults = [];
  /** @type {number[]} */
  const free = [];
  // The first visits are not counted: they fill the caches of the server and the system, and find pages that fail.
  let remaining = [...pages];
  for (let round = -1; round < rounds; round++) {
    const share = await freeShare();
    if (round >= 0) free.push(share);
    const start = performance.now();
    const order = inOrderOf(round, remaining);
    const found = await runRound(order, origins);
    faults.push(...found.faults);
    if (round < 0) remaining = remaining.filter(({ name }) => found.figures.has(name));
    else for (const page of pages) visits.get(page.name)?.push(found.figures.get(page.name));
    const seconds = Math.round((performance.now() - start) / 1000);
    const name = round < 0 ? 'first visits, not counted' : `round ${round + 1} of ${rounds}`;
    const state = `load ${loadavg()[0]?.toFixed(1)}, ${Math.round(share * 100)} % of the processor was free`;
    console.error([...found.faults, `${name}: ${seconds} s, ${state}`].join('\n'));
  }
  return { visits, faults, free };
}

/**
 * Rotated by one for each round, and backwards in every second one: of two neighbours each is first as often as the
 * other.
 * @param {number} round
 * @param {readonly Page[]} pages
 */
function inOrderOf(round, pages) {
  const due = pages.filter((page) => round < (page.rounds ?? Infinity));
  const first = Math.max(0, round) % due.length;
  const order = [...due.slice(first), ...due.slice(0, first)];
  return round % 2 === 0 ? order : order.toReversed();
}

/**
 * @param {readonly Page[]} pages
 * @param {Record<string, string>} origins
 */
async function runRound(pages, origins) {
  /** @type {Map<string, Figures>} */
  const figures = new Map();
  /** @type {string[]} */
  const faults = [];
  let browser = await launchBrowser();
  for (const page of pages) {
    try {
      // A browser that crashed for lack of memory costs one page, not the run.
      if (!browser.isConnected()) browser = await launchBrowser();
      figures.set(page.name, await visitPage(browser, page, origins[page.site] ?? ''));
    } catch (error) {
      faults.push(`${page.name}: ${messageOf(error).split('\n', 1)[0]}`);
    }
  }
  await browser.close();
  return { figures, faults };
}

/**
 * @param {import('playwright').Browser} browser
 * @param {Page} page
 * @param {string} origin
 * @returns {Promise<Figures>}
 */
async function visitPage(browser, { address, steps = [], ...options }, origin) {
  const visit = await Visit.begin(browser, { origin, ...options });
  try {
    /** @type {Figures} */
    const figures = await visit.load(address);
    for (const step of steps) Object.assign(figures, await step(visit));
    return figures;
  } finally {
    await visit.end();
  }
}
