import { setTimeout } from 'node:timers/promises';
import { messageOf } from '../../scripts/lib/run.mjs';
import { LONGEST_EVENT, WALKS } from '../clicks.mjs';
import { SIGNED_IN } from '../pages.mjs';
import { launchBrowser } from './browser.mjs';
import { pointAt } from './pointer.mjs';
import { freeShare } from './quiet.mjs';
import { spreadOf } from './statistics.mjs';
import { table } from './table.mjs';
import { Visit } from './visit.mjs';

/** Until the page has answered also a slow action, and the browser has reported it. */
const ANSWER_MS = 600;

/**
 * Does the actions of all walks, round by round.
 * @param {string} origin of the product
 * @param {number} rounds
 * @returns {Promise<{ clicks: string, faults: string[], free: number[], slow: number }>} the table; what could not be done; the
 *   free share of the processor before each round, see quiet.mjs; how many actions take longer than they may
 */
export async function runClicks(origin, rounds) {
  /** @type {Map<string, number[]>} by screen and action */
  const events = new Map();
  /** @type {string[]} */
  const faults = [];
  /** @type {number[]} */
  const free = [];
  for (let round = 0; round < rounds; round++) {
    free.push(await freeShare());
    const browser = await launchBrowser();
    for (const walk of WALKS) {
      try {
        for (const [name, longest] of await follow(browser, origin, walk)) {
          const key = `${walk.screen}\n${name}`;
          events.set(key, [...(events.get(key) ?? []), longest]);
        }
      } catch (error) {
        faults.push(`${walk.screen}: ${messageOf(error).split('\n', 1)[0]}`);
      }
    }
    await browser.close();
  }
  const rows = [...events].map(([key, all]) => /** @type {const} */ ([key, spreadOf(all)]));
  const slow = rows.filter(([, spread]) => spread !== null && spread.median > LONGEST_EVENT).length;
  const lines = rows.map(([key, spread]) => {
    const [screen = '', name = ''] = key.split('\n');
    const median = spread?.median ?? Number.NaN;
    return [screen, name, `${median.toFixed(0)} ms`, median <= LONGEST_EVENT ? 'met' : 'not met'];
  });
  return {
    clicks: table(['screen', 'action', 'longest event', `goal: ≤ ${LONGEST_EVENT} ms`], lines),
    faults,
    free,
    slow,
  };
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {import('../clicks.mjs').Walk} walk
 * @returns {Promise<(readonly [name: string, longest: number])[]>}
 */
async function follow(browser, origin, { address, visible, actions }) {
  const visit = await Visit.begin(browser, { origin, ready: { visible }, storage: SIGNED_IN });
  try {
    await visit.load(address);
    /** @type {(readonly [string, number])[]} */
    const found = [];
    for (const { name, press, key, isStep = false } of actions) {
      const input =
        press === undefined ? () => visit.page.keyboard.press(key ?? '') : await pointTo(visit, name, press);
      const { longestEvent } = await visit.act(async () => {
        await input();
        await setTimeout(ANSWER_MS);
      }, {});
      await visit.rest();
      if (!isStep) found.push([name, longestEvent]);
    }
    return found;
  } finally {
    await visit.end();
  }
}

/**
 * @param {Visit} visit
 * @param {string} name of the action, for the message where its target is not there
 * @param {string} target
 */
async function pointTo(visit, name, target) {
  try {
    await visit.page.locator(target).first().waitFor({ timeout: 10_000 });
    return await pointAt(visit, target);
  } catch (error) {
    throw new Error(`${name}: ${target} is not there`, { cause: error });
  }
}
